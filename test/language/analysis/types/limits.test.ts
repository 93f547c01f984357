// Programs that would take too long or nest too deep if every type were written out and every way were tried: each is answered at once. Of what
// is too large or too far away nothing is known, and nothing is said.

import { describe, expect, test } from "vitest";
import { moduleShape } from "../../../../server/src/language/analysis/names/module-shape.ts";
import { checkModule } from "../../../../server/src/language/analysis/types/check-module.ts";
import { stdDeclarations } from "../../../../server/src/language/analysis/types/std-types.ts";
import { stdModule } from "../../../../server/src/language/std/std-imports.ts";
import { parse } from "../../../../server/src/language/syntax/parse.ts";

function findings(source: string): readonly string[] {
  const tree = parse(source);
  const module = { module: "", shape: moduleShape(tree), importedModule: stdModule };
  return checkModule(tree, module, { declarationsOf: stdDeclarations }).types.map(({ finding }) => finding);
}

/** `open` and `close` around `inner`, many times. */
function around(open: string, inner: string, close: string, times: number): string {
  return open.repeat(times) + inner + close.repeat(times);
}

/** The lines that `line` makes of the numbers from 0. */
function lines(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => `${line(index)}\n`).join("");
}

describe("types that double", () => {
  test("in calls", () => {
    expect(findings(`twice = x => (x, x)\ny = ${around("twice(", "1", ")", 40)}\nz = y == y\n`)).toEqual([]);
  });

  test("from variable to variable", () => {
    const body = lines(60, (index) => `v${index + 1} = (v${index}, v${index})`);
    expect(findings(`main = {\nv0 = 1\n${body}w = v60 == v59\n}`)).toEqual([]);
  });

  test("in functions that call each other twice", () => {
    const functions = lines(12, (index) => `f${index + 1} = x => f${index}(f${index}(x))`);
    expect(findings(`f0 = x => (x, x)\n${functions}a = f12(1)\n`)).toEqual([]);
  });
});

describe("overloads inside overloads", () => {
  const overloaded = (type: (inner: string) => string): string =>
    ["Int", "String", "Bool"].map((each) => `f: (x: ${type(each)}) -> ${each} = f(x)\n`).join("");
  const calls = (open: string, close: string): string => `a: Bool = ${around(`f(${open}`, "true", `${close})`, 25)}`;

  test.each([
    ["lists", "[", "]", (inner: string) => `List(${inner})`],
    ["tuples", "(", ", 1)", (inner: string) => `(${inner}, Int)`],
    ["dicts", '{ "k": ', " }", (inner: string) => `Dict(String, ${inner})`],
    ["lambdas", "n => ", "", (inner: string) => `(Int) -> ${inner}`],
    ["blocks", "{ return ", " }", (inner: string) => inner],
    ["branches", "if true { return ", " } else { return true }", (inner: string) => inner],
    ["arms", "match 1 { _ => ", " }", (inner: string) => inner],
  ])("in %s", (_, open, close, type) => {
    expect(findings(overloaded(type) + calls(open, close))).toEqual([]);
  });
});

describe("overloads of which one could not be read", () => {
  test("are no slower", () => {
    const overloaded = "f: (C: Type = A\nf: ) -> Int = 1\nf: (x: String) -> String = x\nf: (x: Bool) -> Bool = x\n";
    expect(findings(`${overloaded}y = ${around("f(-", "true", ")", 25)}\n`).length).toBeLessThan(60);
  });
});

describe("definitions without types", () => {
  const chain = (count: number, body: (next: string) => string): string =>
    `${lines(count, (index) => `f${index} = (a) => ${body(`f${index + 1}(a)`)}`)}f${count} = (a) => a\n`;

  test("of which each asks for the next", () => {
    expect(findings(chain(3000, (next) => `${next} + 1`))).toEqual([]);
  });

  test("of which each asks for the next deep inside its body", () => {
    expect(findings(chain(400, (next) => around("(", next, ")", 150)))).toEqual([]);
    expect(findings(chain(400, (next) => around("if true { ", next, " } else { 1 }", 60)))).toEqual([]);
  });
});

describe("interfaces that ask for each other", () => {
  const methods = (index: number): string => `R${index}.a: (self: R${index}) -> R${(index + 1) % 40} = R${(index + 1) % 40}(1)
R${index}.b: (self: R${index}) -> R${(index + 2) % 40} = R${(index + 2) % 40}(1)`;
  const types = (index: number): string =>
    `I${index}: Type = { a: () -> I${(index + 1) % 40}, b: () -> I${(index + 2) % 40} }\nR${index}: Type = { n: Int }`;

  test("in a ring, each in two ways", () => {
    expect(findings(`${lines(40, types)}${lines(40, methods)}f: (i: I0) -> Int = 1\na = f(R0(1))\n`)).toEqual([]);
  });
});
