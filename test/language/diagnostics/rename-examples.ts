// For every finding about a rename, a small program and the rename that shows it, in the order of the table of findings.

import type { RENAME_FINDINGS } from "../../../server/src/language/diagnostics/findings/rename.ts";

export interface RenameExample {
  readonly source: string;
  readonly oldName: string;
  readonly newName: string;
  readonly scope?: string;
}

export const RENAME_EXAMPLES: Readonly<Record<keyof typeof RENAME_FINDINGS, RenameExample>> = {
  // what is to be renamed
  "rename.unknown": { source: "a: Int = 1", oldName: "zzz", newName: "b" },
  "rename.misspelled": { source: "height: Int = 1", oldName: "heigth", newName: "size" },
  "rename.unknown-function": { source: "a: Int = 1", oldName: "a", newName: "b", scope: "function:zzz" },
  "rename.ambiguous": { source: "f = (n: Int) => n\nP: Type = { n: Int }", oldName: "n", newName: "count" },
  "rename.std-name": { source: "main = { print(1) }", oldName: "print", newName: "say" },

  // the new name
  "rename.clash": { source: "f: (a: Int, b: Int) -> Int = a + b", oldName: "b", newName: "a" },
  "rename.hides": { source: "main = {\n    for i in 0..3 { for j in 0..3 { print(j) } }\n}", oldName: "j", newName: "i" },
  "rename.capture": { source: "limit: Int = 3\nf: (a: Int) -> Int = a + limit", oldName: "a", newName: "limit" },
  "rename.misread": { source: 'main = {\n    x = 1\n    [x"a"]\n}', oldName: "x", newName: "f" },
  "rename.new-problem": {
    source: "Shape: Type = { area: () -> Int }\nSquare: Type = { area: () -> Int }\nf: (s: Shape) -> Int = 1\ng: (s: Square) -> Int = f(s)",
    oldName: "Square.area",
    newName: "size",
  },
  "rename.new-std-name": { source: "Point: Type = { x: Int }", oldName: "Point", newName: "String" },

  // what was renamed
  "rename.unsure-places": { source: "P: Type = { x: Int }\nf = (p) => p.x", oldName: "x", newName: "left" },
  "rename.unread-places": {
    source: "n: Int = 1\nf: (t: Int) -> Int = match t { (n => n) => 1, _ => n }",
    oldName: "n",
    newName: "limit",
    scope: "module",
  },
  "rename.syntax-errors": { source: "a: Int = 1\nb = (1,, 2)", oldName: "a", newName: "c" },
  "rename.public": { source: "pub area: (w: Int) -> Int = w", oldName: "area", newName: "size" },
  "rename.entry": { source: "main = { print(1) }", oldName: "main", newName: "begin" },
};
