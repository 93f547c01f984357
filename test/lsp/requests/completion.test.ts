// What is offered at a place, the best first; on half-written code above all.

import { describe, expect, test } from "vitest";
import { completion, completionResolve } from "../../../server/src/lsp/requests/completion.ts";
import { type EditorOptions, editor } from "../editor.ts";

type Files = Parameters<typeof editor>[0];

function offered(files: Files, options?: EditorOptions) {
  const { mark, ask } = editor(files, options);
  const answer = ask(completion, { textDocument: { uri: mark.uri }, position: mark.position });
  return [...(answer?.items ?? [])].sort((a, b) => (a.sortText ?? "").localeCompare(b.sortText ?? ""));
}

const labels = (files: Files, options?: EditorOptions): readonly string[] => offered(files, options).map(({ label }) => label);

const POINT = "Point: Type = { x: Int, y: Int }\nPoint.sum: (self: &Point) -> Int = self.x + self.y\n";

describe("behind a dot", () => {
  test.each([
    ["fields and methods of a value", `${POINT}main = {\n    p = Point(1, 2)\n    p.<|>\n}\n`, ["sum", "x", "y"]],
    ["with some letters, behind an emoji", `${POINT}main = {\n    p = Point(1, 2)\n    print("😀", p.su<|>)\n}\n`, ["sum"]],
    ["of a call's result", `${POINT}at: () -> Point = Point(0, 0)\nmain = { print(at().<|>) }\n`, ["sum", "x", "y"]],
    ["of what a list holds", `${POINT}main = {\n    ps = [Point(1, 2)]\n    print(ps[0].<|>)\n}\n`, ["sum", "x", "y"]],
    [
      "of a type parameter: what its interface asks for",
      "Show: Type = { text: () -> String }\nf: (T: Show) -> (t: T) -> String = t.<|>\n",
      ["text"],
    ],
    ["nothing of what is not known", "f = (p) => p.<|>\n", []],
    ["nothing behind a number", "x = 1.<|>\n", []],
  ])("%s", (_what, source, expected) => {
    expect(labels(source)).toEqual(expected);
  });

  test("what a module exports", () => {
    expect(labels({ "lib.yx": `${POINT}twice: (a: Int) -> Int = a + a\n`, "main.yx": "use lib\n\nmain = { print(lib.<|>) }\n" })).toEqual([
      "Point",
      "twice",
    ]);
    expect(labels("use std.io\n\nmain = { io.printl<|> }\n")).toEqual(["println"]);
  });
});

describe("in imports", () => {
  const files = { "lib/shapes.yx": POINT, "tools.yx": "one: Int = 1\ntwo: Int = 2\n" };

  test("modules and folders, then the library", () => {
    expect(labels({ ...files, "main.yx": "use <|>\n" })).toEqual(["lib", "tools", "std"]);
    expect(labels({ ...files, "main.yx": "use lib.<|>\n" })).toEqual(["shapes"]);
    expect(labels({ ...files, "main.yx": "use std.i<|>\n" })).toContain("io");
  });

  test("what a module exports that is not there yet", () => {
    expect(labels({ ...files, "main.yx": "use tools.{one, <|>}\n" })).toEqual(["two"]);
    expect(labels({ ...files, "main.yx": "use tools.{<|>" })).toEqual(["one", "two"]);
  });
});

describe("where a value is wanted", () => {
  test("what is in reach comes before words; what is defined elsewhere in the function is not there", () => {
    const source =
      "limit: Int = 3\nf: (first: Int) -> Int = {\n    if first > 1 { hidden = 1 }\n    local = 2\n    return <|>\n}\nlater: Int = 1\n";
    const found = labels(source);
    expect(found.slice(0, 2)).toEqual(["first", "local"]);
    expect(found).not.toContain("hidden");
    expect(found.indexOf("limit")).toBeLessThan(found.indexOf("if"));
    expect(found).toContain("later");
  });

  test("the inner one of two of a name, once", () => {
    const found = offered("n: Int = 1\nf: (n: String) -> String = { return <|> }\n").filter(({ label }) => label === "n");
    expect(found.map(({ detail }) => detail)).toEqual(["String"]);
  });

  test("arguments by name, but those that are given", () => {
    expect(labels(`${POINT}main = { p = Point(x = 1, <|>) }\n`)[0]).toBe("y =");
  });

  test("snippets, for clients that have them", () => {
    const snippet = (hasSnippets: boolean) => offered("main = {\n    whi<|>\n}\n", { client: { hasSnippets } })[0];
    expect(snippet(true)?.textEdit?.newText).toContain("$0");
    expect(snippet(false)?.textEdit?.newText).toBe("while");
  });
});

test("where a type is wanted: types alone", () => {
  const found = labels(`${POINT}limit: Int = 1\nf: (p: <|>) -> Int = 1\n`);
  expect(found[0]).toBe("Point");
  expect(found).toContain("Int");
  expect(found).not.toContain("limit");
  expect(labels(`${POINT}f: (a: Int) -> Poi<|>\n`)).toEqual(["Point"]);
});

test.each([
  ["a comment", "// a <|>\nx = 1\n"],
  ["a block comment", "/* a <|> */\n"],
  ["a string", 'x = "a <|>"\n'],
  ["the text of an f-string", 'x = f"a <|>"\n'],
  ["a number", "x = 12<|>\n"],
  ["a new name", "main = {\n    mut <|>\n}\n"],
])("nothing in %s", (_what, source) => {
  expect(labels(source)).toEqual([]);
});

test("in the braces of an f-string as anywhere", () => {
  expect(labels('main = {\n    total = 1\n    print(f"{tot<|>}")\n}\n')[0]).toBe("total");
});

describe("what is not imported yet", () => {
  const files = { "lib.yx": "// Twice as much.\ntwice: (a: Int) -> Int = a + a\nthrice: (a: Int) -> Int = a * 3\n" };
  const edits = (source: string) => {
    const [item] = offered({ ...files, "main.yx": source }).filter(({ label }) => label === "twice");
    return item?.additionalTextEdits?.map(({ range, newText }) => `${range.start.line}:${range.start.character} ${newText}`);
  };

  test("comes with its import: into the braces, behind the last import, or on top", () => {
    expect(edits("use lib.{thrice}\n\nmain = { twi<|> }\n")).toEqual(["0:15 , twice"]);
    expect(edits("use std.io\n\nmain = { twi<|> }\n")).toEqual(["0:10 \nuse lib.{twice}"]);
    expect(edits("main = { twi<|> }\n")).toEqual(["0:0 use lib.{twice}\n\n"]);
    expect(edits("// About this file.\n\nmain = { twi<|> }\n")).toEqual(["2:0 use lib.{twice}\n\n"]);
  });

  test("is told more of when it is looked at", () => {
    const { mark, ask } = editor({ ...files, "main.yx": "use lib\n\nmain = { lib.twi<|> }\n" });
    const [item] = ask(completion, { textDocument: { uri: mark.uri }, position: mark.position })?.items ?? [];
    expect(item === undefined ? null : ask(completionResolve, item)).toMatchObject({
      detail: "twice: (a: Int) -> Int",
      documentation: "Twice as much.",
    });
  });
});

test("what is replaced: the word, up to the cursor or to its end", () => {
  const [item] = offered("main = {\n    total = 1\n    print(to<|>tal)\n}\n").filter(({ label }) => label === "total");
  expect(item?.textEdit).toEqual({
    newText: "total",
    insert: { start: { line: 2, character: 10 }, end: { line: 2, character: 12 } },
    replace: { start: { line: 2, character: 10 }, end: { line: 2, character: 15 } },
  });
});

test("a mistake elsewhere in the file changes nothing", () => {
  expect(labels(`broken = (1,, 2\n\n${POINT}main = {\n    p = Point(1, 2)\n    print(p.<|>)\n}\n`)).toEqual(["sum", "x", "y"]);
});
