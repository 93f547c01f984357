// Never stale, and never more work than need be: after each change an index that is kept says what a new one would, and what nothing has
// changed for is not resolved again.
import { posix } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ProjectFile } from "../../../server/src/workspace/project-file.ts";
import type { Snapshot } from "../../../server/src/workspace/snapshot.ts";
import { describeSymbol } from "../../../server/src/workspace/symbols/describe-symbol.ts";
import { matchingSymbols } from "../../../server/src/workspace/symbols/matching-symbols.ts";
import { createNamesIndex, type ProjectNames } from "../../../server/src/workspace/symbols/names-index.ts";
import { referencesOf } from "../../../server/src/workspace/symbols/references-of.ts";
import { loadPrograms } from "../../conformance/cases.ts";
import { type Project, project } from "../projects.ts";

/** All that look-ups say of a project, as text. */
function everything(names: ProjectNames): string {
  const symbols = matchingSymbols(names, { parts: [""], kinds: [] });
  const described = symbols.map((symbol) => {
    const { page, span, ...rest } = describeSymbol(names.snapshot, symbol, "en");
    return { ...rest, page: page.name, span };
  });
  const references = [...new Set(described.map(({ name }) => name))].map((name) => {
    const { references: found, unsure } = referencesOf(names, [name], "en");
    return [name, found.map(({ page, ...rest }) => [page.name, rest]), unsure.map(({ page, span }) => [page.name, span])];
  });
  return JSON.stringify([described, references]);
}

/** Which files a look at all names resolves. */
function resolvedBy(index: ReturnType<typeof createNamesIndex>, snapshot: Snapshot): readonly string[] {
  const resolved: string[] = [];
  const treeOf = (file: ProjectFile) => {
    resolved.push(file.path);
    return snapshot.treeOf(file);
  };
  const names = index.at({ ...snapshot, treeOf });
  for (const file of snapshot.files) names.namesOf(file);
  return resolved;
}

describe("only what a change can be seen in is resolved again", () => {
  const files = {
    "src/a.yx": "f: (n: Int) -> Int = { return n }\n",
    "src/b.yx": "use a.{f}\nuse std.io\ng: Int = f(1)\n",
    "src/c.yx": "use b.{g, f}\nh: Int = f(g)\n",
    "src/d.yx": "i: Int = 1\n",
  };

  test.each<readonly [what: string, change: (made: Project) => void, expected: readonly string[]]>([
    ["nothing", () => {}, []],
    ["a body", ({ fileSystem }) => fileSystem.write("/p/src/a.yx", "// more\nf: (n: Int) -> Int = { return n + 1 }\n"), ["src/a.yx"]],
    [
      "what a module offers: also for those that get it by a re-export",
      ({ fileSystem }) => fileSystem.write("/p/src/a.yx", "f: (n: Int, m: Int) -> Int = { return n }\n"),
      ["src/a.yx", "src/b.yx", "src/c.yx"],
    ],
    ["a file that nobody imports", ({ fileSystem }) => fileSystem.write("/p/src/e.yx", "use d\n"), ["src/e.yx"]],
    ["a file in the way of another", ({ fileSystem }) => fileSystem.write("/p/src/b/mod.yx", ""), ["src/b/mod.yx", "src/c.yx"]],
    ["a file that is gone", ({ fileSystem }) => fileSystem.remove("/p/src/a.yx"), ["src/b.yx", "src/c.yx"]],
    ["a manifest that changes nothing", ({ fileSystem }) => fileSystem.write("/p/src/yaoxiang.toml", ""), []],
  ])("%s", (_, change, expected) => {
    const made = project(files);
    const index = createNamesIndex();
    expect(resolvedBy(index, made.world.refresh())).toEqual(Object.keys(files));
    change(made);
    expect(resolvedBy(index, made.world.refresh())).toEqual(expected);
    expect(resolvedBy(index, made.world.refresh())).toEqual([]);
  });

  test("manifests, links and files in folders that are left out", () => {
    const made = project({
      "pack/src/main.yx": "use lib.{f}\nuse target.made.{g}\nuse linked.{h}\nx: Int = f(1) + g(1) + h(1)\n",
      "lib.yx": "f: (n: Int) -> Int = n\n",
      "pack/lib.yx": "f: (n: Int) -> Int = n + 1\n",
      "one.yx": "h: (n: Int) -> Int = n\n",
      "two.yx": "h: (n: Int) -> Int = n\n",
      "linked.yx": { link: "/p/one.yx" },
    });
    const index = createNamesIndex();
    const look = (query: readonly string[]) =>
      referencesOf(index.at(made.world.refresh()), query, "en").references.map(({ page, role }) => `${page.name} ${role}`);
    const used = "pack/src/main.yx";
    expect(look(["lib", "f"])).toEqual(["lib.yx definition", `${used} import`, `${used} call`, "pack/lib.yx definition"]);
    made.fileSystem.write("/p/pack/yaoxiang.toml", "");
    expect(look(["pack", "lib", "f"])).toEqual(["pack/lib.yx definition", `${used} import`, `${used} call`]);
    expect(look(["g"])).toEqual([`${used} import`, `${used} call`]);
    made.fileSystem.write("/p/target/made.yx", "g: (n: Int) -> Int = n\n");
    expect(look(["g"])).toEqual([`${used} import`, `${used} call`, "target/made.yx definition"]);
    expect(look(["one", "h"])).toHaveLength(3);
    made.fileSystem.remove("/p/linked.yx");
    made.fileSystem.write("/p/linked.yx", { link: "/p/two.yx" });
    expect(look(["one", "h"])).toHaveLength(1);
    expect(look(["two", "h"])).toHaveLength(3);
  });
});

test("after any changes, a kept index says what a new one does", () => {
  const paths = ["a.yx", "b.yx", "src/a.yx", "src/b.yx", "src/a/mod.yx"];
  const texts = [
    "f: (n: Int) -> Int = n\nP: Type = { x: Int }\n",
    "use a.{f as g, P}\nh: (p: P) -> Int = g(p.x)\n",
    "use b\nuse b.{g}\nk = (p) => b.h(p) + g(p.x)\n",
    "f: (m: Int) -> Int = f(m = m)\n",
    "use src.a.{f}\nuse ghost.{f}\nf = (\n",
    null,
  ];
  const change = fc.tuple(fc.constantFrom(...paths), fc.constantFrom(...texts));
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      const made = project({ "a.yx": texts[0] ?? "" });
      const index = createNamesIndex();
      for (const [path, text] of changes) {
        if (text !== null) made.fileSystem.write(`/p/${path}`, text);
        else if (made.fileSystem.kindOf(`/p/${path}`) !== null) made.fileSystem.remove(`/p/${path}`);
        const snapshot = made.world.refresh();
        expect(everything(index.at(snapshot))).toBe(everything(createNamesIndex().at(snapshot)));
      }
    }),
    { numRuns: 60 },
  );
});

test("every place of every recorded program has the name's text, or one of its aliases, and is there once", () => {
  const cases = posix.join(process.cwd(), "test/conformance/cases");
  const programs = [...loadPrograms(cases, "syntax"), ...loadPrograms(cases, "types")];
  const files = Object.fromEntries(programs.slice(0, 600).map(({ source }, index) => [`src/m${index}.yx`, source]));
  const names = createNamesIndex().at(project(files).world.refresh());
  const words = new Set(
    matchingSymbols(names, { parts: [""], kinds: [] }).flatMap((found) => (found.origin === "file" ? [found.symbol.name] : [])),
  );
  for (const word of words) {
    const { references, definitions } = referencesOf(names, [word], "en");
    const seen = new Set<string>();
    for (const { page, span, role, definition } of references) {
      const place = `${page.name}:${span.start}`;
      expect(seen.has(place), `${word} twice at ${place}`).toBe(false);
      seen.add(place);
      const target = definitions[definition];
      const isNamed = target?.origin === "file" && target.symbol.imported === null && role === "definition";
      if (isNamed) expect(page.text.slice(span.start, span.end), place).toBe(target.symbol.name);
      else if (target?.origin === "file") expect(page.text.slice(span.start, span.end), place).toMatch(/^[\p{L}\p{N}\p{M}_]+$/u);
    }
    expect(new Set(references.map(({ definition }) => definition)).size).toBe(definitions.length);
  }
});
