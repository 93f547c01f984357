// What is not a valid program is formatted without harm too: real programs with one mistake, with several, soups of tokens, any characters.
// The guard may give garbage back as it is, but hardly ever a program with one mistake.

import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasSet, loadFormatInputs, loadPrograms } from "../../conformance/cases.ts";
import { type Mutation, mutate, operatorNames } from "../../mutants/operators.ts";
import { type Program, selectPrograms } from "../../mutants/programs.ts";
import { anyText, spoiledProgram, tokenSoup } from "../syntax/arbitraries.ts";
import { hostileSources } from "../syntax/hostile-sources.ts";
import { checkFormatting } from "./checks.ts";

const cases = join(process.cwd(), "test/conformance/cases");
const sample = Number(process.env.MUTANT_SAMPLE ?? 250);
const seed = Number(process.env.PROPERTY_SEED ?? 13);
const numRuns = Number(process.env.PROPERTY_RUNS ?? 500);
const timeout = 60_000 + numRuns * 20;
const shownMutants = 4;
/** Of the programs with one mistake, the share that may be given back unformatted. */
const refusedAtMost = 0.01;

describe(`${sample} programs with one mistake`, () => {
  const { programs } = selectPrograms(cases);

  it.each(operatorNames)("come through unharmed: %s", { timeout: 60_000 + sample * 20 }, (operator) => {
    const places = programs.flatMap((program) =>
      program.mutations.filter((mutation) => mutation.operator === operator).map((mutation) => ({ program, mutation })),
    );
    const chosen = evenly(places, sample);
    expect(chosen.length).toBe(sample);
    const harmed = chosen.flatMap(({ program, mutation }) => faultsOf(program, mutation));
    const more = harmed.length > shownMutants ? [`and ${harmed.length - shownMutants} more of ${sample}`] : [];
    expect([...harmed.slice(0, shownMutants), ...more].join("\n\n")).toBe("");
  });

  it("are hardly ever refused", { timeout: 60_000 + sample * 20 }, () => {
    const places = programs.flatMap((program) => program.mutations.map((mutation) => ({ program, mutation })));
    const chosen = evenly(places, sample * 4);
    const refused = chosen.flatMap(({ program, mutation }) => {
      const { text, changed } = mutate(program.source, mutation);
      const { refusal } = checkFormatting(text);
      return refusal.length === 0 ? [] : [told(program, mutation, surroundings(text, changed.start), refusal)];
    });
    const isFew = refused.length <= refusedAtMost * chosen.length;
    expect(isFew ? "" : [`${refused.length} of ${chosen.length}`, ...refused.slice(0, shownMutants)].join("\n\n")).toBe("");
  });
});

function faultsOf(program: Program, mutation: Mutation): readonly string[] {
  const { text, changed } = mutate(program.source, mutation);
  const faults = [...checkFormatting(text).faults, ...checkFormatting(text, { lineWidth: 40, useTabs: true }).faults];
  return faults.length === 0 ? [] : [told(program, mutation, surroundings(text, changed.start), faults)];
}

function told({ id }: Program, { deed, start }: Mutation, excerpt: string, faults: readonly string[]): string {
  return `${id}, ${deed} at offset ${start}:\n${excerpt}\n    ${faults.join("\n    ")}`;
}

/** The line of the offset and two on either side. */
function surroundings(text: string, offset: number): string {
  const lines = text.split("\n");
  const line = text.slice(0, offset).split("\n").length - 1;
  return lines.slice(Math.max(0, line - 2), line + 3).join("\n");
}

function evenly<Item>(items: readonly Item[], count: number): readonly Item[] {
  return items.filter((_item, index) => Math.floor((index * count) / items.length) !== Math.floor(((index - 1) * count) / items.length));
}

const recorded = ["syntax", "types"].filter((set) => hasSet(cases, set)).flatMap((set) => loadPrograms(cases, set));
const sources = [...recorded, ...loadFormatInputs(cases)].map(({ source }) => source);

const texts: readonly (readonly [what: string, texts: fc.Arbitrary<string>])[] = [
  ["strings of any code units", anyText()],
  ["token soups", tokenSoup()],
  ["spoiled programs", spoiledProgram(sources)],
];

describe(`any text (seed ${seed}, ${numRuns} runs)`, () => {
  it.each(texts)("comes through unharmed: %s", { timeout }, (_what, text) => {
    fc.assert(
      fc.property(
        text,
        fc.constantFrom({}, { lineWidth: 40 }, { useTabs: true, indentWidth: 2, collapseBlocks: true }),
        (source, options) => {
          expect(checkFormatting(source, options).faults, JSON.stringify(source)).toEqual([]);
        },
      ),
      { seed, numRuns },
    );
  });
});

describe("a text that makes formatters slow or deep", () => {
  it.each(hostileSources)("comes through unharmed: $name", { timeout: 30_000 }, ({ source }) => {
    expect(checkFormatting(source(3000)).faults).toEqual([]);
    expect(checkFormatting(source(1000), { lineWidth: 20, collapseBlocks: true }).faults).toEqual([]);
  });

  it("comes through unharmed: long chains of every kind", { timeout: 60_000 }, () => {
    const chains = [
      `a${" + b".repeat(20_000)}`,
      `a${".b()".repeat(20_000)}`,
      `f(${"a, ".repeat(20_000)})`,
      `${"-".repeat(5000).replaceAll("-", "- ")}a`,
    ];
    for (const chain of chains) expect(checkFormatting(`x = ${chain}\n`).faults, chain.slice(0, 20)).toEqual([]);
  });
});
