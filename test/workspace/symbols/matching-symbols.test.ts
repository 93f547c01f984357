// What is found for what somebody types, in order: `kind path`, each row a query on the same project.
import { expect, test } from "vitest";
import type { SymbolKind } from "../../../server/src/language/analysis/names/symbols.ts";
import { matchingSymbols } from "../../../server/src/workspace/symbols/matching-symbols.ts";
import { readNamePath } from "../../../server/src/workspace/symbols/name-path.ts";
import { fullPath, kindOf } from "../../../server/src/workspace/symbols/project-symbol.ts";
import { namesIn, readProject } from "./marked-projects.ts";

const names = namesIn(
  readProject(`
-- a.yx
load: () -> Int = 1
Shape: Type = { area: Float }
-- src/load/mod.yx
use src.store.{load_all as fetch, Store}
use std.io
-- src/store.yx
Store: Type = { rows: Int, load: Int }
Store.load_row: (self: &Store, load: Int) -> Int = load
load_all: () -> Int = { loaded = 1; loaded }
unload = 3
limit: Int = 4
_hidden = 5
-- tests/store.yx
load: () -> Int = 2
`),
);

function found(query: string, ...kinds: readonly SymbolKind[]): readonly string[] {
  return matchingSymbols(names, { parts: readNamePath(query), kinds }).map((symbol) => `${kindOf(symbol)} ${fullPath(symbol).join(".")}`);
}

/** Whatever the letters' case. */
const likeLoad = [
  "module src.load",
  "field src.store.Store.load",
  "function a.load",
  "function tests.store.load",
  "parameter src.store.Store.load_row.load",
  "method src.store.Store.load_row",
  "function src.store.load_all",
  "variable src.store.load_all.loaded",
  "constant src.store.unload",
];

test.each<readonly [query: string, expected: readonly string[]]>([
  ["load", likeLoad],
  ["LOAD", likeLoad],
  ["a.load", ["function a.load"]],
  ["tests.store.load", ["function tests.store.load"]],
  ["tests.store.", ["function tests.store.load"]],
  ["src.store.Store.", ["field src.store.Store.rows", "field src.store.Store.load", "method src.store.Store.load_row"]],
  // of two that differ in capitals, the one that is written so comes first
  [
    "Store.lo",
    [
      "field src.store.Store.load",
      "method src.store.Store.load_row",
      "function src.store.load_all",
      "function tests.store.load",
      "constant src.store.unload",
    ],
  ],
  ["fetch", ["function src.load.fetch"]],
  ["Sto", ["type src.store.Store", "module src.store", "module tests.store"]],
  ["lr", ["method src.store.Store.load_row"]],
  ["ghost", []],
  ["std", ["module std"]],
  ["io", ["module std.io"]],
  ["printl", []],
  ["println", ["function std.io.println"]],
  ["io.printl", ["function std.io.println"]],
  ["std.io.printl", ["function std.io.println"]],
  ["std.nothing.printl", []],
])("%s", (query, expected) => {
  expect(found(query)).toEqual(expected);
});

test("only some kinds, locals like all others then", () => {
  expect(found("load", "function")).toEqual(["function a.load", "function tests.store.load", "function src.store.load_all"]);
  expect(found("oad", "parameter", "variable")).toEqual(["parameter src.store.Store.load_row.load", "variable src.store.load_all.loaded"]);
  expect(found("", "type")).toEqual(["type src.store.Store", "type a.Shape"]);
});

test("modules alone are those of the standard library, too", () => {
  expect(found("io", "module")[0]).toBe("module std.io");
  const modules = found("", "module");
  expect(modules.slice(0, 4)).toEqual(["module src.load", "module src.store", "module a", "module tests.store"]);
  expect(modules).toContain("module std.string");
});

test("everything in the standard library, or in one module of it", () => {
  expect(found("std.")).toHaveLength(14);
  expect(found("std.io.")).toContain("function std.io.read_line");
});
