// From a place to others: definitions, types, implementations, references, highlights, links and calls; in one file and across files, on
// code with errors, behind other scripts.

import { describe, expect, test } from "vitest";
import { incomingCalls, outgoingCalls, prepareCallHierarchy } from "../../../server/src/lsp/requests/call-hierarchy.ts";
import { definition, stdDocument } from "../../../server/src/lsp/requests/definition.ts";
import { documentLinks } from "../../../server/src/lsp/requests/document-links.ts";
import { documentHighlight, references } from "../../../server/src/lsp/requests/references.ts";
import { implementation, typeDefinition } from "../../../server/src/lsp/requests/type-definition.ts";
import { workspaceSymbols } from "../../../server/src/lsp/requests/workspace-symbols.ts";
import { type EditorOptions, editor } from "../editor.ts";
import { withMarks } from "../marked-text.ts";

type Files = Parameters<typeof editor>[0];

const PLACES = { definition, typeDefinition, implementation };

/** Where the first mark leads to: path, line, column and text. */
function leads(request: keyof typeof PLACES, files: Files, options?: EditorOptions): readonly string[] {
  const { mark, ask, shown, bench } = editor(files, options);
  const answer = ask(PLACES[request], { textDocument: { uri: mark.uri }, position: mark.position });
  return answer.map((found) => {
    const [uri, range] = "targetUri" in found ? [found.targetUri, found.targetSelectionRange] : [found.uri, found.range];
    return bench.document(uri) === null || uri.startsWith("yaoxiang-std:") ? uri : shown(uri, range);
  });
}

function found(files: Files, includeDeclaration = true): readonly string[] {
  const { mark, ask, shown } = editor(files);
  const context = { includeDeclaration };
  return ask(references, { textDocument: { uri: mark.uri }, position: mark.position, context }).map(({ uri, range }) => shown(uri, range));
}

const SHAPES = `Shape: Type = { area: () -> Int }

Point: Type = { x: Int, y: Int }
Square: Type = { side: Int, Shape }

Square.area: (self: &Square) -> Int = self.side * self.side

origin: () -> Point = Point(0, 0)
`;

describe("definition", () => {
  test.each([
    ["a variable", "main = {\n    文 = 1\n    total = 2\n    print(<|>total)\n}\n", ["main.yx:3:5 total"]],
    ["the inner one of two of a name", "n: Int = 1\nmain = {\n    f = (n: Int) => <|>n\n    print(f(n))\n}\n", ["main.yx:3:10 n"]],
    ["in an f-string, behind an emoji", 'main = {\n    name = "a"\n    print(f"😀 {na<|>me}")\n}\n', ["main.yx:2:5 name"]],
    ["a field of an inferred type", "P: Type = { x: Int }\nmain = {\n    p = P(1)\n    print(p.<|>x)\n}\n", ["main.yx:1:13 x"]],
    [
      "a method",
      "P: Type = { x: Int }\nP.twice: (self: &P) -> Int = self.x * 2\nmain = { print(P(1).<|>twice()) }\n",
      ["main.yx:2:3 twice"],
    ],
    ["a named argument", "P: Type = { x: Int }\nmain = { print(P(<|>x = 1).x) }\n", ["main.yx:1:13 x"]],
    ["with a mistake in another statement", "broken = (1,, 2\n\nlimit: Int = 3\nmain = { print(<|>limit) }\n", ["main.yx:3:1 limit"]],
    ["a keyword: nowhere", "main = { <|>if true { print(1) } }\n", []],
    ["an unknown name: nowhere", "main = { print(<|>zzz) }\n", []],
    ["between words: nowhere", "main = { print(1) }  <|>\n", []],
  ])("%s", (_what, source, expected) => {
    expect(leads("definition", source)).toEqual(expected);
  });

  test("through imports, aliases and files that give names on", () => {
    const files = { "shapes.yx": SHAPES, "facade.yx": "use shapes.{origin}\n" };
    expect(leads("definition", { ...files, "main.yx": "use facade.{origin as start}\n\nmain = { print(<|>start().x) }\n" })).toEqual([
      "shapes.yx:8:1 origin",
    ]);
    expect(leads("definition", { ...files, "main.yx": "use shapes\n\nmain = { print(shapes.origin().<|>x) }\n" })).toEqual([
      "shapes.yx:3:17 x",
    ]);
    expect(leads("definition", { ...files, "main.yx": "use <|>shapes\n\nmain = { print(shapes.origin().x) }\n" })).toEqual([
      "shapes.yx:1:1 ",
    ]);
  });

  test("the standard library: a page that the server gives, to clients that read it", () => {
    const source = "use std.io\n\nmain = { io.<|>println(1) }\n";
    expect(leads("definition", source)).toEqual(["yaoxiang-std:/std/io.yx"]);
    expect(leads("definition", source, { client: { readsServerDocuments: false } })).toEqual([]);
    const { ask } = editor(source);
    expect(ask(stdDocument, { uri: "yaoxiang-std:/std/io.yx" }).text).toContain("println");
  });

  test("columns in UTF-8; places instead of links", () => {
    const source = 'main = {\n    名 = "😀"\n    total = 1\n    print("😀", <|>total)\n}\n';
    expect(leads("definition", source, { client: { encoding: "utf-8", hasLocationLinks: false } })).toEqual(["main.yx:3:5 total"]);
  });
});

describe("type definition and implementation", () => {
  test("of a variable, a function's result and what a list holds", () => {
    const uses = (use: string) => ({
      "shapes.yx": SHAPES,
      "main.yx": `use shapes.{Point, origin}\n\nmain = {\n    p = origin()\n    ps = [p]\n    ${use}\n}\n`,
    });
    expect(leads("typeDefinition", uses("print(<|>p.x)"))).toEqual(["shapes.yx:3:1 Point"]);
    expect(leads("typeDefinition", uses("print(<|>ps[0].x)"))).toEqual(["shapes.yx:3:1 Point"]);
    expect(leads("typeDefinition", uses("print(p.<|>x)"))).toEqual([]);
  });

  test("of an interface and of its method", () => {
    expect(leads("implementation", { "shapes.yx": SHAPES.replace("Shape:", "<|>Shape:") })).toEqual(["shapes.yx:4:1 Square"]);
    expect(leads("implementation", { "shapes.yx": SHAPES.replace("{ area:", "{ <|>area:") })).toEqual(["shapes.yx:6:8 area"]);
  });
});

describe("references", () => {
  const files = {
    "shapes.yx": SHAPES.replace("x: Int", "<|>x: Int"),
    "main.yx": "use shapes.{origin}\n\nmain = {\n    p = origin()\n    x = 1\n    print(p.x + x)\n}\n",
  };

  test("of a field: where the types lead to it, too; not of what is called the same", () => {
    expect([...found(files)].sort()).toEqual(["main.yx:6:13 x", "shapes.yx:3:17 x"].sort());
    expect(found(files, false)).toEqual(["main.yx:6:13 x"]);
  });

  test("of a function, from a use in another file", () => {
    const from = { "shapes.yx": SHAPES, "main.yx": "use shapes.{origin}\n\nmain = { print(<|>origin().x) }\n" };
    expect(found(from)).toEqual(["main.yx:1:13 origin", "main.yx:3:16 origin", "shapes.yx:8:1 origin"]);
  });
});

test("highlights: what is written and what is read, in this document", () => {
  const source = "main = {\n    mut n = 1\n    n = n + 1\n    f = (n: Int) => n\n    print(<|>n)\n}\n";
  const { mark, ask, bench, text } = editor(source);
  const answer = ask(documentHighlight, { textDocument: { uri: mark.uri }, position: mark.position });
  const spans = answer.map(({ range }) => bench.document(mark.uri)?.positions.span(range) ?? { start: 0, end: 0 });
  expect(withMarks(text(mark.uri), spans)).toBe(
    "main = {\n    mut <|n|> = 1\n    <|n|> = <|n|> + 1\n    f = (n: Int) => n\n    print(<|n|>)\n}\n",
  );
  expect(answer.map(({ kind }) => kind)).toEqual([3, 3, 2, 2]);
});

test("links: the paths of imports", () => {
  const files = { "main.yx": "use lib.shapes.{origin}\nuse std.io\nuse nowhere\n", "lib/shapes.yx": SHAPES };
  const { ask, uri, shown } = editor(files);
  const answer = ask(documentLinks, { textDocument: { uri: uri("main.yx") } });
  expect(answer.map(({ range, target }) => [shown(uri("main.yx"), range), target])).toEqual([
    ["main.yx:1:5 lib.shapes", uri("lib/shapes.yx")],
    ["main.yx:2:5 std.io", "yaoxiang-std:/std/io.yx"],
  ]);
});

test("symbols of the project, by some of their letters", () => {
  const { ask } = editor({ "shapes.yx": SHAPES, "main.yx": "use shapes.{origin}\n\nmain = {\n    area_of = 1\n}\n" });
  const names = (query: string) => ask(workspaceSymbols, { query }).map(({ name, containerName }) => `${containerName}.${name}`);
  expect(names("area")).toEqual(["Shape.area", "Square.area"]);
  expect(names("Sq")).toEqual(["shapes.Square"]);
  expect(names("zzz")).toEqual([]);
});

test("calls: who calls a function, and what it calls", () => {
  const files = {
    "lib.yx": "<|>twice: (a: Int) -> Int = a + a\n\nfour: (a: Int) -> Int = twice(twice(a))\n",
    "main.yx": "use lib.{twice, four}\n\nmain = { print(twice(1) + four(2)) }\n",
  };
  const { mark, ask, shown, uri } = editor(files);
  const [item] = ask(prepareCallHierarchy, { textDocument: { uri: mark.uri }, position: mark.position }) ?? [];
  if (item === undefined) throw new Error("there is nothing to call");
  expect(
    ask(incomingCalls, { item })
      .map(({ from, fromRanges }) => `${from.name} ${fromRanges.length}`)
      .sort(),
  ).toEqual(["four 2", "main 1"]);
  const main = { ...item, uri: uri("main.yx"), range: { start: { line: 2, character: 0 }, end: { line: 2, character: 40 } } };
  const calls = ask(outgoingCalls, { item: main });
  expect(calls.map(({ to, fromRanges }) => `${to.name} ${fromRanges.map((range) => shown(uri("main.yx"), range)).join()}`)).toEqual([
    "twice main.yx:3:16 twice",
    "four main.yx:3:27 four",
  ]);
});
