// What is taken from a tree without bodies is what the whole tree gives, on any text.

import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { importsOf } from "../../../server/src/language/analysis/imports.ts";
import { moduleShape } from "../../../server/src/language/analysis/names/module-shape.ts";
import { parse, parseOutline, type SourceTree } from "../../../server/src/language/syntax/parse.ts";
import { breakEvery, generateSource } from "../../bench/generate.ts";
import { generateProject } from "../../bench/generate-project.ts";
import { loadFormatInputs, loadPrograms } from "../../conformance/cases.ts";
import { mutate } from "../../mutants/operators.ts";
import { selectPrograms } from "../../mutants/programs.ts";
import { anyText, spoiledProgram, tokenSoup } from "../syntax/arbitraries.ts";

const cases = join(process.cwd(), "test/conformance/cases");
const programs = [...loadPrograms(cases, "syntax"), ...loadPrograms(cases, "types"), ...loadFormatInputs(cases)].map(
  ({ source }) => source,
);
const seed = Number(process.env.PROPERTY_SEED ?? 7);
const numRuns = Number(process.env.PROPERTY_RUNS ?? 1500);

function outline(tree: SourceTree): string {
  const { exports, reexports } = moduleShape(tree);
  return JSON.stringify([importsOf(tree), [...exports], [...reexports]]);
}

function isSame(source: string): boolean {
  return outline(parseOutline(source)) === outline(parse(source));
}

function bodyTokens(source: string): number {
  return parse(source).tokens.count - parseOutline(source).tokens.count;
}

describe("the tree without bodies", () => {
  it.each([
    ["f: (a: Int) -> Int = { a + 1 }", 3],
    ["f: (a: Int) -> (Int) -> Int = { (b) => { a + b } }", 9],
    ["P.f: (self: &P) -> Int = {\n  return self.x\n}\nx = { 1 }", 4],
    ['f: () -> String = { f"{ { 1 } }" }', 7],
    ["f: () -> Void = { use std.io\n io.println(1) }", 0],
    ["f: () -> Int = { return match a { _ => 1 } }", 8],
    ["f: () -> Int = { return match a b { _ => 1 } }", 0],
    ["f: () -> Int = 1 main = { print(1) }", 0],
    ["Box: (T: Type) -> Type = { value: T }", 0],
    ["main = { print(1) }", 0],
    ["f: () -> Void = { print(1) ) }", 0],
    ["f: () -> Void = { print(§) }", 0],
  ])("%j lacks %i tokens", (source, tokens) => {
    expect(bodyTokens(source)).toBe(tokens);
    expect(isSame(source)).toBe(true);
  });

  it("lacks most of what generated programs are made of", () => {
    const files = generateProject({ files: 20, fileSize: 5000 });
    const [all, left] = [parse, parseOutline].map((read) => files.reduce((sum, { text }) => sum + read(text).tokens.count, 0));
    expect((left ?? 0) / (all ?? 0)).toBeLessThan(0.25);
    for (const { text } of files) expect(isSame(text), text).toBe(true);
  });
});

describe(`gives the imports and exports that the whole tree gives (seed ${seed}, ${numRuns} runs)`, () => {
  it("of every recorded program, whole and cut off", () => {
    for (const source of programs) {
      expect(isSame(source), source).toBe(true);
      const cut = source.slice(0, Math.floor(source.length * 0.6));
      expect(isSame(cut), cut).toBe(true);
    }
  });

  it("of generated programs, broken ones too", () => {
    for (const each of [1, 2, 3, 4]) {
      const source = generateSource({ size: 40_000, seed: each });
      expect(isSame(source)).toBe(true);
      expect(isSame(breakEvery(source, 5 * each))).toBe(true);
    }
  });

  it("of mutants", () => {
    for (const { source, mutations } of selectPrograms(cases).programs) {
      const step = Math.max(1, Math.ceil(mutations.length / 40));
      for (let index = 0; index < mutations.length; index += step) {
        const mutation = mutations[index];
        const text = mutation === undefined ? source : mutate(source, mutation).text;
        expect(isSame(text), text).toBe(true);
      }
    }
  });

  it.each([
    ["strings of any code units", anyText()],
    ["token soups", tokenSoup()],
    ["spoiled programs", spoiledProgram(programs)],
    ["token soups in bodies", fc.tuple(tokenSoup(), tokenSoup()).map(([a, b]) => `f: (a: Int) -> Int = { ${a} }\ng: Int = 1\n${b}`)],
  ])("of %s", { timeout: 60_000 + numRuns * 10 }, (_what, text) => {
    fc.assert(
      fc.property(text, (source) => isSame(source)),
      { seed, numRuns },
    );
  });
});
