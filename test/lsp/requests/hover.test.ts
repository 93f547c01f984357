// What an editor shows of a name under the mouse: plain text here, one example as Markdown.

import { expect, test } from "vitest";
import { hover } from "../../../server/src/lsp/requests/hover.ts";
import { type EditorOptions, editor } from "../editor.ts";

function said(files: Parameters<typeof editor>[0], { client = {}, ...options }: EditorOptions = {}): string | null {
  const { mark, ask } = editor(files, { ...options, client: { rendersMarkdown: false, ...client } });
  const answer = ask(hover, { textDocument: { uri: mark.uri }, position: mark.position });
  if (answer === null) return null;
  return typeof answer.contents === "object" && "value" in answer.contents ? answer.contents.value : "?";
}

test.each([
  [
    "a function, with the comment above it",
    "// Twice as much.\ntwice: (a: Int) -> Int = a + a\nmain = { print(<|>twice(1)) }\n",
    "twice: (a: Int) -> Int\n\nmain\n\nTwice as much.",
  ],
  ["a variable, with the type that it has", 'main = {\n    ts = ["😀"]\n    print(<|>ts)\n}\n', "ts: List(String)"],
  ["one that can change", "main = {\n    mut n = 1\n    n = <|>n + 1\n}\n", "mut n: Int"],
  ["a parameter of a lambda", "use std.list\nmain = { print(list.map([1.5], x => <|>x * 2.0)) }\n", "x: Float"],
  [
    "a field, of a value whose type is inferred",
    "Box: (T: Type) -> Type = { value: T }\nmain = { print(Box(true).<|>value) }\n",
    "Box.value: Bool\n\nBox",
  ],
  ["a type", "Point: Type = { x: Int }\nf: (p: <|>Point) -> Int = p.x\n", "Point: Type = { x: Int }\n\nmain"],
  ["a constant, with its value", "limit: Int = 4 * 5\nmain = { print(<|>limit) }\n", "limit: Int = 4 * 5  // = 20\n\nmain"],
])("%s", (_what, source, expected) => {
  expect(said(source)).toBe(expected);
});

test("what another file defines: with the file's name", () => {
  const files = {
    "lib/shapes.yx": "// A corner.\nPoint: Type = { x: Int }\n",
    "main.yx": "use lib.shapes.{Point}\n\nmain = { print(<|>Point(1).x) }\n",
  };
  expect(said(files)).toBe("Point: Type = { x: Int }\n\nlib.shapes\n\nA corner.");
});

test("the standard library, in the user's language", () => {
  const source = "use std.io\n\nmain = { io.<|>println(1) }\n";
  expect(said(source)).toMatch(/^println: .*\n\nstd\.io\n\n\w/);
  expect(said(source, { language: "zh" })).toMatch(/[\u4e00-\u9fff]/);
});

test("as Markdown", () => {
  expect(said("// Twice.\ntwice: (a: Int) -> Int = a + a\nmain = { print(<|>twice(1)) }\n", { client: { rendersMarkdown: true } })).toBe(
    "```yaoxiang\ntwice: (a: Int) -> Int\n```\n\n*main*\n\nTwice.",
  );
});

test("nothing of keywords, numbers, unknown names and white space", () => {
  for (const source of ["<|>use std.io\n", "x = <|>12\n", "main = { <|>zzz }\n", "\n<|>\nx = 1\n"]) expect(said(source), source).toBeNull();
});

test("a mistake elsewhere in the file changes nothing; one in the function itself leaves what is known", () => {
  expect(said("broken = (1,, 2\n\nlimit: Int = 3\nmain = { print(<|>limit) }\n")).toBe("limit: Int = 3\n\nmain");
  expect(said("main = {\n    n = 1\n    m = (<|>n +\n}\n")).toBe("n: Int");
});
