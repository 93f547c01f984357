// What can be wrong with a file as such, in English: one entry a finding, in the order of findings/files.ts.

import type { FilesWords } from "../catalogue.ts";

export const FILES_WORDS: FilesWords = {
  "files.wrong-encoding": { message: "From here on the file is not UTF-8", help: "Save the file as UTF-8" },
  "files.too-large": { message: "The file is longer than {limit} bytes and is not read", help: "Split it into several modules" },
  "files.unreadable": { message: "The file cannot be read: {reason}" },
};
