// The tool `list_imports` over the shipped bundle: what it says of a file's imports, of the disk as it is at the call, and of wrong calls.
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type ProjectFolder, projectFolder } from "./project-folder.ts";
import { callProjectTool, expectError, MANIFEST, serverIn } from "./project-tool.ts";
import { type ServerProcess, startSession } from "./server-process.ts";

interface ListedImports {
  readonly imports: readonly ListedImport[];
  readonly total: number;
  readonly complete: boolean;
  readonly reason?: string;
}

interface ListedImport {
  readonly module: string;
  readonly items: readonly { readonly name: string; readonly alias?: string }[];
  readonly alias?: string;
  readonly is_public: boolean;
  readonly source_file?: string;
  readonly span: readonly number[];
  readonly problem?: string;
}

async function listImports(server: ServerProcess, input: object): Promise<ListedImports> {
  return JSON.parse(await callProjectTool(server, "list_imports", input));
}

/** Each import as `module → file`, or `module: what is wrong`. */
async function drawn(server: ServerProcess, input: object): Promise<readonly string[]> {
  const { imports } = await listImports(server, input);
  return imports.map(
    ({ module, source_file: file, problem }) =>
      module + (file === undefined ? "" : ` → ${file}`) + (problem === undefined ? "" : `: ${problem}`),
  );
}

test("what is wrong beside an import is not told of it", async () => {
  const { root } = projectFolder({ "a.yx": "x: Int = 1\nx: Int = 2\nuse std.io\nio: Int = 3\nmain = { io.print(x) }\n" });
  const [only = "", ...more] = await drawn(await serverIn(root), { file_path: "a.yx" });
  expect(more).toEqual([]);
  expect(only).toMatch(/^std\.io/);
  expect(only).not.toContain("`x`");
});

test("one path that means two files in one program", async () => {
  const { root } = projectFolder({
    "yaoxiang.toml": MANIFEST,
    "src/main.yx": "use helper\nuse lib.part\nmain = { print(1) }\n",
    "src/helper.yx": "",
    "lib/part.yx": "use helper\n",
    "lib/helper.yx": "",
  });
  const server = await serverIn(root);
  expect(await drawn(server, { file_path: "src/main.yx" })).toEqual(["helper → src/helper.yx", "lib.part → lib/part.yx"]);
  expect(await drawn(server, { file_path: "lib/part.yx" })).toEqual([
    "helper → lib/helper.yx: E5002: In this program `helper` is `src/helper.yx` already; here it would be `lib/helper.yx`",
  ]);
});

test("modules, items, aliases, files and places", async () => {
  const { root } = projectFolder({
    "yaoxiang.toml": MANIFEST,
    "src/main.yx": "use std.io\nuse helper.{twice, limit as l}\n\nmain = {\n  use zoo as z\n}\nuse shared.{}\n",
    "src/helper.yx": "twice = (n) => n * 2\nlimit: Int = 3\n",
    "src/zoo/mod.yx": "",
    "shared.yx": "",
  });
  expect(await listImports(await serverIn(root), { file_path: "src/main.yx" })).toEqual({
    schemaVersion: "1.0",
    imports: [
      { module: "std.io", items: [], is_public: true, span: [1, 1, 1, 11] },
      {
        module: "helper",
        items: [{ name: "twice" }, { name: "limit", alias: "l" }],
        is_public: true,
        source_file: "src/helper.yx",
        span: [2, 1, 2, 31],
      },
      { module: "zoo", items: [], alias: "z", is_public: false, source_file: "src/zoo/mod.yx", span: [5, 3, 5, 15] },
      { module: "shared", items: [], is_public: true, source_file: "shared.yx", span: [7, 1, 7, 14] },
    ],
    total: 4,
    complete: true,
  });
});

test("what does not work is said at the import", async () => {
  const { root } = projectFolder({
    "yaoxiang.toml": MANIFEST,
    "src/main.yx":
      "use ghost\nuse helpr\nuse std.nope\nuse zoo\nuse helper.{nothing}\nuse helper.{a}\nuse helper.{a}\nuse other.{a}\nuse helper.\n",
    "src/helper.yx": "a: Int = 1\n",
    "src/other.yx": "a: Int = 1\n",
    "src/zoo.yx": "",
    "src/zoo/mod.yx": "",
  });
  expect(await drawn(await serverIn(root), { file_path: "src/main.yx" })).toEqual([
    "ghost: E5001: There is no module `ghost`",
    "helpr: E5001: There is no module `helpr`",
    expect.stringMatching(/^std\.nope: E5001: .*`std\.nope`/),
    "zoo: E5002: `zoo` can be `src/zoo.yx` and `src/zoo/mod.yx`",
    expect.stringMatching(/^helper → src\/helper\.yx: E5003: .*`nothing`/),
    "helper → src/helper.yx",
    expect.stringMatching(/^helper → src\/helper\.yx: E5006: .*`a`/),
    expect.stringMatching(/^other → src\/other\.yx: E2002: .*`a`/),
    "helper.",
  ]);
});

test("in Chinese", async () => {
  const { root } = projectFolder({ "yaoxiang.toml": MANIFEST, "a.yx": "use ghost\n" });
  const server = await startSession({ folder: root, args: ["mcp", "--lang", "zh"] });
  expect(await drawn(server, { file_path: "a.yx" })).toEqual(["ghost: E5001: 没有模块 `ghost`"]);
});

test("a file with syntax errors, an empty file, and one that is not UTF-8", async () => {
  const { root } = projectFolder({
    "yaoxiang.toml": MANIFEST,
    "broken.yx": "use b\nf = (\nuse std.io\n",
    "b.yx": "",
    "bytes.yx": Buffer.concat([Buffer.from("use b\n"), Buffer.from([0xff]), Buffer.from("\nuse c\n")]),
  });
  const server = await serverIn(root);
  expect((await listImports(server, { file_path: "broken.yx" })).imports[0]).toMatchObject({ module: "b", source_file: "b.yx" });
  expect(await listImports(server, { file_path: "b.yx" })).toMatchObject({ imports: [], total: 0, complete: true });
  expect(await listImports(server, { file_path: "bytes.yx" })).toMatchObject({
    total: 1,
    complete: false,
    reason: "the file is not UTF-8 from line 2 on, and is read up to there",
  });
});

test("thousands of imports: the first ones, how many there are, and where the rest is", async () => {
  const text = Array.from({ length: 3000 }, (_, index) => `use module${index}.{a, b as c}\n`).join("");
  const { root } = projectFolder({ "yaoxiang.toml": MANIFEST, "a.yx": text });
  const { imports, total, complete, reason } = await listImports(await serverIn(root), { file_path: "a.yx" });
  expect({ total, complete }).toEqual({ total: 3000, complete: false });
  expect(imports.length).toBeGreaterThan(100);
  expect(reason).toBe(`only the first ${imports.length} of 3000 imports are shown, parse_source with detail "outline" lists all`);
});

describe("fresh: every call sees the disk as it is", () => {
  test("files and folders that are edited, added, renamed and deleted between calls", async () => {
    const project = projectFolder({ "yaoxiang.toml": MANIFEST, "src/main.yx": "use helper\n" });
    const server = await serverIn(project.root);
    const look = () => drawn(server, { file_path: "src/main.yx" });
    expect(await look()).toEqual(["helper: E5001: There is no module `helper`"]);
    project.write("src/helper.yx", "a: Int = 1\n");
    expect(await look()).toEqual(["helper → src/helper.yx"]);
    project.write("src/main.yx", "use helper.{a, b}\n");
    expect(await look()).toEqual([expect.stringMatching(/^helper → src\/helper\.yx: E5003: .*`b`/)]);
    project.write("src/helper.yx", "b: Int = 1\n");
    expect(await look()).toEqual([expect.stringMatching(/^helper → src\/helper\.yx: E5003: .*`a`/)]);
    project.write("src/helper.yx", "b: Int = 1\na: Int = 1\n");
    expect(await look()).toEqual(["helper → src/helper.yx"]);
    project.rename("src/helper.yx", "helper.yx");
    expect(await look()).toEqual(["helper → helper.yx"]);
    project.rename("helper.yx", "src/helper/mod.yx");
    expect(await look()).toEqual(["helper → src/helper/mod.yx"]);
    project.rename("src/helper", "src/other");
    expect(await look()).toEqual(["helper: E5001: There is no module `helper`"]);
    project.write("src/main.yx", "use other\n");
    expect(await look()).toEqual(["other → src/other/mod.yx"]);
    project.remove("src/other");
    expect(await look()).toEqual(["other: E5001: There is no module `other`"]);
    project.remove("src/main.yx");
    expectError(await server.call("list_imports", { file_path: "src/main.yx" }), "MCP-INVALID-INPUT", '"src/main.yx" names no .yx file');
    project.write("src/main.yx", "");
    expect(await look()).toEqual([]);
  });

  test("edits of the same length in quick succession", async () => {
    const project = projectFolder({ "yaoxiang.toml": MANIFEST, "a.yx": "use b\n", "b.yx": "", "c.yx": "" });
    const server = await serverIn(project.root);
    for (let round = 0; round < 20; round += 1) {
      const module = round % 2 === 0 ? "b" : "c";
      project.write("a.yx", `use ${module}\n`);
      expect(await drawn(server, { file_path: "a.yx" })).toEqual([`${module} → ${module}.yx`]);
    }
  });

  test("a manifest that comes and goes above the working folder", async () => {
    const project = projectFolder({ "top.yx": "", "sub/a.yx": "use top\n" });
    const server = await serverIn(join(project.root, "sub"));
    expect(await drawn(server, { file_path: "a.yx" })).toEqual(["top: E5001: There is no module `top`"]);
    project.write("yaoxiang.toml", "");
    expect(await drawn(server, { file_path: "sub/a.yx" })).toEqual(["top → top.yx"]);
    project.remove("yaoxiang.toml");
    expect(await drawn(server, { file_path: "a.yx" })).toEqual(["top: E5001: There is no module `top`"]);
  });
});

test("outside of any project: the working folder is the root", async () => {
  const { root } = projectFolder({ "main.yx": "use helper\n", "helper.yx": "" });
  expect(await drawn(await serverIn(root), { file_path: "main.yx" })).toEqual(["helper → helper.yx"]);
});

test("in a folder with an odd name, by path and by URI", async () => {
  const { root } = projectFolder({ "yaoxiang.toml": MANIFEST, "src/a b.yx": "use helper\n", "src/helper.yx": "" }, "[x] #1 100% 文");
  const server = await serverIn(root, "--project-root", root);
  const uri = `file://${encodeURI(root).replaceAll("#", "%23")}`;
  for (const file of ["src/a b.yx", join(root, "src/a b.yx"), `${uri}/src/a%20b.yx`]) {
    expect(await drawn(server, { file_path: file })).toEqual(["helper → src/helper.yx"]);
    expect(await drawn(server, { file_path: file, project_root: uri })).toEqual(["helper → src/helper.yx"]);
  }
});

test("without the flag a call may name any folder, and the manifest above it makes the root", async () => {
  const here = projectFolder({ "yaoxiang.toml": MANIFEST, "a.yx": "" });
  const there = projectFolder({ "yaoxiang.toml": MANIFEST, "src/b.yx": "use c\n", "src/c.yx": "" });
  const server = await serverIn(here.root);
  for (const folder of [there.root, join(there.root, "src")]) {
    expect(await drawn(server, { file_path: "src/b.yx", project_root: folder })).toEqual(["c → src/c.yx"]);
  }
  expect(await drawn(server, { file_path: "a.yx" })).toEqual([]);
});

test("many projects in turn: each answers, also those that were closed in between", async () => {
  const projects = Array.from({ length: 6 }, (_, index) =>
    projectFolder({ "yaoxiang.toml": MANIFEST, "a.yx": `use m${index}\n`, [`m${index}.yx`]: "" }),
  );
  const server = await serverIn(projects[0]?.root ?? "");
  for (let round = 0; round < 2; round += 1) {
    for (const [index, { root }] of projects.entries()) {
      expect(await drawn(server, { file_path: "a.yx", project_root: root })).toEqual([`m${index} → m${index}.yx`]);
    }
  }
});

describe("wrong calls", () => {
  function app(): ProjectFolder {
    const project = projectFolder({
      "yaoxiang.toml": MANIFEST,
      "src/main.yx": "",
      "src/deep/helper.yx": "",
      "src/zoo/mod.yx": "",
      "notes.txt": "",
    });
    project.link("out.yx", "/etc/passwd");
    project.link("up", "..");
    return project;
  }

  const paths: readonly (readonly [path: string, code: string, text: string])[] = [
    ["src/mian.yx", "MCP-INVALID-INPUT", 'the nearest one is "src/main.yx"'],
    ["helper.yx", "MCP-INVALID-INPUT", 'the nearest one is "src/deep/helper.yx"'],
    ["src/zoo", "MCP-INVALID-INPUT", 'the nearest one is "src/zoo/mod.yx"'],
    ["lib/main", "MCP-INVALID-INPUT", 'the nearest one is "src/main.yx"'],
    ["src/something-else.yx", "MCP-INVALID-INPUT", 'its first one is "src/deep/helper.yx"'],
    ["", "MCP-INVALID-INPUT", "names no .yx file"],
    ["src", "MCP-INVALID-INPUT", "names no .yx file"],
    ["notes.txt", "MCP-INVALID-INPUT", "names no .yx file"],
    ["src/main.yx\0", "MCP-INVALID-INPUT", "can't be the path of a file"],
    ["file://host/src/main.yx", "MCP-INVALID-INPUT", "can't be the path of a file"],
    ["../other/a.yx", "MCP-PATH-OUTSIDE-PROJECT", "is outside of the project"],
    ["/etc/passwd", "MCP-PATH-OUTSIDE-PROJECT", "is outside of the project"],
    ["out.yx", "MCP-PATH-OUTSIDE-PROJECT", "is outside of the project"],
    ["up/other/a.yx", "MCP-PATH-OUTSIDE-PROJECT", "is outside of the project"],
    ["file:///etc/%2e%2e/etc/passwd", "MCP-PATH-OUTSIDE-PROJECT", "is outside of the project"],
  ];

  test("a file_path that names no file, or one outside: which it is, and the nearest file", async () => {
    const server = await serverIn(app().root);
    for (const [path, code, text] of paths) {
      const answer = await server.call("list_imports", { file_path: path });
      expectError(answer, code, JSON.stringify(path));
      expect(answer.content?.[0]?.text).toContain(text);
    }
  });

  test("a folder that is not there: MCP-PROJECT-NOT-FOUND", async () => {
    const server = await serverIn(app().root);
    for (const folder of ["/no/such/folder", "src/main.yx", "nothing"]) {
      const answer = await server.call("list_imports", { file_path: "src/main.yx", project_root: folder });
      expectError(answer, "MCP-PROJECT-NOT-FOUND", `the folder ${JSON.stringify(folder)} does not exist or is no folder`);
    }
  });

  test("--project-root confines: folders and files outside are refused, whether or not they are there", async () => {
    const { root } = app();
    const server = await serverIn(root, "--project-root", join(root, "src"));
    expect(await drawn(server, { file_path: "main.yx" })).toEqual([]);
    expect(await drawn(server, { file_path: "main.yx", project_root: join(root, "src/deep") })).toEqual([]);
    for (const folder of [root, "..", "/", "/no/such/folder", join(root, "up")]) {
      const answer = await server.call("list_imports", { file_path: "main.yx", project_root: folder });
      expectError(answer, "MCP-PATH-OUTSIDE-PROJECT", `the folder ${JSON.stringify(folder)} is outside of what this server may read`);
    }
    expectError(await server.call("list_imports", { file_path: join(root, "notes.yx") }), "MCP-PATH-OUTSIDE-PROJECT", "");
  });

  test("several --project-root: relative paths mean the first, absolute ones the root that they are in", async () => {
    const [one, two] = [projectFolder({ "a.yx": "use b\n", "b.yx": "" }), projectFolder({ "a.yx": "use c\n", "c.yx": "" })];
    const server = await serverIn("/", "--project-root", one.root, "--project-root", two.root);
    expect(await drawn(server, { file_path: "a.yx" })).toEqual(["b → b.yx"]);
    expect(await drawn(server, { file_path: join(two.root, "a.yx") })).toEqual(["c → c.yx"]);
    expect(await drawn(server, { file_path: "a.yx", project_root: two.root })).toEqual(["c → c.yx"]);
  });

  test("arguments that don't fit: MCP-INVALID-INPUT", async () => {
    const server = await serverIn("/");
    const inputs: readonly (readonly [input: object, message: string])[] = [
      [{}, "`file_path` is missing. The fields of list_imports are: file_path, project_root."],
      [{ file_path: 7 }, "`file_path` must be a string, not a number."],
      [{ file_path: "a.yx", project_root: null }, "`project_root` must be a string, not null."],
      [{ file_path: "a.yx", path: "b" }, "unknown field `path`."],
    ];
    for (const [input, message] of inputs) expectError(await server.call("list_imports", input), "MCP-INVALID-INPUT", message);
  });
});
