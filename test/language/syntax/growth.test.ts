// Time grows with the length of the text and not faster, on valid programs and on garbage. What is asserted is a ratio of the best CPU
// times at two sizes, with much room for noise: a quadratic step anywhere fails it, a slow machine doesn't.

import { describe, expect, it } from "vitest";
import { parse, parseOutline } from "../../../server/src/language/syntax/parse.ts";
import { growth } from "../growth.ts";
import { hostileSources } from "./hostile-sources.ts";

const small = 20_000;
const factor = 8;
/** Linear is 8, quadratic 64: one doubling may cost up to 2.6 times as much. */
const allowed = 18;

describe(`a text ${factor} times as long takes at most ${allowed} times as long`, () => {
  it.each(hostileSources)("$name", { timeout: 30_000 }, ({ source }) => {
    expect(growth({ run: parse, source, small, factor, enough: allowed / 2 })).toBeLessThan(allowed);
  });

  // where brackets don't pair, that is the whole tree
  it.each(hostileSources.filter(({ name }) => /bod|valid/.test(name)))("without bodies: $name", { timeout: 30_000 }, ({ source }) => {
    expect(growth({ run: parseOutline, source, small, factor, enough: allowed / 2 })).toBeLessThan(allowed);
  });
});
