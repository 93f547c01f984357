// The World: which files it has, that it sees every change on disk at the next look, that a snapshot never changes, and what it says is missing.
import { expect, test } from "vitest";
import type { Snapshot } from "../../server/src/workspace/snapshot.ts";
import { importsIn, project } from "./projects.ts";

function files(snapshot: Snapshot): readonly string[] {
  return snapshot.files.map(({ path, text }) => (text === "" ? path : `${path}: ${text}`));
}

const limits = { mostFiles: 100, mostFolders: 100, mostBytes: 10_000 };

test("every .yx file but what is skipped, src first, by path", () => {
  const { world } = project({
    "b.yx": "",
    "a/z.yx": "",
    "src/main.yx": "",
    "src/a.yx": "",
    "srcs/c.yx": "",
    "target/x.yx": "",
    ".yaoxiang/x.yx": "",
    "node_modules/x.yx": "",
    "README.md": "",
  });
  const snapshot = world.refresh();
  expect(files(snapshot)).toEqual(["src/a.yx", "src/main.yx", "a/z.yx", "b.yx", "srcs/c.yx"]);
  expect(snapshot).toMatchObject({ root: "/p", complete: true, omissions: [] });
});

test("an edited, a new, a renamed and a deleted file, and folders, are seen by the next look", () => {
  const { fileSystem, world } = project({ "a.yx": "1", "d/b.yx": "2" });
  expect(files(world.refresh())).toEqual(["a.yx: 1", "d/b.yx: 2"]);
  fileSystem.write("/p/a.yx", "3");
  expect(files(world.refresh())).toEqual(["a.yx: 3", "d/b.yx: 2"]);
  fileSystem.write("/p/e/c.yx", "4");
  expect(files(world.refresh())).toEqual(["a.yx: 3", "d/b.yx: 2", "e/c.yx: 4"]);
  fileSystem.rename("/p/a.yx", "/p/z.yx");
  expect(files(world.refresh())).toEqual(["d/b.yx: 2", "e/c.yx: 4", "z.yx: 3"]);
  fileSystem.rename("/p/d", "/p/src");
  expect(files(world.refresh())).toEqual(["src/b.yx: 2", "e/c.yx: 4", "z.yx: 3"]);
  fileSystem.remove("/p/z.yx");
  expect(files(world.refresh())).toEqual(["src/b.yx: 2", "e/c.yx: 4"]);
  fileSystem.remove("/p/e");
  expect(files(world.refresh())).toEqual(["src/b.yx: 2"]);
  fileSystem.remove("/p/src");
  expect(files(world.refresh())).toEqual([]);
});

test("imports follow: a module that comes, moves, doubles and goes", () => {
  const { fileSystem, world } = project({ "src/main.yx": "use helper" });
  const look = () => importsIn(world.refresh(), "src/main.yx");
  expect(look()).toEqual(["helper → missing"]);
  fileSystem.write("/p/helper.yx", "");
  expect(look()).toEqual(["helper → helper.yx"]);
  fileSystem.write("/p/src/helper/mod.yx", "");
  expect(look()).toEqual(["helper → src/helper/mod.yx"]);
  fileSystem.write("/p/src/helper.yx", "");
  expect(look()).toEqual(["helper → src/helper.yx or src/helper/mod.yx"]);
  fileSystem.remove("/p/src/helper");
  expect(look()).toEqual(["helper → src/helper.yx"]);
  fileSystem.write("/p/target/gen.yx", "");
  fileSystem.write("/p/src/main.yx", "use target.gen");
  expect(look()).toEqual(["target.gen → target/gen.yx"]);
  fileSystem.remove("/p/target");
  expect(look()).toEqual(["target.gen → missing"]);
});

test("a snapshot stays as it was, and files that did not change are the same objects in the next one", () => {
  const { fileSystem, world } = project({ "a.yx": "1", "b.yx": "2" });
  const before = world.refresh();
  fileSystem.write("/p/a.yx", "3");
  const after = world.refresh();
  expect(files(before)).toEqual(["a.yx: 1", "b.yx: 2"]);
  expect(after.files[1]).toBe(before.files[1]);
  expect(after.files[0]).not.toBe(before.files[0]);
  expect(before.fileAt("/p/a.yx")?.text).toBe("1");
});

test("a file is read once, until its version changes", () => {
  const { fileSystem, world } = project({ "a.yx": "1", "b.yx": "2" });
  for (let look = 0; look < 3; look += 1) world.refresh();
  expect(fileSystem.reads).toEqual(["/p/a.yx", "/p/b.yx"]);
  fileSystem.write("/p/b.yx", "3");
  for (let look = 0; look < 3; look += 1) world.refresh();
  expect(fileSystem.reads).toEqual(["/p/a.yx", "/p/b.yx", "/p/b.yx"]);
});

test("where a version can't be relied on, the file is read again, and is the same object if nothing changed", () => {
  const { fileSystem, world } = project({ "a.yx": "1" }, { neverSettles: true });
  const first = world.refresh();
  const second = world.refresh();
  expect(second.files[0]).toBe(first.files[0]);
  fileSystem.write("/p/a.yx", "2");
  expect(files(world.refresh())).toEqual(["a.yx: 2"]);
});

test("a text is parsed once, whatever file it is in and whenever it comes back", () => {
  const { fileSystem, world } = project({ "a.yx": "x = 1", "b.yx": "x = 1" });
  const snapshot = world.refresh();
  const trees = snapshot.files.map((file) => snapshot.treeOf(file));
  expect(trees[0]).toBe(trees[1]);
  fileSystem.write("/p/a.yx", "y = 2");
  world.refresh();
  fileSystem.write("/p/a.yx", "x = 1");
  const later = world.refresh();
  expect(later.files.map((file) => later.treeOf(file))).toEqual(trees);
  expect(later.files[0] === undefined ? null : later.treeOf(later.files[0])).toBe(trees[0]);
});

test("what can't be had as a whole is told, with its problem, and the rest is there", () => {
  const { world } = project({
    "a.yx": "1",
    "bad.yx": Uint8Array.from([120, 32, 0xff]),
    "big.yx": "x".repeat(10_000_001),
    "locked.yx": { file: "locked" },
    closed: { folder: "locked" },
    "out.yx": { link: "/q/a.yx" },
    "/q/a.yx": "",
  });
  const snapshot = world.refresh();
  expect(snapshot.files.map(({ path, problem }) => [path, problem?.finding ?? null])).toEqual([
    ["a.yx", null],
    ["bad.yx", "files.wrong-encoding"],
    ["big.yx", "files.too-large"],
    ["locked.yx", "files.unreadable"],
  ]);
  expect(snapshot.fileAt("/p/bad.yx")?.text).toBe("x ");
  expect(snapshot.fileAt("/p/bad.yx")?.problem?.span).toEqual({ start: 2, end: 2 });
  expect(snapshot.complete).toBe(false);
  expect(snapshot.omissions).toEqual([
    { kind: "outside", path: "out.yx" },
    { kind: "unreadable-folder", path: "closed" },
    { kind: "incomplete-file", path: "bad.yx" },
    { kind: "incomplete-file", path: "big.yx" },
    { kind: "incomplete-file", path: "locked.yx" },
  ]);
});

test("a file that gets well again", () => {
  const { fileSystem, world } = project({ "a.yx": Uint8Array.from([0xff]) });
  expect(world.refresh()).toMatchObject({ complete: false });
  fileSystem.write("/p/a.yx", "");
  expect(world.refresh()).toMatchObject({ complete: true, files: [{ path: "a.yx", problem: null }] });
});

test("limits: src is there before anything else, and what is beyond is found when it is imported", () => {
  const entries = { "a.yx": "", "b.yx": "", "src/main.yx": "use b", "src/other.yx": "" };
  const few = project(entries, { limits: { ...limits, mostFiles: 3 } }).world.refresh();
  expect(few.files.map(({ path }) => path)).toEqual(["src/main.yx", "src/other.yx", "a.yx"]);
  expect(few).toMatchObject({ complete: false, omissions: [{ kind: "too-many-files", path: "" }] });
  expect(importsIn(few, "src/main.yx")).toEqual(["b → b.yx"]);
  const short = project({ "a.yx": "12345", "src/m.yx": "12345" }, { limits: { ...limits, mostBytes: 9 } }).world.refresh();
  expect(short.files.map(({ path }) => path)).toEqual(["src/m.yx"]);
  expect(short).toMatchObject({ complete: false, omissions: [{ kind: "too-much-text", path: "" }] });
});

test("a file outside of the walk is read when it is asked for, and not outside of the root", () => {
  const { world } = project({ "target/gen.yx": "g", "link.yx": { link: "/q/a.yx" }, "/q/a.yx": "" });
  const snapshot = world.refresh();
  expect(snapshot.files).toEqual([]);
  expect(snapshot.fileAt("/p/target/gen.yx")).toMatchObject({ path: "target/gen.yx", text: "g" });
  for (const path of ["/p/none.yx", "/p/link.yx", "/q/a.yx", "/p"]) expect(snapshot.fileAt(path)).toBe(null);
});

test("open texts hide what is saved, at once and without a look at the other files", () => {
  const { fileSystem, world } = project({ "a.yx": "use b", "b.yx": "" });
  world.refresh();
  fileSystem.write("/p/b.yx", "changed on disk");
  const open = world.apply({ path: "/p/a.yx", text: "use c" });
  expect(files(open)).toEqual(["a.yx: use c", "b.yx"]);
  expect(importsIn(open, "a.yx")).toEqual(["c → missing"]);
  const created = world.apply({ path: "/p/c.yx", text: "" });
  expect(importsIn(created, "a.yx")).toEqual(["c → c.yx"]);
  expect(files(created)).toEqual(["a.yx: use c", "b.yx: changed on disk", "c.yx"]);
  expect(importsIn(world.apply({ path: "/p/c.yx", text: null }), "a.yx")).toEqual(["c → missing"]);
  expect(files(world.apply({ path: "/p/a.yx", text: null }))).toEqual(["a.yx: use b", "b.yx: changed on disk"]);
  expect(files(open)).toEqual(["a.yx: use c", "b.yx"]);
});
