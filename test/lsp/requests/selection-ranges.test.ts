// Growing selections: from the cursor `<|>` outwards, each step as the text that is selected.

import { expect, test } from "vitest";
import type { SelectionRange } from "vscode-languageserver/node";
import { selectionRanges } from "../../../server/src/lsp/requests/selection-ranges.ts";
import { type EditorOptions, editor } from "../editor.ts";

/** The steps without the last, which is the file; throws where one is not inside the next. */
function steps(source: string, options: EditorOptions = {}): readonly string[] {
  const { ask, bench, mark } = editor(source, options);
  const document = bench.document(mark.uri);
  const [range] = ask(selectionRanges, { textDocument: { uri: mark.uri }, positions: [mark.position] }) ?? [];
  const found: string[] = [];
  let last = { start: mark.span.start, end: mark.span.start - 1 };
  for (let at: SelectionRange | undefined = range; at !== undefined && document !== null; at = at.parent) {
    const span = document.positions.span(at.range);
    if (span.start > last.start || span.end < last.end || span.end - span.start <= last.end - last.start)
      throw new Error("it does not grow");
    found.push(document.text.slice(span.start, span.end));
    last = span;
  }
  expect(found.at(-1)).toBe(document?.text);
  return found.slice(0, -1);
}

test("the word, each expression around it, the statement", () => {
  expect(steps("main = {\n    total = add(1, si<|>ze + 2)\n}\n")).toEqual([
    "size",
    "size + 2",
    "(1, size + 2)",
    "add(1, size + 2)",
    "total = add(1, size + 2)",
    "{\n    total = add(1, size + 2)\n}",
    "main = {\n    total = add(1, size + 2)\n}",
  ]);
});

test("along a chain", () => {
  expect(steps("x = a.b<|>b.c(1).d\n")).toEqual(["bb", "a.bb", "a.bb.c", "a.bb.c(1)", "a.bb.c(1).d", "x = a.bb.c(1).d"]);
});

test("within f-strings and strings", () => {
  expect(steps('x = f"to {a.b<|> + 1:>3} now"\n')).toEqual([
    "b",
    "a.b",
    "a.b + 1",
    "{a.b + 1:>3}",
    "to {a.b + 1:>3} now",
    'f"to {a.b + 1:>3} now"',
    'x = f"to {a.b + 1:>3} now"',
  ]);
  expect(steps('x = "one tw<|>o"\n')).toEqual(["two", "one two", '"one two"', 'x = "one two"']);
});

test("within comments", () => {
  expect(steps("a = 1\n// some wo<|>rds\nb = 2\n")).toEqual(["words", "// some words"]);
  expect(steps("f = {\n    // some wo<|>rds\n    b\n}\n").slice(0, 2)).toEqual(["words", "// some words"]);
});

test("types and patterns", () => {
  expect(steps("f: (a: List(In<|>t)) -> Int = 1\n").slice(0, 3)).toEqual(["Int", "List(Int)", "a: List(Int)"]);
  expect(steps("x = match p { (a<|>a, b) => 1, _ => 2 }\n").slice(0, 3)).toEqual(["aa", "(aa, b)", "(aa, b) => 1"]);
});

test("behind characters of any width", () => {
  for (const encoding of ["utf-8", "utf-16"] as const) {
    expect(steps('main = {\n    t = "😀中"; foo(na<|>me)\n}\n', { client: { encoding } }).slice(0, 3)).toEqual([
      "name",
      "(name)",
      "foo(name)",
    ]);
  }
});

test("broken text, between statements, and an empty file", () => {
  expect(steps("x = foo(a, (na<|>me\ny = 2\n")[0]).toBe("name");
  expect(steps("a = 1\n\n<|>\nb = 2\n").filter((step) => step !== "")).toEqual([]);
  expect(steps("<|>")).toEqual([]);
});

test("several places at once", () => {
  const { ask, marks, mark } = editor("a<|>b = c<|>d\n");
  const ranges = ask(selectionRanges, { textDocument: { uri: mark.uri }, positions: marks.map(({ position }) => position) });
  expect(ranges?.map(({ range }) => range.start.character)).toEqual([0, 5]);
});
