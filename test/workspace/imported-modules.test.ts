// Names across files: what an import brings is what the other file has, and what clashes or is missing is told once.
import { posix } from "node:path";
import { expect, test } from "vitest";
import { resolveNames } from "../../server/src/language/analysis/names/resolve-names.ts";
import { createPositions } from "../../server/src/language/text/positions.ts";
import { checkImports } from "../../server/src/workspace/check-imports.ts";
import { importedModules } from "../../server/src/workspace/imported-modules.ts";
import type { MemoryEntry } from "./memory-file-system.ts";
import { project } from "./projects.ts";

const helper = "twice: (n: Int) -> Int = (n) => n * 2\nlimit: Int = 3\nuntyped = 4\nBox: Type = { a: Int }\ninc = (n) => n + 1\n";

/** Errors and warnings of `src/main.yx` but those of unused code: code, severity, line, and the lines of related places. */
function told(entries: Readonly<Record<string, MemoryEntry>>): readonly string[] {
  const snapshot = project({ "src/helper.yx": helper, ...entries }).world.refresh();
  const file = snapshot.fileAt("/p/src/main.yx");
  if (file === null) throw new Error("no src/main.yx");
  const names = resolveNames(snapshot.treeOf(file), importedModules(snapshot, file)).diagnostics;
  const line = (offset: number) => createPositions(file.text).lineColumn(offset).line;
  return [...checkImports(posix, snapshot, file), ...names]
    .filter(({ code }) => !code.startsWith("W"))
    .map(
      ({ code, severity, span, related = [] }) =>
        `${code} ${severity} ${[span, ...related.map((place) => place.span)].map(({ start }) => line(start)).join(" see ")}`,
    );
}

test.each<readonly [what: string, entries: Readonly<Record<string, MemoryEntry>>, expected: readonly string[]]>([
  ["functions, typed or not, constants with a type, types", { "src/main.yx": "use helper.{twice, inc, limit, Box as B}\n" }, []],
  ["a constant without a type is not exported", { "src/main.yx": "use helper.{untyped}\n" }, ["E5003 error 1"]],
  ["an item that is missing", { "src/main.yx": "use std.io\nuse helper.{twice, ghost}\n" }, ["E5003 error 2"]],
  ["an item of the standard library that is missing", { "src/main.yx": "use std.io.{println, shout}\n" }, ["E5003 error 1"]],
  [
    "a module of the standard library that is missing",
    { "src/main.yx": "use std.extra.{boo}\n", "src/std/extra.yx": "boo = () => 1" },
    ["E5001 error 1"],
  ],
  [
    "a missing module makes no missing items and no unknown names",
    { "src/main.yx": "use ghost.{boo}\nx: Int = boo(1)\n" },
    ["E5001 error 1"],
  ],
  [
    "two files for one module neither",
    { "src/main.yx": "use zoo.{boo}\nx: Int = boo(1)\n", "src/zoo.yx": "", "zoo.yx": "", "src/zoo/mod.yx": "" },
    ["E5002 error 1"],
  ],
  ["the same import twice", { "src/main.yx": "use helper.{twice}\nuse helper.{twice}\n" }, ["E5006 warning 2 see 1"]],
  ["the same module twice, by two paths", { "src/main.yx": "use helper\nuse src.helper\n" }, ["E5006 warning 2 see 1"]],
  [
    "one name from two modules",
    { "src/main.yx": "use helper.{twice}\nuse other.{twice}\n", "src/other.yx": helper },
    ["E2002 error 2 see 1"],
  ],
  [
    "an import against a definition of the file",
    { "src/main.yx": "use helper.{twice}\ntwice: (n: Int) -> Int = (n) => n\n" },
    ["E2002 error 1 see 2"],
  ],
  ["a name that the other module imports itself", { "src/main.yx": "use middle.{twice}\n", "src/middle.yx": "use helper.{twice}\n" }, []],
  [
    "cycles, also of re-exported names",
    { "src/main.yx": "use ping.{a, b}\n", "src/ping.yx": "use pong.{b}\na: Int = 1\n", "src/pong.yx": "use ping.{a}\nb: Int = 2\n" },
    [],
  ],
  ["a module that can't be read as a whole", { "src/main.yx": "use blob.{gone}\n", "src/blob.yx": Uint8Array.from([0xff]) }, []],
  ["a module outside of the root", { "src/main.yx": "use out.{gone}\n", "src/out.yx": { link: "/q/a.yx" }, "/q/a.yx": "" }, []],
])("%s", (_, entries, expected) => {
  expect(told(entries)).toEqual(expected);
});
