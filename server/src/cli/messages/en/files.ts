// What commands say about files, in English.

import type { FileWords } from "../file-words.ts";

export const FILE_WORDS: FileWords = {
  formatted: (path) => `Formatted: ${path}`,
  wouldFormat: (path) => `Would format: ${path}`,
  formattedInPart: (place, count, problem) =>
    `${place}: note: formatted in part, ${count === 1 ? "one place stands as it stood" : `${count} places stand as they stood, this is the first`}${problem === null ? "" : `: ${problem}`}`,
  checking: (files) => `Checking ${files === 1 ? "1 file" : `${files} files`}...`,
  checked: (errors, warnings) =>
    `${errors === 1 ? "1 error" : `${errors} errors`}, ${warnings === 1 ? "1 warning" : `${warnings} warnings`}`,
  help: (text) => `help: ${text}`,
  example: "Example:",
  corrected: "Corrected:",
  whichCode: "which code? (such as E1001)",
  oneCode: "one code at a time",
  noSuchCode: (code, nearest) => `there is no code ${code}; the nearest one is ${nearest}`,
  noSuchPath: (path) => `${path}: there is no such file or folder`,
  noSources: (path) => `No .yx files found at: ${path}`,
  unreadable: (path, problem) => `${path}: cannot be read (${problem})`,
  unwritable: (path, problem) => `${path}: cannot be written (${problem}); it is unchanged`,
  notAFile: (path) => `${path}: is not a file that can be rewritten`,
  badSettings: (count, path) => `${count === 1 ? "1 file" : `${count} files`} not formatted because of the errors in ${path}`,
  outputFailed: (problem) => `The output cannot be written (${problem})`,
  advised: (message, help) => `${message} (${help})`,
  internalError: (path, problem) => `${path}: internal error, the file is unchanged: ${problem}`,
};
