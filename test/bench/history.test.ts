// What can be counted does not get worse unnoticed.

import { join } from "node:path";
import { expect, test } from "vitest";
import { measureFigures } from "./figures.ts";
import { readHistory, setbacks } from "./history.ts";

test("sizes and counts are within their limits and near the last record (`npm run bench -- --record WHY` takes new ones down)", () => {
  expect(setbacks(measureFigures(join(import.meta.dirname, "../..")), readHistory())).toEqual([]);
});

test("a figure is a setback above its limit, well above the last record, or without one", () => {
  const history = [
    { why: "", figures: { size: 10 } },
    { why: "", figures: { size: 100, rest: 1 } },
  ];
  const found = (value: number, limit?: number) =>
    setbacks([{ name: "size", value, unit: "bytes", ...(limit === undefined ? {} : { limit }) }], history);
  expect(found(90)).toEqual([]);
  expect(found(102)).toEqual([]);
  expect(found(106)).toEqual(["size: 106 bytes, 100 in the last record"]);
  expect(found(99, 98)).toEqual(["size: 99 bytes, at most 98"]);
  expect(setbacks([{ name: "other", value: 1, unit: "count" }], history)).toEqual(["other: 1 count, not in the last record"]);
});
