// What a module exports: each form on one line, the exported names with their kinds beside it.

import { describe, expect, test } from "vitest";
import { findExport, type ImportedModule } from "../../../../server/src/language/analysis/names/imported-module.ts";
import { moduleShape } from "../../../../server/src/language/analysis/names/module-shape.ts";
import { resolveNames } from "../../../../server/src/language/analysis/names/resolve-names.ts";
import { stdModule } from "../../../../server/src/language/std/std-imports.ts";
import { parse } from "../../../../server/src/language/syntax/parse.ts";
import { marked } from "./marks.ts";

function exported(source: string): readonly string[] {
  const { exports, reexports } = moduleShape(parse(source));
  const own = [...exports.values()].map(({ name, kind, members }) => {
    const inside = members.map((member) => `${member.kind} ${member.name}`).join(", ");
    return `${kind} ${name}${inside === "" ? "" : ` { ${inside} }`}`;
  });
  return [...own, ...[...reexports.values()].map(({ name, path, item }) => `${name} from ${[...path, item ?? "*"].join(".")}`)];
}

describe("exports", () => {
  test.each([
    ["a constant with a type", "limit: Int = 9", ["constant limit"]],
    ["no constant without one", "limit = 9", []],
    ["a variable with a type", "mut count: Int = 0", ["variable count"]],
    ["functions of every form", "f: () -> Int = 1 g = (n) => n h = { 1 }", ["function f", "function g", "function h"]],
    ["a record with its fields and methods", "P: Type = { x: Int }\nP.sum: (p: P) -> Int = p.x", ["type P { field x, method sum }"]],
    ["a generic record", "Box: (T: Type) -> Type = { value: T }", ["type Box { field value }"]],
    ["an interface", "Show: Type = { show: (self: &Show) -> String }", ["interface Show { field show }"]],
    ["a type of variants", "C: Type = { red: () -> C }", ["type C { field red }"]],
    ["another name for a type", "Id: Type = Int", ["type Id"]],
    ["names that begin with _", "_f = () => 1", ["function _f"]],
    ["the last of several definitions", "f = () => 1\nf: Int = 1", ["constant f"]],
    ["what it imports", "use a.b use a.{c, d as e}", ["b from a.b.*", "c from a.c", "e from a.d"]],
    ["nothing of what stands in blocks", "{ f = () => 1 use a }", []],
  ])("%s", (_, source, names) => {
    expect(exported(source)).toEqual(names);
  });
});

/** Modules of a made-up project, by their paths. */
function project(sources: Readonly<Record<string, string>>): (path: readonly string[]) => ImportedModule | null {
  const importedModule = (path: readonly string[]): ImportedModule | null => {
    const source = sources[path.join(".")];
    return source === undefined ? stdModule(path) : { module: path.join("/"), shape: moduleShape(parse(source)), importedModule };
  };
  return importedModule;
}

describe("what an import leads to", () => {
  const modules = project({
    shapes: "Spot: Type = { x: Int }\nSpot.far: (s: Spot) -> Int = s.x\norigin: () -> Spot = Spot(0)",
    all: "use shapes.{Spot as Place, origin} use shapes",
    ring: "use ring.{lost}",
    gap: "use nowhere.{lost}",
  });

  test("is followed through re-exports", () => {
    const all = modules(["all"]);
    const found = all === null ? null : findExport(all, "Place");
    expect(found?.kind === "name" ? [found.module.module, found.exported.name] : found).toEqual(["shapes", "Spot"]);
  });

  test("ends where modules only pass a name around, or are not there", () => {
    for (const name of ["ring", "gap"]) {
      const module = modules([name]);
      expect(module === null ? null : findExport(module, "lost")).toEqual({ kind: "opaque" });
    }
  });

  test("is what members are looked up in", () => {
    const text = `
use all.{origin}
use shapes
f: (s: shapes.Spot) -> Int = s.x
main = { print(origin().x, shapes.Spot(1).x, shapes.origin().far()) }
                        ^read             ^read`.slice(1);
    expect(marked(text, modules)).toBe(text);
  });

  test("is said by the symbol that it binds", () => {
    const { symbols } = resolveNames(parse("use all.{Place as P, origin}\nuse nowhere.{lost}\nuse all as everything"), modules);
    expect(symbols.map(({ name, kind, imported }) => `${kind} ${name}: ${imported?.module} ${imported?.name}`)).toEqual([
      "type P: shapes Spot",
      "function origin: shapes origin",
      "variable lost: null lost",
      "module everything: all null",
    ]);
  });

  test("is an error only where the module is known to lack the name", () => {
    const { diagnostics } = resolveNames(parse("use shapes.{Sopt}\nuse nowhere.{lost}\na = Sopt(lost.x)"), modules);
    expect(diagnostics.map(({ finding }) => finding)).toEqual(["names.misspelled-export"]);
  });
});
