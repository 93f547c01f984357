// A mistake that both the parser and the analysis of names see is told once. On the left a program, on the right all that is told of it:
// severity, code, finding, and the text at fault.

import { expect, test } from "vitest";
import { resolveNames } from "../../../server/src/language/analysis/names/resolve-names.ts";
import { diagnostic } from "../../../server/src/language/diagnostics/findings.ts";
import { onePerMistake } from "../../../server/src/language/diagnostics/one-per-mistake.ts";
import { stdModule } from "../../../server/src/language/std/std-imports.ts";
import { parse } from "../../../server/src/language/syntax/parse.ts";

function told(source: string): readonly string[] {
  const tree = parse(source);
  const found = onePerMistake({ syntax: tree.diagnostics, names: resolveNames(tree, stdModule).diagnostics });
  return found.map(({ severity, code, finding, span }) => `${severity} ${code} ${finding} ${source.slice(span.start, span.end)}`);
}

test.each([
  ["let x = 1", ["error E1001 syntax.let let"]],
  ["const x = 1\nvar y = 1", ["error E1001 syntax.let const", "error E1001 syntax.let var"]],
  ["import std.io\nx = io.println", ["error E1001 syntax.import import"]],
  ["main = {\n  loop { print(1) }\n}", ["error E1001 syntax.loop-keyword loop"]],
  ["main = {\n  print(not true)\n}", ["error E0010 syntax.not not"]],
  ["let = 1\nlet x = let", ["warning X0003 syntax.let let"]],
  ["let x = zzz", ["error E1001 syntax.let let", "error E1001 names.unknown zzz"]],
  ["main = {\n  x = 1 print(zzz)\n}", ["error E1001 names.unknown zzz"]],
  ["a = zzz §\nb = yyy", ["error E0001 syntax.unknown-character §", "error E1001 names.unknown yyy"]],
])("%j", (source, expected) => {
  expect(told(source)).toEqual(expected);
});

test("an error of names on a misread word that is no other language's is told in its own words", () => {
  const span = { start: 4, end: 7 };
  const syntax = [diagnostic("syntax.let", span, { keyword: "foo" })];
  const names = [diagnostic("names.unknown-function", span, { name: "foo" })];
  expect(onePerMistake({ syntax, names })).toEqual(names);
  const warning = [diagnostic("names.defined-below", span, { name: "foo" })];
  expect(onePerMistake({ syntax, names: warning })).toEqual([...syntax, ...warning]);
});

test("what is told keeps the parser's repair, and is in order of place, of other passes too", () => {
  const source = "x = 1\nlet y = 1";
  const tree = parse(source);
  const others = [diagnostic("modules.missing", { start: 2, end: 3 }, { module: "m", file: "m.yx" })];
  const found = onePerMistake({ syntax: tree.diagnostics, names: resolveNames(tree, stdModule).diagnostics, others });
  expect(found.map(({ code, fixes }) => [code, fixes])).toEqual([
    ["E5001", undefined],
    ["E1001", tree.diagnostics[0]?.fixes],
  ]);
  expect(found[1]?.fixes).toHaveLength(1);
});
