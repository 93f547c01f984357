// Symbols as a list: kind, container and what else is known of each, in the order of their definitions.

import { expect, test } from "vitest";
import { referenceAt, referencesTo, symbolOf } from "../../../../server/src/language/analysis/names/symbols.ts";
import { namesOf } from "./marks.ts";

/** The symbols of a source, by place. */
function symbols(source: string): readonly string[] {
  const inOrder = [...namesOf(source).symbols].sort((a, b) => a.span.start - b.span.start);
  return inOrder.map(({ kind, name, containerName, isMutable, exported }) =>
    [kind, containerName === null ? name : `${containerName}.${name}`, isMutable ? "mut" : "", exported ? "exported" : ""]
      .filter((part) => part !== "")
      .join(" "),
  );
}

test("of a program with everything", () => {
  const source = `use std.io
limit: Int = 9
half = limit / 2
mut count = 0
Box: (T: Type, N: Int) -> Type = { value mut: T, size = measure[0] }
Box.open: (self: &Box(Int, 1)) -> Int = { return self.value }
Other.far: () -> Int = 1
Show: Type = { show: (self: &Show) -> String }
measure: (b: Box(Int, 1)) -> Int = (b) => {
  local = 1
  mut other = b => local
  for i in 0..3 { io.println(i) }
  return match b { (some(v)) => v, rest => other(rest) }
}
`;
  expect(symbols(source)).toEqual([
    "module io",
    "constant limit exported",
    "constant half",
    "variable count mut",
    "type Box exported",
    "type_parameter Box.T",
    "parameter Box.N",
    "field Box.value mut exported",
    "method Box.size exported",
    "method Box.open exported",
    "parameter open.self",
    "method Other.far exported",
    "interface Show exported",
    "field Show.show exported",
    "function measure exported",
    "parameter measure.b",
    "variable measure.local",
    "variable measure.other mut",
    "parameter measure.b",
    "variable measure.i",
    "variable measure.v",
    "variable measure.rest",
  ]);
});

test("a place is in the name that it touches, and else in none", () => {
  const model = namesOf("a = 1\nb = a(a)");
  const at = (offset: number) => referenceAt(model, offset)?.role ?? null;
  expect([0, 1, 2, 5, 6, 10, 11, 12, 13, 14, 99].map(at)).toEqual([
    ...["definition", "definition", null, null, "definition", "call", "call", "read", "read", null, null],
  ]);
});

test("references are found from their symbol", () => {
  const model = namesOf("a = 1\nb = a + a");
  expect(referencesTo(model, 0).map(({ span }) => span.start)).toEqual([0, 10, 14]);
  expect(symbolOf(model, 1).name).toBe("b");
  expect(() => symbolOf(model, 2)).toThrow("no symbol 2");
});
