// The tool `lookup_symbol` over the shipped bundle: what it says of symbols, of the disk as it is at the call, page by page, and of wrong calls.
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectFolder } from "./project-folder.ts";
import { callProjectTool, expectError, MANIFEST, serverIn } from "./project-tool.ts";
import { type ServerProcess, startSession } from "./server-process.ts";

interface Lookup {
  readonly symbols: readonly FoundSymbol[];
  readonly total: number;
  readonly complete: boolean;
  readonly reason?: string;
  readonly next_cursor?: string;
}

interface FoundSymbol {
  readonly name: string;
  readonly kind: string;
  readonly container?: string;
  readonly signature: string;
  readonly doc?: string;
  readonly file: string;
  readonly span: readonly number[];
  readonly exported: boolean;
}

async function lookup(server: ServerProcess, input: object): Promise<Lookup> {
  return JSON.parse(await callProjectTool(server, "lookup_symbol", input));
}

/** Each symbol as `container.name file:line`. */
async function drawn(server: ServerProcess, input: object): Promise<readonly string[]> {
  const { symbols } = await lookup(server, input);
  return symbols.map(({ name, container, file, span }) => `${container === undefined ? "" : `${container}.`}${name} ${file}:${span[0]}`);
}

const SHAPES = `// Shapes and what they measure.

use std.io

// A place in the plane.
Point: Type = {
    // From left to right.
    x: Int,
    y: Int,
}

/* How far it is
 * from the start. */
Point.reach: (self: &Point, by: Int) -> Int = self.x * by

// The most that fits: 中文 😀
limit: Int = 9; 
twice = (n) => n * 2
/* 😀 */ main = {
    mut total = 0
    total = total + 1
}
`;

test("kinds, containers, signatures, docs and places", async () => {
  const { root } = projectFolder({ "yaoxiang.toml": MANIFEST, "src/shapes.yx": SHAPES, "src/user.yx": "use shapes.{twice as double}\n" });
  const server = await serverIn(root);
  const entries = await Promise.all(
    ["shapes", "Point", "Point.x", "Point.reach", "reach.by", "limit", "twice", "main", "total", "double"].map(
      async (query) => (await lookup(server, { query })).symbols[0],
    ),
  );
  const inShapes = { container: "src.shapes", file: "src/shapes.yx", exported: true };
  expect(entries).toEqual([
    {
      name: "shapes",
      kind: "module",
      container: "src",
      signature: "use src.shapes",
      doc: "Shapes and what they measure.",
      file: "src/shapes.yx",
      span: [1, 1, 1, 1],
      exported: true,
    },
    { ...inShapes, name: "Point", kind: "type", signature: "Point: Type", doc: "A place in the plane.", span: [6, 1, 6, 6] },
    { ...inShapes, name: "x", kind: "field", container: "Point", signature: "x: Int", doc: "From left to right.", span: [8, 5, 8, 6] },
    {
      ...inShapes,
      name: "reach",
      kind: "method",
      container: "Point",
      signature: "Point.reach: (self: &Point, by: Int) -> Int",
      doc: "How far it is\nfrom the start.",
      span: [14, 7, 14, 12],
    },
    { ...inShapes, name: "by", kind: "parameter", container: "Point.reach", signature: "by: Int", span: [14, 29, 14, 31], exported: false },
    { ...inShapes, name: "limit", kind: "constant", signature: "limit: Int = 9", doc: "The most that fits: 中文 😀", span: [17, 1, 17, 6] },
    { ...inShapes, name: "twice", kind: "function", signature: "twice = (n) => …", span: [18, 1, 18, 6] },
    { ...inShapes, name: "main", kind: "function", signature: "main", span: [19, 9, 19, 13] },
    {
      ...inShapes,
      name: "total",
      kind: "variable",
      container: "main",
      signature: "mut total = 0",
      span: [20, 9, 20, 14],
      exported: false,
    },
    {
      name: "double",
      kind: "function",
      container: "src.user",
      signature: "use shapes.{twice as double}",
      file: "src/user.yx",
      span: [1, 22, 1, 28],
      exported: true,
    },
  ]);
});

test("the standard library: docs in the language of the server, places on its pages", async () => {
  const { root } = projectFolder({ "yaoxiang.toml": MANIFEST, "a.yx": "" });
  const english = await serverIn(root);
  expect((await lookup(english, { query: "std.io.println" })).symbols).toEqual([
    {
      name: "println",
      kind: "function",
      container: "std.io",
      signature: "println: (...args: Any) -> Void",
      doc: "Prints the arguments and ends the line.",
      file: "std.io",
      span: [7, 1, 7, 8],
      exported: true,
    },
  ]);
  const chinese = await startSession({ folder: root, args: ["mcp", "--lang", "zh"] });
  const { symbols } = await lookup(chinese, { query: "println" });
  expect(symbols[0]?.doc).toMatch(/[\u4e00-\u9fff]/);
  expect(symbols[0]?.span).toEqual([7, 1, 7, 8]);
});

test("nothing found is a success", async () => {
  const { root } = projectFolder({ "yaoxiang.toml": MANIFEST, "a.yx": "b: Int = 1\n" });
  const server = await serverIn(root);
  for (const query of ["ghost", "a.b.c", "b ghost", "文", "..", "\0", "x".repeat(10_000)]) {
    expect(await lookup(server, { query })).toEqual({ schemaVersion: "1.0", symbols: [], total: 0, complete: true });
  }
});

test("broken, empty and half-read files: what can be found is, and what is not read is told", async () => {
  const { root } = projectFolder({
    "yaoxiang.toml": MANIFEST,
    "broken.yx": "found_before = 1\nf = (\nfound_after: (n: Int -> Int = n\n",
    "empty.yx": "",
    "bytes.yx": Buffer.concat([Buffer.from("found_half: Int = 1\n"), Buffer.from([0xff]), Buffer.from("\nfound_never = 1\n")]),
  });
  const answer = await lookup(await serverIn(root), { query: "found" });
  expect(answer.symbols.map(({ name }) => name)).toEqual(expect.arrayContaining(["found_before", "found_half", "found_after"]));
  expect(answer).toMatchObject({
    complete: false,
    reason: "files are read in part or not at all, as they are not UTF-8, too large or refused: bytes.yx",
  });
});

describe("pages", () => {
  const many = Array.from({ length: 250 }, (_, index) => `f${index}: () -> Int = ${index}\n`).join("");

  test("as many as are asked for, until there are no more", async () => {
    const { root } = projectFolder({ "yaoxiang.toml": MANIFEST, "a.yx": many });
    const server = await serverIn(root);
    const first = await lookup(server, { query: "f" });
    expect([first.symbols.length, first.total, first.complete]).toEqual([100, 250, true]);
    const second = await lookup(server, { query: "f", cursor: first.next_cursor, limit: 120 });
    const third = await lookup(server, { query: "f", cursor: second.next_cursor });
    expect(third.next_cursor).toBeUndefined();
    const paged = [first, second, third].flatMap(({ symbols }) => symbols);
    expect(paged).toEqual((await lookup(server, { query: "f", limit: 1000 })).symbols);
    expect((await lookup(server, { query: "f", limit: 250 })).next_cursor).toBeUndefined();
  });

  test("long entries make short pages: each is below 50,000 characters, and none is left out", async () => {
    const doc = "// a comment of some length, which is repeated\n".repeat(100);
    const text = Array.from({ length: 60 }, (_, index) => `${doc}g${index}: (${"a_long_parameter: Int, ".repeat(40)}) -> Int = 1\n`).join(
      "",
    );
    const { root } = projectFolder({ "yaoxiang.toml": MANIFEST, "a.yx": text, "b.yx": `${"h".repeat(60_000)}: Int = 1\n` });
    const server = await serverIn(root);
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await lookup(server, { query: "g", kind: ["function"], limit: 1000, ...(cursor === undefined ? {} : { cursor }) });
      names.push(...page.symbols.map(({ name }) => name));
      cursor = page.next_cursor;
    } while (cursor !== undefined);
    expect(names).toEqual(Array.from({ length: 60 }, (_, index) => `g${index}`));
    expect((await lookup(server, { query: "h" })).symbols[0]?.name).toBe(`${"h".repeat(499)}…`);
  });

  test("a cursor goes on after an edit that leaves the list as it is, and else says to start again", async () => {
    const project = projectFolder({ "yaoxiang.toml": MANIFEST, "a.yx": many, "b.yx": "" });
    const server = await serverIn(project.root);
    const { next_cursor: cursor } = await lookup(server, { query: "f", limit: 3 });
    project.write("b.yx", "other: Int = 1\n");
    expect((await lookup(server, { query: "f", limit: 1, cursor })).symbols[0]?.name).toBe("f3");
    project.write("b.yx", "foo: Int = 1\n");
    expectError(
      await server.call("lookup_symbol", { query: "f", cursor }),
      "MCP-INVALID-INPUT",
      "the list has changed since `cursor` was given",
    );
    project.remove("b.yx");
    expect((await lookup(server, { query: "f", limit: 1, cursor })).symbols[0]?.name).toBe("f3");
    for (const input of [{ query: "f1" }, { query: "f", kind: ["function"] }]) {
      const answer = await server.call("lookup_symbol", { ...input, cursor });
      expectError(answer, "MCP-INVALID-INPUT", "the list has changed since `cursor` was given, or it is another query's");
    }
    for (const wrong of ["", "3", "MTAwOmE4ZjVmMTY3", `${cursor}=`, Buffer.from("999:0123456789abcdef").toString("base64url")]) {
      expectError(await server.call("lookup_symbol", { query: "f", cursor: wrong }), "MCP-INVALID-INPUT", "");
    }
  });
});

describe("fresh: every call sees the disk as it is", () => {
  test("files and folders that are edited, added, renamed and deleted between calls", async () => {
    const project = projectFolder({ "yaoxiang.toml": MANIFEST, "src/a.yx": "thing: Int = 1\n" });
    const server = await serverIn(project.root);
    const look = () => drawn(server, { query: "thing" });
    expect(await look()).toEqual(["src.a.thing src/a.yx:1"]);
    project.write("src/a.yx", "\nthing: Int = 1\n");
    expect(await look()).toEqual(["src.a.thing src/a.yx:2"]);
    project.write("src/b.yx", "thing: Int = 1\n");
    expect(await look()).toEqual(["src.a.thing src/a.yx:2", "src.b.thing src/b.yx:1"]);
    project.rename("src/a.yx", "src/deep/c.yx");
    expect(await look()).toEqual(["src.b.thing src/b.yx:1", "src.deep.c.thing src/deep/c.yx:2"]);
    project.rename("src/deep", "lib");
    expect(await look()).toEqual(["src.b.thing src/b.yx:1", "lib.c.thing lib/c.yx:2"]);
    project.remove("lib");
    expect(await look()).toEqual(["src.b.thing src/b.yx:1"]);
    project.remove("src");
    expect(await look()).toEqual([]);
  });

  test("edits of the same length in quick succession", async () => {
    const project = projectFolder({ "yaoxiang.toml": MANIFEST, "a.yx": "b0: Int = 1\n" });
    const server = await serverIn(project.root);
    for (let round = 0; round < 10; round += 1) {
      project.write("a.yx", `b${round}: Int = 1\n`);
      expect(await drawn(server, { query: "b" })).toEqual([`a.b${round} a.yx:1`]);
    }
  });

  test("two servers at once, of which one dies", async () => {
    const project = projectFolder({ "yaoxiang.toml": MANIFEST, "a.yx": "thing: Int = 1\n" });
    const [one, two] = await Promise.all([serverIn(project.root), serverIn(project.root)]);
    expect(await drawn(one, { query: "thing" })).toEqual(await drawn(two, { query: "thing" }));
    one.kill("SIGKILL");
    project.write("a.yx", "\nthing: Int = 1\n");
    expect(await drawn(two, { query: "thing" })).toEqual(["a.thing a.yx:2"]);
  });
});

test("outside of any project, in a folder with an odd name, and by a root that a call names", async () => {
  const files = { "main.yx": "thing: Int = 1\n" };
  expect(await drawn(await serverIn(projectFolder(files).root), { query: "thing" })).toEqual(["main.thing main.yx:1"]);
  const { root } = projectFolder({ ...files, "yaoxiang.toml": MANIFEST, "src/文 a.yx": "thing: Int = 2\n" }, "[x] #1 100% 文");
  const expected = ["src.文 a.thing src/文 a.yx:1", "main.thing main.yx:1"];
  expect(await drawn(await serverIn(root), { query: "thing" })).toEqual(expected);
  const elsewhere = await serverIn("/");
  for (const folder of [root, join(root, "src"), `file://${encodeURI(root).replaceAll("#", "%23")}`]) {
    expect(await drawn(elsewhere, { query: "thing", workspace_root: folder })).toEqual(expected);
  }
});

test("the same call gives the same bytes", async () => {
  const { root } = projectFolder({ "yaoxiang.toml": MANIFEST, "src/shapes.yx": SHAPES, "b.yx": SHAPES });
  const [one, two] = await Promise.all([serverIn(root), serverIn(root)]);
  const ask = (server: ServerProcess) => callProjectTool(server, "lookup_symbol", { query: "" });
  const first = await ask(one);
  expect(await ask(one)).toBe(first);
  expect(await ask(two)).toBe(first);
});

describe("wrong calls", () => {
  test("arguments that don't fit: MCP-INVALID-INPUT", async () => {
    const server = await serverIn("/");
    const fields = "The fields of lookup_symbol are: query, workspace_root, kind, limit, cursor.";
    const inputs: readonly (readonly [input: object, message: string])[] = [
      [{}, `\`query\` is missing. ${fields}`],
      [{ query: 7 }, "`query` must be a string, not a number."],
      [{ query: "a", kind: "function" }, "`kind` must be a list, not a string."],
      [{ query: "a", kind: ["class"] }, '`kind.0` must be one of "function", "method",'],
      [{ query: "a", limit: 0 }, "`limit` must be at least 1"],
      [{ query: "a", limit: 1001 }, "`limit` must be at most 1000"],
      [{ query: "a", limit: 1.5 }, "`limit` must be a whole number, not a fraction"],
      [{ query: "a", cursor: null }, "`cursor` must be a string, not null."],
      [{ query: "a", root: "b" }, "unknown field `root`."],
    ];
    for (const [input, message] of inputs) expectError(await server.call("lookup_symbol", input), "MCP-INVALID-INPUT", message);
  });

  test("folders that are not there, or outside of what may be read", async () => {
    const { root } = projectFolder({ "yaoxiang.toml": MANIFEST, "src/a.yx": "" });
    const server = await serverIn(root, "--project-root", join(root, "src"));
    const outside = await server.call("lookup_symbol", { query: "a", workspace_root: root });
    expectError(outside, "MCP-PATH-OUTSIDE-PROJECT", `the folder ${JSON.stringify(root)} is outside of what this server may read`);
    const missing = await (await serverIn(root)).call("lookup_symbol", { query: "a", workspace_root: "/no/such" });
    expectError(missing, "MCP-PROJECT-NOT-FOUND", 'the folder "/no/such" does not exist or is no folder');
  });
});
