// Which files a walk over a folder finds, in which order, and that links can't lead it astray.
import { expect, test } from "vitest";
import { findSourceFiles } from "../../server/src/workspace/source-files.ts";
import { type MemoryEntry, memoryFileSystem } from "./memory-file-system.ts";

function found(entries: Readonly<Record<string, MemoryEntry>>, root = "/p"): string[] {
  const { files, problems } = findSourceFiles(memoryFileSystem(entries), root);
  return [...files.map(({ path }) => path), ...problems.map(({ path, problem }) => `${path}: ${problem}`)];
}

test("the .yx files at any depth, sorted by path", () => {
  expect(found({ "/p/b.yx": "", "/p/a/c.yx": "", "/p/a/b/d.yx": "", "/p/B.yx": "", "/p/文.yx": "", "/q/e.yx": "" })).toEqual([
    "/p/B.yx",
    "/p/a/b/d.yx",
    "/p/a/c.yx",
    "/p/b.yx",
    "/p/文.yx",
  ]);
});

test("only that extension, exactly; hidden files too; a folder of such a name is a folder", () => {
  const entries = {
    "/p/a.YX": "",
    "/p/b.yx.txt": "",
    "/p/yx": "",
    "/p/.c.yx": "",
    "/p/d.yx/e.yx": "",
    "/p/f.yx": { device: "" },
  } as const;
  expect(found(entries)).toEqual(["/p/.c.yx", "/p/d.yx/e.yx"]);
});

test("build results, packages and hidden folders are skipped at any depth", () => {
  const names = [".git", ".yaoxiang", ".vscode", "target", "node_modules"];
  const entries = Object.fromEntries(
    names.flatMap((name) => [
      [`/p/${name}/a.yx`, ""],
      [`/p/src/${name}/b/c.yx`, ""],
    ]),
  );
  expect(found({ ...entries, "/p/targets/d.yx": "", "/p/target.yx": "" })).toEqual(["/p/target.yx", "/p/targets/d.yx"]);
});

test("what the folder itself is called, and where it lies, does not matter", () => {
  expect(found({ "/target/.x/node_modules/a.yx": "", "/target/.x/node_modules/target/b.yx": "" }, "/target/.x/node_modules")).toEqual([
    "/target/.x/node_modules/a.yx",
  ]);
});

test("links are followed, and a file is found once: without a link where there is such a way", () => {
  expect(
    found({ "/p/a": { link: "z" }, "/p/z/f.yx": "", "/p/b.yx": { link: "z/f.yx" }, "/p/c.yx": { link: "/q/g.yx" }, "/q/g.yx": "" }),
  ).toEqual(["/p/c.yx", "/p/z/f.yx"]);
  expect(found({ "/p/out": { link: "../q" }, "/q/sub/g.yx": "" })).toEqual(["/p/out/sub/g.yx"]);
});

test("circles of links, links to nowhere and to the folder above end", () => {
  expect(
    found({
      "/p/a/self": { link: "." },
      "/p/a/up": { link: "../.." },
      "/p/a/f.yx": "",
      "/p/x": { link: "y" },
      "/p/y": { link: "x" },
      "/p/dangling.yx": { link: "nothing" },
    }),
  ).toEqual(["/p/a/f.yx"]);
});

test("no link leads into what is skipped", () => {
  expect(
    found({
      "/p/target/gen/a.yx": "",
      "/p/gen": { link: "target/gen" },
      "/p/a.yx": { link: "target/gen/a.yx" },
      "/p/node_modules": { link: "../q" },
      "/q/b.yx": "",
    }),
  ).toEqual([]);
  expect(found({ "/p/lib": { link: "../target/lib" }, "/target/lib/c.yx": "" })).toEqual(["/p/lib/c.yx"]);
});

test("a root that is a link itself", () => {
  expect(found({ "/p": { link: "q" }, "/q/a.yx": "", "/q/target/b.yx": "" })).toEqual(["/p/a.yx"]);
});

test("a folder that can't be looked into is told, and the others are gone through", () => {
  expect(found({ "/p/a": { folder: "locked" }, "/p/b/c.yx": "", "/p/d": { folder: "empty" } })).toEqual([
    "/p/b/c.yx",
    "/p/a: EACCES: permission denied",
  ]);
});

function limited(entries: Readonly<Record<string, MemoryEntry>>, mostFiles: number, mostFolders = 100) {
  const { files, isCut, linksOut } = findSourceFiles(memoryFileSystem(entries), "/p", { mostFiles, mostFolders, staysInside: true });
  return { files: files.map(({ path }) => path), isCut, linksOut };
}

test("limits: the project's own sources come first, and what is left out is told", () => {
  const entries = { "/p/a.yx": "", "/p/b/c.yx": "", "/p/src/x/y.yx": "", "/p/src/z.yx": "" };
  const all = ["/p/a.yx", "/p/b/c.yx", "/p/src/x/y.yx", "/p/src/z.yx"];
  expect(limited(entries, 4)).toEqual({ files: all, isCut: false, linksOut: [] });
  expect(limited(entries, 3)).toEqual({ files: ["/p/a.yx", "/p/src/x/y.yx", "/p/src/z.yx"], isCut: true, linksOut: [] });
  expect(limited(entries, 2)).toEqual({ files: ["/p/src/x/y.yx", "/p/src/z.yx"], isCut: true, linksOut: [] });
  expect(limited(entries, 4, 2)).toMatchObject({ files: ["/p/src/x/y.yx", "/p/src/z.yx"], isCut: true });
  expect(limited(entries, 4, 4)).toMatchObject({ files: all, isCut: false });
});

test("inside only: links out of the folder are told, not followed", () => {
  const entries = {
    "/p/a.yx": "",
    "/p/in": { link: "sub" },
    "/p/sub/b.yx": "",
    "/p/out": { link: "../q" },
    "/p/out.yx": { link: "../q/c.yx" },
    "/p/out.txt": { link: "../q/d.txt" },
    "/q/c.yx": "",
    "/q/d.txt": "",
  };
  expect(limited(entries, 10)).toEqual({ files: ["/p/a.yx", "/p/sub/b.yx"], isCut: false, linksOut: ["/p/out", "/p/out.yx"] });
});
