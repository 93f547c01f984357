// Time grows with the number of names and not faster, on programs and on what makes resolvers slow. The tree is made beforehand: the
// parser's own growth is another test's business.

import { describe, expect, it } from "vitest";
import { resolveNames } from "../../../../server/src/language/analysis/names/resolve-names.ts";
import { unusedDefinitions } from "../../../../server/src/language/analysis/names/unused-definitions.ts";
import { stdModule } from "../../../../server/src/language/std/std-imports.ts";
import { parse, type SyntaxTree } from "../../../../server/src/language/syntax/parse.ts";
import { breakEvery, generateSource } from "../../../bench/generate.ts";
import { growth, type SourceOfLength } from "../../growth.ts";

const small = 20_000;
const factor = 8;
/** Linear is 8, quadratic 64; what is kept of a larger program also makes the memory's housekeeping dearer. */
const allowed = 24;

interface Hostile {
  readonly name: string;
  readonly source: SourceOfLength;
}

/** `piece` with the number of its repetition for each `#`. */
function numbered(name: string, piece: string, around: readonly [string, string] = ["", ""]): Hostile {
  const source = (length: number): string =>
    around[0] +
    Array.from({ length: Math.ceil(length / piece.length) }, (_, index) => piece.replaceAll("#", String(index))).join("") +
    around[1];
  return { name, source };
}

const sources: readonly Hostile[] = [
  { name: "a valid program", source: (size) => generateSource({ size }) },
  { name: "a program broken every 2 lines", source: (size) => breakEvery(generateSource({ size }), 2) },
  numbered("functions in a row", "f#: (a: Int) -> Int = f#(a)\n"),
  numbered("functions of one name", "f: (a: T#) -> Int = f(a)\n"),
  numbered("constants of one name", "x = x\n"),
  numbered("methods of one name", "T.m: (a: T#) -> Int = a.m()\n", ["main = { x.m() }\n", ""]),
  numbered("fields", "f#: Int, ", ["P: Type = { ", " }\n"]),
  numbered("arguments by name", "f# = 1, ", ["main = { print(", ") }\n"]),
  numbered("unknown names", "x# = unknown#\n"),
  numbered("unknown names, each of which is nearly a known one", "some_name_#: (a: Int) -> Int = soem_name_#(a) + sone_name_#\n"),
  numbered("unknown members of modules", "x# = io.unknown#\n", ["use std.io\n", ""]),
  numbered("modules that are not imported", "x# = io.println\n"),
  numbered("imports", "use m#.{a#, b# as c#}\n"),
  numbered("imports on one line, unused", "use m# ", ["x = 1 ", ""]),
  numbered("one import again and again", "use std.io\n"),
  numbered("blocks side by side", "if a { x# = 1 mut a = x# }\n", ["main = {\n mut a = 1\n", "}\n"]),
  numbered("names used before and after their blocks", "print(x#) { x# = 1 } print(x#)\n", ["main = {\n", "}\n"]),
  numbered("a long chain of fields", ".f#", ["x = x", "\n"]),
  numbered("a long sum", " + x#", ["x = 1", "\n"]),
  numbered("a long match", "  (a, (b, #)) => a + b\n", ["r = match x {\n", "}\n"]),
];

describe(`a text ${factor} times as long takes at most ${allowed} times as long`, () => {
  it.each(sources)("$name", { timeout: 30_000 }, ({ source }) => {
    const trees = new Map<string, SyntaxTree>();
    const run = (text: string): void => {
      const tree = trees.get(text) ?? parse(text);
      trees.set(text, tree);
      unusedDefinitions(resolveNames(tree, stdModule), () => false);
    };
    expect(growth({ run, source, small, factor, enough: allowed / 2 })).toBeLessThan(allowed);
  });
});
