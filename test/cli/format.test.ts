// The mode `format` of the bundle: what it prints, writes and refuses, and how it ends.
import { spawn } from "node:child_process";
import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { BUNDLE, newProject } from "./command.ts";

const UGLY = "a:Int=1\n";
const NEAT = "a: Int = 1\n";

describe("printing", () => {
  test("one file", () => {
    const { run } = newProject({ "a.yx": UGLY });
    for (const flags of [[], ["--stdout"]]) expect(run(["format", "a.yx", ...flags])).toEqual({ code: 0, stdout: NEAT, stderr: "" });
  });

  test("statements get a line each", () => {
    const { run } = newProject({ "a.yx": "a = 1; b = 2" });
    expect(run(["format", "a.yx"]).stdout).toBe("a = 1\nb = 2\n");
  });

  test("several files, one after the other, each once, whatever they are called", () => {
    const { run, folder } = newProject({ "b.yx": "b=2", "notes.txt": "t=3", "sub/a.yx": "a=1" });
    expect(run(["format", "b.yx", "sub", "notes.txt", "./b.yx", `${folder}/sub/a.yx`])).toEqual({
      code: 0,
      stdout: "b = 2\na = 1\nt = 3\n",
      stderr: "",
    });
  });

  test("an empty file is empty", () => {
    const { run } = newProject({ "a.yx": "" });
    expect(run(["format", "a.yx"])).toEqual({ code: 0, stdout: "", stderr: "" });
  });

  test("a byte order mark and CRLF stay", () => {
    const { run } = newProject({ "a.yx": "\ufeffa=1\r\nb=2\r\n" });
    expect(run(["format", "a.yx"]).stdout).toBe("\ufeffa = 1\r\nb = 2\r\n");
  });

  test("flags may stand anywhere, and behind -- there are only paths", () => {
    const { run } = newProject({ "-w.yx": UGLY });
    expect(run(["--lang", "en", "format", "--", "-w.yx"])).toEqual({ code: 0, stdout: NEAT, stderr: "" });
  });
});

describe("folders", () => {
  test("all .yx files below, sorted by path, without build results, packages and hidden folders", () => {
    const { run, path } = newProject({
      "p/z.yx": "z=1",
      "p/B.yx": "B=1",
      "p/a/c.yx": "c=1",
      "p/a/b/d.yx": "d=1",
      "p/readme.md": "#",
      "p/.git/e.yx": "e=1",
      "p/.yaoxiang/vendor/f.yx": "f=1",
      "p/target/g.yx": "g=1",
      "p/a/node_modules/h.yx": "h=1",
    });
    const sorted = "B = 1\nd = 1\nc = 1\nz = 1\n";
    for (const folder of ["p", "p/", "./p", path("p")]) expect(run(["format", folder])).toEqual({ code: 0, stdout: sorted, stderr: "" });
    expect(run(["format", "."], { from: "p" })).toEqual({ code: 0, stdout: sorted, stderr: "" });
  });

  test("a project may lie below a folder that would be skipped", () => {
    const { run } = newProject({ "target/.x/a.yx": "a=1", "target/.x/target/b.yx": "b=1" });
    expect(run(["format", "target/.x"])).toEqual({ code: 0, stdout: "a = 1\n", stderr: "" });
  });

  test("circles of links end, and names are as the reader would write them", () => {
    const { run, path } = newProject({ "p/sub/a.yx": UGLY });
    symlinkSync("..", path("p/sub/up"));
    symlinkSync(".", path("p/self"));
    expect(run(["format", "-w", "p"])).toEqual({ code: 0, stdout: "", stderr: "Formatted: p/sub/a.yx\n" });
  });

  test("names with spaces, brackets and other scripts", () => {
    const names = ["a b/[x].yx", "#1/100%.yx", "文/爻.yx"];
    const { run } = newProject(Object.fromEntries(names.map((name) => [name, UGLY])));
    expect(run(["format", "-w", "."]).stderr).toBe(
      [...names]
        .sort()
        .map((name) => `Formatted: ${name}\n`)
        .join(""),
    );
  });

  test("no .yx file: exit code 2", () => {
    const { run, path } = newProject({ "p/a.txt": "", "q/b.yx": UGLY });
    mkdirSync(path("empty"));
    expect(run(["format", "p"])).toEqual({ code: 2, stdout: "", stderr: "No .yx files found at: p\n" });
    expect(run(["format", "empty", "q"])).toEqual({ code: 2, stdout: NEAT, stderr: "No .yx files found at: empty\n" });
  });
});

describe("checking", () => {
  const diff = "--- a.yx\n+++ a.yx\n@@ -1,1 +1,1 @@\n-a:Int=1\n+a: Int = 1\n";

  test.each(["-n", "--dry-run", "--check"])("%s prints a diff, exits with 1 and changes nothing", (flag) => {
    const { run, read } = newProject({ "a.yx": UGLY, "b.yx": NEAT });
    expect(run(["format", flag, "."])).toEqual({ code: 1, stdout: diff, stderr: "Would format: a.yx\n" });
    expect(read("a.yx")).toBe(UGLY);
  });

  test("it wins over --write and --stdout", () => {
    const { run, read } = newProject({ "a.yx": UGLY });
    expect(run(["format", "-n", "-w", "--stdout", "a.yx"])).toMatchObject({ code: 1, stdout: diff });
    expect(read("a.yx")).toBe(UGLY);
  });

  test("nothing to change: nothing is printed, exit code 0", () => {
    const { run } = newProject({ "a.yx": NEAT });
    expect(run(["format", "-n", "."])).toEqual({ code: 0, stdout: "", stderr: "" });
  });

  test("the diff is one that programs read: applied, it gives what would be written", () => {
    const source = `${UGLY}\n${"x = 1\n".repeat(20)}b=2;c=3`;
    const { run } = newProject({ "a.yx": source });
    const { stdout } = run(["format", "-n", "a.yx"]);
    expect(stdout).toContain("\\ No newline at end of file");
    const target = newProject({ "a.yx": source, "changes.diff": stdout });
    expect(target.run(["format", "-w", "a.yx"]).code).toBe(0);
    const written = target.read("a.yx");
    // Every line of the result is in the diff as kept or added, or stands between its hunks.
    const added = stdout
      .split("\n")
      .filter((line) => /^\+(?!\+\+ )/.test(line))
      .map((line) => line.slice(1));
    expect(added.length).toBeGreaterThan(2);
    expect(added.filter((line) => !written.split("\n").includes(line))).toEqual([]);
  });

  test("something that could not be done weighs more than something that would change", () => {
    const { run } = newProject({ "a.yx": UGLY });
    expect(run(["format", "-n", "a.yx", "none.yx"])).toMatchObject({ code: 2, stdout: diff });
  });
});

describe("writing", () => {
  test.each([["-w"], ["--write"]])("%s rewrites what changes and says so; it wins over --stdout", (flag) => {
    const { run, read, path } = newProject({ "a.yx": UGLY, "sub/b.yx": NEAT });
    const untouched = statSync(path("sub/b.yx")).mtimeMs;
    expect(run(["format", flag, "--stdout", "."])).toEqual({ code: 0, stdout: "", stderr: "Formatted: a.yx\n" });
    expect([read("a.yx"), read("sub/b.yx")]).toEqual([NEAT, NEAT]);
    expect(statSync(path("sub/b.yx")).mtimeMs).toBe(untouched);
    expect(run(["format", flag, "."])).toEqual({ code: 0, stdout: "", stderr: "" });
  });

  test("the mode is kept, nothing is left beside the file", () => {
    const { run, path, folder } = newProject({ "a.yx": UGLY });
    chmodSync(path("a.yx"), 0o751);
    run(["format", "-w", "a.yx"]);
    expect(statSync(path("a.yx")).mode & 0o7777).toBe(0o751);
    expect(readdirSync(folder)).toEqual(["a.yx"]);
  });

  test("bytes that are no layout stay: a byte order mark, CRLF", () => {
    const { run, path } = newProject({ "a.yx": "\ufeffa=1\r\n" });
    run(["format", "-w", "a.yx"]);
    expect(readFileSync(path("a.yx"))).toEqual(Buffer.from("\ufeffa = 1\r\n"));
  });

  test("a link stays a link, what it leads to is rewritten, once", () => {
    const { run, path, read } = newProject({ "real/a.yx": UGLY });
    symlinkSync("real/a.yx", path("link.yx"));
    expect(run(["format", "-w", "link.yx", "real"])).toEqual({ code: 0, stdout: "", stderr: "Formatted: link.yx\n" });
    expect(lstatSync(path("link.yx")).isSymbolicLink()).toBe(true);
    expect(read("real/a.yx")).toBe(NEAT);
  });
});

describe("stdin", () => {
  test.each([[["-"]], [["--stdin-filepath", "src/a.yx"]], [["-", "--stdin-filepath", "src/a.yx"]]])("%j", (args) => {
    const { run } = newProject({});
    expect(run(["format", ...args], { input: UGLY })).toEqual({ code: 0, stdout: NEAT, stderr: "" });
  });

  test("the name finds the settings and stands in the diff; neither it nor its folder need exist", () => {
    const { run } = newProject({ "p/yaoxiang.toml": "[fmt]\nindent_width = 2\n" });
    const input = "f = {\na = 1\na\n}\n";
    expect(run(["format", "--stdin-filepath", "p/src/new.yx"], { input }).stdout).toBe("f = {\n  a = 1\n  a\n}\n");
    expect(run(["format", "-"], { input }).stdout).toBe("f = {\n    a = 1\n    a\n}\n");
    expect(run(["format", "-"], { input, from: "p" }).stdout).toBe("f = {\n  a = 1\n  a\n}\n");
    expect(run(["format", "-n", "--stdin-filepath", "p/src/new.yx"], { input })).toEqual({
      code: 1,
      stdout: "--- p/src/new.yx\n+++ p/src/new.yx\n@@ -1,4 +1,4 @@\n f = {\n-a = 1\n-a\n+  a = 1\n+  a\n }\n",
      stderr: "Would format: p/src/new.yx\n",
    });
  });

  test("text that is not UTF-8", () => {
    const { run } = newProject({});
    const result = run(["format", "-"], { input: Uint8Array.of(0x61, 0x0a, 0x62, 0xff) });
    expect(result).toEqual({
      code: 2,
      stdout: "",
      stderr: "<stdin>:2:2: error X0201: From here on the file is not UTF-8 (Save the file as UTF-8)\n",
    });
  });
});

describe("what is wrong with one file leaves the others alone", () => {
  test("no such path, not UTF-8, not readable: exit code 2, the others are formatted", () => {
    const { run, path, read } = newProject({ "a.yx": UGLY, "b.yx": Uint8Array.of(0x78, 0xe9), "c.yx": UGLY });
    symlinkSync("nowhere", path("dangling.yx"));
    expect(run(["format", "-w", "none.yx", "dangling.yx", "a.yx", "b.yx", "c.yx"])).toEqual({
      code: 2,
      stdout: "",
      stderr: [
        "none.yx: there is no such file or folder",
        "dangling.yx: there is no such file or folder",
        "Formatted: a.yx",
        "b.yx:1:2: error X0201: From here on the file is not UTF-8 (Save the file as UTF-8)",
        "Formatted: c.yx",
        "",
      ].join("\n"),
    });
    expect([read("a.yx"), read("c.yx")]).toEqual([NEAT, NEAT]);
    expect(readFileSync(path("b.yx"))).toEqual(Buffer.from([0x78, 0xe9]));
  });

  test("a file with a statement that can't be read is formatted around it: exit code 0 and a note", () => {
    const { run } = newProject({ "a.yx": "a:Int=1\nf(1,,  2)\nc:Int=3\n" });
    const { code, stdout, stderr } = run(["format", "a.yx"]);
    expect(code).toBe(0);
    expect(stdout).toBe("a: Int = 1\nf(1,,  2)\nc: Int = 3\n");
    expect(stderr).toMatch(/^a\.yx:2:5: note: formatted in part, one place stands as it stood: .+\n$/);
    expect(run(["format", "-n", "a.yx"]).code).toBe(1);
  });
});

describe("settings", () => {
  const block = "f = {\na = 1\na\n}\n";
  const indented = (by: string): string => `f = {\n${by}a = 1\n${by}a\n}\n`;

  test.each(["indent_width = 2", "indent-width = 2"])("%s", (line) => {
    const { run } = newProject({ "yaoxiang.toml": `[fmt]\n${line}\n`, "src/a.yx": block });
    expect(run(["format", "src"])).toEqual({ code: 0, stdout: indented("  "), stderr: "" });
  });

  test("the manifest above the file counts, not the one above the working folder", () => {
    const { run } = newProject({
      "yaoxiang.toml": "[fmt]\nindent_width = 1\n",
      "p/yaoxiang.toml": "[fmt]\nindent_width = 2\n",
      "p/src/a.yx": block,
      "b.yx": block,
    });
    expect(run(["format", "p/src/a.yx"]).stdout).toBe(indented("  "));
    expect(run(["format", "../b.yx", "src/a.yx"], { from: "p" }).stdout).toBe(indented(" ") + indented("  "));
  });

  test("flags before the manifest, that before the user's file, key by key", () => {
    const { run, path } = newProject({
      "p/yaoxiang.toml": "[fmt]\nindent_width = 2\n",
      "p/a.yx": block,
      "b.yx": block,
      "user/yaoxiang/config.toml": "[fmt]\nindent_width = 3\nuse_tabs = false\n",
    });
    const env = { XDG_CONFIG_HOME: path("user") };
    expect(run(["format", "p/a.yx", "b.yx"], { env }).stdout).toBe(indented("  ") + indented("   "));
    expect(run(["format", "p/a.yx", "b.yx", "--indent", "1"], { env }).stdout).toBe(indented(" ").repeat(2));
    expect(run(["format", "p/a.yx", "--use-tabs"], { env }).stdout).toBe(indented("\t"));
    expect(run(["format", "b.yx"], { env: { XDG_CONFIG_HOME: "", HOME: path("none"), APPDATA: path("user") } }).stdout).toBe(
      indented("    "),
    );
  });

  test("--line-width", () => {
    const { run } = newProject({ "a.yx": "x = call(aaaaaaaaaa, bbbbbbbbbb)\n" });
    expect(run(["format", "a.yx", "--line-width", "20"]).stdout.split("\n").length).toBeGreaterThan(3);
    expect(run(["format", "a.yx", "--line-width=40"]).stdout).toBe("x = call(aaaaaaaaaa, bbbbbbbbbb)\n");
  });

  test("a wrong value: its place, once, exit code 2; the files that it governs stay, the others are formatted", () => {
    const { run, read } = newProject({
      "bad/yaoxiang.toml": "[fmt]\n# 爻\nline_width = 'x'\n",
      "bad/a.yx": UGLY,
      "bad/deep/b.yx": UGLY,
      "good/c.yx": UGLY,
    });
    expect(run(["format", "-w", "."])).toEqual({
      code: 2,
      stdout: "",
      stderr: [
        "bad/yaoxiang.toml:3:14: error X0102: `line_width` must be a whole number, not a string",
        "Formatted: good/c.yx",
        "2 files not formatted because of the errors in bad/yaoxiang.toml",
        "",
      ].join("\n"),
    });
    expect([read("bad/a.yx"), read("bad/deep/b.yx"), read("good/c.yx")]).toEqual([UGLY, UGLY, NEAT]);
    expect(run(["format", "-"], { input: UGLY, from: "bad" })).toMatchObject({ code: 2, stdout: "" });
  });

  test("a manifest that is no TOML, and a user's file that is none", () => {
    const { run, path, write } = newProject({ "yaoxiang.toml": "[fmt\n", "a.yx": UGLY });
    expect(run(["format", "a.yx"])).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringMatching(/^yaoxiang\.toml:1:5: error X0101: /),
    });
    write("yaoxiang.toml", "");
    write("user/yaoxiang/config.toml", "[fmt]\nuse_tabs = 3\n");
    const { code, stderr } = run(["format", "a.yx"], { env: { XDG_CONFIG_HOME: path("user") }, from: "." });
    expect(code).toBe(2);
    expect(stderr).toContain("user/yaoxiang/config.toml:2:12: error X0102: `use_tabs` must be true or false, not a whole number\n");
  });

  test("unknown settings and single_quote are warned of, and the files are formatted", () => {
    const { run } = newProject({ "yaoxiang.toml": "[fmt]\nline_widht = 80\nsingle_quote = true\n", "a.yx": UGLY });
    expect(run(["format", "a.yx"])).toEqual({
      code: 0,
      stdout: NEAT,
      stderr:
        "yaoxiang.toml:2:1: warning X0103: There is no setting `line_widht` in `[fmt]` (Write `line_width`)\n" +
        "yaoxiang.toml:3:1: warning X0103: `single_quote` has no effect: in this language single quotes make characters, not strings (Remove the line)\n",
    });
  });
});

describe("the command line", () => {
  test.each([
    [[], "which file or folder? (- is stdin)"],
    [["a.yx", "-"], "- stands for stdin, and for nothing beside it"],
    [["-", "-"], "- stands for stdin, and for nothing beside it"],
    [["a.yx", "--stdin-filepath", "b.yx"], "--stdin-filepath is for stdin: give - in place of paths"],
    [["-w", "-"], "--write is for files: what comes from stdin is printed"],
    [["a.yx", "--line-width", "x"], "--line-width must be a whole number from 0 to 10000"],
    [["a.yx", "--line-width", "10001"], "--line-width must be a whole number from 0 to 10000"],
    [["a.yx", "--indent", "1.5"], "--indent must be a whole number from 0 to 16"],
    [["a.yx", "--indent", "17"], "--indent must be a whole number from 0 to 16"],
    [["a.yx", "--indent"], "--indent needs a value"],
    [["a.yx", "--single-quote"], "there is no flag --single-quote"],
    [["a.yx", "--line-widht", "80"], "there is no flag --line-widht, did you mean --line-width?"],
    [["a.yx", "--line-width", "-1"], "--line-width needs a value; one that begins with a dash is written --line-width=-1"],
    [["a.yx", "--line-width=-1"], "--line-width must be a whole number from 0 to 10000"],
    [["a.yx", "--write=no"], "--write takes no value"],
    [[""], "a path must not be empty"],
  ])("%j can't run: one clear line, exit code 2", (args, line) => {
    const { run } = newProject({ "a.yx": UGLY });
    const { code, stdout, stderr } = run(["format", ...args]);
    expect({ code, stdout, stderr }).toEqual({
      code: 2,
      stdout: "",
      stderr: `yaoxiang-tools format: ${line}; see yaoxiang-tools format --help\n`,
    });
  });

  test("--help names every flag", () => {
    const { code, stdout, stderr } = newProject({}).run(["format", "--help"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    for (const flag of [
      "-w, --write",
      "-n, --dry-run, --check",
      "--stdout",
      "--stdin-filepath",
      "--line-width",
      "--indent",
      "--use-tabs",
      "--no-verify",
      "--lang",
    ])
      expect(stdout).toContain(flag);
  });

  test("--lang zh", () => {
    const { run } = newProject({ "a.yx": UGLY, "yaoxiang.toml": "[fmt]\nx = 1\n" });
    expect(run(["format", "--lang", "zh", "-w", "a.yx", "none.yx"]).stderr).toBe(
      "none.yx: 没有这个文件或文件夹\nyaoxiang.toml:2:1: warning X0103: `[fmt]` 中没有 `x` 这项设置（删除这一行）\n已格式化：a.yx\n",
    );
  });

  test("a reader that goes away ends it quietly", async () => {
    const { folder } = newProject(Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`${index}.yx`, "a = 1\n".repeat(20_000)])));
    const child = spawn(process.execPath, [BUNDLE, "format", folder], { stdio: ["ignore", "pipe", "pipe"] });
    let stderr = "";
    child.stderr.on("data", (chunk) => {
      stderr += String(chunk);
    });
    child.stdout.once("data", () => child.stdout.destroy());
    const code = await new Promise((resolve) => child.on("close", resolve));
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  });
});
