// The generated programs are what the formatter's properties need: valid however they are printed, the same program each time, and ugly.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "../../../server/src/language/syntax/parse.ts";
import { damage } from "./damage.ts";
import { programs } from "./programs.ts";
import { uglyPrint } from "./ugly-print.ts";

const choices = fc.array(fc.nat(1000), { maxLength: 60 });
const runs = { seed: Number(process.env.PROPERTY_SEED ?? 7), numRuns: Number(process.env.PROPERTY_RUNS ?? 400) };

describe("a generated program", () => {
  it("is valid, however ugly it is printed", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(programs(), choices, (pieces, chosen) => {
        const source = uglyPrint(pieces, { choices: chosen, comments: true });
        expect(
          parse(source).diagnostics.map(({ code, finding, span }) => `${code} ${finding} at ${source.slice(span.start, span.end)}`),
        ).toEqual([]);
      }),
      runs,
    );
  });

  it("is the same program in every print", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(programs(), choices, (pieces, chosen) => {
        const plain = uglyPrint(pieces, { choices: [], comments: false });
        const ugly = uglyPrint(pieces, { choices: chosen, comments: false });
        expect(damage(plain, ugly, { sortImports: false })).toEqual([]);
      }),
      runs,
    );
  });

  it("holds every kind of thing that a formatter may stumble over", () => {
    const kinds = [
      /\n\n\n/,
      /;/,
      /,\s*[)\]}]/,
      /\/\*/,
      /\/\/ c/,
      /\{[^\n{}]+\}/,
      /^\s*(and|\/|\.)/m,
      /(and|\+|=)\s*$/m,
      /\t/,
      /=>/,
      /match/,
      /use /,
      /f"/,
      /"""/,
      /\)\n*\s*=>/,
    ];
    const texts = fc
      .sample(fc.tuple(programs(), choices), { numRuns: 300, seed: 1 })
      .map(([pieces, chosen]) => uglyPrint(pieces, { choices: chosen, comments: true }));
    for (const kind of kinds) expect(texts.filter((text) => kind.test(text)).length, String(kind)).toBeGreaterThan(5);
  });
});
