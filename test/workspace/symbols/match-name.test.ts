// What somebody types and which names it fits, in which class.
import { expect, test } from "vitest";
import { matchName } from "../../../server/src/workspace/symbols/match-name.ts";

test.each<readonly [typed: string, name: string, expected: string | null]>([
  ["load", "load", "exact"],
  ["Load", "load", "exact-but-case"],
  ["load", "load_all", "prefix"],
  ["Lo", "load_all", "prefix-but-case"],
  ["", "load", "prefix"],
  ["la", "load_all", "humps"],
  ["lsu", "load_summary", "humps"],
  ["loSu", "loadSummary", "humps"],
  ["lo_su", "load_summary", "humps"],
  ["summary", "load_summary", "humps"],
  ["su", "load_summary", "humps"],
  ["HTML", "parseHTMLText", "humps"],
  ["ptext", "parseHTMLText", "humps"],
  ["r2", "row_count2", "humps"],
  ["oad", "load", "subsequence"],
  ["ld", "load", "subsequence"],
  ["lm", "load_summary", "subsequence"],
  ["dl", "load", null],
  ["_", "load", null],
  ["_", "load_all", "subsequence"],
  ["_", "_hidden", "prefix"],
  ["loads", "load", null],
  ["x", "load", null],
  ["文", "load", null],
  ["a", "a".repeat(300), "prefix"],
  ["ab", `${"a".repeat(300)}b`, null],
])("%j in %s: %s", (typed, name, expected) => {
  expect(matchName(typed, name)).toBe(expected);
});
