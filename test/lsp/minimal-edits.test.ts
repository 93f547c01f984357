// The edits from one text to another: they give the other one, whatever the two are, and touch little.

import fc from "fast-check";
import { expect, test } from "vitest";
import { minimalEdits } from "../../server/src/lsp/minimal-edits.ts";
import { applyEdits } from "../language/format/edits.ts";

/** Each edit as `what goes→what comes`. */
function shown(before: string, after: string): readonly string[] {
  return minimalEdits(before, after).map(({ span: { start, end }, newText }) =>
    `${before.slice(start, end)}→${newText}`.replaceAll("\n", "⏎"),
  );
}

test("lines that differ in blanks are changed each for itself", () => {
  expect(shown("f {\n  a\n  b=1\n}\n", "f {\n    a\n    b = 1\n}\n")).toEqual(["→  ", "b=→  b = "]);
});

test("lines that come or go do not touch those around them", () => {
  expect(shown("a\n\n\n\nb=1\n", "a\n\nb = 1\n")).toEqual(["⏎⏎→", "=→ = "]);
  expect(shown("f(a, b)\n", "f(\n    a,\n    b,\n)\n")).toEqual(["a, b→⏎    a,⏎    b,⏎"]);
  expect(shown("a", "a\n")).toEqual(["→⏎"]);
});

test("no edit begins or ends within a line's end or a character", () => {
  expect(shown("a \r\nb\r\n", "a\r\nb\r\n")).toEqual([" →"]);
  expect(shown("a\nb\r\n", "a\r\nb\r\n")).toEqual(["⏎→\r⏎"]);
  expect(shown("😀\n", "😁\n")).toEqual(["😀→😁"]);
});

test("any two texts", () => {
  const line = fc.constantFrom("a", " a", "  a ", "b = 1", "b=1", "", "😀", "中", "\r", "\t");
  const text = fc.array(fc.tuple(line, fc.constantFrom("\n", "\r\n", "")), { maxLength: 12 }).map((lines) => lines.flat().join(""));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const edits = minimalEdits(before, after);
      expect(applyEdits(before, edits)).toBe(after);
      for (const [index, { span }] of edits.entries()) expect(span.start).toBeGreaterThan(edits[index - 1]?.span.end ?? -1);
    }),
    { seed: 7, numRuns: 2000 },
  );
});
