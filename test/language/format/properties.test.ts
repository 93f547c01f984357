// Any program, printed as ugly as the language allows, is formatted without harm, into lines that keep the rules. Runs are repeatable;
// PROPERTY_RUNS and PROPERTY_SEED in the environment make longer or other ones.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { format } from "../../../server/src/language/format/format.ts";
import type { FormatOptions } from "../../../server/src/language/format/options.ts";
import { allFaults, checkFormatting } from "./checks.ts";
import { movedComments } from "./comment-places.ts";
import { difference } from "./difference.ts";
import { lineFaults } from "./line-rules.ts";
import { programs } from "./programs.ts";
import { uglyPrint } from "./ugly-print.ts";
import { choices, uglySources as sources } from "./ugly-sources.ts";

const seed = Number(process.env.PROPERTY_SEED ?? 11);
const numRuns = Number(process.env.PROPERTY_RUNS ?? 500);
const timeout = 60_000 + numRuns * 20;
const runs = { seed, numRuns };

const someOptions: fc.Arbitrary<FormatOptions> = fc.record({
  lineWidth: fc.constantFrom(120, 80, 40, 20, 1),
  indentWidth: fc.constantFrom(4, 2, 8, 0),
  useTabs: fc.boolean(),
  sortImports: fc.boolean(),
  rangeSpaces: fc.boolean(),
  collapseBlocks: fc.boolean(),
  verify: fc.constant(true),
});

/** What is not formatted, or not whole, is the fault of the first two properties and no case for the others. */
function formatted(source: string, options: FormatOptions): string {
  const { text, isRefused, left } = format(source, options);
  fc.pre(!isRefused && left.length === 0);
  return text;
}

/** The wanted text, and a difference that can be read where it isn't. */
function expectSame(text: string, wanted: string, source: string): void {
  expect(difference(wanted, text), source).toBe("");
}

describe(`any valid program (seed ${seed}, ${numRuns} runs)`, () => {
  it("keeps its tokens, comments and tree, and a second run changes nothing", { timeout }, () => {
    fc.assert(
      fc.property(sources(true), someOptions, (source, options) => {
        expect(allFaults(checkFormatting(source, options)), source).toEqual([]);
      }),
      runs,
    );
  });

  // Without comments: where several line comments meet in the head of one statement, it may stay as it was.
  it("is formatted whole", { timeout }, () => {
    fc.assert(
      fc.property(sources(false), someOptions, (source, options) => {
        // what has a bracket behind it must stay on its line: with a block of several statements in it, it stays as it was
        fc.pre(!/[)\]}]\s*[([?]/.test(source));
        const { isRefused, left } = format(source, options);
        expect({ isRefused, left }, source).toEqual({ isRefused: false, left: [] });
      }),
      runs,
    );
  });

  it("keeps each comment where it belongs", { timeout }, () => {
    fc.assert(
      fc.property(sources(true), someOptions, (source, options) => {
        expect(movedComments(source, formatted(source, { ...options, sortImports: false })), source).toEqual([]);
      }),
      runs,
    );
  });

  it("gets lines that keep the rules, without comments", { timeout }, () => {
    fc.assert(
      fc.property(sources(false), someOptions, (source, options) => {
        const text = formatted(source, options);
        expect(lineFaults(text, options), `${source}\n----\n${text}`).toEqual([]);
      }),
      runs,
    );
  });

  it("gets lines that keep the rules, with comments", { timeout }, () => {
    fc.assert(
      fc.property(sources(true), someOptions, (source, options) => {
        const text = formatted(source, options);
        expect(lineFaults(text, options), `${source}\n----\n${text}`).toEqual([]);
      }),
      runs,
    );
  });

  it("is the same text whatever blanks stood between its tokens", { timeout }, () => {
    fc.assert(
      fc.property(programs(), choices, someOptions, (pieces, chosen, options) => {
        const [source, wider] = ["", " \t "].map((moreBlanks) => uglyPrint(pieces, { choices: chosen, comments: true, moreBlanks }));
        expectSame(formatted(wider ?? "", options), formatted(source ?? "", options), source ?? "");
      }),
      runs,
    );
  });

  it("is the same text with CRLF line ends and with a byte order mark, but for these", { timeout }, () => {
    fc.assert(
      fc.property(sources(true), someOptions, (source, options) => {
        fc.pre(source.includes("\n"));
        const wanted = formatted(source, options);
        expectSame(formatted(source.replaceAll("\n", "\r\n"), options), wanted.replaceAll("\n", "\r\n"), source);
        expectSame(formatted(`\ufeff${source}`, options), `\ufeff${wanted}`, source);
      }),
      runs,
    );
  });
});
