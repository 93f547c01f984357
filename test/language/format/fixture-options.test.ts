// Fixtures say their options in their first line, and a slip there is not passed over.

import { expect, it } from "vitest";
import { DEFAULT_FORMAT_OPTIONS } from "../../../server/src/language/format/options.ts";
import { fixtureOptions } from "./fixture-options.ts";

it("a fixture has the default options, or those of its first line", () => {
  expect(fixtureOptions("a = 1\n// options: lineWidth = 40\n")).toEqual(DEFAULT_FORMAT_OPTIONS);
  expect(fixtureOptions("// options: lineWidth = 40, useTabs = true\na = 1\n")).toEqual({
    ...DEFAULT_FORMAT_OPTIONS,
    lineWidth: 40,
    useTabs: true,
  });
});

it.each(["width = 40", "lineWidth = wide", "useTabs = 1", "lineWidth=40"])("a fixture can't ask for %s", (asked) => {
  expect(() => fixtureOptions(`// options: ${asked}\na = 1\n`)).toThrow(`not an option of the formatter: ${asked}`);
});
