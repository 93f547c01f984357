// Programs that are right: by the documents, or because they run. On the left what a program does, then the program; what is found in it is
// listed behind it, without `types.`, and is never an error.

import { describe, expect, test } from "vitest";
import { moduleShape } from "../../../../server/src/language/analysis/names/module-shape.ts";
import { checkModule } from "../../../../server/src/language/analysis/types/check-module.ts";
import { stdDeclarations } from "../../../../server/src/language/analysis/types/std-types.ts";
import type { Diagnostic } from "../../../../server/src/language/diagnostics/diagnostic.ts";
import { stdModule } from "../../../../server/src/language/std/std-imports.ts";
import { parse } from "../../../../server/src/language/syntax/parse.ts";

function typesOf(source: string): readonly Diagnostic[] {
  const tree = parse(source);
  const module = { module: "", shape: moduleShape(tree), importedModule: stdModule };
  return checkModule(tree, module, { declarationsOf: stdDeclarations }).types;
}

function accepts(what: string, source: string, ...warnings: readonly string[]): void {
  test(what, () => {
    expect(parse(source).diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    const found = typesOf(source);
    expect(found.filter(({ severity }) => severity === "error").map(({ finding, span }) => [finding, source.slice(span.start)])).toEqual(
      [],
    );
    expect(found.map(({ finding, span }) => `${finding.replace("types.", "")} ${source.slice(span.start, span.end)}`)).toEqual(warnings);
  });
}

function rejects(what: string, source: string, ...findings: readonly string[]): void {
  test(what, () => {
    const errors = typesOf(source).filter(({ severity }) => severity === "error");
    expect(errors.map(({ finding, span }) => `${finding.replace("types.", "")} ${source.slice(span.start, span.end)}`)).toEqual(findings);
  });
}

/** The statements as the body of a function. */
function body(...statements: readonly string[]): string {
  return `main = {\n${statements.map((statement) => `  ${statement}\n`).join("")}}`;
}

describe("a branch has the value of its last expression", () => {
  accepts("in a variable", body("n = if true { 4 } else { 5 }", "print(n + 1)"));
  accepts("behind other statements", body("n = if true { a = 4", "a * 2 } else { 5 }", "print(n == 8)"));
  accepts("in a branch of a branch", body("n = if true { if false { 1 } else { 2 } } else if true { 3 } else { 4 }", "print(n - 1)"));
  accepts("as the body of a function", "sign: (n: Int) -> Int = if n < 0 { -1 } else { 1 }");
  accepts("as the body of a lambda", "sign: (n: Int) -> Int = (n) => if n < 0 { -1 } else { 1 }");
  accepts("widened", "half: (n: Int) -> Float = if n < 0 { 0 } else { 1.5 }");
  accepts("in an arm", body('word = match 1 { 0 => { "none" }', '_ => { "some" } }', 'print(word + "!")'));
  accepts("in an arm that is compared", body('word: String = match 1 { 0 => { "none" }', '_ => { "some" } }'));
  accepts("that nobody takes", body("u = if true { print(1) } else { print(2) }"));
  accepts("where the compiler compares, with a warning", body("n: Int = if true { 4 } else { 5 }"), "branch-value 5");
  accepts("in a result, with a warning", "f: (n: Int) -> Int = { return if n < 0 { 4 } else { 5 } }", "branch-value 5");
  accepts(
    "beside one that never comes back",
    `fail: (m: String) -> Never = { while true { print(m) } }\n${body('n: Int = if true { return 4 } else { fail("x") }', "print(n + 1)")}`,
  );
  rejects("of another type", body('n: Int = if true { return 4 } else { "five" }'), 'mismatch "five"');
  rejects("that a body gives in vain", 'f: (n: Int) -> Int = if n < 0 { "four" } else { 5 }', 'mismatch "four"');
  rejects("of a loop", body("n = if true { 4 } else { 5 }", 'print(n + "s")'), "operands +");
});

describe("blocks and functions of which the compiler knows no result", () => {
  accepts("a block that is a value", body("area = { side = 3", "return side * side }", "print(area + 1, area > 2)"));
  accepts("a lambda that ends in a value", "double = (n) => { n * 2 }\nmain = { print(double(4) + 1) }");
  accepts("tasks of a loop", body("all = spawn for n in [1, 2] { n * 2 }", "print(all[0] == 2)"));
});

describe("the library", () => {
  accepts("times are compared and subtracted", 'use std.time\nmain = { t = time.now()\nprint(t > 0, time.now() - t)\nprint(t == "x") }');
  rejects("but are no numbers", "use std.time\nmain = { n: Int = time.now() }", "mismatch time.now()");
});

describe("lists, dicts and texts", () => {
  accepts("parts", body("xs = [1, 2, 3]", "ys = xs[0..2]", "print(ys[0] + 1)", 'word = "hello"[1..3]'));
  accepts("lists by their elements and by their types", body("a: List(Int) = List(1, 2)", "b: List(Int) = List(Int)", "c = List(Int)()"));
  accepts("empty ones", body("a: Dict(String, Int) = Dict()", "b: Array(Int) = Array()"));
  accepts("dicts in a list", body('all = [{ "a": 1, "b": "s" }, { "a": 2, "b": "t" }]'), 'entry "s"', 'entry "t"');
  accepts("entries that are added", body('mut all = { "a": 1 }', 'all["b"] = "s"'), 'entry "s"');
  accepts("entries that are added to a global", `all = { "a": 1 }\n${body('all["b"] = "s"')}`, 'entry "s"');
  rejects("entries of a global with a written type", `all: Dict(String, Int) = { "a": 1 }\n${body('all["b"] = "s"')}`, 'mismatch "s"');
  rejects("entries of a dict with a written type", body('mut all: Dict(String, Int) = { "a": 1 }', 'all["b"] = "s"'), 'mismatch "s"');
  rejects("elements of a list", body("mut all = [1]", 'all[0] = "s"'), 'mismatch "s"');
});

describe("types with arguments", () => {
  const matrix = "Matrix: (T: Type, R: Int, C: Int) -> Type = { cells: List(T) }\n";
  accepts("applied, then called", `${matrix}main = { m = Matrix(Float, 2, 3)() }`);
  accepts(
    "with a constant of the signature",
    `${matrix}square: (T: Type, N: Int) -> (first: T) -> Matrix(T, N, N) = (first) => { return Matrix(T, N, N)() }`,
  );
  accepts(
    "a constant as the type of a parameter",
    "upTo: (T: Type, N: Int) -> (n: N, t: T) -> Int = { for i in 0..n { print(i) }\nreturn n }",
  );
  accepts("a function's types first", "zero: (T: Type, N: Int) -> (n: N) -> Int = { return n }\nmain = { print(zero(Float, 3)(3)) }");
  accepts("a trait with arguments", "Bag: (T: Type) -> Type = { items: Iterator(T) }");
  accepts("fields that are generic functions", "Bag: (T: Type) -> Type = { map: (R: Type) -> ((f: (T) -> R) -> List(R)) }");
  rejects("an unknown one in such a field", "Bag: (T: Type) -> Type = { map: (R: Type) -> ((f: (T) -> S) -> List(R)) }", "unknown-type S");
  rejects("a variable as a constant", `${matrix}main = { n = 2\nm = Matrix(Int, n, 3) }`, "not-constant n");
});

describe("records and their methods", () => {
  accepts(
    "fields that methods fill",
    "P: Type = { x: Int, show: (n: Int) -> Void }\nP.show: (self: &P, n: Int) -> Void = { print(self.x + n) }\nmain = { P(1).show(2) }",
  );
  accepts(
    "interfaces that name their receiver",
    'Talks: Type = { speak: (Self) -> String }\nDog: Type = { age: Int, Talks }\nDog.speak: (self: &Dog) -> String = { return "woof" }\n' +
      'loud: (t: Talks) -> String = { return t.speak() + "!" }\nmain = { print(loud(Dog(1))) }',
  );
  accepts(
    "a bound method with a signature",
    "P: Type = { x: Int }\ng: (p: P) -> Int = p.x\nP.g: (self: P) -> Int = g[0]\nmain = { print(P(1).g()) }",
  );
  accepts("a pointer to a value", body("n = 1", "m = unsafe { p: *Int = &n", "return *p }"));
});

describe("what follows from text that is not finished", () => {
  rejects("a body without its brace", 'f: (n: Int) -> Int = {\n  if n > 0 { return 1 }\n  print("x")\n');
  rejects("a match without its brace", "f: (n: Int) -> Int = {\n  return match n {\n    0 => 1\n");
  rejects("types without their bracket", "f: (n: Int) -> Int = { return n }\ng: (n: Int) -> Result(Int, ");
  rejects("an import that leads nowhere", "use nowhere.at\nmain = { at(1) }");
});
