// Definitions and what is shown of them in one line.
import { expect, test } from "vitest";
import type { SymbolKind } from "../../../server/src/language/analysis/names/symbols.ts";
import { signatureOf } from "../../../server/src/language/analysis/signature.ts";

test.each<readonly [kind: SymbolKind, written: string, expected: string]>([
  ["function", "add: (a: Int, b: Int) -> Int = (a, b) => a + b", "add: (a: Int, b: Int) -> Int"],
  ["function", "pub area: (s: Shape) -> Float = { 1.0 }", "pub area: (s: Shape) -> Float"],
  ["function", "add: (\n  a: Int, // the first\n  b: Int\n) -> Int = a + b", "add: (a: Int, b: Int) -> Int"],
  ["function", "f: (a: Int = 3) /* x */ -> Int = a", "f: (a: Int = 3) -> Int"],
  ["function", "twice = (n) => n * 2", "twice = (n) => …"],
  ["function", "id = n => n", "id = n => …"],
  ["function", "curried = (a)(b) => a", "curried = (a)"],
  ["function", "main = {\n  io.println(1)\n}", "main"],
  ["function", "f: (a: Int) -> Int", "f: (a: Int) -> Int"],
  ["method", "Point.sum: (self: &Point) -> Int = self.x", "Point.sum: (self: &Point) -> Int"],
  ["method", "sum = add[0]", "sum = add[0]"],
  ["type", "Point: Type = { x: Int, y: Int }", "Point: Type"],
  ["type", "Box: (T: Type) -> Type = { item: T }", "Box: (T: Type) -> Type"],
  ["constant", "limit: Int = 3", "limit: Int = 3"],
  ["constant", 'name = f"({x}\n  of"', 'name = f"({x} of"'],
  ["variable", "mut n = [\n  1,\n  2\n]", "mut n = [1, 2]"],
  ["constant", "origin: Point = (1, 2)", "origin: Point = (1, 2)"],
  ["field", "area: (self: &Shape) -> Int = { self.w }", "area: (self: &Shape) -> Int"],
  ["field", "area: (self: &Shape) -> Int = (self) => self.w", "area: (self: &Shape) -> Int"],
  ["field", "mut size: Int = 0", "mut size: Int = 0"],
  ["parameter", "n: Int", "n: Int"],
  ["field", "x:   Int", "x: Int"],
  ["function", "broken: (a: Int", "broken: (a: Int"],
  ["function", "bar(a: int) -> int { a }", "bar(a: int) -> int"],
  ["function", "", ""],
])("%s %s", (kind, written, expected) => {
  const before = "a = 1\n";
  const source = `${before}${written}\nb = 2\n`;
  expect(signatureOf(source, { start: before.length, end: before.length + written.length }, kind)).toBe(expected);
});
