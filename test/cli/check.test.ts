// The mode `check` of the bundle: what it prints of files, folders and projects, for people and for programs, and how it ends.
import { symlinkSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { newProject } from "./command.ts";

const MANIFEST = '[package]\nname = "demo"\nversion = "0.1.0"\n';
const GOOD = "main = { print(1) }\n";
const BAD = "main = { print(nope) }\n";

interface CheckJson {
  readonly schemaVersion: string;
  readonly error_count: number;
  readonly warning_count: number;
  readonly diagnostics: readonly { readonly file: string; readonly code: string; readonly severity: string; readonly line: number }[];
}

describe("text", () => {
  test("a good file: nothing on stdout, the counts on stderr, exit code 0", () => {
    const { run } = newProject({ "a.yx": GOOD });
    expect(run(["check", "a.yx"])).toEqual({ code: 0, stdout: "", stderr: "Checking 1 file...\n0 errors, 0 warnings\n" });
    expect(run(["check", "a.yx", "--no-progress"])).toEqual({ code: 0, stdout: "", stderr: "" });
  });

  test("an error with its place, its line and what to do", () => {
    const { run } = newProject({ "a.yx": "count = 1\nmain = {\n\tprint(conut)\n}\n" });
    expect(run(["check", "a.yx", "--no-progress"])).toEqual({
      code: 1,
      stdout: [
        "error [E1001] Nothing is called `conut` here",
        " --> a.yx:3:8",
        "   3 │     print(conut)",
        "     │           ^^^^^",
        "help: Did you mean `count`?",
        "",
        "",
      ].join("\n"),
      stderr: "",
    });
  });

  test("carets stand below wide characters, and what terminals obey does not reach them", () => {
    const { run } = newProject({ "a.yx": 'main = { print("中文", "\u001b[2J", nope) }\n' });
    const [, , source = "", carets = ""] = run(["check", "a.yx"]).stdout.split("\n");
    expect(source).toBe('   1 │ main = { print("中文", "\ufffd[2J", nope) }');
    // the two wide characters take two columns each
    expect(carets.indexOf("^")).toBe(source.indexOf("nope") + 2);
    expect(carets.endsWith("^^^^")).toBe(true);
  });

  test("warnings alone are no failure", () => {
    const { run } = newProject({ "a.yx": `use std.io\n${GOOD}` });
    const { code, stdout, stderr } = run(["check", "a.yx"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "Checking 1 file...\n0 errors, 1 warning\n" });
    expect(stdout).toContain("warning [W1003] ");
  });

  test("in Chinese", () => {
    const { run } = newProject({ "a.yx": BAD });
    const { stdout, stderr } = run(["check", "a.yx", "--lang", "zh"]);
    expect(stdout).toContain("这里没有名为 `nope` 的内容");
    expect(stderr).toBe("正在检查 1 个文件……\n1 个错误，0 个警告\n");
  });

  test("colors when asked for, and not in a pipe", () => {
    const { run } = newProject({ "a.yx": BAD });
    const red = "\u001b[1;31merror [E1001]\u001b[0m";
    expect(run(["check", "a.yx", "--color", "always"]).stdout.startsWith(red)).toBe(true);
    for (const color of ["auto", "never"]) expect(run(["check", "a.yx", "--color", color]).stdout.startsWith("error [E1001]")).toBe(true);
  });
});

describe("which files", () => {
  const files = {
    "yaoxiang.toml": MANIFEST,
    "src/main.yx": `use helper\n${GOOD}x = helper.twice(1)\n`,
    "src/helper.yx": "twice: (n: Int) -> Int = n * 2\nbad = nope\n",
    "tests/one.yx": BAD,
    "target/built.yx": BAD,
  };

  function filesWithErrors(args: readonly string[], from = "."): readonly string[] {
    const { run, folder } = newProject(files);
    const { stdout } = run(["check", "--json", ...args], { from });
    const answer: CheckJson = JSON.parse(stdout);
    return answer.diagnostics.filter(({ severity }) => severity === "error").map(({ file }) => file.slice(folder.length + 1));
  }

  test.each([
    ["the project, from anywhere in it", [], "tests", ["src/helper.yx", "tests/one.yx"]],
    ["a folder", ["src"], ".", ["src/helper.yx"]],
    ["files in the order given, each once", ["tests/one.yx", "src/helper.yx", "tests"], ".", ["tests/one.yx", "src/helper.yx"]],
    ["without a folder", ["--exclude", "tests"], ".", ["src/helper.yx"]],
    ["without two", ["--exclude", "tests", "--exclude", "src/../src/helper.yx"], ".", []],
    ["a file that is named though its folder is skipped", ["target/built.yx"], ".", ["target/built.yx"]],
  ])("%s", (_what, args, from, expected) => {
    expect(filesWithErrors(args, from)).toEqual(expected);
  });

  test("modules are looked for in the file's own project, wherever the command runs", () => {
    const { run } = newProject({ ...files, "src/helper.yx": "twice: (n: Int) -> Int = n * 2\n", "elsewhere/a.txt": "" });
    expect(run(["check", "../src/main.yx"], { from: "elsewhere" }).code).toBe(0);
  });

  test("what is wrong with the manifest is told once, before its files", () => {
    const { run } = newProject({ "yaoxiang.toml": '[package]\nname = 3\nversion = "1.0.0"\n', "a.yx": GOOD, "b.yx": BAD });
    const { code, stdout } = run(["check", "a.yx", "b.yx", "--no-progress"]);
    expect(code).toBe(1);
    expect(stdout.split("\n").filter((line) => line.startsWith(" --> "))).toEqual([" --> yaoxiang.toml:2:8", " --> b.yx:1:16"]);
  });
});

describe("JSON", () => {
  test("the compiler's keys, and help, related places and fixes", () => {
    const { run, path } = newProject({ "a.yx": "main = {\n  count = 1\n  print(conut)\n}\n" });
    const { code, stdout, stderr } = run(["check", "--json", "--no-progress", "a.yx"]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    const answer = JSON.parse(stdout);
    expect(answer).toMatchObject({ schemaVersion: "1.0", error_count: 1 });
    expect(answer.diagnostics.find(({ code: each }: { code: string }) => each === "E1001")).toEqual({
      file: path("a.yx"),
      severity: "error",
      code: "E1001",
      message: "Nothing is called `conut` here",
      line: 3,
      column: 9,
      end_line: 3,
      end_column: 14,
      help: "Did you mean `count`?",
      related: expect.any(Array),
      fixes: [{ title: expect.any(String), edits: [{ span: [3, 9, 3, 14], new_text: "count" }] }],
      lsp: {
        range: { start: { line: 2, character: 8 }, end: { line: 2, character: 13 } },
        severity: 1,
        code: "E1001",
        source: "yaoxiang",
        message: "Nothing is called `conut` here",
        relatedInformation: null,
        tags: null,
        codeActions: null,
      },
    });
  });

  test("a related place in another file of the project, in text and in JSON", () => {
    const { run, path } = newProject({
      "yaoxiang.toml": MANIFEST,
      "src/main.yx": "use helper\nuse lib.part\nmain = { print(helper.a, part.a) }\n",
      "src/helper.yx": "a: Int = 1\n",
      "lib/helper.yx": "a: Int = 1\n",
      "lib/part.yx": "use helper\na: Int = helper.a\n",
    });
    const place = { file: path("src/main.yx"), span: [1, 5, 1, 11] };
    const { diagnostics } = JSON.parse(run(["check", "--json"]).stdout);
    expect(diagnostics).toMatchObject([{ code: "E5002", file: path("lib/part.yx"), related: [place] }]);
    expect(run(["check"]).stdout).toContain("(src/main.yx:1:5)\n");
  });

  test("an empty list where nothing is wrong; unused code is a hint with a tag", () => {
    const { run } = newProject({ "a.yx": GOOD, "b.yx": `use std.io\n${GOOD}` });
    expect(JSON.parse(run(["check", "--json", "a.yx"]).stdout)).toEqual({
      schemaVersion: "1.0",
      error_count: 0,
      warning_count: 0,
      diagnostics: [],
    });
    const [unused] = JSON.parse(run(["check", "--json", "b.yx"]).stdout).diagnostics;
    expect(unused).toMatchObject({ code: "W1003", severity: "warning", lsp: { severity: 4, tags: [1] } });
  });

  test("one bad file hides no other", () => {
    const { run, path } = newProject({ "a.yx": "main = { print(1\n", "b.yx": new Uint8Array([0x61, 0xff]), "c.yx": BAD });
    const answer: CheckJson = JSON.parse(run(["check", "--json", "a.yx", "b.yx", "c.yx"]).stdout);
    expect(answer.diagnostics.map(({ file, code }) => [file, code])).toEqual([
      [path("a.yx"), "E0010"],
      [path("b.yx"), "X0201"],
      [path("c.yx"), "E1001"],
    ]);
  });
});

describe("what can't be done is exit code 2, and the rest is done", () => {
  test.each([
    [["gone.yx", "a.yx"], "gone.yx: there is no such file or folder\n"],
    [["empty", "a.yx"], "No .yx files found at: empty\n"],
  ])("%j", (args, stderr) => {
    const { run } = newProject({ "a.yx": BAD, "empty/readme.md": "" });
    const result = run(["check", "--no-progress", ...args]);
    expect({ code: result.code, stderr: result.stderr }).toEqual({ code: 2, stderr });
    expect(result.stdout).toContain("a.yx:1:16");
  });

  test("a folder without any file", () => {
    const { run } = newProject({ "readme.md": "" });
    expect(run(["check", "--no-progress"])).toEqual({ code: 2, stdout: "", stderr: "No .yx files found at: .\n" });
  });

  test("a link that leads nowhere", () => {
    const { run, path } = newProject({ "a.yx": GOOD });
    symlinkSync(path("gone"), path("link.yx"));
    expect(run(["check", "--no-progress", "link.yx", "a.yx"]).code).toBe(2);
  });

  test.each([
    [["--color", "blue"], "--color must be one of: auto, always, never"],
    [["--exlude", "a"], "there is no flag --exlude, did you mean --exclude?"],
    [[""], "a path must not be empty"],
    [["--exclude", ""], "a path must not be empty"],
  ])("%j", (args, line) => {
    const { run } = newProject({ "a.yx": GOOD });
    const stderr = `yaoxiang-tools check: ${line}; see yaoxiang-tools check --help\n`;
    expect(run(["check", ...args])).toEqual({ code: 2, stdout: "", stderr });
  });
});
