// Any text gives a tree that is in order. Runs are repeatable; PROPERTY_RUNS and PROPERTY_SEED in the environment make longer or other ones.

import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "../../../server/src/language/syntax/parse.ts";
import { loadFormatInputs, loadPrograms } from "../../conformance/cases.ts";
import { anyText, spoiledProgram, tokenSoup } from "./arbitraries.ts";
import { answerOf, violations } from "./invariants.ts";

const cases = join(process.cwd(), "test/conformance/cases");
const programs = [...loadPrograms(cases, "syntax"), ...loadPrograms(cases, "types"), ...loadFormatInputs(cases)].map(
  ({ source }) => source,
);

const seed = Number(process.env.PROPERTY_SEED ?? 7);
const numRuns = Number(process.env.PROPERTY_RUNS ?? 1500);
const longEnough = 60_000 + numRuns * 10;

const texts: readonly (readonly [what: string, texts: fc.Arbitrary<string>])[] = [
  ["strings of any code units", anyText()],
  ["token soups", tokenSoup()],
  ["spoiled programs", spoiledProgram(programs)],
];

describe(`any text (seed ${seed}, ${numRuns} runs)`, () => {
  it.each(texts)("gives an orderly tree: %s", { timeout: longEnough }, (_what, text) => {
    fc.assert(
      fc.property(text, (source) => {
        expect(violations(parse(source))).toEqual([]);
      }),
      { seed, numRuns },
    );
  });

  it.each(texts)("gives the same tree again, whatever was parsed in between: %s", { timeout: longEnough }, (_what, text) => {
    fc.assert(
      fc.property(text, text, (source, other) => {
        const first = answerOf(parse(source));
        parse(other);
        // Not `toEqual`: its difference of two large trees takes longer than all runs.
        expect(isDeepStrictEqual(answerOf(parse(source)), first)).toBe(true);
      }),
      { seed, numRuns: Math.ceil(numRuns / 3) },
    );
  });
});

describe("every recorded program", () => {
  it("gives an orderly tree, whole and cut off in the middle", () => {
    for (const source of programs) {
      expect(violations(parse(source)), source).toEqual([]);
      const cut = source.slice(0, Math.floor(source.length * 0.6));
      expect(violations(parse(cut)), cut).toEqual([]);
    }
  });
});
