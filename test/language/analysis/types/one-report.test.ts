// One mistake gives one report, and what follows from it gives none. Above a program, below it the findings with the texts that they are at.

import { describe, expect, test } from "vitest";
import type { ImportedModule } from "../../../../server/src/language/analysis/names/imported-module.ts";
import { moduleShape } from "../../../../server/src/language/analysis/names/module-shape.ts";
import { checkModule } from "../../../../server/src/language/analysis/types/check-module.ts";
import { stdDeclarations } from "../../../../server/src/language/analysis/types/std-types.ts";
import type { Diagnostic } from "../../../../server/src/language/diagnostics/diagnostic.ts";
import { onePerMistake } from "../../../../server/src/language/diagnostics/one-per-mistake.ts";
import { stdModule } from "../../../../server/src/language/std/std-imports.ts";
import { parse } from "../../../../server/src/language/syntax/parse.ts";

function diagnosticsOf(source: string): readonly Diagnostic[] {
  const tree = parse(source);
  const other: ImportedModule = { module: "other.yx", shape: moduleShape(parse("here: Int = 1")), importedModule: () => null };
  const importedModule = (path: readonly string[]) => (path[0] === "other" ? other : stdModule(path));
  const module: ImportedModule = { module: "main.yx", shape: moduleShape(tree), importedModule };
  const { names, types } = checkModule(tree, module, { declarationsOf: stdDeclarations });
  return onePerMistake({ syntax: tree.diagnostics, names, types });
}

function reports(source: string, ...findings: readonly string[]): void {
  test(source.replaceAll("\n", " ⏎ "), () => {
    const said = diagnosticsOf(source).map(({ finding, span }) => `${finding} ${source.slice(span.start, span.end)}`);
    expect(said).toEqual(findings);
  });
}

/** A program with a record and a function of two parameters, and the statements as its `main`. */
function program(...statements: readonly string[]): string {
  const declared = "P: Type = { x: Int, name: String, size: Int = 0 }\nadd: (count: Int, word: &String) -> Int = count\n";
  return `${declared}main = {\n${statements.map((statement) => `  ${statement}\n`).join("")}}`;
}

describe("the number of arguments is all that is said where it is wrong", () => {
  reports(program('a = add("w")'), "types.argument-count )");
  reports(program('a = add("w", 1, 2)'), "types.argument-count 2");
  reports(program('a = P("name")'), "types.too-few-arguments )");
  reports(program('a = P(x = "w")'), 'types.argument "w"', "types.missing-argument )");
  reports(program('a = add(zzz, "w", 1)'), "names.unknown zzz", "types.argument-count 1");
});

describe("two arguments in each other's place", () => {
  reports(program('a = add("w", 1)'), 'types.swapped-arguments "w", 1');
  reports(program('a = P(1, 2, "w")'), 'types.swapped-arguments 2, "w"');
  reports(program('a = P(name = 1, x = "w")'), 'types.swapped-arguments 1, x = "w"');
  // wrong in both places
  reports(program("a = add(true, 1)"), "types.argument true", "types.argument 1");
  reports(program('a = P("w", 1, "v")'), 'types.argument "w"', "types.argument 1", 'types.argument "v"');

  test("can be swapped", () => {
    const source = program('a = add("w", 1)');
    const edits = diagnosticsOf(source).flatMap(({ fixes = [] }) => fixes.flatMap((fix) => fix.edits));
    expect(edits.map(({ span, newText }) => `${source.slice(span.start, span.end)} → ${newText}`)).toEqual(['"w" → 1', '1 → "w"']);
  });
});

describe("what is looked at twice is told once", () => {
  reports(`use std.list\n${program('p = P(1, "w")', "n = list.len(p.nope)")}`, "types.no-member nope");
  reports("Box: (T: Type) -> Type = { item: T }\nP: Type = { x: Int }\nf: (p: P) -> Void = { b = Box(p.nope) }", "types.no-member nope");
  reports("f: (T: Tyep) -> (x: T) -> T = x", "types.unknown-type Tyep");
});

describe("elements of two types", () => {
  reports(program('a = [1, "b", "c"]', "print(1 + a[0])", "a[0] = true"), 'types.element "b"');
  reports(program('a = [[1, "b"], [2]]', "b: List(List(Int)) = a"), 'types.element "b"');
  reports(program('a: List(Int) = [1, "b", "c"]'), 'types.mismatch "b"', 'types.mismatch "c"');
});

describe("an import", () => {
  reports('use std.io\nmain = { string.len("a") }', "names.unused-import io", "names.module-not-imported string");
  reports("main = {\n  assert.assert(true)\n  assert.assert(false)\n}", "names.module-not-imported assert");
  reports("main = {\n  io.println(1)\n  io.println(2)\n}", "names.module-not-imported io");
  reports('use std.string\nmain = { a = string.len("a") }');
  reports("use other.{ Nope }\nf: (a: Nope, b: Nope) -> Nope = a", "names.missing-export Nope");
  // the import is used when the name is put right
  reports("use std.list\nmain = { lits.len([1]) }", "names.misspelled lits");
  reports("use std.list.{ reverse }\nmain = { a = revesre([1]) }", "names.misspelled-function revesre");
});

describe("a function without a return", () => {
  reports("f: () -> Int = { }", "types.missing-return }");
  reports("f: () -> Int = {\n}", "types.missing-return }");
  reports("f: () -> Dict(String, Int) = { }");
  reports("f: () -> Void = { }");
});

describe("a missing mut", () => {
  reports("f: (go: Bool) -> Void = {\n  n = 1\n  while go {\n    n = n + 1\n    n = n + 2\n  }\n}", "names.immutable-assignment n");
  reports(program('p = P(1, "w")', "p.x = 2", "p.size = 3"), "types.immutable-field x");
});

describe("a method of a misspelt type", () => {
  reports(
    "Point: Type = { x: Int }\nPiont.twice: (self: &Point) -> Int = self.x\nf: (p: Point) -> Int = p.twice()",
    "types.unknown-type Piont",
  );
  reports(
    "Point: Type = { x: Int }\nArea.twice: (self: &Point) -> Int = self.x\nf: (p: Point) -> Int = p.twice()",
    "types.unknown-type Area",
    "types.no-member twice",
  );
});

describe("the condition of a predicate", () => {
  reports('Percent: (share: Int) -> Type = { share <= "five" }', "types.operands <=");
  reports("Percent: (share: Int) -> Type = { share <= 100 }");
  reports('Row: (T: Type, N: Int) -> Type = { items: List(T), Assert(N > "x") }', "types.operands >");
  reports('Row: (T: Type, N: Int) -> Type = { items: List(T), _c: Assert(N > "x") }', "types.operands >");
  reports("Row: (T: Type, N: String) -> Type = { items: List(T), _c: Assert(N > 0 and N != 5) }", "types.operands >", "types.operands !=");
  reports("Row: (T: Type, N: Int, F: Bool) -> Type = { items: List(T), _c: Assert(N % 2 == 0 and !F), _d: Assert(sizeof(T) > 0) }");
});

describe("what follows from a mistake in a call or a definition", () => {
  reports('p: (Int, String) = ("a", 1)', 'types.mismatch ("a", 1)');
  reports("f: (g: (Int) -> (Bool, Int)) -> Int = 1\na = f(n => (n, true))", "types.mismatch (n, true)");
  reports(
    "P: Type = { x: Int }\nby: (p: P, n: Int) -> Int = n\nP.by = by[2]\nmain = { print(P(1).by(2), P(1).by(3) + 1) }",
    "types.method-position by[2]",
  );
  reports("join: (xs: List(Int), by: String) -> Int = 1\na = join([1, true])", "types.argument-count )");
  reports("Show: Type = { show: () -> String }\nshown: (T: Show) -> (v: T) -> T = v\na = shown(1).text", "types.bound 1");
  reports('a: Int = -"w"', 'types.mismatch -"w"');
  reports(
    'sort: (T: Type) -> (xs: List(T), less: (T, T) -> Bool) -> List(T) = xs\na = sort(["w", 1], (p, q) => p < q)[0] + 1',
    "types.element 1",
  );
});

describe("what follows from a type that is none", () => {
  reports("each: (V: Type, W: Typ) -> (n: V, f: (V) -> W) -> W = f(n)\na = each(1, n => 1.5) / 2.0", "types.unknown-type Typ");
  reports("next = (n: Intt) => n + 1\na = next(1) + 2", "types.unknown-type Intt");
  reports("first: (xs: &Lst(Int)) -> Int = 1\na = first([1, true])", "types.unknown-type Lst");
  reports("Row: (T: Type, N: Int) -> Type = { items: List(T), _c: Asert(N > 0) }\na: Row(Int, 4) = Row([1])", "types.unknown-type Asert");
  reports('by: (p: Pint, n: Float) -> Int = 1\nby: (k: Int, n: Int) -> String = f"{k}"\na = by(1, 2) + "w"', "types.unknown-type Pint");
  reports("stop: () -> Nver = { while true { } }\nf: (n: Int) -> Int = { if n > 0 { return n } stop() }", "types.unknown-type Nver");
  reports("f: (n: Int) -> Int = { if n > 0 { return n } stop() }", "names.unknown-function stop");
  reports('a = { 7: 1 }["w"] + 1', "syntax.dict-key 7");
});

describe("calls in calls", () => {
  const nested = (name: string, innermost: string): string => `${`${name}(`.repeat(40)}${innermost}${")".repeat(40)}`;
  const findings = (source: string): readonly string[] => diagnosticsOf(source).map(({ finding }) => finding);

  test("are looked at once: of a generic function, a generic record, an overloaded function", () => {
    const overloaded = "pick: (x: Int) -> Int = x\npick: (x: String) -> String = x\n";
    expect(findings(`same: (T: Type) -> (x: T) -> T = x\nf: () -> Void = { a = ${nested("same", "1")} }`)).toEqual([]);
    expect(findings(`Box: (T: Type) -> Type = { item: T }\nf: () -> Void = { a = ${nested("Box", "1")} }`)).toEqual([]);
    expect(findings(`${overloaded}f: () -> String = ${nested("pick", '"w"')}`)).toEqual([]);
    expect(findings(`${overloaded}f: () -> Void = { a = ${nested("pick", "true")} }`)).toEqual(["types.argument"]);
  });
});
