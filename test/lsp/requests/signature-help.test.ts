// The parameters of the call that is being written: the active one stands between marks.

import { expect, test } from "vitest";
import { signatureHelp } from "../../../server/src/lsp/requests/signature-help.ts";
import { editor } from "../editor.ts";
import { withMarks } from "../marked-text.ts";

function helped(files: Parameters<typeof editor>[0]): readonly string[] | null {
  const { mark, ask } = editor(files);
  const answer = ask(signatureHelp, { textDocument: { uri: mark.uri }, position: mark.position });
  if (answer === null) return null;
  return answer.signatures.map(({ label, parameters = [] }, index) => {
    const active = index === answer.activeSignature ? parameters[answer.activeParameter ?? -1]?.label : undefined;
    return Array.isArray(active) ? withMarks(label, [{ start: active[0], end: active[1] }]) : label;
  });
}

const ADD = "add: (first: Int, second: Int) -> Int = first + second\n";

test.each([
  ["nothing given yet", `${ADD}main = { add(<|>) }\n`, ["add(<|first: Int|>, second: Int) -> Int"]],
  ["in the first", `${ADD}main = { add(1<|>) }\n`, ["add(<|first: Int|>, second: Int) -> Int"]],
  ["behind a comma", `${ADD}main = { add(1, <|>) }\n`, ["add(first: Int, <|second: Int|>) -> Int"]],
  ["in the second, with an emoji before", `${ADD}main = { print("😀", add(1, 2<|>)) }\n`, ["add(first: Int, <|second: Int|>) -> Int"]],
  ["a named argument", `${ADD}main = { add(second = <|>1, first = 2) }\n`, ["add(first: Int, <|second: Int|>) -> Int"]],
  ["the inner call", `${ADD}main = { add(add(1, <|>2), 3) }\n`, ["add(first: Int, <|second: Int|>) -> Int"]],
  ["behind the inner call", `${ADD}main = { add(add(1, 2), <|>3) }\n`, ["add(first: Int, <|second: Int|>) -> Int"]],
  ["not closed", `${ADD}main = {\n    add(1, <|>\n}\n`, ["add(first: Int, <|second: Int|>) -> Int"]],
  [
    "a method, without what it is called on",
    "P: Type = { x: Int }\nP.plus: (self: &P, more: Int) -> Int = self.x + more\nmain = { print(P(1).plus(<|>)) }\n",
    ["plus(<|more: Int|>) -> Int"],
  ],
  ["a constructor", "P: Type = { x: Int, y: Int }\nmain = { p = P(1, <|>) }\n", ["P(x: Int, <|y: Int|>) -> P"]],
  [
    "overloads",
    "f: (a: Int) -> Int = a\nf: (a: String, b: Int) -> Int = b\nmain = { f(1, <|>2) }\n",
    ["f(a: Int) -> Int", "f(a: String, <|b: Int|>) -> Int"],
  ],
  ["the library", 'use std.string\nmain = { string.repeat("a", <|>) }\n', [expect.stringMatching(/^repeat\(.*<\|.*Int\|>\) -> String$/)]],
])("%s", (_what, source, expected) => {
  expect(helped(source)).toEqual(expected);
});

test("nothing outside of calls, and of what can't be called", () => {
  for (const source of [`${ADD}main = { add(1, 2)<|> }\n`, "main = { x = (<|>1) }\n", "main = { zzz(<|>) }\n"])
    expect(helped(source), source).toBeNull();
});

test("of a function of another file", () => {
  expect(helped({ "lib.yx": ADD, "main.yx": "use lib\n\nmain = { lib.add(<|>) }\n" })).toEqual(["add(<|first: Int|>, second: Int) -> Int"]);
});
