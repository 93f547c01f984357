// Time grows with the length of the text and not faster, on valid programs and on garbage. What is asserted is a ratio of the best CPU
// times at two sizes, with much room for noise: a quadratic step anywhere fails it, a slow machine doesn't.

import { describe, expect, it } from "vitest";
import { parse } from "../../../server/src/language/syntax/parse.ts";
import { type HostileSource, hostileSources } from "./hostile-sources.ts";

const small = 20_000;
const factor = 8;
/** Linear is 8, quadratic 64: one doubling may cost up to 2.6 times as much. */
const allowed = 18;
const rounds = 3;
const attempts = 4;

describe(`a text ${factor} times as long takes at most ${allowed} times as long`, () => {
  it.each(hostileSources)("$name", { timeout: 30_000 }, ({ source }) => {
    expect(growth(source)).toBeLessThan(allowed);
  });
});

/** The smallest ratio of several attempts: noise only ever adds time to one of the two sides. */
function growth(source: HostileSource["source"]): number {
  const [short, long] = [source(small), source(small * factor)];
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < attempts && best >= allowed / 2; attempt++) {
    best = Math.min(best, fastest(long) / Math.max(fastest(short), 0.2));
  }
  return best;
}

/** Milliseconds of this process's CPU. */
function fastest(source: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage();
    parse(source);
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}
