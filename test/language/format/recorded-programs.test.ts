// Every recorded program, valid or broken, comes through the formatter unharmed, a valid one whole, and a second run
// changes nothing.

import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { FormatOptions } from "../../../server/src/language/format/options.ts";
import { parse } from "../../../server/src/language/syntax/parse.ts";
import { hasSet, loadPrograms } from "../../conformance/cases.ts";
import { allFaults, checkFormatting } from "./checks.ts";

const cases = join(process.cwd(), "test/conformance/cases");
const shownPrograms = 5;

const styles: readonly (readonly [name: string, options: Partial<FormatOptions>])[] = [
  ["the default options", {}],
  ["40 columns and an indent of 2", { lineWidth: 40, indentWidth: 2 }],
  ["tabs", { useTabs: true }],
  ["20 columns, tabs, one-line blocks, blanks around ranges, imports as they stand", tight()],
];

function tight(): Partial<FormatOptions> {
  return { lineWidth: 20, useTabs: true, collapseBlocks: true, rangeSpaces: true, sortImports: false };
}

/** Read as several statements on one line with nothing between them, such as `a = 1 2`: a mistake, though the compiler takes it. */
const lineOfWords = ["expr-is", "expr-two-values", "num-octal-then-digit", "num-suffix", "str-adjacent"].map((name) => `syntax/${name}`);

describe.each(["syntax", "types"])("the programs of %s", (set) => {
  it("are there", () => {
    expect(hasSet(cases, set)).toBe(true);
    expect(loadPrograms(cases, set).length).toBeGreaterThan(500);
  });

  it.each(styles)("format without harm with %s", { timeout: 120_000 }, (_name, options) => {
    const harmed = loadPrograms(cases, set).flatMap(({ id, source }) => {
      const checked = checkFormatting(source, options);
      const isRight = parse(source).diagnostics.length === 0 && !lineOfWords.includes(id);
      const partly = checked.isPartial && isRight ? ["a part of it was not formatted"] : [];
      const all = [...allFaults(checked), ...partly];
      return all.length === 0 ? [] : [`${id}: ${all.join("\n    ")}`];
    });
    const more = harmed.length > shownPrograms ? [`and ${harmed.length - shownPrograms} more`] : [];
    expect([...harmed.slice(0, shownPrograms), ...more].join("\n\n")).toBe("");
  });
});
