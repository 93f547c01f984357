// The outline of a document: what it defines, in what it belongs to, in the order of the text.

import { expect, test } from "vitest";
import type { DocumentSymbol, SymbolInformation } from "vscode-languageserver/node";
import { documentSymbols } from "../../../server/src/lsp/requests/document-symbols.ts";
import { editor } from "../editor.ts";

const SHAPES = `use std.io

Point: Type = { x: Int, y: Int }

Point.sum: (self: &Point) -> Int = self.x + self.y

limit: Int = 10

main = {
    helper = (a: Int) => a
    print(helper(limit))
}
`;

function outline(symbols: readonly (DocumentSymbol | SymbolInformation)[], indent = ""): readonly string[] {
  return symbols.flatMap((symbol) => {
    if (!("range" in symbol)) return [`${symbol.name} in ${symbol.containerName ?? "-"}`];
    const { start, end } = symbol.range;
    const own = `${indent}${symbol.name} (${symbol.detail}) ${start.line + 1}-${end.line + 1}`;
    return [own, ...outline(symbol.children ?? [], `${indent}  `)];
  });
}

test("types with their fields, methods by their whole name, functions and constants; no parameters, no imports", () => {
  const { ask, uri } = editor(SHAPES);
  expect(outline(ask(documentSymbols, { textDocument: { uri: uri("main.yx") } }))).toMatchInlineSnapshot(`
    [
      "Point (Type) 3-3",
      "  x (Int) 3-3",
      "  y (Int) 3-3",
      "Point.sum ((self: &Point) -> Int) 5-5",
      "limit (Int = 10) 7-7",
      "main () 9-12",
      "  helper ((a: Int) => …) 10-10",
    ]
  `);
});

test("a mistake elsewhere in the file changes nothing", () => {
  const clean = editor(SHAPES);
  const broken = editor(SHAPES.replace("print(helper(limit))", "print(helper(limit) }"));
  const answers = [clean, broken].map(({ ask, uri }) => ask(documentSymbols, { textDocument: { uri: uri("main.yx") } }));
  expect(outline(answers[1] ?? []).slice(0, 5)).toEqual(outline(answers[0] ?? []).slice(0, 5));
});

test("clients without a tree of symbols get a list", () => {
  const { ask, uri } = editor(SHAPES, { client: { hasHierarchicalSymbols: false } });
  expect(outline(ask(documentSymbols, { textDocument: { uri: uri("main.yx") } }))).toContain("x in Point");
});

test("no such document", () => {
  const { ask, uri } = editor(SHAPES);
  expect(ask(documentSymbols, { textDocument: { uri: uri("gone.yx") } })).toEqual([]);
});
