// What is told of imports that lead nowhere or to two files, with its place and its words.
import { posix } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../server/src/language/diagnostics/language.ts";
import { renderDiagnostic } from "../../server/src/language/diagnostics/render.ts";
import { createPositions } from "../../server/src/language/text/positions.ts";
import { checkImports } from "../../server/src/workspace/check-imports.ts";
import { withEdits } from "../language/diagnostics/edits.ts";
import type { MemoryEntry } from "./memory-file-system.ts";
import { type ProjectOptions, project } from "./projects.ts";

function check(entries: Readonly<Record<string, MemoryEntry>>, options: ProjectOptions = {}) {
  const snapshot = project(entries, options).world.refresh();
  const file = snapshot.fileAt("/p/src/main.yx");
  if (file === null) throw new Error("no src/main.yx");
  return checkImports(posix, snapshot, file).map((each) => {
    const place = createPositions(file.text).codePointSpan(each.span).join(":");
    const fixes = (each.fixes ?? []).map(({ edits }) => withEdits(file.text, edits));
    const words = LANGUAGES.map((language) => renderDiagnostic(each, language)).map(({ message, help }) => `${message}. ${help}`);
    return [`${place} ${each.severity} ${each.code}`, ...words, ...fixes];
  });
}

test("a module that is nowhere", () => {
  expect(check({ "src/main.yx": "use std.io\nuse a.ghost.{boo}\n" })).toEqual([
    [
      "2:5:2:12 error E5001",
      "There is no module `a.ghost`. Create `src/a/ghost.yx`, or write the path of a file beside this one or from the project's folder",
      "没有模块 `a.ghost`. 创建 `src/a/ghost.yx`，或者写出同一文件夹中的文件或从项目文件夹开始的路径",
    ],
  ]);
});

test.each([
  ["use helpr.{a}", "use helper.{a}"],
  ["use lib.tols", "use lib.tools"],
  ["use zooo", "use zoo"],
])("a module that is nearly there, with the fix: %j", (text, mended) => {
  const entries = { "src/main.yx": text, "src/helper.yx": "", "lib/tools.yx": "", "src/zoo/mod.yx": "", "src/my-lib.yx": "" };
  const [[place, , , fixed] = []] = check(entries);
  expect(place).toMatch(/^1:5:1:\d+ error E5001$/);
  expect(fixed).toBe(mended);
});

test("a path that means two files", () => {
  expect(check({ "src/main.yx": "use zoo.{count}", "src/zoo.yx": "", "src/zoo/mod.yx": "" })).toEqual([
    [
      "1:5:1:8 error E5002",
      "`zoo` can be `src/zoo.yx` and `src/zoo/mod.yx`. Rename or remove one of the two files",
      "`zoo` 既可以是 `src/zoo.yx`，也可以是 `src/zoo/mod.yx`. 重命名或删除其中一个文件",
    ],
  ]);
});

test("a module that only the tools find is a note", () => {
  const extraRoots = [{ folder: "/p/libs/foo/src", packageName: "foo" }];
  expect(check({ "src/main.yx": "use foo", "libs/foo/src/lib.yx": "" }, { extraRoots })).toEqual([
    [
      "1:5:1:8 note E5001",
      "`foo` is found in `libs/foo/src` alone, where the compiler does not look. Move the file into the project for the compiler to find it",
      "`foo` 只能在 `libs/foo/src` 中找到，而编译器不会到那里查找. 把文件移到项目中，编译器才能找到",
    ],
  ]);
});

test.each([
  ["the standard library, there or not", { "src/main.yx": "use std.io\nuse std.nope" }],
  ["cycles", { "src/main.yx": "use a", "src/a.yx": "use main" }],
  ["a file that imports itself", { "src/main.yx": "use main" }],
  ["what leads outside", { "src/main.yx": "use out", "src/out.yx": { link: "/q/a.yx" }, "/q/a.yx": "" }],
  ["what is not finished", { "src/main.yx": "use a.\nuse" }],
])("nothing is said of %s", (_, entries) => {
  expect(check(entries)).toEqual([]);
});

test("thousands of missing modules among thousands of files take no minutes: only the first are compared with what there is", () => {
  const files = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`src/module_${index}_${"x".repeat(40)}.yx`, ""]));
  const text = Array.from({ length: 2000 }, (_, index) => `use modle_${index}_${"x".repeat(40)}`).join("\n");
  const found = check({ ...files, "src/main.yx": text });
  expect(found.length).toBe(2000);
  expect(found.filter(([, , , fix]) => fix !== undefined).length).toBe(20);
});
