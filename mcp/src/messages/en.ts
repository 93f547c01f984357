// What the server says besides diagnostics, in English.

import type { Words } from "./words.ts";

export const EN: Words = {
  sentences: (sentences) => sentences.join("; "),
  list: (items) => items.join(", "),
  firstOfList: (items, rest) => `${items.join(", ")} and ${rest} more`,

  misfit: (problems, tool, fields) => `${problems}. The fields of ${tool} are: ${fields}.`,
  unknownField: (names) => `unknown field ${names}`,
  missingField: (field) => `${field} is missing`,
  notOneOf: (field, values) => `${field} must be one of ${values}`,
  wrongType: (field, expected, found) => `${field} must be ${expected}, not ${found}`,
  kinds: {
    string: "a string",
    number: "a number",
    "whole-number": "a whole number",
    fraction: "a fraction",
    boolean: "a boolean",
    list: "a list",
    object: "an object",
    null: "null",
  },
  emptyField: (field) => `${field} must not be empty`,
  tooSmall: (field, least) => `${field} must be at least ${least}`,
  tooLarge: (field, most) => `${field} must be at most ${most}`,
  notUnicode: (field) => `${field}: is not valid Unicode (it has half of a surrogate pair); send the text as it was decoded from UTF-8`,
  tooManyBytes: (field, most) => `${field}: is longer than ${most} bytes of UTF-8; send one file at a time`,
  keywordAsName: (field) => `${field} is a keyword, which can't be a name`,
  notAName: (field) => `${field} is no name: one has the letters A-Z and a-z, digits and \`_\`, and begins with no digit`,
  notAScope: (field) => `${field} must be \`module\` or \`function:NAME\`, with the name of a function or of a method`,
  otherMisfit: (field) => `${field} does not fit the schema`,
  misencoded: "the request is not valid UTF-8; send JSON encoded as UTF-8, or escape what is not ASCII as \\uXXXX",

  noProject: (folder) => `the folder ${folder} does not exist or is no folder; give an existing folder as an absolute path`,
  noOwnProject: "the project's folder does not exist or is no folder; give an existing folder as an absolute path",
  projectOutside: (folder, allowed) => `the folder ${folder} is outside of what this server may read: ${allowed}; give a folder inside`,
  fileOutside: (path, root, mayNameAnother) =>
    `${path} is outside of the project ${root}; give a path inside${mayNameAnother ? ", or the other project as project_root" : ""}`,
  notAPath: (path, root) => `${path} can't be the path of a file; give it relative to ${root}`,
  noSuchFile: (path, extension, root, nearest) => `${path} names no ${extension} file in the project ${root}; ${nearest}`,
  nearestFile: (path) => `the nearest one is ${path}`,
  firstFile: (path) => `its first one is ${path}`,
  noFiles: "there are none in it",
  fileTooLarge: (path) => `${path} can't be read: it is too large`,
  fileRefused: (path) => `${path} can't be read: the system refuses it`,

  tookTooLong: (tool, seconds) => `${tool} was stopped after ${seconds} s; try a smaller input`,
  filledMemory: (tool) => `${tool} was stopped because it filled the memory; try a smaller input`,
  formatTooLong: "the answer would be longer than 64 MB; format smaller pieces",
  renameTooLong: "the answer would be longer than 64 MB; split the source",
  parseTooLong: (detail) => `the ${detail} answer would be longer than 64 MB; ask for detail "fit", or parse smaller pieces`,
  noSuchCode: (code, nearest) => `there is no diagnostic code ${code}; the nearest one is ${nearest}`,
  foreignCursor: "`cursor` is none that an answer gave as `next_cursor`; start again without it",
  staleCursor: "the list has changed since `cursor` was given, or it is another query's; start again without `cursor`",

  fewerDiagnostics: (shown, total) => `${firstOf(shown, total, "diagnostic")} shown`,
  fewerHunks: (shown, total) => `${firstOf(shown, total, "hunk", " of the diff")} shown, compare \`formatted\` with \`source\` for all`,
  fewerImports: (shown, total) => `${firstOf(shown, total, "import")} shown, parse_source with detail "outline" lists all`,
  diagnosticsElsewhere: (omission) => `${omission}, parse_source with detail "full" shows all`,
  foldedTree: "the deepest levels of the tree are folded (`elided` counts the nodes)",
  parsedInPart: (omissions) => `${omissions}: detail "full" shows everything, "outline" the declarations`,
  briefDiagnostics: (count) =>
    `too long for an answer, and shown without fixes and related places: ${count} of these; \`yaoxiang-tools check --json\` shows all`,
  readTo: (line) => `the file is not UTF-8 from line ${line} on, and is read up to there`,
  tooManyFiles: "the project has more files than are read; name a folder in it as the root",
  tooMuchText: "the project has more text than is read; name a folder in it as the root",
  linksOutside: (paths) => `links out of the project are not followed: ${paths}`,
  unreadableFolders: (paths) => `folders can't be read: ${paths}`,
  incompleteFiles: (paths) => `files are read in part or not at all, as they are not UTF-8, too large or refused: ${paths}`,
  unsurePlaces: (count, places) =>
    `${count === 1 ? "one more place has" : `${count} more places have`} this name, and what it means there is not known (no type, or an import that fails): ${places}`,
  builtIn: (name) => `${name} is part of the language itself, whose places are not listed`,
  importOutside: "the file is outside of the project and is not read",

  usage: `yaoxiang-tools mcp [--project-root DIR]... [--content text|json]

The MCP server, over stdin and stdout.

  --project-root DIR   confine the tools to this folder; can be given several times
  --content text|json  how answers carry their data besides structuredContent: as text (the default),
                       or as content of type "json", which most clients refuse`,
  badContent: (values) => `--content must be one of: ${values}`,
  unreplacedVariable: (root, variable) => `--project-root ${root}: ${variable} was not replaced; write the folder's path instead`,
  noSuchRoot: (root) => `--project-root ${root}: there is no such folder`,
  sessionEnds: (problem) => `the session ends: ${problem}`,
  lineNotJson: (start) => `a line that is not JSON: ${start}`,
  lineTooLong: (bytes) => `a line of more than ${bytes} bytes`,
  internalError: (problem) => `internal error, the session goes on: ${problem}`,
  toolFailed: (tool, problem) => `${tool} failed: ${problem}`,
};

/** `only the first 3 of 5 hunks are`, up to the verb. */
function firstOf(shown: number, total: number, thing: string, where = ""): string {
  const things = `${total === 1 ? thing : `${total} ${thing}s`}${where}`;
  if (shown === 0) return total === 1 ? `the ${things} is not` : `none of the ${things} is`;
  return shown === 1 ? `only the first of ${things} is` : `only the first ${shown} of ${things} are`;
}
