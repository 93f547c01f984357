// Documents and their projects: which project a document belongs to, what of it is open, and what comes of it when it is closed.

import { posix, win32 } from "node:path";
import { expect, test } from "vitest";
import { uriOfPath } from "../../server/src/lsp/document-uri.ts";
import { Workbench } from "../../server/src/lsp/workbench.ts";
import { memoryFileSystem } from "../workspace/memory-file-system.ts";
import { ABLE_CLIENT } from "./editor.ts";

function workbench(entries: Parameters<typeof memoryFileSystem>[0], folders: readonly string[] = []) {
  const fileSystem = memoryFileSystem(entries);
  const bench = new Workbench({ fileSystem, paths: posix, client: { ...ABLE_CLIENT, folders }, language: "en" });
  const rootOf = (uri: string) => bench.document(uri)?.project.snapshot.root;
  const codesOf = (uri: string) => {
    const document = bench.document(uri);
    return document?.project.diagnosticsOf(document.file).map(({ code }) => code);
  };
  return { fileSystem, bench, rootOf, codesOf };
}

test("the nearest manifest, else the folder that is open, else the file's own folder", () => {
  const { bench, rootOf } = workbench(
    { "/w/app/yaoxiang.toml": "", "/w/app/src/a.yx": "", "/w/loose/b.yx": "", "/x/c.yx": "", "/x/deep/d.yx": "" },
    ["file:///w"],
  );
  expect(rootOf("file:///w/app/src/a.yx")).toBe("/w/app");
  expect(rootOf("file:///w/loose/b.yx")).toBe("/w");
  expect(rootOf("file:///x/c.yx")).toBe("/x");
  expect(bench.document("file:///x/c.yx")?.project.snapshot.files.map(({ path }) => path)).toEqual(["c.yx"]);
  expect(rootOf("file:///x/gone.yx")).toBeUndefined();
});

test("what is open counts, for other files too; when it is closed the disk counts again", () => {
  const { bench, codesOf } = workbench({
    "/p/yaoxiang.toml": "",
    "/p/a.yx": "use b.{two}\nmain = { print(two()) }\n",
    "/p/b.yx": "one: () -> Int = 1\n",
  });
  expect(codesOf("file:///p/a.yx")).toEqual(["E5003"]);
  bench.open("file:///p/b.yx", 1, "two: () -> Int = 2\n");
  expect(codesOf("file:///p/a.yx")).toEqual([]);
  bench.close("file:///p/b.yx");
  expect(codesOf("file:///p/a.yx")).toEqual(["E5003"]);
});

test("documents that are not saved are worlds of their own", () => {
  const { bench, codesOf } = workbench({});
  bench.open("untitled:Untitled-1", 1, "x: Int = true\n");
  bench.open("untitled:Untitled-2", 1, "x: Int = 1\n");
  expect([codesOf("untitled:Untitled-1"), codesOf("untitled:Untitled-2")]).toEqual([["E1002"], []]);
  const first = bench.document("untitled:Untitled-1");
  expect(first === null ? null : bench.uriOf(first.file)).toBe("untitled:Untitled-1");
  bench.close("untitled:Untitled-1");
  expect(bench.document("untitled:Untitled-1")).toBeNull();
  expect(codesOf("untitled:Untitled-2")).toEqual([]);
});

test("a file that was changed, added or removed on disk is seen when the editor says so", () => {
  const { fileSystem, bench, codesOf } = workbench({ "/p/yaoxiang.toml": "", "/p/a.yx": "use b.{two}\nmain = { print(two()) }\n" });
  expect(codesOf("file:///p/a.yx")).toEqual(["E5001"]);
  fileSystem.write("/p/b.yx", "two: () -> Int = 2\n");
  bench.projects.refresh();
  expect(codesOf("file:///p/a.yx")).toEqual([]);
  fileSystem.remove("/p/b.yx");
  bench.projects.refresh();
  expect(codesOf("file:///p/a.yx")).toEqual(["E5001"]);
});

test("a document keeps the URI by which the client has it open", () => {
  const { bench } = workbench({ "/p/yaoxiang.toml": "", "/p/a b.yx": "", "/p/link.yx": { link: "a b.yx" } });
  bench.open("file:///p/a%20b.yx", 3, "");
  const document = bench.document("file:///p/link.yx");
  expect(document === null ? null : bench.uriOf(document.file)).toBe("file:///p/a%20b.yx");
  expect(bench.document("file:///p/a%20b.yx")?.version).toBe(3);
});

test.each([
  ["/p/a b/[x]/#1/100%/文.yx", posix, "file:///p/a%20b/%5Bx%5D/%231/100%25/%E6%96%87.yx"],
  ["C:\\p\\a.yx", win32, "file:///C%3A/p/a.yx"],
  ["\\\\server\\share\\a.yx", win32, "file://server/share/a.yx"],
])("%s as a URI", (path, paths, uri) => {
  expect(uriOfPath(path, paths)).toBe(uri);
});
