// The distance of two names, and that a bound changes nothing below it.

import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance } from "../../../server/src/language/text/edit-distance.ts";

test.each([
  ["", "", 0],
  ["print", "print", 0],
  ["print", "prnt", 1],
  ["prnt", "print", 1],
  ["print", "pront", 1],
  ["print", "prnit", 1],
  ["rpint", "print", 1],
  ["", "ab", 2],
  ["abc", "xyz", 3],
  ["x".repeat(65), "x".repeat(65), Number.POSITIVE_INFINITY],
])("%j to %j is %d", (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
});

test("with a bound it is the same up to there, and infinite above", () => {
  const name = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 9 });
  fc.assert(
    fc.property(name, name, fc.integer({ min: 0, max: 6 }), (from, to, most) => {
      const distance = editDistance(from, to);
      expect(editDistance(from, to, most)).toBe(distance > most ? Number.POSITIVE_INFINITY : distance);
      expect(editDistance(to, from)).toBe(distance);
    }),
    { seed: 7, numRuns: 2000 },
  );
});
