// Diffs of texts: what they look like, that applying one to the old text gives the new one whatever the two are, and that a hopeless
// comparison is given up for a diff that is still right.
import fc from "fast-check";
import { expect, test } from "vitest";
import { diffLines, type Hunk } from "../../server/src/diff/line-diff.ts";
import { writeUnifiedDiff } from "../../server/src/diff/unified-diff.ts";

test.each<readonly [what: string, oldText: string, newText: string, diff: string]>([
  ["equal texts", "a\nb\n", "a\nb\n", ""],
  ["empty texts", "", "", ""],
  ["one line", "a\nb\nc\n", "a\nB\nc\n", "@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n"],
  ["everything added", "", "a\n", "@@ -0,0 +1,1 @@\n+a\n"],
  ["everything removed", "a\n", "", "@@ -1,1 +0,0 @@\n-a\n"],
  ["the last line break added", "a", "a\n", "@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n"],
  ["no last line break on both sides", "a\nb", "A\nb", "@@ -1,2 +1,2 @@\n-a\n+A\n b\n\\ No newline at end of file\n"],
  ["a CR is part of its line", "a\r\n", "a\n", "@@ -1,1 +1,1 @@\n-a\r\n+a\n"],
  ["a lone CR ends no line", "a\rb\n", "a\rc\n", "@@ -1,1 +1,1 @@\n-a\rb\n+a\rc\n"],
  [
    "three lines of context",
    "1\n2\n3\n4\n5\n6\n7\n8\n9\n",
    "1\n2\n3\n4\nx\n6\n7\n8\n9\n",
    "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+x\n 6\n 7\n 8\n",
  ],
  [
    "near changes share a hunk, of lines only one text has too",
    "1\n2\n3\n4\n5\n6\n7\n8\n",
    "x\n2\n3\n4\n5\n6\n7\ny\n",
    "@@ -1,8 +1,8 @@\n-1\n+x\n 2\n 3\n 4\n 5\n 6\n 7\n-8\n+y\n",
  ],
  [
    "far changes have one each",
    "1\n2\n3\n4\n5\n6\n7\n8\n9\n",
    "x\n2\n3\n4\n5\n6\n7\n8\ny\n",
    "@@ -1,4 +1,4 @@\n-1\n+x\n 2\n 3\n 4\n@@ -6,4 +6,4 @@\n 6\n 7\n 8\n-9\n+y\n",
  ],
])("%s", (_, oldText, newText, diff) => {
  const hunks = diffLines(oldText, newText);
  expect(writeUnifiedDiff(hunks, "old", "new")).toBe(diff === "" ? "" : `--- old\n+++ new\n${diff}`);
  expect(applied(oldText, hunks)).toBe(newText);
});

const someText = fc.array(fc.constantFrom("a\n", "b\n", "\n", "c\r\n", "d"), { maxLength: 40 }).map((lines) => lines.join(""));

test("any diff turns its old text into its new one and counts its lines", () => {
  fc.assert(
    fc.property(someText, someText, (oldText, newText) => {
      const hunks = diffLines(oldText, newText);
      expect(applied(oldText, hunks)).toBe(newText);
      expect(hunks.length === 0).toBe(oldText === newText);
      for (const { oldLines, newLines, lines } of hunks) {
        expect(lines.filter(({ mark }) => mark !== "+").length).toBe(oldLines);
        expect(lines.filter(({ mark }) => mark !== "-").length).toBe(newLines);
      }
    }),
  );
});

test("a text of which every other line is kept is compared, however long it is", () => {
  const text = (changed: string): string =>
    Array.from({ length: 20_000 }, (_, line) => (line % 10 === 0 ? `${changed}${line}\n` : `${line}\n`)).join("");
  const hunks = diffLines(text("a"), text("b"));
  expect(hunks.length).toBe(2000);
  expect(applied(text("a"), hunks)).toBe(text("b"));
});

test("texts that would take too long to compare are one change between their equal ends", () => {
  // The same two lines over and over, in another order: there is always something to keep, and no end of ways.
  const text = (period: number): string =>
    `same\n${Array.from({ length: 40_000 }, (_, line) => (line % period === 0 ? "a\n" : "b\n")).join("")}same\n`;
  const hunks = diffLines(text(5), text(7));
  // Both begin with "same", "a" and four times "b"; three of these lines are shown around the change.
  expect(hunks.map(({ oldStart, newStart }) => [oldStart, newStart])).toEqual([[4, 4]]);
  expect(hunks[0]?.lines.map(({ mark }) => mark).join("")).toMatch(/^ {3}-{39990,}\+{39990,} {1,3}$/);
  expect(applied(text(5), hunks)).toBe(text(7));
});

/** The text that comes of following the hunks, each at the place that it names. */
function applied(oldText: string, hunks: readonly Hunk[]): string {
  const oldLines = oldText.split(/(?<=\n)/).filter((line) => line !== "");
  const result: string[] = [];
  let at = 0;
  for (const { oldStart, oldLines: count, newStart, newLines, lines } of hunks) {
    const start = count === 0 ? oldStart : oldStart - 1;
    result.push(...oldLines.slice(at, start));
    if (result.length !== (newLines === 0 ? newStart : newStart - 1))
      throw new Error(`the hunk is not at line ${newStart} of the new text`);
    at = start;
    for (const { mark, text } of lines) {
      if (mark !== "+" && oldLines[at++] !== text) throw new Error(`line ${at} is not ${JSON.stringify(text)}`);
      if (mark !== "-") result.push(text);
    }
  }
  return [...result, ...oldLines.slice(at)].join("");
}
