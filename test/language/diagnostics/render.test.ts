// Diagnostics in words, in both languages: message, help, related places and fixes of one diagnostic, and no gap in any.
import { expect, test } from "vitest";
import type { Diagnostic } from "../../../server/src/language/diagnostics/diagnostic.ts";
import { diagnostic, FINDINGS, type FindingId, fix, relatedPlace } from "../../../server/src/language/diagnostics/findings.ts";
import { LANGUAGES, type Language } from "../../../server/src/language/diagnostics/language.ts";
import { renderDiagnostic } from "../../../server/src/language/diagnostics/render.ts";

const unclosed: Diagnostic = diagnostic(
  "syntax.missing-close",
  { start: 3, end: 3 },
  { bracket: ")" },
  {
    related: [relatedPlace("note.opened-here", { start: 1, end: 2 }, { bracket: "(" })],
    fixes: [fix("fix.insert", { text: ")" }, [{ span: { start: 3, end: 3 }, newText: ")" }])],
  },
);

test("words for the message, the help, the related place and the fix; spans and edits are handed on", () => {
  expect(renderDiagnostic(unclosed, "en")).toEqual({
    message: "Missing `)`",
    help: "Add `)`, or remove the bracket that it would close",
    related: [{ span: { start: 1, end: 2 }, message: "`(` is opened here" }],
    fixes: [{ title: "Insert `)`", edits: [{ span: { start: 3, end: 3 }, newText: ")" }] }],
  });
  expect(renderDiagnostic(unclosed, "zh")).toEqual({
    message: "缺少 `)`",
    help: "加上 `)`，或删除与它配对的括号",
    related: [{ span: { start: 1, end: 2 }, message: "`(` 在这里打开" }],
    fixes: [{ title: "插入 `)`", edits: [{ span: { start: 3, end: 3 }, newText: ")" }] }],
  });
});

test("a term in words, in both languages", () => {
  const unfinished = diagnostic("syntax.missing-type", { start: 3, end: 4 }, { found: { term: "end-of-file" } });
  expect(renderDiagnostic(unfinished, "en").message).toBe("Expected a type, found the end of the file");
  expect(renderDiagnostic(unfinished, "zh").message).toBe("此处应为类型，实际是文件末尾");
});

test("a place in another file keeps its file", () => {
  const place = relatedPlace("note.opened-here", { start: 0, end: 1 }, { bracket: "(" }, "src/a.yx");
  const rendered = renderDiagnostic({ ...unclosed, related: [place] }, "en");
  expect(rendered.related).toEqual([{ span: { start: 0, end: 1 }, message: "`(` is opened here", file: "src/a.yx" }]);
});

test.each(LANGUAGES)("no finding has a gap in its words in %s", (language) => {
  expect(
    Object.keys(FINDINGS)
      .filter(isFinding)
      .flatMap((id) => gaps(id, language)),
  ).toEqual([]);
});

function isFinding(id: string): id is FindingId {
  return Object.hasOwn(FINDINGS, id);
}

function gaps(finding: FindingId, language: Language): string[] {
  const { code, parameters } = FINDINGS[finding];
  const args = Object.fromEntries(parameters.map((parameter) => [parameter, "x"]));
  const { message, help } = renderDiagnostic({ finding, code, severity: "error", span: { start: 0, end: 0 }, arguments: args }, language);
  return [message, help ?? "-"].filter((words) => words === "" || /\{[a-z]+\}/i.test(words)).map((words) => `${finding}: ${words}`);
}
