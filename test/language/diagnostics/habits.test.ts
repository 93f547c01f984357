// What people write out of habit from other languages: reported once a mistake, and nothing else with it. Where fixes are offered for all
// of it, the source after them has no more problems and reads as expected.
import { describe, expect, test } from "vitest";
import { parse } from "../../../server/src/language/syntax/parse.ts";
import { withFixes } from "./edits.ts";

function reports(source: string, findings: readonly string[], mended?: string): void {
  test(source.replaceAll("\n", " ⏎ "), () => {
    const { diagnostics } = parse(source);
    expect(diagnostics.map(({ finding }) => finding)).toEqual(findings.map((finding) => `syntax.${finding}`));
    if (mended === undefined) return;
    expect(withFixes(source, diagnostics)).toBe(mended);
    expect(parse(mended).diagnostics).toEqual([]);
  });
}

describe("compound assignment", () => {
  reports("main = {\n  a += 1\n}", ["compound-assignment"], "main = {\n  a = a + 1\n}");
  reports("main = {\n  a.b += 1\n}", ["compound-assignment"]);
  reports("main = {\n  xs[0] += 1\n}", ["compound-assignment"]);
  reports("main = {\n  a -= 1\n  b *= 2\n}", ["compound-assignment", "compound-assignment"], "main = {\n  a = a - 1\n  b = b * 2\n}");
});

describe("increments", () => {
  reports("x++\ny = 1", ["increment"], "x = x + 1\ny = 1");
  reports("x--\ny = 1", ["increment"], "x = x - 1\ny = 1");
  reports("a.b++\ny = 1", ["increment"]);
  reports("x = a - -b", []);
  reports("x = a -\n- b", []);
});

describe("full-width punctuation", () => {
  reports("print（1）", ["typographic-character", "typographic-character"], "print(1)");
  reports("print（1)", ["typographic-character"], "print(1)");
  reports("xs = [1，2]", ["typographic-character"], "xs = [1,2]");
  reports("f = ｛ 1 ｝", ["typographic-character", "typographic-character"], "f = { 1 }");
  reports("xs = 【1】", ["typographic-character", "typographic-character"], "xs = [1]");
});

describe("a literal that isn't closed excuses the brackets that it swallowed", () => {
  reports('f("abc\n)', ["unterminated-string"]);
  reports('f = {\n  x = "abc }', ["unterminated-string"]);
  reports("f = { /* a }", ["unterminated-comment"]);
  reports('x = f"{a"\ny = 2', ["unterminated-interpolation"]);
  reports('x = f"{a\n// b\ny = 1', ["unterminated-interpolation"]);
  reports('x = f"{a /*\n*/\ny = 1', ["unterminated-interpolation"]);
});

describe("a block without =", () => {
  reports("add: (a: Int) -> Int {\n  a\n}", ["missing-equals"], "add: (a: Int) -> Int = {\n  a\n}");
  reports("main {\n  1\n}", ["missing-equals"], "main = {\n  1\n}");
  reports("add: Int {\n  x = 1\n  x\n}", ["missing-equals"], "add: Int = {\n  x = 1\n  x\n}");
  reports("a: Int\n{ 1 }", []);
  reports("if x { 1 }", []);
});

describe("a keyword of another language", () => {
  reports("loop { loop { a } }\nb = 2", ["loop-keyword", "loop-keyword"]);
});

describe("a name that starts as a keyword does", () => {
  reports("f = (\n  a,\n  b\nelsewhere = 1", ["missing-close"]);
  reports("f = (\n  a,\n  b\notherwise = 1", ["missing-close"]);
});
