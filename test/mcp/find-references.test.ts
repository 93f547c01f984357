// The tool `find_references` over the shipped bundle: locations with their definitions, on the disk as it is at the call, page by page.
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectFolder } from "./project-folder.ts";
import { callProjectTool, expectError, MANIFEST, serverIn } from "./project-tool.ts";
import type { ServerProcess } from "./server-process.ts";

interface References {
  readonly definitions: readonly {
    readonly name: string;
    readonly container?: string;
    readonly file: string;
    readonly span: readonly number[];
  }[];
  readonly total_definitions: number;
  readonly locations: readonly FoundLocation[];
  readonly total: number;
  readonly complete: boolean;
  readonly reason?: string;
  readonly next_cursor?: string;
}

interface FoundLocation {
  readonly file: string;
  readonly span: readonly number[];
  readonly text: string;
  readonly role: string;
  readonly definition: number;
}

async function find(server: ServerProcess, input: object): Promise<References> {
  return JSON.parse(await callProjectTool(server, "find_references", input));
}

/** Each location as `container.name: file:line role`. */
async function drawn(server: ServerProcess, input: object): Promise<readonly string[]> {
  const { locations, definitions } = await find(server, input);
  return locations.map(({ file, span, role, definition }) => {
    const { container, name } = definitions[definition] ?? { container: "none", name: "" };
    return `${container}.${name}: ${file}:${span[0]} ${role}`;
  });
}

test("locations, each with its line, its role and its definition", async () => {
  const { root } = projectFolder({
    "yaoxiang.toml": MANIFEST,
    "src/main.yx": "use helper.{twice as t}\n\n\tfour: Int = /* 😀 */ t(2) // two\r\n",
    "src/helper.yx": "twice: (n: Int) -> Int = (n) => n * 2\n",
  });
  expect(await find(await serverIn(root), { query: "twice" })).toEqual({
    schemaVersion: "1.0",
    definitions: [
      {
        name: "twice",
        kind: "function",
        container: "src.helper",
        signature: "twice: (n: Int) -> Int",
        file: "src/helper.yx",
        span: [1, 1, 1, 6],
      },
    ],
    total_definitions: 1,
    locations: [
      { file: "src/helper.yx", text: "twice: (n: Int) -> Int = (n) => n * 2", role: "definition", definition: 0, span: [1, 1, 1, 6] },
      { file: "src/main.yx", text: "use helper.{twice as t}", role: "import", definition: 0, span: [1, 13, 1, 18] },
      { file: "src/main.yx", text: "use helper.{twice as t}", role: "import", definition: 0, span: [1, 22, 1, 23] },
      { file: "src/main.yx", text: "four: Int = /* 😀 */ t(2) // two", role: "call", definition: 0, span: [3, 22, 3, 23] },
    ],
    total: 4,
    complete: true,
  });
});

test("several definitions are kept apart, and a path of names tells which is meant", async () => {
  const { root } = projectFolder({
    "yaoxiang.toml": MANIFEST,
    "src/a.yx": "Box: Type = { size: Int }\nsize: Int = 1\nf: (b: Box) -> Int = b.size + size\n",
    "src/b.yx": "use a.{size}\ng: Int = size\n",
  });
  const server = await serverIn(root);
  expect(await drawn(server, { query: "size" })).toEqual([
    "Box.size: src/a.yx:1 definition",
    "Box.size: src/a.yx:3 read",
    "src.a.size: src/a.yx:2 definition",
    "src.a.size: src/a.yx:3 read",
    "src.a.size: src/b.yx:1 import",
    "src.a.size: src/b.yx:2 read",
  ]);
  for (const query of ["a.size", "src.a.size", " a.size "]) expect((await find(server, { query })).total).toBe(4);
  expect((await find(server, { query: "Box.size" })).total).toBe(2);
});

test("the standard library: defined on its page, used in the project", async () => {
  const { root } = projectFolder({ "yaoxiang.toml": MANIFEST, "a.yx": "use std.io\nmain = { io.println(1) }\n" });
  const server = await serverIn(root);
  for (const query of ["println", "io.println", "std.io.println"]) {
    const { locations } = await find(server, { query });
    expect(locations.map(({ file, role, text }) => [file, role, text])).toEqual([
      ["a.yx", "call", "main = { io.println(1) }"],
      ["std.io", "definition", "println: (...args: Any) -> Void"],
    ]);
  }
});

test("what may be a reference, and what was not read, is told", async () => {
  const { root } = projectFolder({
    "yaoxiang.toml": MANIFEST,
    "a.yx": "Point: Type = { x: Int }\nf = (p) => p.x\n",
    "bytes.yx": Buffer.from([0xff]),
  });
  expect(await find(await serverIn(root), { query: "Point.x" })).toMatchObject({
    total: 1,
    complete: false,
    reason:
      "files are read in part or not at all, as they are not UTF-8, too large or refused: bytes.yx; one more place has this name, and what it means there is not known (no type, or an import that fails): a.yx:2:14",
  });
});

test("nothing found is a success, and a broken file answers", async () => {
  const { root } = projectFolder({ "yaoxiang.toml": MANIFEST, "a.yx": "f = (\nb: Int = 1\nc = b + \n", "empty.yx": "" });
  const server = await serverIn(root);
  for (const query of ["ghost", "f.g.h", ".", "文"]) {
    const empty = { schemaVersion: "1.0", definitions: [], total_definitions: 0, locations: [], total: 0, complete: true };
    expect(await find(server, { query })).toEqual(empty);
  }
  for (const query of ["Int", "some"]) {
    const reason = `\`${query}\` is part of the language itself, whose places are not listed`;
    expect(await find(server, { query })).toMatchObject({ total: 0, complete: false, reason });
  }
  expect((await find(server, { query: "b" })).locations.map(({ role }) => role)).toEqual(["definition", "read"]);
});

describe("pages", () => {
  const line = "twice(1) + ".repeat(40);
  const uses = `use helper.{twice}\n${`a = ${line}0\n`.repeat(20)}`;
  const files = {
    "yaoxiang.toml": MANIFEST,
    "helper.yx": "twice: (n: Int) -> Int = n\n",
    "user.yx": uses,
    "z.yx": "twice: Int = 1\n",
  };

  test("give every location once, each page with the definitions that it needs", async () => {
    const server = await serverIn(projectFolder(files).root);
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await find(server, { query: "twice", limit: 333, ...(cursor === undefined ? {} : { cursor }) });
      expect([page.total, page.total_definitions, page.complete]).toEqual([803, 2, true]);
      paged.push(...page.locations.map(({ file, span, definition }) => `${page.definitions[definition]?.file} ${file}:${span}`));
      cursor = page.next_cursor;
    } while (cursor !== undefined);
    expect(paged).toHaveLength(803);
    expect(new Set(paged).size).toBe(803);
    expect(paged.at(-1)).toBe("z.yx z.yx:1,1,1,6");
  });

  test("long lines are shown around the place", async () => {
    const { locations } = await find(await serverIn(projectFolder(files).root), { query: "helper.twice", limit: 50 });
    for (const { text } of locations) {
      expect(text.length).toBeLessThanOrEqual(202);
      expect(text).toContain("twice");
    }
    expect(locations.at(-1)?.text).toMatch(/^….*…$/);
  });

  test("a cursor of a list that has changed says to start again", async () => {
    const project = projectFolder(files);
    const server = await serverIn(project.root);
    const { next_cursor: cursor } = await find(server, { query: "twice" });
    expect((await find(server, { query: "twice", cursor })).locations).toHaveLength(100);
    project.write("user.yx", `\n${uses}`);
    expectError(
      await server.call("find_references", { query: "twice", cursor }),
      "MCP-INVALID-INPUT",
      "the list has changed since `cursor` was given",
    );
  });
});

test("fresh: files and folders that are edited, added, renamed and deleted between calls", async () => {
  const project = projectFolder({
    "yaoxiang.toml": MANIFEST,
    "src/a.yx": "f: (n: Int) -> Int = n\n",
    "src/b.yx": "use a.{f}\nx: Int = f(1)\n",
  });
  const server = await serverIn(project.root);
  const look = (query = "f") => drawn(server, { query });
  expect(await look()).toEqual(["src.a.f: src/a.yx:1 definition", "src.a.f: src/b.yx:1 import", "src.a.f: src/b.yx:2 call"]);
  project.write("src/b.yx", "use a.{f as g}\ny: Int = g(1) + g(2)\n");
  expect((await look()).slice(-2)).toEqual(["src.a.f: src/b.yx:2 call", "src.a.f: src/b.yx:2 call"]);
  project.rename("src/a.yx", "a.yx");
  expect(await look()).toHaveLength(5);
  expect((await look())[0]).toBe("a.f: src/b.yx:1 import");
  project.write("src/a/mod.yx", "f: (n: Int) -> Int = n\n");
  expect(await look("src.a.f")).toHaveLength(5);
  expect(await look("a.yx")).toEqual([]);
  project.rename("src/a", "src/c");
  expect(await look("src.c.f")).toEqual(["src.c.f: src/c/mod.yx:1 definition"]);
  project.remove("a.yx");
  expect(await look("b.g")).toEqual(["src.b.g: src/b.yx:1 import", "src.b.g: src/b.yx:2 call", "src.b.g: src/b.yx:2 call"]);
  project.write("a.yx", "f: (n: Int) -> Int = n\n");
  expect(await look("b.g")).toHaveLength(5);
});

test("outside of any project, in a folder with an odd name, and two servers at once", async () => {
  const files = { "a.yx": "f: Int = 1\n", "b.yx": "use a\ng: Int = a.f\n" };
  const expected = ["a.f: a.yx:1 definition", "a.f: b.yx:2 read"];
  expect(await drawn(await serverIn(projectFolder(files).root), { query: "f" })).toEqual(expected);
  const { root } = projectFolder({ ...files, "yaoxiang.toml": MANIFEST }, "[x] #1 100% 文");
  const [one, two] = await Promise.all([serverIn(root), serverIn("/")]);
  expect(await drawn(one, { query: "f" })).toEqual(expected);
  expect(await drawn(two, { query: "f", workspace_root: root })).toEqual(expected);
  const ask = (server: ServerProcess) => callProjectTool(server, "find_references", { query: "f", workspace_root: root });
  expect(await ask(one)).toBe(await ask(two));
});

test("wrong calls", async () => {
  const { root } = projectFolder({ "yaoxiang.toml": MANIFEST, "src/a.yx": "" });
  const server = await serverIn(root, "--project-root", root);
  const inputs: readonly (readonly [input: object, code: string, message: string])[] = [
    [{}, "MCP-INVALID-INPUT", "`query` is missing. The fields of find_references are: query, workspace_root, limit, cursor."],
    [{ query: "" }, "MCP-INVALID-INPUT", "`query` must not be empty"],
    [{ query: "a", limit: -1 }, "MCP-INVALID-INPUT", "`limit` must be at least 1"],
    [{ query: "a", cursor: "what" }, "MCP-INVALID-INPUT", "`cursor` is none that an answer gave"],
    [{ query: "a", kind: ["type"] }, "MCP-INVALID-INPUT", "unknown field `kind`."],
    [{ query: "a", workspace_root: "nothing" }, "MCP-PROJECT-NOT-FOUND", 'the folder "nothing" does not exist'],
    [{ query: "a", workspace_root: join(root, "..") }, "MCP-PATH-OUTSIDE-PROJECT", "the folder"],
  ];
  for (const [input, code, message] of inputs) expectError(await server.call("find_references", input), code, message);
});
