// The algorithm itself: against trying every value of small types, and how its work grows.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analyseMatch, type MatchRow } from "../../../../server/src/language/analysis/types/pattern-matrix.ts";
import {
  ANY,
  type Constructor,
  OPEN,
  type Shape,
  type Space,
  type Variant,
} from "../../../../server/src/language/analysis/types/pattern-space.ts";

const make = (key: string, arity: number): Constructor => ({
  key,
  arity,
  show: (parts) => (parts.length === 0 ? key : `${key}(${parts.join(", ")})`),
});
const closed = (...variants: readonly Variant[]): Space => ({ kind: "closed", constructors: () => variants });
const variant = (key: string, ...parts: readonly Space[]): Variant => ({ constructor: make(key, parts.length), parts });

const bool = closed(variant("true"), variant("false"));
const option = closed(variant("some", bool), variant("none"));
const small = closed(variant("pair", option, bool), variant("one", option), variant("end"));

type Value = { readonly key: string; readonly parts: readonly Value[] };

function valuesOf(space: Space): readonly Value[] {
  if (space.kind !== "closed") throw new Error("only closed spaces have all their values listed");
  return space.constructors().flatMap((one) => {
    const lists = one.parts.reduce<readonly (readonly Value[])[]>(
      (before, part) => before.flatMap((list) => valuesOf(part).map((value) => [...list, value])),
      [[]],
    );
    return lists.map((parts) => ({ key: one.constructor.key, parts }));
  });
}

function takes(shape: Shape, value: Value): boolean {
  switch (shape.kind) {
    case "any":
      return true;
    case "constructor":
      return shape.constructor.key === value.key && shape.parts.every((part, index) => takesAt(part, value, index));
    case "or":
      return shape.alternatives.some((alternative) => takes(alternative, value));
    case "unreadable":
    case "range":
      return false;
  }
}

function takesAt(shape: Shape, { parts }: Value, index: number): boolean {
  const part = parts[index];
  return part !== undefined && takes(shape, part);
}

function shapesOf(space: Space, depth: number): fc.Arbitrary<Shape> {
  const any = fc.constant(ANY);
  if (space.kind !== "closed") return any;
  const made = space
    .constructors()
    .map(
      ({ constructor: maker, parts }): fc.Arbitrary<Shape> =>
        fc.tuple(...parts.map((part) => shapesOf(part, depth))).map((inner) => ({ kind: "constructor", constructor: maker, parts: inner })),
    );
  const either = fc.array(depth > 0 ? shapesOf(space, depth - 1) : any, { minLength: 1, maxLength: 3 });
  return fc.oneof(any, ...made, ...made, ...(depth > 0 ? [either.map((alternatives): Shape => ({ kind: "or", alternatives }))] : []));
}

const rowsOfSmall = fc.array(fc.record({ shape: shapesOf(small, 1), isGuarded: fc.boolean() }), { maxLength: 7 });

describe("every value tried one by one", () => {
  test("gives the same answer", () => {
    const values = valuesOf(small);
    fc.assert(
      fc.property(rowsOfSmall, (rows) => {
        const report = analyseMatch(rows, small);
        const reached = (index: number, value: Value) =>
          takes(rows[index]?.shape ?? ANY, value) && !rows.slice(0, index).some((row) => !row.isGuarded && takes(row.shape, value));
        const unreachable = [...rows.keys()].filter((index) => !values.some((value) => reached(index, value)));
        const isMissing = values.some((value) => !rows.some((row) => !row.isGuarded && takes(row.shape, value)));
        expect(report.unreachable).toEqual(unreachable);
        expect(report.missing.length > 0).toBe(isMissing);
        expect(report.missing.length).toBeLessThanOrEqual(3);
      }),
      { seed: 7, numRuns: 2000 },
    );
  });

  test("and what can't be read only takes reports away", () => {
    const withUnreadable = fc.array(
      fc.record({ shape: fc.oneof(shapesOf(small, 1), fc.constant<Shape>({ kind: "unreadable" })), isGuarded: fc.boolean() }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(withUnreadable, shapesOf(small, 1), (rows, instead) => {
        const report = analyseMatch(rows, small);
        const read = analyseMatch(
          rows.map((row) => (row.shape.kind === "unreadable" ? { ...row, shape: instead } : row)),
          small,
        );
        expect(read.unreachable).toEqual(expect.arrayContaining([...report.unreachable]));
        if (report.missing.length > 0) expect(read.missing).not.toEqual([]);
      }),
      { seed: 7, numRuns: 1000 },
    );
  });
});

const literal = (value: number): Shape => ({ kind: "range", from: BigInt(value), to: BigInt(value) + 1n });
const text = (value: number): Shape => ({ kind: "constructor", constructor: make(`"${value}"`, 0), parts: [] });
const row = (shape: Shape): MatchRow => ({ shape, isGuarded: false });
const times = <T>(count: number, item: (index: number) => T): readonly T[] => Array.from({ length: count }, (_, index) => item(index));
const tupleOf = (parts: readonly Shape[]): Shape => ({ kind: "constructor", constructor: make("tuple", parts.length), parts });

describe("the work", () => {
  test.each([
    ["integers", (count: number) => times(count, (index) => row(literal(index)))],
    ["strings", (count: number) => times(count, (index) => row(text(index)))],
    ["one row of many alternatives", (count: number) => [row({ kind: "or", alternatives: times(count, literal) })]],
    ["pairs", (count: number) => times(count, (index) => row(tupleOf([literal(index), ANY])))],
    ["names", (count: number) => times(count, () => row(ANY))],
  ])("grows with the number of rows: %s", (_what, rowsOf) => {
    const steps = (count: number) => analyseMatch([...rowsOf(count), row(ANY)], OPEN).steps;
    expect(steps(16_000)).toBeLessThanOrEqual(8 * steps(2_000) + 100);
    expect(steps(2_000)).toBeLessThan(20_000);
  });

  test("of two thousand literals, twice, finds the second ones", () => {
    const rows = [...times(2_000, (index) => row(literal(index))), ...times(2_000, (index) => row(literal(index))), row(ANY)];
    expect(analyseMatch(rows, OPEN).unreachable).toEqual(times(2_000, (index) => index + 2_000));
  });

  test("ends without a report where it is too much", () => {
    const columns = 24;
    const shape = (at: number): Shape =>
      tupleOf(times(columns, (index): Shape => (index === at ? { kind: "constructor", constructor: make("true", 0), parts: [] } : ANY)));
    const wide = closed({ constructor: make("tuple", columns), parts: times(columns, () => bool) });
    const report = analyseMatch([...times(columns, (index) => row(shape(index))), row(shape(0))], wide);
    expect(report).toMatchObject({ missing: [], unreachable: [] });
    expect(report.steps).toBeLessThan(500_000);
  });

  test("ends where shapes nest deeper than any program does", () => {
    let shape = ANY;
    for (let depth = 0; depth < 20_000; depth += 1) shape = { kind: "constructor", constructor: make("some", 1), parts: [shape] };
    expect(analyseMatch([row(shape)], OPEN)).toMatchObject({ missing: [], unreachable: [] });
  });
});
