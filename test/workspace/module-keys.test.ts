// One path for two files in one program: each program as a table of files below `/p`, with what is told in which file.
import { posix } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../server/src/language/diagnostics/language.ts";
import { renderDiagnostic } from "../../server/src/language/diagnostics/render.ts";
import { createPositions } from "../../server/src/language/text/positions.ts";
import { checkProject } from "../../server/src/workspace/check-project.ts";
import { checkModuleKeys } from "../../server/src/workspace/module-keys.ts";
import { project } from "./projects.ts";

const main = "main = { print(1) }\n";

/** `file place: module is first, second [the earlier import]`. */
function told(entries: Readonly<Record<string, string>>): readonly string[] {
  const found = checkModuleKeys(project(entries).world.refresh());
  return [...found].flatMap(([file, problems]) =>
    problems.map(({ span, arguments: args, related = [] }) => {
      const place = createPositions(file.text).codePointSpan(span).slice(0, 2).join(":");
      const earlier = related.map((each) => ` [${each.file}]`).join("");
      return `${file.path} ${place} ${args.module} is ${args.first}, ${args.second}${earlier}`;
    }),
  );
}

const twoHelpers = { "src/helper.yx": "", "lib/helper.yx": "", "lib/part.yx": "use helper\n" };

test.each([
  [
    { ...twoHelpers, "src/main.yx": `use helper\nuse lib.part\n${main}` },
    ["lib/part.yx 1:5 helper is src/helper.yx, lib/helper.yx [src/main.yx]"],
  ],
  [
    { ...twoHelpers, "src/main.yx": `use lib.part\nuse src.other\n${main}`, "src/other.yx": "f = () => {\n  use helper\n}" },
    ["src/other.yx 2:7 helper is lib/helper.yx, src/helper.yx [lib/part.yx]"],
  ],
  // the file that a program begins with is known by its name
  [{ "main.yx": `use lib.part\n${main}`, "lib/part.yx": "use main", "lib/main.yx": "" }, ["lib/part.yx 1:5 main is main.yx, lib/main.yx"]],
  [
    { "app/mod.yx": `use lib.part\n${main}`, "lib/part.yx": "use app", "lib/app.yx": "" },
    ["lib/part.yx 1:5 app is app/mod.yx, lib/app.yx"],
  ],
  // a clash in a file that two programs share is told once
  [
    { ...twoHelpers, "src/main.yx": `use helper\nuse lib.part\n${main}`, "src/more.yx": `use helper\nuse lib.part\n${main}` },
    ["lib/part.yx 1:5 helper is src/helper.yx, lib/helper.yx [src/main.yx]"],
  ],
])("told: %j", (entries, expected) => {
  expect(told(entries)).toEqual(expected);
});

test.each([
  ["two programs, each with its own", { ...twoHelpers, "src/main.yx": `use helper\n${main}`, "lib/main.yx": `use helper\n${main}` }],
  ["no program", { ...twoHelpers, "src/other.yx": "use helper\nuse lib.part\n" }],
  ["one file by two paths", { "src/main.yx": `use helper\nuse src.helper\n${main}`, "src/helper.yx": "use main\n" }],
  ["programs of one name", { "a/main.yx": main, "b/main.yx": main }],
  ["paths that lead nowhere", { "src/main.yx": `use ghost\nuse lib.part\n${main}`, "lib/part.yx": "use ghost\nuse\n" }],
])("nothing is told of %s", (_, entries) => {
  expect(told(entries)).toEqual([]);
});

test("the words, among the other diagnostics of the file", () => {
  const { world } = project({ ...twoHelpers, "src/main.yx": `use helper\nuse lib.part\n${main}`, "lib/part.yx": "x = zzz\nuse helper\n" });
  const snapshot = world.refresh();
  const file = snapshot.fileAt("/p/lib/part.yx");
  if (file === null) throw new Error("no lib/part.yx");
  const found = checkProject(posix, snapshot)(file).filter(({ severity }) => severity === "error");
  expect(found.map((each) => [each.code, ...LANGUAGES.map((language) => renderDiagnostic(each, language).message)])).toEqual([
    ["E1001", "Nothing is called `zzz` here", "这里没有名为 `zzz` 的内容"],
    [
      "E5002",
      "In this program `helper` is `src/helper.yx` already; here it would be `lib/helper.yx`",
      "在这个程序中 `helper` 已经是 `src/helper.yx`，在这里却会是 `lib/helper.yx`",
    ],
  ]);
});
