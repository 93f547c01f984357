// The tool `typecheck` over the shipped bundle: what it says of files and projects, in both modes and in pages, and of wrong calls.
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type ProjectFolder, projectFolder } from "./project-folder.ts";
import { callProjectTool, expectError, MANIFEST, serverIn } from "./project-tool.ts";
import { type ServerProcess, startSession } from "./server-process.ts";

interface Checked {
  readonly summary: { readonly files: number; readonly errors: number; readonly warnings: number; readonly notes: number };
  readonly diagnostics: readonly FileDiagnostic[];
  readonly total: number;
  readonly complete: boolean;
  readonly reason?: string;
  readonly next_cursor?: string;
}

interface FileDiagnostic {
  readonly file: string;
  readonly code: string;
  readonly severity: string;
  readonly message: string;
  readonly span: readonly number[];
  readonly related?: readonly { readonly file?: string; readonly span: readonly number[] }[];
  readonly fixes?: readonly unknown[];
}

/** A call that names the server's own project and all of its files, unless it says otherwise. */
async function check(server: ServerProcess, input: object = {}): Promise<Checked> {
  return JSON.parse(await callProjectTool(server, "typecheck", { file_paths: [], project_root: ".", ...input }));
}

/** Each diagnostic as `file:line:column severity code`. */
async function drawn(server: ServerProcess, input: object = {}): Promise<readonly string[]> {
  const { diagnostics } = await check(server, input);
  return diagnostics.map(({ file, code, severity, span }) => `${file}:${span[0]}:${span[1]} ${severity} ${code}`);
}

/** A project with something wrong in most of its files, and in its manifest. */
function brokenProject(): ProjectFolder {
  return projectFolder({
    "yaoxiang.toml": '[package]\nname = 7\nversion = "0.1.0"\n',
    "src/main.yx": "use std.io\nuse helper.{twice}\nmain = { io.println(twice(ghost)) }\n",
    "src/helper.yx": "use std.list\ntwice: (n: Int) -> Int = (n) => n * 2\nbad = (1\n",
    "src/fine.yx": "one: Int = 1\n",
    "tools/gen.yx": "use nowhere\nmain = { print(1) }\n",
  });
}

test("a project without a mistake", async () => {
  const { root } = projectFolder({
    "yaoxiang.toml": MANIFEST,
    "src/main.yx": "use helper.{twice}\nmain = { print(twice(2)) }\n",
    "src/helper.yx": "twice: (n: Int) -> Int = (n) => n * 2\n",
  });
  const server = await serverIn(root);
  const clean = { summary: { files: 2, errors: 0, warnings: 0, notes: 0 }, diagnostics: [], total: 0, complete: true };
  expect(await check(server)).toEqual({ schemaVersion: "1.0", ...clean });
  expect(await check(server, { mode: "full" })).toEqual({ schemaVersion: "1.0", ...clean });
});

test("one diagnostic as a whole: its file, its place, its words, its fix", async () => {
  const { root } = projectFolder({ "yaoxiang.toml": MANIFEST, "src/a.yx": '// 爻象\nx = "爻" && 2\n' });
  expect(await check(await serverIn(root), { file_paths: ["src/a.yx"] })).toEqual({
    schemaVersion: "1.0",
    summary: { files: 1, errors: 1, warnings: 0, notes: 0 },
    diagnostics: [
      {
        file: "src/a.yx",
        code: "E0012",
        severity: "error",
        message: "`&&` is not an operator of the language",
        span: [2, 9, 2, 11],
        help: "Write `and`",
        fixes: [{ title: "Replace `&&` with `and`", edits: [{ span: [2, 9, 2, 11], new_text: "and" }] }],
      },
    ],
    total: 1,
    complete: true,
  });
});

describe("modes", () => {
  const everyFile = [
    "src/helper.yx:3:8 error E0010",
    "src/main.yx:3:27 error E1001",
    "tools/gen.yx:1:5 error E5001",
    "src/helper.yx:1:9 warning W1003",
  ];

  test("fast: the named files alone, whatever is wrong in what they import; errors before warnings", async () => {
    const server = await serverIn(brokenProject().root);
    expect(await drawn(server, { file_paths: ["src/main.yx"] })).toEqual(["src/main.yx:3:27 error E1001"]);
    expect(await drawn(server, { file_paths: ["src/helper.yx"] })).toEqual([
      "src/helper.yx:3:8 error E0010",
      "src/helper.yx:1:9 warning W1003",
    ]);
    expect(await drawn(server, { file_paths: ["src/fine.yx"], mode: "fast" })).toEqual([]);
  });

  test("fast with no names: every file of the project", async () => {
    const server = await serverIn(brokenProject().root);
    expect(await drawn(server)).toEqual(everyFile);
    expect((await check(server)).summary).toEqual({ files: 4, errors: 3, warnings: 1, notes: 0 });
  });

  test("full: the whole project with its yaoxiang.toml, also where one file is named", async () => {
    const server = await serverIn(brokenProject().root);
    const whole = ["yaoxiang.toml:2:8 error X0102", ...everyFile];
    expect(await drawn(server, { mode: "full" })).toEqual(whole);
    expect(await drawn(server, { mode: "full", file_paths: ["src/fine.yx"] })).toEqual(whole);
    expect((await check(server, { mode: "full" })).summary).toMatchObject({ files: 4, errors: 4 });
  });

  test("files are named by path, absolute path or URI; each counts once", async () => {
    const { root } = brokenProject();
    const server = await serverIn(root);
    const file_paths = ["src/main.yx", join(root, "src/main.yx"), `file://${root}/src/main.yx`, "src/../src/main.yx"];
    expect(await check(server, { file_paths })).toMatchObject({ summary: { files: 1, errors: 1 }, total: 1 });
  });
});

test("a related place in another file is that file's, in its lines and columns", async () => {
  const { root } = projectFolder({
    "yaoxiang.toml": MANIFEST,
    "src/main.yx": "// a line more than in the other file\n\nuse helper\nuse lib.part\nmain = { print(1) }\n",
    "src/helper.yx": "",
    "lib/part.yx": "use helper\n",
    "lib/helper.yx": "",
  });
  const { diagnostics } = await check(await serverIn(root), { file_paths: ["lib/part.yx"] });
  const [twoFiles] = diagnostics.filter(({ code }) => code === "E5002");
  expect(twoFiles).toMatchObject({ file: "lib/part.yx", span: [1, 5, 1, 11], related: [{ file: "src/main.yx", span: [3, 5, 3, 11] }] });
});

test("in Chinese", async () => {
  const { root } = projectFolder({ "yaoxiang.toml": MANIFEST, "a.yx": "use ghost\n" });
  const server = await startSession({ folder: root, args: ["mcp", "--lang", "zh"] });
  expect((await check(server)).diagnostics[0]?.message).toBe("没有模块 `ghost`");
});

test("files that are not UTF-8 are diagnostics of a whole project, and make the answer incomplete", async () => {
  const { root } = projectFolder({
    "yaoxiang.toml": MANIFEST,
    "a.yx": "x: Int = 1\n",
    "b.yx": Buffer.concat([Buffer.from("y: Int = 1\n"), Buffer.from([0xff])]),
  });
  const server = await serverIn(root);
  const { diagnostics, complete, reason } = await check(server);
  expect(diagnostics).toMatchObject([{ file: "b.yx", span: [2, 1, 2, 1] }]);
  expect(complete).toBe(false);
  expect(reason).toContain("b.yx");
  expect(await check(server, { file_paths: ["b.yx"] })).toMatchObject({ total: 1, complete: false });
  expect(await check(server, { file_paths: ["a.yx"] })).toMatchObject({ total: 0, complete: true });
});

test("outside of any project, an empty folder, an empty file", async () => {
  const { root } = projectFolder({ "a.yx": "use b\nmain = { print(c) }\n", "b.yx": "" });
  expect(await drawn(await serverIn(root))).toEqual(["a.yx:2:16 error E1001", "a.yx:1:5 warning W1003"]);
  const empty = projectFolder({}).root;
  expect(await check(await serverIn(empty), { mode: "full" })).toMatchObject({ summary: { files: 0 }, total: 0, complete: true });
});

test("every call sees the disk as it is", async () => {
  const project = projectFolder({ "yaoxiang.toml": MANIFEST, "src/main.yx": "use helper.{a}\nmain = { print(a) }\n" });
  const server = await serverIn(project.root);
  const look = () => drawn(server, { file_paths: ["src/main.yx"] });
  expect(await look()).toEqual(["src/main.yx:1:5 error E5001"]);
  project.write("src/helper.yx", "b: Int = 1\n");
  expect(await look()).toEqual(["src/main.yx:1:13 error E5003"]);
  project.write("src/helper.yx", "a: Int = 1\n");
  expect(await look()).toEqual([]);
  project.write("src/main.yx", "main = { print(c) }\n");
  expect(await look()).toEqual(["src/main.yx:1:16 error E1001"]);
  project.remove("src/main.yx");
  expect(await drawn(server)).toEqual([]);
});

describe("pages", () => {
  const many = Array.from({ length: 250 }, (_, index) => `use module_${index}\n`).join("");

  test("as many as are asked for, until there are no more; the summary counts all", async () => {
    const { root } = projectFolder({ "yaoxiang.toml": MANIFEST, "a.yx": many, "b.yx": "use ghost\n" });
    const server = await serverIn(root);
    const first = await check(server);
    expect([first.diagnostics.length, first.total, first.summary.errors, first.complete]).toEqual([100, 251, 251, true]);
    const second = await check(server, { cursor: first.next_cursor, limit: 120 });
    const third = await check(server, { cursor: second.next_cursor });
    expect(third.next_cursor).toBeUndefined();
    const paged = [first, second, third].flatMap(({ diagnostics }) => diagnostics);
    const lines = Array.from({ length: 250 }, (_, index) => `a.yx:${index + 1}`);
    expect(paged.map(({ file, span }) => `${file}:${span[0]}`)).toEqual([...lines, "b.yx:1"]);
  });

  test("a thousand long ones: each page is below 50,000 characters, and none is left out", async () => {
    const long = Array.from({ length: 1000 }, (_, index) => `use ${"a".repeat(100)}.module_${index}\n`).join("");
    const { root } = projectFolder({ "yaoxiang.toml": MANIFEST, "a.yx": long });
    const server = await serverIn(root);
    const lines: (number | undefined)[] = [];
    let cursor: string | undefined;
    do {
      const page = await check(server, { limit: 1000, ...(cursor === undefined ? {} : { cursor }) });
      lines.push(...page.diagnostics.map(({ span }) => span[0]));
      cursor = page.next_cursor;
    } while (cursor !== undefined);
    expect(lines).toEqual(Array.from({ length: 1000 }, (_, index) => index + 1));
  });

  test("a cursor goes on after an edit that leaves the list as it is, and else says to start again", async () => {
    const project = projectFolder({ "yaoxiang.toml": MANIFEST, "a.yx": many, "b.yx": "" });
    const server = await serverIn(project.root);
    const { next_cursor: cursor } = await check(server, { limit: 3 });
    project.write("b.yx", "other: Int = 1\n");
    expect((await check(server, { limit: 1, cursor })).diagnostics[0]?.span).toEqual([4, 5, 4, 13]);
    project.write("b.yx", "use ghost\n");
    const stale = "the list has changed since `cursor` was given, or it is another query's; start again";
    const again = (input: object) => server.call("typecheck", { file_paths: [], project_root: ".", cursor, ...input });
    expectError(await again({}), "MCP-INVALID-INPUT", stale);
    project.write("b.yx", "");
    for (const input of [{ file_paths: ["a.yx"] }, { mode: "full" }]) expectError(await again(input), "MCP-INVALID-INPUT", stale);
    expectError(await again({ cursor: "3" }), "MCP-INVALID-INPUT", "`cursor` is none that an answer gave");
  });
});

test("the same call gives the same bytes, from another process too", async () => {
  const { root } = brokenProject();
  const input = { file_paths: [], project_root: ".", mode: "full" };
  const [one, two] = [await serverIn(root), await serverIn(root)];
  const text = await callProjectTool(one, "typecheck", input);
  expect(await callProjectTool(one, "typecheck", input)).toBe(text);
  expect(await callProjectTool(two, "typecheck", input)).toBe(text);
});

describe("wrong calls", () => {
  test("a path that names no file, or one outside: which it is, and the nearest file; also beside good ones", async () => {
    const project = brokenProject();
    project.link("out.yx", "/etc/passwd");
    const server = await serverIn(project.root);
    const paths: readonly (readonly [path: string, code: string, text: string])[] = [
      ["src/mian.yx", "MCP-INVALID-INPUT", 'the nearest one is "src/main.yx"'],
      ["src", "MCP-INVALID-INPUT", "names no .yx file"],
      ["", "MCP-INVALID-INPUT", "names no .yx file"],
      ["yaoxiang.toml", "MCP-INVALID-INPUT", "names no .yx file"],
      ["src/main.yx\0", "MCP-INVALID-INPUT", "can't be the path of a file"],
      ["../other/a.yx", "MCP-PATH-OUTSIDE-PROJECT", "is outside of the project"],
      ["out.yx", "MCP-PATH-OUTSIDE-PROJECT", "is outside of the project"],
    ];
    for (const [path, code, text] of paths) {
      for (const mode of ["fast", "full"]) {
        const answer = await server.call("typecheck", { file_paths: ["src/main.yx", path], project_root: ".", mode });
        expectError(answer, code, JSON.stringify(path));
        expect(answer.content?.[0]?.text).toContain(text);
      }
    }
  });

  test("a folder that is not there: MCP-PROJECT-NOT-FOUND", async () => {
    const server = await serverIn(brokenProject().root);
    for (const folder of ["/no/such/folder", "src/main.yx", "nothing"]) {
      const answer = await server.call("typecheck", { file_paths: [], project_root: folder });
      expectError(answer, "MCP-PROJECT-NOT-FOUND", `the folder ${JSON.stringify(folder)} does not exist or is no folder`);
    }
  });

  test("--project-root confines: other folders are refused, and a yaoxiang.toml that is a link out is not read", async () => {
    const { root } = brokenProject();
    const inner = projectFolder({ "a.yx": "use ghost\n" });
    inner.link("yaoxiang.toml", join(root, "yaoxiang.toml"));
    const server = await serverIn("/", "--project-root", inner.root);
    expect(await drawn(server, { mode: "full" })).toEqual(["a.yx:1:5 error E5001"]);
    for (const folder of [root, "..", "/no/such/folder"]) {
      const answer = await server.call("typecheck", { file_paths: [], project_root: folder });
      expectError(answer, "MCP-PATH-OUTSIDE-PROJECT", `the folder ${JSON.stringify(folder)} is outside of what this server may read`);
    }
  });

  test("arguments that don't fit: MCP-INVALID-INPUT", async () => {
    const server = await serverIn("/");
    const fields = "The fields of typecheck are: file_paths, project_root, mode, limit, cursor.";
    const inputs: readonly (readonly [input: object, message: string])[] = [
      [{}, `\`file_paths\` is missing; \`project_root\` is missing. ${fields}`],
      [{ file_paths: [] }, `\`project_root\` is missing. ${fields}`],
      [{ file_paths: "a.yx", project_root: "." }, "`file_paths` must be a list, not a string."],
      [{ file_paths: [7], project_root: "." }, "`file_paths.0` must be a string, not a number."],
      [{ file_paths: [], project_root: ".", mode: "quick" }, '`mode` must be one of "fast", "full".'],
      [{ file_paths: [], project_root: ".", limit: 1001 }, "`limit` must be at most 1000."],
      [{ file_paths: [], project_root: ".", files: [] }, "unknown field `files`."],
    ];
    for (const [input, message] of inputs) expectError(await server.call("typecheck", input), "MCP-INVALID-INPUT", message);
  });
});
