// One mistake gives one report, what the rules allow gives none, and what follows from a mistake gives none either. On the left a program,
// on the right the findings, without `names.`, with the names that they are about.

import { describe, expect, test } from "vitest";
import { namesOf } from "./marks.ts";

function reports(source: string, ...findings: readonly string[]): void {
  test(source.replaceAll("\n", " ⏎ "), () => {
    const { diagnostics } = namesOf(source);
    const said = diagnostics.map(({ finding, span }) => `${finding.replace("names.", "")} ${source.slice(span.start, span.end)}`);
    expect(said).toEqual(findings);
  });
}

/** The statements as the body of a function. */
function body(...statements: readonly string[]): string {
  return `main = {\n${statements.map((statement) => `  ${statement}\n`).join("")}}`;
}

describe("what follows from a mistake", () => {
  reports(body("a = zzz", "print(a, a)"), "unknown zzz");
  reports("use std.io.{nope}\nmain = { nope(nope.x) }", "missing-export nope");
  reports("use std.nope\nmain = { nope.x(nope) }", "missing-std-module nope");
  reports("use std.io\nmain = { io.nope.x().y }", "missing-member nope");
  reports("use nowhere.{a, b as c}\nuse other.where\nx = a(c, where.y)");
  reports("use nowhere.{a}\nx = 1");
  reports("use std.math.{max}\nmax: (a: Int) -> Int = a", "import-clash max");
  reports("main = { print(zzz.a.b(1).c) }", "unknown zzz");
  reports("f: (s: Spto) -> Int = s.x.y");
});

describe("names beside an error of syntax", () => {
  reports("a = zzz §");
  reports("a = zzz §\nb = yyy", "unknown yyy");
});

describe("names in places of their own", () => {
  reports(body('print(f"{zzz} {1 + yyy}")'), "unknown zzz", "unknown yyy");
  reports(body("print(width = 1)"));
  reports(body("print(zzz.x = 1)"), "unknown-overlooked zzz");
  reports("P: Type = { x: Int }\nmain = { P(x = zzz) }", "unknown zzz");
  reports("f = (y) => zzz + y", "unknown zzz");
  reports("f: (x: Int) -> Int = (x) => zzz", "unknown zzz");
  reports(body("r = match 1 { n => n + k, _ => 0 }"), "unknown k");
  reports(body("print([n for n in xs], n)"), "unknown xs", "out-of-scope n");
  reports(body("x = spawn {", "  a = zzz", "  return a", "}"), "unknown zzz");
  reports("P: Type = { x: Int, x > low }\nlow = 1\nQ: (N: Int) -> Type = { Assert(N > M) }", "unknown M");
  reports("Type: Type = Type");
});

describe("scopes", () => {
  reports(body("if true { a = 1 } else { print(a) }"), "out-of-scope a");
  reports(body("for i in 0..3 { }", "print(i)"), "out-of-scope i");
  reports(body("f = (p) => p", "print(p)"), "unknown p");
  reports("f = (p) => p\ng = () => p", "unknown p");
  reports(body("use std.io", "io.println(1)").concat("\nf = () => io.println(2)"), "module-not-imported io");
  reports("a = b\nb = 1", "used-before-definition b");
  reports("a = a", "used-before-definition a");
  reports("f = () => b\nb = 1", "defined-below b");
  reports(body("f = () => b", "b = 1", "f()"), "used-before-definition b");
});

describe("assignments that the rules allow", () => {
  reports(body("mut x = 1", "{ x = 2 }", "if true { x = 3 }", "while x < 9 { x = x + 1 }"));
  reports(body("while true { t = 1 }", "while true { t = 2 }"));
  reports(body("a = spawn { t = 1 }", "b = spawn { t = 2 }", "print(a, b)"));
  reports(body("for mut i in 0..3 { i = i + 1 }"));
  reports(body("first = 1", "for len in 0..first { print(len) }"));
  reports("use std.list\nmain = {\n  while true { list = [1] }\n  list.len([1])\n}");
  reports("mut total = 0\nmain = { total = 1 }");
  reports("total: Int\nmain = { total = 1 }");
});

describe("a variable that was moved may be defined again", () => {
  reports("P: Type = { x: Int }\nstep: (p: P) -> P = p\nmain = {\n  p = P(1)\n  p = step(p)\n  print(p)\n}");
  reports(body("s = [1]", "t = s", "s = [2]", "print(s, t)"));
  reports(body("n = 1", "print(n)", "n = 2"), "overwritten n");
});

describe("assignments that they don't", () => {
  reports(body("x = 1", "if true { x = 2 }"), "immutable-overwritten x");
  reports(body("x = 1", "f = (y) => { x = y }", "f(x)"), "immutable-overwritten x");
  reports(body("x = 1", "g(() => { x = 2 })").concat("\ng = (f) => f()"), "immutable-assignment x");
  reports(body("for i in 0..3 { i = 5 }"), "immutable-overwritten i");
  reports(body("mut x = 1", "mut x = 2"), "overwritten x");
  reports(body("mut x = 1", "x: Int = 2"), "overwritten x");
  reports(body("f = (n) => n", "print(f)").concat("\nf = 1"));
  reports("f = (n) => n\nmain = { f = 1 }", "immutable-overwritten f");
  reports("x = 1\nx = 2", "overwritten x");
  reports("f = (n) => n\nf = 1", "replaced f");
  reports("P: Type = { x: Int }\nP: Type = { y: Int }", "duplicate-definition P");
  reports("T.m: () -> Int = 1\nT.m: () -> Int = 2\nU.m: () -> Int = 3", "duplicate-definition m");
  reports("(a, a) = (1, 2)");
});

describe("imports", () => {
  reports("use std.io\nuse std.{io}\na = io", "imported-twice io");
  reports("use std.math.{abs, abs}\na = abs", "imported-twice abs");
  reports("use std.list\nuse list\na = list", "imported-from-two list");
  reports("use std.io\nuse std.io.{println}\na = io.println\nb = println");
  reports("use std.{io, list}\nio = 1", "import-clash io", "unused-import list");
  reports("import std.io\nmain = { io.println(1) }", "foreign-word import");
});
