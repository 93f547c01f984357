// The sources that are measured are what their names say: valid programs, broken ones, the same each time.

import { describe, expect, it } from "vitest";
import { parse } from "../../server/src/language/syntax/parse.ts";
import { breakEvery, generateLines, generateSource } from "./generate.ts";

const source = generateSource({ size: 120_000 });
const lines = source.split("\n").length;

describe("a generated source", () => {
  it("is valid, of about the wanted size, and the same for the same seed", () => {
    expect(parse(source).diagnostics).toEqual([]);
    expect(source.length).toBeGreaterThanOrEqual(120_000);
    expect(source.length).toBeLessThan(125_000);
    expect(generateSource({ size: 120_000, seed: 1 })).toBe(source);
    expect(generateSource({ size: 120_000, seed: 2 })).not.toBe(source);
  });

  it("has a mistake in every 50 lines once it is broken", () => {
    const mistakes = parse(breakEvery(source, 50)).diagnostics.length;
    expect(mistakes).toBeGreaterThan((0.8 * lines) / 50);
  });

  it("is cut to a number of lines between declarations", () => {
    const cut = generateLines(1000, 3);
    expect(parse(cut).diagnostics).toEqual([]);
    const count = cut.split("\n").length;
    expect(count).toBeLessThanOrEqual(1001);
    expect(count).toBeGreaterThan(900);
  });
});
