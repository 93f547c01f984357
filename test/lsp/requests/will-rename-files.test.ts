// Files and folders that are renamed: imports say where they are then.

import { expect, test } from "vitest";
import { willRenameFiles } from "../../../server/src/lsp/requests/will-rename-files.ts";
import { changedBy } from "../apply-edit.ts";
import { editor } from "../editor.ts";

/** The texts of the files that change, by their old paths. */
function moved(files: Readonly<Record<string, string>>, ...renames: readonly (readonly [from: string, to: string])[]) {
  const opened = editor(files);
  const { ask, uri } = opened;
  return changedBy(opened, ask(willRenameFiles, { files: renames.map(([from, to]) => ({ oldUri: uri(from), newUri: uri(to) })) }));
}

const HELPER = "twice: (a: Int) -> Int = a + a\n";

test("a file: items keep their names, a module is called by its new one", () => {
  const files = { "helper.yx": HELPER, "a.yx": "use helper.{twice}\n\nx = twice(1)\n", "b.yx": "use helper\n\nx = helper.twice(1)\n" };
  expect(moved(files, ["helper.yx", "tools.yx"])).toEqual({
    "a.yx": "use tools.{twice}\n\nx = twice(1)\n",
    "b.yx": "use tools\n\nx = tools.twice(1)\n",
  });
});

test("an alias stays, and is made where the new name is taken", () => {
  const files = { "helper.yx": HELPER, "a.yx": "use helper as h\n\nx = h.twice(1)\n", "b.yx": "use helper\n\ntools = helper.twice(1)\n" };
  expect(moved(files, ["helper.yx", "tools.yx"])).toEqual({
    "a.yx": "use tools as h\n\nx = h.twice(1)\n",
    "b.yx": "use tools as helper\n\ntools = helper.twice(1)\n",
  });
});

test("into another folder: paths are from the root, those of the file itself too", () => {
  const files = {
    "src/main.yx": "use helper.{twice}\n\nmain = { print(twice(1)) }\n",
    "src/helper.yx": "use units.{one}\n\ntwice: (a: Int) -> Int = a + a + one\n",
    "src/units.yx": "one: Int = 1\n",
  };
  expect(moved(files, ["src/helper.yx", "lib/helper.yx"])).toEqual({
    "src/main.yx": "use lib.helper.{twice}\n\nmain = { print(twice(1)) }\n",
    "src/helper.yx": "use src.units.{one}\n\ntwice: (a: Int) -> Int = a + a + one\n",
  });
});

test("a folder with all that is in it", () => {
  const files = { "lib/helper.yx": HELPER, "lib/more.yx": "use helper.{twice}\n", "main.yx": "use lib.helper.{twice}\n" };
  expect(moved(files, ["lib", "tools"])).toEqual({ "main.yx": "use tools.helper.{twice}\n" });
});

test("a name that no import can say changes nothing, and neither does a file that nobody imports", () => {
  expect(moved({ "helper.yx": HELPER, "a.yx": "use helper\n" }, ["helper.yx", "my-helper.yx"])).toEqual({});
  expect(moved({ "helper.yx": HELPER, "a.yx": "x = 1\n" }, ["helper.yx", "tools.yx"])).toEqual({});
});
