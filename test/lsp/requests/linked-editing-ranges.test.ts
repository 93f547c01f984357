// Linked editing: the cursor stands at `<|>`; the places that change together are shown as marks in the text.

import { expect, test } from "vitest";
import { linkedEditingRanges } from "../../../server/src/lsp/requests/linked-editing-ranges.ts";
import { type EditorOptions, editor } from "../editor.ts";
import { withMarks } from "../marked-text.ts";

/** The text with the linked places marked; null where nothing is linked. */
function linked(files: string | Readonly<Record<string, string>>, options: EditorOptions = {}): string | null {
  const { ask, bench, mark, text } = editor(files, options);
  const answer = ask(linkedEditingRanges, { textDocument: { uri: mark.uri }, position: mark.position });
  const positions = bench.document(mark.uri)?.positions;
  if (answer === null || positions === undefined) return null;
  return withMarks(
    text(mark.uri),
    answer.ranges.map((range) => positions.span(range)),
  );
}

test("a local variable, its uses in f-strings, and not another one of the same name", () => {
  expect(
    linked(`main = {
    mut to<|>tal = 1
    total = total + 1
    print(f"{total}")
}
other = { total = 1 print(total) }
`),
  ).toBe(`main = {
    mut <|total|> = 1
    <|total|> = <|total|> + 1
    print(f"{<|total|>}")
}
other = { total = 1 print(total) }
`);
});

test("a parameter, wherever the cursor is on it", () => {
  const wanted = "f: (<|size|>: Int) -> Int = <|size|> * 2\n";
  expect(linked("f: (<|>size: Int) -> Int = size * 2\n")).toBe(wanted);
  expect(linked("f: (size: Int) -> Int = size<|> * 2\n")).toBe(wanted);
});

test("not what others name as well: arguments in other functions and files, fields, top-level names", () => {
  expect(linked("f: (si<|>ze: Int) -> Int = size * 2\nx = f(size = 1)\n")).toBeNull();
  const core = "pub f: (si<|>ze: Int) -> Int = size * 2\n";
  expect(linked({ "core.yx": core, "main.yx": "use core.{f}\nx = f(size = 1)\n" })).toBeNull();
  expect(linked({ "core.yx": core, "main.yx": "use core.{f}\nx = f(1)\n" })).not.toBeNull();
  expect(linked("P: Type = { x: Int }\nf: (p: P) -> Int = match p { P { x } => <|>x }\n")).toBeNull();
  expect(linked("lim<|>it = 1\nx = limit\n")).toBeNull();
  expect(linked("P: Type = { x: Int }\nf: (p: P) -> Int = p.<|>x\n")).toBeNull();
});

test("not a name that stands once, a keyword or nothing at all", () => {
  expect(linked("main = { on<|>ce = 1 }\n")).toBeNull();
  expect(linked("main = { re<|>turn 1 }\n")).toBeNull();
  expect(linked("<|>")).toBeNull();
});

test("behind characters of any width, in each encoding, with mistakes around", () => {
  for (const encoding of ["utf-8", "utf-16"] as const) {
    expect(linked('main = {\n    "😀中"; n<|> = 1\n    f( n\n}\nb = = 1\n', { client: { encoding } })).toBe(
      'main = {\n    "😀中"; <|n|> = 1\n    f( <|n|>\n}\nb = = 1\n',
    );
  }
});
