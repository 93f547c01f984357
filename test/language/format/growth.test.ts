// The formatter's time grows with the length of the text and not faster; how that is asserted is told in the parser's test of the same name.

import { describe, expect, it } from "vitest";
import { format } from "../../../server/src/language/format/format.ts";
import { growth, type SourceOfLength } from "../growth.ts";

const small = 20_000;
const factor = 8;
/** Linear is 8, quadratic 64: one doubling may cost up to 2.6 times as much. */
const allowed = 18;

/** `before`, `piece` as often as it fits, `behind`. */
function repeated(piece: string, before = "", behind = ""): SourceOfLength {
  return (length) => before + piece.repeat(Math.ceil(length / piece.length)) + behind;
}

const shapes: Readonly<Record<string, SourceOfLength>> = {
  "statements on one line": repeated("a = 1; "),
  "broken statements on one line": repeated("a = ; "),
  "broken statements": repeated("a = = 1\n"),
  "lines below a broken one, deeper than it": repeated("  a = 1\n", "if a\n"),
  "broken statements with deeper lines": repeated("if a\n  a  = 1\n"),
  "words on one line": repeated("a "),
  "open brackets": repeated("a = f(1\n"),
  arguments: repeated("a, ", "f(", ")\n"),
  "lambdas in one call": repeated("(x) => { a }, ", "f(", ")\n"),
  "blocks in one line": repeated("if a { b } ", "main = { ", "}\n"),
  "a chain of operators": repeated("b + c * ", "a = ", "d\n"),
  "a chain of calls": repeated(".b(c)", "a", "\n"),
  "else if": repeated("if a { b } else ", "", "{ c }\n"),
  arms: repeated("1 => 2, ", "match a { ", "}\n"),
  "comments above one statement": repeated("// c\n", "", "a = 1\n"),
  "comments behind one statement": repeated("/* c */ ", "a = 1 ", "\n"),
  "comments in one list": repeated("a, // c\n", "f(\n", ")\n"),
  "comments in one chain": repeated("// c\n + b ", "a = b ", "\n"),
  "increments, which are misread": repeated("x++\n"),
  "regions that are never switched on again": repeated("// fmt: off\na  = 1\n"),
  "regions switched off and on": repeated("// fmt: off\na  = 1\n// fmt: on\nb  =  2\n"),
};

describe(`a text ${factor} times as long takes at most ${allowed} times as long`, () => {
  it.each(Object.entries(shapes))("%s", { timeout: 60_000 }, (_name, source) => {
    expect(growth({ run: format, source, small, factor, enough: allowed / 2 })).toBeLessThan(allowed);
  });
});
