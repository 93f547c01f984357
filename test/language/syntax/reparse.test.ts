// The tree of an edited text is the one that a fresh parse gives, node by node and problem by problem, whatever the edit was; and an edit
// inside of a function leaves the statements before it as they are.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { parse, type SyntaxTree } from "../../../server/src/language/syntax/parse.ts";
import { reparse } from "../../../server/src/language/syntax/reparse.ts";
import { loadPrograms } from "../../conformance/cases.ts";
import { below, pick, type Random, seeded } from "../../mutants/random.ts";
import { answerOf } from "./invariants.ts";
import { PUNCTUATION_AND_WORDS } from "./soup.ts";

const seed = Number(process.env.PROPERTY_SEED ?? 7);
const runs = Number(process.env.PROPERTY_RUNS ?? 1500);

const cases = join(process.cwd(), "test/conformance/cases");
const folder = join(process.cwd(), "samples");
const samples = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".yx"))
  .map((path) => readFileSync(join(folder, path), "utf8"));
const recorded = [...loadPrograms(cases, "syntax"), ...loadPrograms(cases, "types")].map(({ source }) => source);

const WHOLE_LINES = ["// a remark", "", "/*", "*/", '"""', "}", "use std.io", "    x = 1", "- 1", "else {", "[a, b] = pair", "x: Int = 2;"];

/** One edit as people make them: something typed, taken away, replaced, moved, or the line beside it. */
function edited(random: Random, text: string): string {
  const at = below(random, text.length + 1);
  const piece = pick(random, PUNCTUATION_AND_WORDS);
  const lineStart = text.lastIndexOf("\n", at - 1) + 1;
  switch (below(random, 6)) {
    case 0:
      return text.slice(0, at) + piece + text.slice(at);
    case 1:
      return text.slice(0, at) + text.slice(at + 1);
    case 2:
      return text.slice(0, at) + text.slice(at + below(random, 60));
    case 3:
      return `${text.slice(0, at)} ${piece} ${text.slice(at + piece.length)}`;
    case 4:
      return `${text.slice(0, lineStart)}${pick(random, WHOLE_LINES)}\n${text.slice(lineStart)}`;
    default:
      return text.slice(0, lineStart) + text.slice(text.indexOf("\n", at) + 1);
  }
}

function expectTheSame(again: SyntaxTree, text: string): void {
  const fresh = parse(text);
  // not `toEqual`: its difference of two large trees takes longer than all runs
  if (isDeepStrictEqual(answerOf(again), answerOf(fresh)) && again.isBalanced === fresh.isBalanced) return;
  expect([text, answerOf(again)]).toEqual([text, answerOf(fresh)]);
}

/** A file of several programs, of which some may be wrong. */
function someFile(random: Random): string {
  const parts = random() < 0.5 ? [pick(random, samples)] : Array.from({ length: 1 + below(random, 5) }, () => pick(random, recorded));
  return parts.join("\n");
}

test(`edit storms (seed ${seed}, ${runs} runs)`, { timeout: 60_000 + runs * 100 }, () => {
  const random = seeded(seed);
  for (let run = 0; run < runs / 10; run++) {
    const original = someFile(random);
    let tree = parse(original);
    for (let round = 0; round < 10; round++) {
      const text = random() < 0.3 ? original : edited(random, tree.source);
      tree = reparse(tree, text);
      expectTheSame(tree, text);
    }
  }
});

const three = ["first = 1", "second: (a: Int) -> Int = {", "    a + 1", "}", "third = 3", "fourth = 4", ""].join("\n");

test("statements before an edit are the same objects", () => {
  const before = parse(three.repeat(4));
  const text = before.source.replace(/third = 3(?=\nfourth = 4\n$)/, "third = 3333");
  const after = reparse(before, text);
  expectTheSame(after, text);
  const kept = after.module.body.filter((statement) => before.module.body.includes(statement));
  expect(kept.length).toBe(14);
});

test.each([
  ["a comment that opens", (text: string) => text.replace("third", "/* third")],
  ["a bracket that opens", (text: string) => text.replace("third = 3", "third = (3")],
  ["a string that opens", (text: string) => text.replace("third = 3", 'third = """3')],
  ["a line that goes on with the one before", (text: string) => text.replace("third = 3", "    + 3")],
  ["a text that has become empty", () => ""],
  ["a text that has doubled", (text: string) => text + text],
  ["carriage returns", (text: string) => text.replaceAll("\n", "\r\n")],
  ["the first line gone", (text: string) => text.slice(10)],
  ["the end gone", (text: string) => text.slice(0, -4)],
])("%s", (_what, edit) => {
  const before = parse(three.repeat(3));
  const text = edit(before.source);
  expectTheSame(reparse(before, text), text);
  expectTheSame(reparse(reparse(before, text), before.source), before.source);
});
