// What people write out of habit from other languages: reported once a mistake, and nothing else with it. With `mended`: the source after
// the fixes, which then has no problems; the source itself where none is offered.
import { describe, expect, test } from "vitest";
import { parse } from "../../../server/src/language/syntax/parse.ts";
import { withFixes } from "./edits.ts";

function reports(source: string, findings: readonly string[], mended?: string): void {
  test(source.replaceAll("\n", " ⏎ "), () => {
    const { diagnostics } = parse(source);
    expect(diagnostics.map(({ finding }) => finding)).toEqual(findings.map((finding) => `syntax.${finding}`));
    if (mended === undefined) return;
    expect(withFixes(source, diagnostics)).toBe(mended);
    if (mended !== source) expect(parse(mended).diagnostics).toEqual([]);
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
  reports("i --\ny = 1", ["increment"], "i = i - 1\ny = 1");
  reports("while a {\n  i++\n}", ["increment"], "while a {\n  i = i + 1\n}");
  reports("while a { i++ }", ["increment"], "while a { i = i + 1 }");
  reports("i++;", ["increment"], "i = i + 1;");
  reports("i++ // one more", ["increment"], "i = i + 1 // one more");
  reports("x++\nuse std.io", ["increment"], "x = x + 1\nuse std.io");
  reports("if a {\n  i++\n} else {\n  i--\n}", ["increment", "increment"], "if a {\n  i = i + 1\n} else {\n  i = i - 1\n}");
});

describe("an increment that is no statement can't be mended by one", () => {
  for (const source of ["a.b++\ny = 1", "xs[0]++", "x = i++\ny = 1", "return i--", "f = () => i++", "f(i++)"])
    reports(source, ["increment"], source);
});

describe("two operators are no increment where something goes on", () => {
  for (const source of [
    "x = a - -b",
    "x = a -\n- b",
    "x = a --\n    b",
    "x = (a ++\nb)",
    "x = [a --\n b]",
    "if a--\n    b { 1 }",
    "x =\n    a --\n    b",
  ])
    reports(source, []);
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

describe("a definition without =", () => {
  reports("add: (a: Int) -> Int {\n  a\n}", ["missing-equals"], "add: (a: Int) -> Int = {\n  a\n}");
  reports("add: Int {\n  x = 1\n  x\n}", ["missing-equals"], "add: Int = {\n  x = 1\n  x\n}");
  reports("main {\n  1\n}", ["missing-equals"], "main = {\n  1\n}");
  reports("pub main {\n  1\n}", ["missing-equals"], "pub main = {\n  1\n}");
  reports("main: () -> Void\n{\n  1\n}", ["missing-equals"], "main: () -> Void =\n{\n  1\n}");
  reports("Spot: Type { x: Int }", ["missing-equals"], "Spot: Type = { x: Int }");
  reports("Spot: Type {\n  x: Int,\n  y: Int,\n}", ["missing-equals"], "Spot: Type = {\n  x: Int,\n  y: Int,\n}");
  reports("Box: (T: Type) -> Type { value: T }", ["missing-equals"], "Box: (T: Type) -> Type = { value: T }");
  reports('ages: Dict(String, Int) { "a": 1 }', ["missing-equals"], 'ages: Dict(String, Int) = { "a": 1 }');
  reports("Shape { Named, Sized }", ["missing-equals"], "Shape: Type = { Named, Sized }");
  reports("add: (a: Int) -> Int => a + 1", ["wrong-arrow"], "add: (a: Int) -> Int = a + 1");
});

describe("a block of its own", () => {
  for (const source of ["a: Int\n{ 1 }", "if x { 1 }", "x = 1 { 2 }", "if a and\nb { 1 }", "for x in\nxs { 1 }", "x; { 1 }"])
    reports(source, []);
});

describe("functions and blocks as other languages write them", () => {
  reports("main() {\n  1\n}", ["call-before-block"], "main() {\n  1\n}");
  reports("add(a, b) {\n  return a + b\n}", ["call-before-block"]);
  reports("add(a: Int, b: Int) {\n  return a + b\n}", ["old-function"]);
  reports("try { x } catch { y }", ["block-keyword"], "try { x } catch { y }");
  reports("do {\n  x\n}", ["block-keyword"]);
  reports("while x > 1:\n    x = x - 1", ["missing-block"]);
  reports("for i in xs:\n    print(i)", ["missing-block"]);
});

describe("values and paths as other languages write them", () => {
  reports("p = {\n  x: 1,\n  y: 2,\n}", ["fields-in-block"], "p = {\n  x: 1,\n  y: 2,\n}");
  reports("use std::io", ["double-colon"], "use std.io");
  reports("s = `plain`", ["foreign-quote"], 's = "plain"');
  reports("s = `hello ${name}, ${1 + 2}`", ["foreign-quote"], 's = f"hello {name}, {1 + 2}"');
  reports('s = `say "hi"`', ["foreign-quote"], 's = `say "hi"`');
});

describe("a keyword of another language", () => {
  reports("loop { loop { a } }\nb = 2", ["loop-keyword", "loop-keyword"]);
});

describe("a name that starts as a keyword does", () => {
  reports("f = (\n  a,\n  b\nelsewhere = 1", ["missing-close"]);
  reports("f = (\n  a,\n  b\notherwise = 1", ["missing-close"]);
});
