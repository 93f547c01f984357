// Which file an import means: the rules, one table row each.
import { expect, test } from "vitest";
import type { MemoryEntry } from "./memory-file-system.ts";
import { importsIn, type ProjectOptions, project } from "./projects.ts";

function imports(
  entries: Readonly<Record<string, MemoryEntry>>,
  importer = "src/main.yx",
  options: ProjectOptions = {},
): readonly string[] {
  return importsIn(project(entries, options).world.refresh(), importer);
}

test.each<readonly [what: string, entries: Readonly<Record<string, MemoryEntry>>, expected: readonly string[]]>([
  ["a file beside it", { "src/main.yx": "use helper", "src/helper.yx": "" }, ["helper → src/helper.yx"]],
  [
    "with items, and aliases",
    { "src/main.yx": "use helper.{a, b as c}\nuse helper as h", "src/helper.yx": "" },
    ["helper → src/helper.yx", "helper → src/helper.yx"],
  ],
  ["in folders", { "src/main.yx": "use a.b.c.d.{leaf}", "src/a/b/c/d.yx": "" }, ["a.b.c.d → src/a/b/c/d.yx"]],
  ["a folder by its mod.yx", { "src/main.yx": "use zoo.{count}", "src/zoo/mod.yx": "" }, ["zoo → src/zoo/mod.yx"]],
  ["from the root", { "src/main.yx": "use shared", "shared.yx": "" }, ["shared → shared.yx"]],
  ["a folder from the root", { "src/main.yx": "use lib", "lib/mod.yx": "" }, ["lib → lib/mod.yx"]],
  ["beside it before the root", { "src/main.yx": "use x", "src/x/mod.yx": "", "x.yx": "" }, ["x → src/x/mod.yx"]],
  ["by src, from the root", { "src/main.yx": "use src.helper", "src/helper.yx": "" }, ["src.helper → src/helper.yx"]],
  [
    "both forms in one folder",
    { "src/main.yx": "use zoo", "src/zoo.yx": "", "src/zoo/mod.yx": "" },
    ["zoo → src/zoo.yx or src/zoo/mod.yx"],
  ],
  [
    "the standard library is never a file",
    { "src/main.yx": "use std\nuse std.io\nuse std.extra", "src/std/extra.yx": "", "src/std.yx": "" },
    ["std → std", "std.io → std", "std.extra → std"],
  ],
  ["a module named like one of its modules", { "src/main.yx": "use list", "src/list.yx": "" }, ["list → src/list.yx"]],
  ["nothing", { "src/main.yx": "use ghost" }, ["ghost → missing"]],
  ["only .yx, exactly", { "src/main.yx": "use helper", "src/helper.YX": "", "src/helper.yx.txt": "" }, ["helper → missing"]],
  ["a folder of that name is none", { "src/main.yx": "use helper", "src/helper.yx/a.yx": "" }, ["helper → missing"]],
  ["case counts where the disk says so", { "src/main.yx": "use Helper", "src/helper.yx": "" }, ["Helper → missing"]],
  ["a file may import itself", { "src/main.yx": "use main" }, ["main → src/main.yx"]],
  [
    "in a body",
    { "src/main.yx": "f = () => {\n  if true { use helper }\n}\nuse helper", "src/helper.yx": "" },
    ["helper → src/helper.yx", "helper → src/helper.yx"],
  ],
  ["paths that are not finished", { "src/main.yx": "use 文.a\nuse helper.", "src/helper.yx": "" }, ["? → unfinished", "? → unfinished"]],
  ["through a link inside", { "src/main.yx": "use l", "src/l.yx": { link: "real.yx" }, "src/real.yx": "" }, ["l → src/real.yx"]],
  ["through a link outside", { "src/main.yx": "use l", "src/l.yx": { link: "/q/a.yx" }, "/q/a.yx": "" }, ["l → outside"]],
  ["through a dangling link", { "src/main.yx": "use l", "src/l.yx": { link: "none.yx" } }, ["l → missing"]],
  ["in a folder that is skipped", { "src/main.yx": "use target.gen", "target/gen.yx": "" }, ["target.gen → target/gen.yx"]],
])("%s", (_, entries, expected) => {
  expect(imports(entries)).toEqual(expected);
});

test("where case does not matter, the file is the one on the disk", () => {
  expect(imports({ "src/main.yx": "use Helper", "src/helper.yx": "" }, "src/main.yx", { mac: true })).toEqual(["Helper → src/helper.yx"]);
});

test("a project in a project: its files look in it, then outside", () => {
  const entries = {
    "src/main.yx": "use inner.src.lib",
    "src/inner/yaoxiang.toml": "",
    "src/inner/src/lib.yx": "use top\nuse shared\nuse outer",
    "src/inner/top.yx": "",
    "src/inner/shared.yx": "",
    "shared.yx": "",
    "outer.yx": "",
  };
  expect(imports(entries)).toEqual(["inner.src.lib → src/inner/src/lib.yx"]);
  expect(imports(entries, "src/inner/src/lib.yx")).toEqual(["top → src/inner/top.yx", "shared → src/inner/shared.yx", "outer → outer.yx"]);
});

test("cycles end", () => {
  const entries = { "src/ping.yx": "use pong", "src/pong.yx": "use ping" };
  expect(imports(entries, "src/ping.yx")).toEqual(["pong → src/pong.yx"]);
  expect(imports(entries, "src/pong.yx")).toEqual(["ping → src/ping.yx"]);
});

test("src, path dependencies and vendored packages count only where that was asked for", () => {
  const entries = {
    "src/inner/deep.yx": "use helper\nuse foo\nuse foo.more\nuse bar",
    "src/helper.yx": "",
    "libs/foo/src/lib.yx": "",
    "libs/foo/src/more.yx": "",
    ".yaoxiang/vendor/bar-1.0.0/src/lib.yx": "",
  };
  const importer = "src/inner/deep.yx";
  expect(imports(entries, importer)).toEqual(["helper → missing", "foo → missing", "foo.more → missing", "bar → missing"]);
  const extraRoots = [
    { folder: "/p/src", packageName: null },
    { folder: "/p/libs/foo/src", packageName: "foo" },
    { folder: "/p/.yaoxiang/vendor/bar-1.0.0/src", packageName: "bar" },
  ];
  expect(imports(entries, importer, { extraRoots })).toEqual([
    "helper → src/helper.yx",
    "foo → libs/foo/src/lib.yx",
    "foo.more → libs/foo/src/more.yx",
    "bar → .yaoxiang/vendor/bar-1.0.0/src/lib.yx",
  ]);
});
