// Reading `yaoxiang.toml` as a whole: every setting that the compiler's readers know, and what is told of all that is wrong, missing or unknown.
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../server/src/language/diagnostics/language.ts";
import { readManifest } from "../../server/src/workspace/manifest.ts";
import { withEdits } from "../language/diagnostics/edits.ts";
import { drawnSettings } from "./drawn-settings.ts";

const PACKAGE = '[package]\nname = "a"\nversion = "1"\n';
const NO_LANGUAGE = { messages: null, fallback: null, errors: null, local: null };
const BARE = {
  package: { name: "a", version: "1", description: null, authors: null, license: null },
  dependencies: [],
  language: NO_LANGUAGE,
  format: {},
  runtime: { mode: null, workers: null },
  testPatterns: null,
  diagnostics: [],
};

test("only what has to be there", () => {
  expect(readManifest(PACKAGE)).toEqual(BARE);
});

test("everything", () => {
  const text = `[package]
name = "Bad Name!"
version = "one.two"
description = "d"
authors = ["A <a@b>", 'B']
license = "MIT"

[dependencies]
a = "^1.2"
b = { git = "https://example.invalid/b?tag=v1", version = "1" }
c = { path = "../c" }
d = ""

[dev-dependencies]
a = "~9"

[i18n]
lang = "zh"
fallback = "en"
error_lang = "en"
local-lang = "zh"

[fmt]
line_width = 80

[runtime]
mode = "standard"
workers = 4

[tool.test]
patterns = ["checks/**/*.yx", "one.yx"]

[tool.other]
anything = 1
`;
  const { dependencies, ...rest } = readManifest(text);
  expect(rest).toEqual({
    package: { name: "Bad Name!", version: "one.two", description: "d", authors: ["A <a@b>", "B"], license: "MIT" },
    language: { messages: "zh", fallback: "en", errors: "en", local: "zh" },
    format: { lineWidth: 80 },
    runtime: { mode: "standard", workers: 4 },
    testPatterns: ["checks/**/*.yx", "one.yx"],
    diagnostics: [],
  });
  expect(dependencies.map(({ span, ...each }) => [text.slice(span.start, span.end), ...Object.values(each)])).toEqual([
    ["a", "a", false, "^1.2", null, null],
    ["b", "b", false, "1", "https://example.invalid/b?tag=v1", null],
    ["c", "c", false, "*", null, "../c"],
    ["d", "d", false, "*", null, null],
    ["a", "a", true, "~9", null, null],
  ]);
});

describe("what does not fit is told with its place, and everything else is read", () => {
  test.each([
    [
      "[package]\nname = 1\nversion = true\n",
      [
        "2:8-9 error X0102 `name` must be a string, not a whole number",
        "3:11-15 error X0102 `version` must be a string, not true or false",
      ],
    ],
    [`${PACKAGE}authors = "A"\n`, ["4:11-14 error X0102 `authors` must be a list of strings, not a string"]],
    [`${PACKAGE}authors = ["A", 2, {}]\n`, ["4:17-18 error X0102 `authors` must be a list of strings, not a whole number"]],
    [`${PACKAGE}authors = [["A"]]\n`, ["4:12-17 error X0102 `authors` must be a list of strings, not a list"]],
    [`package = 3\n`, ["1:1-8 error X0102 `package` must be a table, not a whole number"]],
    [`[[package]]\nname = "a"\n`, ["1:3-10 error X0102 `package` must be a table, not a list"]],
    [
      `${PACKAGE}[runtime]\nworkers = -1\nmode = "fast"\n`,
      ["5:11-13 error X0102 `workers` must be from 0 to 1000000, not -1", "6:8-14 warning X0103 `mode` knows no `fast`"],
    ],
    [`${PACKAGE}[tool]\ntest = 1\n`, ["5:1-5 error X0102 `tool.test` must be a table, not a whole number"]],
    [`tool = 1\n${PACKAGE}`, ["1:1-5 error X0102 `tool` must be a table, not a whole number"]],
    [
      `${PACKAGE}[i18n]\nlang = 1\nerror_lang = "en"\nerror-lang = "zh"\n`,
      ["5:8-9 error X0102 `lang` must be a string, not a whole number", "7:1-11 error X0101 `error-lang` is given twice"],
    ],
    [`dependencies = []\n${PACKAGE}`, ["1:1-13 error X0102 `dependencies` must be a table, not a list"]],
    [
      `${PACKAGE}[dependencies]\nd = 5\ne = { workspace = "e" }\nf = { version = 1, branch = "x", pth = "y" }\n`,
      [
        "5:5-6 warning X0103 `d` must be a string, not a whole number: the compiler takes any version instead",
        "6:7-16 warning X0103 `workspace` has no effect: it is documented, and nothing reads it yet",
        "7:17-18 warning X0103 `version` must be a string, not a whole number: the compiler takes any version instead",
        "7:20-26 warning X0103 There is no setting `branch` in `[dependencies.f]`",
        "7:34-37 warning X0103 There is no setting `pth` in `[dependencies.f]`",
      ],
    ],
    [
      '[package]\ndescription = "d"\n',
      [
        "1:2-9 warning X0104 `[package]` has no `name`, which package commands need",
        "1:2-9 warning X0104 `[package]` has no `version`, which package commands need",
      ],
    ],
    ["[fmt]\nline_width = 80\n", ["1:2-5 warning X0104 There is no `[package]`, which package commands need"]],
    ["# nothing\n", ["1:1-10 warning X0104 There is no `[package]`, which package commands need"]],
    [
      '[workspace.members]\ncore = "core/yaoxiang.toml"\n',
      ["1:2-11 warning X0103 `workspace` has no effect: it is documented, and nothing reads it yet"],
    ],
    [
      `${PACKAGE}keywords = []\ncolour = 1\n[mystery]\na = 1\n[lint]\nstrict = true\n[[bin]]\nname = "b"\n`,
      [
        "4:1-9 warning X0103 `package.keywords` has no effect: it is documented, and nothing reads it yet",
        "5:1-7 warning X0103 There is no setting `colour` in `[package]`",
        "6:2-9 warning X0103 There is no table `[mystery]`",
        "8:2-6 warning X0103 `[lint]` has no effect here: it is read from the user's own settings file",
        "10:3-6 warning X0103 `bin` has no effect: it is documented, and nothing reads it yet",
      ],
    ],
    [`${PACKAGE}[fmt]\nline_width = "x"\n`, ["5:14-17 error X0102 `line_width` must be a whole number, not a string"]],
    ["[package\nname = 1\n", ["1:9-2:1 error X0101 In TOML, the end of the line cannot stand here"]],
  ])("%j", (text, expected) => {
    expect(drawnSettings(text, readManifest(text).diagnostics)).toEqual(expected);
  });

  test("one broken value in each table, and the rest of it is there", () => {
    const text = `[package]\nname = "a"\nversion = 1\n[fmt]\nline_width = "x"\nindent_width = 2\n[runtime]\nmode = 1\nworkers = 3\n[tool.test]\npatterns = "x"\n[i18n]\nlang = 1\nfallback = "en"\n`;
    expect(readManifest(text)).toMatchObject({
      package: { name: "a", version: null },
      format: { indentWidth: 2 },
      runtime: { mode: null, workers: 3 },
      testPatterns: null,
      language: { messages: null, fallback: "en" },
    });
  });
});

test.each([
  ["[pakage]\n", "[package]\n"],
  [`${PACKAGE}[dependancies]\na = "1"\n`, `${PACKAGE}[dependencies]\na = "1"\n`],
  [`${PACKAGE}[dev_dependencies]\na = "1"\n`, `${PACKAGE}[dev-dependencies]\na = "1"\n`],
  [`${PACKAGE}licence = "MIT"\n`, `${PACKAGE}license = "MIT"\n`],
  [`${PACKAGE}[i18n]\nerror-lnag = "zh"\n`, `${PACKAGE}[i18n]\nerror-lang = "zh"\n`],
  [`${PACKAGE}[tool.test]\npattern = ["a"]\n`, `${PACKAGE}[tool.test]\npatterns = ["a"]\n`],
])("the nearest name is offered as a fix: %j", (text, mended) => {
  const edits = readManifest(text).diagnostics.flatMap(({ fixes }) => (fixes ?? []).flatMap((fix) => fix.edits));
  expect(withEdits(text, edits)).toBe(mended);
});

test("in Chinese too", () => {
  const text = "[package]\nname = 1\n[pakage]\n[lib]\n";
  for (const language of LANGUAGES) expect(drawnSettings(text, readManifest(text).diagnostics, language).length).toBe(4);
  expect(drawnSettings(text, readManifest(text).diagnostics, "zh")).toEqual([
    "1:2-9 warning X0104 `[package]` 中没有包管理命令所需的 `version`",
    "2:8-9 error X0102 `name` 应为字符串，而不是整数",
    "3:2-8 warning X0103 没有 `[pakage]` 这个表",
    "4:2-5 warning X0103 `lib` 没有效果：文档中有它，但还没有程序读取它",
  ]);
});
