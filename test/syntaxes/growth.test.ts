// Tokenising takes time in proportion to the text, also on one long line and on garbage: no regular expression tries a text in many ways.

import { describe, expect, it } from "vitest";
import { growth } from "../language/growth.ts";
import { type HostileSource, hostileSources } from "../language/syntax/hostile-sources.ts";
import { scan } from "./tokenize.ts";

/** Editors give up on lines above some 20,000 characters. */
const small = 2_000;
const factor = 8;
/** Linear is 8, quadratic 64. */
const allowed = 24;

function repeated(piece: string): HostileSource {
  return { name: `only ${JSON.stringify(piece)}`, source: (size) => piece.repeat(Math.ceil(size / piece.length)) };
}

/** What a look-ahead could go over again and again. */
const ofLookaheads = [
  ...[
    " ",
    "a ",
    "a:",
    "a: (",
    "a: (b",
    "a: (b,",
    "a = (",
    "a = (b",
    "a = ()",
    "(()",
    "(a",
    "(a)",
    "A.b",
    "as ",
    "use ",
    "Type =",
    "a mut ",
  ],
  ...["\\", "'", '"', '"""', 'f"', 'f"{', 'f"{a:', "/*", "/**", "{{", "->", "=>", ".", "0x_", "1_", "1e", "&mut ", "{a=", "[(", "({"],
].map(repeated);

const onOneLine = hostileSources.map(({ name, source }) => ({
  name: `${name}, on one line`,
  source: (size: number) => source(size).replaceAll("\n", " "),
}));

describe(`a text ${factor} times as long takes at most ${allowed} times as long`, () => {
  it.each([...onOneLine, ...ofLookaheads])("$name", { timeout: 30_000 }, ({ source }) => {
    expect(growth({ run: scan, source, small, factor, enough: allowed / 2 })).toBeLessThan(allowed);
  });
});
