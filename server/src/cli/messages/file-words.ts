// What commands say on stderr about files, besides diagnostics.

export interface FileWords {
  /** A file was rewritten. */
  formatted(path: string): string;
  /** A file differs from how it should be. */
  wouldFormat(path: string): string;
  /** `count` pieces of the file stand as they stood, the first at `place` (a path, a line and a column); `problem` is the reason. */
  formattedInPart(place: string, count: number, problem: string | null): string;
  /** Before the files are checked. */
  checking(files: number): string;
  /** After that. */
  checked(errors: number, warnings: number): string;
  /** What to do about a diagnostic, in a line of its own. */
  help(text: string): string;
  /** What stands above a program with a problem, and above the same program repaired. */
  readonly example: string;
  readonly corrected: string;
  /** `explain` without a code, with several, and with one that there is not. */
  readonly whichCode: string;
  readonly oneCode: string;
  noSuchCode(code: string, nearest: string): string;
  noSuchPath(path: string): string;
  /** A folder without any source file. */
  noSources(path: string): string;
  unreadable(path: string, problem: string): string;
  unwritable(path: string, problem: string): string;
  /** A device, a pipe or a folder where a file has to be. */
  notAFile(path: string): string;
  badSettings(count: number, settingsPath: string): string;
  outputFailed(problem: string): string;
  /** A diagnostic's message together with what to do about it. */
  advised(message: string, help: string): string;
  /** A bug of ours. */
  internalError(path: string, problem: string): string;
}
