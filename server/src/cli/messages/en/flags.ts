// What the command line says about its flags, modes and paths, in English.

import type { FlagWords } from "../flag-words.ts";

export const FLAG_WORDS: FlagWords = {
  list: (items) => items.join(", "),
  noMode: (modes) => `which mode? The modes are: ${modes}`,
  noSuchMode: (name, modes) => `there is no mode ${name}; the modes are: ${modes}`,
  noFlagBeforeMode: (flag, modes) => `there is no flag ${flag} before a mode; the modes are: ${modes}`,
  seeHelp: (problem, command) => `${problem}; see ${command}`,
  noSuchFlag: (flag) => `there is no flag ${flag}`,
  misspelledFlag: (flag, known) => `there is no flag ${flag}, did you mean ${known}?`,
  noPaths: (argument) => `${argument} does not belong here: the mode takes flags alone`,
  missingValue: (flag) => `${flag} needs a value`,
  missingOrDashedValue: (flag) => `${flag} needs a value; one that begins with a dash is written ${flag}=-1`,
  noValue: (flag) => `${flag} takes no value`,
  notOneOf: (flag, values) => `${flag} must be one of: ${values}`,
  notWholeNumber: (flag, least, most) => `${flag} must be a whole number from ${least} to ${most}`,
  emptyValue: (flag) => `${flag} must not be empty`,
  emptyPath: "a path must not be empty",
  noInput: "which file or folder? (- is stdin)",
  stdinBesidePaths: "- stands for stdin, and for nothing beside it",
  stdinNameBesidePaths: "--stdin-filepath is for stdin: give - in place of paths",
  writeOfStdin: "--write is for files: what comes from stdin is printed",
  unwritableLog: (path, problem) => `--log-file ${path} can't be written (${problem})`,
};
