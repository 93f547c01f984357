// The examples in the grammar's comments are programs, and each gives the diagnostics that its remark names.
//
// The convention, for comment lines at the left margin that stand directly above a rule (or above another such line):
// one space after the `//` begins prose, which is not looked at; two spaces begin examples, separated by four spaces or more:
//
//     // The body may do without braces.
//     //  for mut i in xs { }    for i in xs print(i)
//     //  x: A | B    E0011    x: Buf(2 + 3)    E0010 starts with a number
//
// Each example is a whole program; `⏎` in it is a line feed. A piece that starts with codes is a remark on the example before it: the program
// has exactly these diagnostics, in this order (further words are for the reader). Without a remark it has none. A program can't start with
// such a code. What would be a remark in words alone is a line of prose.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "../../../server/src/language/syntax/parse.ts";

const folder = join(import.meta.dirname, "../../../server/src/language/syntax/grammar");

/** How many there are at least: examples that are no longer found are no longer checked. */
const LEAST_EXAMPLES = 100;

interface Example {
  readonly line: number;
  readonly source: string;
  readonly codes: readonly string[];
}

interface GrammarExamples {
  readonly examples: readonly Example[];
  /** What breaks the convention, one sentence each. */
  readonly faults: readonly string[];
}

const EXAMPLE_LINE = /^\/\/ {2,}\S/;
const RULE_START = /^[A-Z]\w*(?: "[^"]*")?(?:\s*=.*)?$/;
const REMARK = /^([EWX]\d{4}(?: [EWX]\d{4})*)(?![\w])/;

function examplesOf(grammar: string): GrammarExamples {
  const lines = grammar.split("\n");
  const examples: Example[] = [];
  const faults: string[] = [];
  lines.forEach((text, index) => {
    if (!EXAMPLE_LINE.test(text)) return;
    const line = index + 1;
    const below = lines.slice(index).find((other) => !other.startsWith("//"));
    if (below === undefined || !RULE_START.test(below)) faults.push(`line ${line}: no rule stands below the example`);
    if (text.startsWith("//   ")) faults.push(`line ${line}: an example stands two spaces after the //, prose one`);
    for (const piece of text.slice(2).trim().split(/ {4,}/)) {
      const codes = REMARK.exec(piece)?.[1]?.split(" ");
      const before = examples.at(-1);
      if (codes === undefined) examples.push({ line, source: piece.replaceAll("⏎", "\n"), codes: [] });
      else if (before?.line === line && before.codes.length === 0) examples.splice(-1, 1, { ...before, codes });
      else faults.push(`line ${line}: the remark ${piece} follows no example`);
    }
  });
  return { examples, faults };
}

function codesOf(source: string): readonly string[] {
  return parse(source).diagnostics.map(({ code }) => code);
}

const files = readdirSync(folder)
  .filter((name) => name.endsWith(".peggy"))
  .sort();
const grammars = files.map((name) => ({ name, ...examplesOf(readFileSync(join(folder, name), "utf8")) }));

describe("the grammar", () => {
  it.each(grammars)("$name keeps the convention", ({ faults }) => {
    expect(faults).toEqual([]);
  });

  it.each(grammars)("$name: each example gives the diagnostics of its remark", ({ examples }) => {
    const found = examples.map(({ line, source }) => `${line}: ${source} ${codesOf(source).join(" ")}`);
    expect(found).toEqual(examples.map(({ line, source, codes }) => `${line}: ${source} ${codes.join(" ")}`));
  });

  it("has not lost its examples", () => {
    expect(grammars.reduce((count, { examples }) => count + examples.length, 0)).toBeGreaterThanOrEqual(LEAST_EXAMPLES);
  });
});

describe("the convention", () => {
  it("tells examples, remarks and prose apart", () => {
    const { examples, faults } = examplesOf(
      ["// Prose    E0011", "//  a = 1    b += 1    E0011 refused    c⏎-d    X0002", "// More prose.", "Rule", "  = 'a'"].join("\n"),
    );
    expect(faults).toEqual([]);
    expect(examples).toEqual([
      { line: 2, source: "a = 1", codes: [] },
      { line: 2, source: "b += 1", codes: ["E0011"] },
      { line: 2, source: "c\n-d", codes: ["X0002"] },
    ]);
  });

  it("lets a remark name several codes, and no name that only looks like one", () => {
    const { examples } = examplesOf('//  a = 1    E0012 X0003 in this order    E0011x = 2\nRule "rule"');
    expect(examples.map(({ source, codes }) => [source, ...codes])).toEqual([["a = 1", "E0012", "X0003"], ["E0011x = 2"]]);
  });

  it.each([
    ["//  a = 1\n\nRule\n  = 'a'", "line 1: no rule stands below the example"],
    ["//  a = 1\n  = 'a'", "line 1: no rule stands below the example"],
    ["//  E0011    a = 1\nRule = 'a'", "line 1: the remark E0011 follows no example"],
    ["//   a = 1\nRule = 'a'", "line 1: an example stands two spaces after the //, prose one"],
  ])("is broken by %j", (grammar, fault) => {
    expect(examplesOf(grammar).faults).toEqual([fault]);
  });
});
