// What the command line says about its flags, modes and paths: each is one line, without a full stop.

export interface FlagWords {
  /** Things one behind the other: modes, values. */
  list(items: readonly string[]): string;
  /** No mode is given. */
  noMode(modes: string): string;
  noSuchMode(name: string, modes: string): string;
  /** A flag where the mode has to be. */
  noFlagBeforeMode(flag: string, modes: string): string;
  /** What is wrong with a mode's flags, and the command that shows them. */
  seeHelp(problem: string, command: string): string;
  noSuchFlag(flag: string): string;
  /** The same where another one was probably meant. */
  misspelledFlag(flag: string, known: string): string;
  /** A path where a mode takes none. */
  noPaths(argument: string): string;
  missingValue(flag: string): string;
  /** A flag that is followed by another one, or by a value that looks like one. */
  missingOrDashedValue(flag: string): string;
  noValue(flag: string): string;
  /** `values` are the ones that it can have. */
  notOneOf(flag: string, values: string): string;
  notWholeNumber(flag: string, least: number, most: number): string;
  emptyValue(flag: string): string;
  emptyPath: string;
  /** `format` without anything to format. */
  noInput: string;
  /** `-` beside other paths. */
  stdinBesidePaths: string;
  /** `--stdin-filepath` beside paths. */
  stdinNameBesidePaths: string;
  /** `--write` for what comes from stdin. */
  writeOfStdin: string;
  /** `problem` is the system's own word for what is wrong. */
  unwritableLog(path: string, problem: string): string;
}
