// What can be wrong with where imports lead, in English: one entry a finding, in the order of findings/modules.ts.

import type { ModulesWords } from "../catalogue.ts";

export const MODULES_WORDS: ModulesWords = {
  "modules.missing": {
    message: "There is no module {module}",
    help: "Create {file}, or write the path of a file beside this one or from the project's folder",
  },
  "modules.misspelled": { message: "There is no module {module}", help: "Write {known}" },
  "modules.extra-folder": {
    message: "{module} is found in {folder} alone, where the compiler does not look",
    help: "Move the file into the project for the compiler to find it",
  },
  "modules.ambiguous": { message: "{module} can be {first} and {second}", help: "Rename or remove one of the two files" },
  "modules.two-files": {
    message: "In this program {module} is {first} already; here it would be {second}",
    help: "Rename one of the two files, or write its path from the project's folder",
  },
};
