// Folding: each fold is shown as `first line-last line kind`, lines counted from 1, and the text that it hides.

import { expect, test } from "vitest";
import { foldingRanges } from "../../../server/src/lsp/requests/folding-ranges.ts";
import { type EditorOptions, editor } from "../editor.ts";

function folds(source: string, options: EditorOptions = {}): readonly string[] {
  const { ask, uri } = editor(source, options);
  return ask(foldingRanges, { textDocument: { uri: uri("main.yx") } }).map(({ startLine, endLine, kind = "" }) =>
    `${startLine + 1}-${endLine + 1} ${kind}`.trim(),
  );
}

const BLOCKS = `main = {
    if a {
        b(1,
            2)
    } else {
        c()
    }
    d({ x })
}
`;

test("blocks and brackets over lines; clients that fold lines keep the line of what closes", () => {
  expect(folds(BLOCKS)).toEqual(["1-9", "2-5", "3-4", "5-7"]);
  expect(folds(BLOCKS, { client: { foldsLines: true } })).toEqual(["1-8", "2-4", "3-4", "5-6"]);
});

test("of several folds that begin on a line, clients that fold lines get the longest", () => {
  const source = "main = {\n    f([\n        1,\n    ], {\n        2\n    })\n}\n";
  expect(folds(source)).toEqual(["1-7", "2-6", "2-4", "4-6"]);
  expect(folds(source, { client: { foldsLines: true } })).toEqual(["1-6", "2-5", "4-5"]);
});

test("groups of imports, blocks of comments, texts", () => {
  const source = `// The file.
// It has two lines.
use std.io

// here
use std.list
x = 1 // not this
// nor this
/* a
   block */
text = """
    a
"""
shown = f"""
    {x}
"""
use std.math
// one

// another
`;
  expect(folds(source)).toEqual(["1-2 comment", "3-6 imports", "9-10 comment", "11-13", "14-16"]);
});

test("regions, one in the other; an end without a beginning is none", () => {
  const source = `// region Outer
// #region Inner
a = 1
// #endregion
// said of b
// in two lines
b = 2
// endregion
// endregion
// regional matters
// stay comments
`;
  expect(folds(source)).toEqual(["1-8 region", "2-4 region", "5-6 comment", "10-11 comment"]);
});

test("broken text folds as well, and what is whole in it as before", () => {
  const broken = BLOCKS.replace("d({ x })", "d({ x )");
  expect(folds(broken)).toEqual(folds(BLOCKS));
  expect(folds("main = {\n    f(\n    g(1)\n")).toEqual([]);
  expect(folds("")).toEqual([]);
});

test("no such document", () => {
  const { ask, uri } = editor("");
  expect(ask(foldingRanges, { textDocument: { uri: uri("gone.yx") } })).toEqual([]);
});

test("CRLF, and characters of any width", () => {
  const source = 'main = {\r\n    f("😀", {\r\n    1 })\r\n}\r\n';
  const { ask, uri } = editor(source, { client: { encoding: "utf-8" } });
  expect(ask(foldingRanges, { textDocument: { uri: uri("main.yx") } })).toEqual([
    { startLine: 0, startCharacter: 8, endLine: 3, endCharacter: 0 },
    { startLine: 1, startCharacter: 6, endLine: 2, endCharacter: 7 },
    { startLine: 1, startCharacter: 15, endLine: 2, endCharacter: 6 },
  ]);
});
