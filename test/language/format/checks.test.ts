// The checks of a formatter bite: made-up formatters, each with one fault, are found out.

import { describe, expect, it } from "vitest";
import type { Formatted } from "../../../server/src/language/format/format.ts";
import { allFaults, checkFormatting } from "./checks.ts";

function formatted(text: string, isRefused = false): Formatted {
  return { text, diagnostics: [], isRefused, left: [] };
}

describe("a formatter", () => {
  it("that does its work has no faults", () => {
    expect(checkFormatting("a=1", {}, () => formatted("a = 1\n"))).toEqual({ text: "a = 1\n", isPartial: false, faults: [], refusal: [] });
  });

  it("that throws is found out", () => {
    const { text, faults } = checkFormatting("a", {}, () => {
      throw new RangeError("too deep");
    });
    expect(text).toBeNull();
    expect(faults).toEqual([expect.stringContaining("it threw RangeError: too deep")]);
  });

  it("that is not stable is found out", () => {
    expect(checkFormatting("a", {}, (source) => formatted(`${source}\n`)).faults).toEqual(["a second run changes line 3\n  a\n  \n+ "]);
  });

  it("that does harm is found out", () => {
    expect(checkFormatting("a // b", {}, () => formatted("a\n")).faults).toEqual(['comments: "// b" is lost']);
  });

  it("whose guard has to act is found out, with what the guard kept back", () => {
    const faulty = checkFormatting("a // b", {}, (source, { verify }) => (verify ? formatted(source, true) : formatted("a\n")));
    expect(faulty).toMatchObject({ faults: [], refusal: ["the guard threw the result away", 'comments: "// b" is lost'] });
    expect(allFaults(faulty)).toEqual(faulty.refusal);
  });

  it("gets the options that were asked for", () => {
    const widths: number[] = [];
    checkFormatting("a", { lineWidth: 40 }, (source, { lineWidth }) => {
      widths.push(lineWidth);
      return formatted(source);
    });
    expect(widths).toEqual([40, 40]);
  });
});
