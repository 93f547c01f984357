// Diagnostics as editors get them: places, severities, tags, what is related, and nothing again that has not changed.

import { expect, test } from "vitest";
import { DiagnosticSeverity, DiagnosticTag } from "vscode-languageserver/node";
import { pullDiagnostics } from "../../../server/src/lsp/requests/pull-diagnostics.ts";
import { editor } from "../editor.ts";

function pulled(files: Parameters<typeof editor>[0], options?: Parameters<typeof editor>[1], path = "main.yx") {
  const opened = editor(files, options);
  const answer = opened.ask(pullDiagnostics, { textDocument: { uri: opened.uri(path) } });
  if (answer.kind !== "full") throw new Error("nothing was pulled before");
  const shown = answer.items.map(({ range, severity, code, message }) => {
    const text = typeof message === "string" ? message : message.value;
    return `${opened.shown(opened.uri(path), range)} | ${severity} ${code} ${text.split("\n")[0]}`;
  });
  const { ask, uri, bench } = opened;
  return { ask, uri, bench, answer, shown };
}

test("errors with their places, behind other scripts and emoji too", () => {
  expect(pulled('add: (a: Int) -> Int = a\nmain = {\n    print("😀", add("文"))\n}\n').shown).toEqual([
    'main.yx:3:21 "文" | 1 E1002 The parameter `a` takes `Int`, found `String`',
  ]);
});

test("columns in the unit of the client", () => {
  const source = 'x: Int = "😀" + 1 + true\n';
  const ranges = (["utf-8", "utf-16", "utf-32"] as const).map(
    (encoding) => pulled(source, { client: { encoding } }).answer.items[0]?.range,
  );
  expect(ranges.map((range) => [range?.start.character, range?.end.character])).toEqual([
    [16, 17],
    [14, 15],
    [13, 14],
  ]);
});

test("unused code is a hint with a tag; clients without tags get the hint", () => {
  const { answer } = pulled("use std.io\n\nmain = { print(1) }\n");
  expect(answer.items).toMatchObject([{ code: "W1003", severity: DiagnosticSeverity.Hint, tags: [DiagnosticTag.Unnecessary] }]);
  const plain = pulled("use std.io\n\nmain = { print(1) }\n", { client: { showsTags: false } });
  expect(plain.answer.items[0]).not.toHaveProperty("tags");
});

test("what is related may be in another file", () => {
  const files = {
    "shapes.yx": "area: (side: Int) -> Int = side * side\n",
    "main.yx": "use shapes.{area}\n\nmain = { print(area(true)) }\n",
  };
  const { answer, shown, uri } = pulled(files);
  const [related] = answer.items[0]?.relatedInformation ?? [];
  expect(related === undefined ? null : [related.location.uri, related.location.range.start]).toEqual([
    uri("shapes.yx"),
    { line: 0, character: 7 },
  ]);
  expect(shown.length).toBe(1);
});

test("help is below the message; in the language of the client", () => {
  const { answer } = pulled("main = { print(1 && 2) }\n", { language: "zh" });
  expect(answer.items[0]?.message).toMatch(/[\u4e00-\u9fff].*\n.*`and`/);
});

test("asked again, what has not changed is not sent again", () => {
  const { ask, answer, uri, bench } = pulled("x: Int = true\n");
  const textDocument = { uri: uri("main.yx") };
  const previousResultId = answer.resultId ?? "";
  expect(ask(pullDiagnostics, { textDocument, previousResultId })).toEqual({ kind: "unchanged", resultId: previousResultId });
  bench.change(textDocument.uri, 2, [{ text: "x: Int = 1\n" }]);
  expect(ask(pullDiagnostics, { textDocument, previousResultId })).toMatchObject({ kind: "full", items: [] });
});

test("no such document has none", () => {
  expect(pulled("x = 1\n", {}, "gone.yx").answer.items).toEqual([]);
});
