// What the server says besides diagnostics: one language's words for each of it. Descriptions of tools and the server's instructions are not
// among it, which models read in English, and neither are errors of the protocol, which speak to whoever writes a client.

/** What arguments can be, as JSON has it; numbers are told apart. */
export type ValueKind = "string" | "number" | "whole-number" | "fraction" | "boolean" | "list" | "object" | "null";

export interface Words {
  // ---------------------------------------------------------------- several things in one text

  /** Sentences one behind the other. */
  sentences(sentences: readonly string[]): string;
  /** Things one behind the other. */
  list(items: readonly string[]): string;
  /** The first few things of a list, and how many more there are. */
  firstOfList(items: readonly string[], rest: number): string;

  // ---------------------------------------------------------------- arguments that do not fit the schema; `field` is a name in backticks

  /** All problems, and the fields of the tool. */
  misfit(problems: string, tool: string, fields: string): string;
  unknownField(names: string): string;
  missingField(field: string): string;
  notOneOf(field: string, values: string): string;
  /** The two are words of `kinds`. */
  wrongType(field: string, expected: string, found: string): string;
  readonly kinds: Readonly<Record<ValueKind, string>>;
  emptyField(field: string): string;
  tooSmall(field: string, least: string): string;
  tooLarge(field: string, most: string): string;
  /** Half of a surrogate pair. */
  notUnicode(field: string): string;
  tooManyBytes(field: string, most: string): string;
  /** A new name. */
  keywordAsName(field: string): string;
  notAName(field: string): string;
  /** Where a name is to be renamed. */
  notAScope(field: string): string;
  otherMisfit(field: string): string;
  /** The bytes of the request itself. */
  readonly misencoded: string;

  // ---------------------------------------------------------------- projects and files; names are in quotes

  noProject(folder: string): string;
  /** The folder that the server itself works in is gone. */
  readonly noOwnProject: string;
  projectOutside(folder: string, allowed: string): string;
  /** `mayNameAnother`: another project could be given. */
  fileOutside(path: string, root: string, mayNameAnother: boolean): string;
  notAPath(path: string, root: string): string;
  /** `nearest` says what there is in its place. */
  noSuchFile(path: string, extension: string, root: string, nearest: string): string;
  nearestFile(path: string): string;
  firstFile(path: string): string;
  readonly noFiles: string;
  fileTooLarge(path: string): string;
  fileRefused(path: string): string;

  // ---------------------------------------------------------------- calls that were given up, and cursors

  tookTooLong(tool: string, seconds: number): string;
  filledMemory(tool: string): string;
  readonly formatTooLong: string;
  readonly renameTooLong: string;
  parseTooLong(detail: string): string;
  /** `code` is in quotes. */
  noSuchCode(code: string, nearest: string): string;
  readonly foreignCursor: string;
  readonly staleCursor: string;

  // ---------------------------------------------------------------- what an answer leaves out

  fewerDiagnostics(shown: number, total: number): string;
  fewerHunks(shown: number, total: number): string;
  fewerImports(shown: number, total: number): string;
  /** What `fewerDiagnostics` says, and how to get the others where the tool itself has no way. */
  diagnosticsElsewhere(omission: string): string;
  readonly foldedTree: string;
  /** All that is left out of a tree and its diagnostics, and how to get it. */
  parsedInPart(omissions: string): string;
  briefDiagnostics(count: number): string;
  readTo(line: number): string;
  readonly tooManyFiles: string;
  readonly tooMuchText: string;
  linksOutside(paths: string): string;
  unreadableFolders(paths: string): string;
  incompleteFiles(paths: string): string;
  /** Places of which it is not known whether they belong to the answer. */
  unsurePlaces(count: number, places: string): string;
  builtIn(name: string): string;
  /** An import that leads to a file outside of the project. */
  readonly importOutside: string;

  // ---------------------------------------------------------------- the command line and stderr

  readonly usage: string;
  badContent(values: string): string;
  unreplacedVariable(root: string, variable: string): string;
  noSuchRoot(root: string): string;
  sessionEnds(problem: string): string;
  lineNotJson(start: string): string;
  lineTooLong(bytes: number): string;
  internalError(problem: string): string;
  toolFailed(tool: string, problem: string): string;
}
