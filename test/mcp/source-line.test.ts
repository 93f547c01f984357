// The line that is shown of a place, which `|` marks.
import { expect, test } from "vitest";
import { lineAround } from "../../mcp/src/source-line.ts";

const long = "x".repeat(300);

test.each<readonly [text: string, expected: string]>([
  ["a\n  b |c  \nd", "b c"],
  ["|a", "a"],
  ["a|", "a"],
  ["|\na", ""],
  ["\n|a\r\n", "a"],
  [`${long}\n|a\n${long}`, "a"],
  [`${long}|${long}`, `…${"x".repeat(200)}…`],
  [`|${long}`, `${"x".repeat(120)}…`],
  [`${long}|`, `…${"x".repeat(80)}`],
  [`😀${"x".repeat(79)}|y`, `…${"x".repeat(79)}y`],
  [`|${"x".repeat(119)}😀`, `${"x".repeat(119)}…`],
])("%j: %s", (text, expected) => {
  expect(lineAround(text.replace("|", ""), { start: text.indexOf("|"), end: text.indexOf("|") })).toBe(expected);
});
