// The disk: what is where, and that a file is replaced as a whole or not at all.
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { disk, versionOf } from "../../server/src/workspace/disk.ts";

function newFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "yaoxiang-")));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test("kinds, listings and real paths", () => {
  const folder = newFolder();
  mkdirSync(join(folder, "sub"));
  writeFileSync(join(folder, "a.yx"), "");
  symlinkSync("sub", join(folder, "link"));
  symlinkSync("nowhere", join(folder, "dangling"));
  const kinds = ["a.yx", "sub", "link", "dangling", "none", "a.yx/b"].map((name) => disk.kindOf(join(folder, name)));
  expect(kinds).toEqual(["file", "folder", "folder", null, null, null]);
  expect(disk.kindOf("/dev/null")).toBe("other");
  const listed = disk.listFolder(folder);
  expect(listed.ok && listed.value.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    { name: "a.yx", kind: "file" },
    { name: "dangling", kind: "link" },
    { name: "link", kind: "link" },
    { name: "sub", kind: "folder" },
  ]);
  expect(disk.realPath(join(folder, "link"))).toEqual({ ok: true, value: join(folder, "sub") });
});

test("what goes wrong is a value that does not repeat the path", () => {
  const folder = newFolder();
  const missing = join(folder, "it's, open 'x'");
  const problem = "ENOENT: no such file or directory";
  expect(disk.readFile(missing)).toEqual({ ok: false, problem });
  expect(disk.listFolder(missing)).toEqual({ ok: false, problem });
  expect(disk.realPath(missing)).toEqual({ ok: false, problem });
  expect(disk.replaceFile(missing, bytes("x"))).toEqual({ ok: false, problem });
  expect(disk.readFile(folder)).toEqual({ ok: false, problem: "EISDIR: illegal operation on a directory" });
});

test("a replaced file has the new content and its old mode, and nothing else is left in the folder", () => {
  const folder = newFolder();
  const file = join(folder, "a.yx");
  writeFileSync(file, "old");
  for (const mode of [0o644, 0o600, 0o755, 0o664]) {
    chmodSync(file, mode);
    expect(disk.replaceFile(file, bytes(`new ${mode}`))).toEqual({ ok: true, value: null });
    expect([readFileSync(file, "utf8"), statSync(file).mode & 0o7777]).toEqual([`new ${mode}`, mode]);
  }
  expect(readdirSync(folder)).toEqual(["a.yx"]);
});

test("a reader that has opened the file before goes on reading the old content: it is never cut short", () => {
  const folder = newFolder();
  const file = join(folder, "a.yx");
  writeFileSync(file, "old");
  const before = statSync(file).ino;
  disk.replaceFile(file, bytes("new"));
  expect(statSync(file).ino).not.toBe(before);
});

test("through links the file that they lead to is replaced, and they stay links", () => {
  const folder = newFolder();
  mkdirSync(join(folder, "sub"));
  const file = join(folder, "sub", "a.yx");
  writeFileSync(file, "old");
  symlinkSync("sub/a.yx", join(folder, "first.yx"));
  symlinkSync("first.yx", join(folder, "second.yx"));
  expect(disk.replaceFile(join(folder, "second.yx"), bytes("new"))).toEqual({ ok: true, value: null });
  expect(readFileSync(file, "utf8")).toBe("new");
  expect(lstatSync(join(folder, "second.yx")).isSymbolicLink() && lstatSync(join(folder, "first.yx")).isSymbolicLink()).toBe(true);
  expect(readdirSync(join(folder, "sub"))).toEqual(["a.yx"]);
});

test("a name as long as names can be, and a leftover of a process of the same number", () => {
  const folder = newFolder();
  const file = join(folder, `${"n".repeat(252)}.yx`);
  writeFileSync(file, "old");
  writeFileSync(join(folder, `.yx-${process.pid}-0.tmp`), "left over");
  expect(disk.replaceFile(file, bytes("new"))).toEqual({ ok: true, value: null });
  expect(readFileSync(join(folder, `.yx-${process.pid}-0.tmp`), "utf8")).toBe("left over");
});

test("a folder in the file's place: nothing is changed, nothing is left", () => {
  const folder = newFolder();
  mkdirSync(join(folder, "a.yx"));
  writeFileSync(join(folder, "a.yx", "inside"), "kept");
  expect(disk.replaceFile(join(folder, "a.yx"), bytes("new")).ok).toBe(false);
  expect(readdirSync(folder)).toEqual(["a.yx"]);
  expect(readFileSync(join(folder, "a.yx", "inside"), "utf8")).toBe("kept");
});

const isAdministrator = process.getuid?.() === 0;

test.skipIf(isAdministrator)(
  isAdministrator
    ? "read-only files: skipped, for an administrator there are none"
    : "a read-only file and one in a read-only folder stay as they are",
  () => {
    const folder = newFolder();
    const file = join(folder, "a.yx");
    writeFileSync(file, "old");
    chmodSync(file, 0o444);
    expect(disk.replaceFile(file, bytes("new"))).toEqual({ ok: false, problem: "EACCES: permission denied" });
    chmodSync(file, 0o644);
    chmodSync(folder, 0o555);
    expect(disk.replaceFile(file, bytes("new"))).toEqual({ ok: false, problem: "EACCES: permission denied" });
    chmodSync(folder, 0o755);
    expect(readFileSync(file, "utf8")).toBe("old");
    expect(readdirSync(folder)).toEqual(["a.yx"]);
  },
);

test("a version differs after each change, and is not settled just after one", () => {
  const folder = newFolder();
  const file = join(folder, "a.yx");
  const ids: (string | undefined)[] = [];
  for (const text of ["one", "three"]) {
    writeFileSync(file, text);
    ids.push(disk.versionOf(file)?.id);
    expect(disk.versionOf(file)).toMatchObject({ size: text.length, isSettled: false });
  }
  expect(new Set(ids).size).toBe(2);
  symlinkSync("a.yx", join(folder, "link.yx"));
  expect(disk.versionOf(join(folder, "link.yx"))).toEqual(disk.versionOf(file));
  expect(disk.versionOf(join(folder, "none.yx"))).toBe(null);
  const stats = statSync(file, { bigint: true });
  expect(versionOf(stats, Number(stats.ctimeMs) + 10_000).isSettled).toBe(true);
  // a clock that goes wrong is no reason to trust it
  expect(versionOf(stats, Number(stats.ctimeMs) - 10_000).isSettled).toBe(false);
});

test("what a link says, also one that leads nowhere", () => {
  const folder = newFolder();
  symlinkSync("../none", join(folder, "link"));
  writeFileSync(join(folder, "a.yx"), "");
  expect(["link", "a.yx", "none"].map((name) => disk.linkTarget(join(folder, name)))).toEqual(["../none", null, null]);
});
