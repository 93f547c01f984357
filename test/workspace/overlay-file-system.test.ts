// Unsaved texts over files: they hide what is saved, they come and go, and they belong to the file whatever way leads to it.
import { expect, test } from "vitest";
import { overlayFileSystem } from "../../server/src/workspace/overlay-file-system.ts";
import { memoryFileSystem } from "./memory-file-system.ts";

function make() {
  const base = memoryFileSystem({ "/p/a.yx": "saved", "/p/link.yx": { link: "a.yx" }, "/p/sub/b.yx": "b", "/door": { link: "/p" } });
  const files = overlayFileSystem(base);
  const read = (path: string) => {
    const bytes = files.readFile(path);
    return bytes.ok ? new TextDecoder().decode(bytes.value) : bytes.problem;
  };
  return { base, files, read };
}

test("without texts it is what is below", () => {
  const { base, files, read } = make();
  expect(read("/p/a.yx")).toBe("saved");
  expect(files.listFolder("/p")).toEqual(base.listFolder("/p"));
  expect(files.versionOf("/p/a.yx")).toEqual(base.versionOf("/p/a.yx"));
  expect(files.linkTarget("/door")).toBe("/p");
});

test("a text hides what is saved, with each change another version, until it is taken away", () => {
  const { base, files, read } = make();
  const versions = [files.versionOf("/p/a.yx")?.id];
  for (const text of ["one", "two", null]) {
    files.setText("/p/a.yx", text);
    expect(read("/p/a.yx")).toBe(text ?? "saved");
    versions.push(files.versionOf("/p/a.yx")?.id);
  }
  expect(new Set(versions).size).toBe(3);
  expect(versions.at(-1)).toBe(base.versionOf("/p/a.yx")?.id);
});

test("a text belongs to the file, whatever link leads to it", () => {
  const { files, read } = make();
  files.setText("/door/link.yx", "unsaved");
  for (const path of ["/p/a.yx", "/p/link.yx", "/door/a.yx"]) expect(read(path)).toBe("unsaved");
});

test("a file that was never saved is there, in its folder's list, once", () => {
  const { files, read } = make();
  files.setText("/p/sub/new.yx", "x");
  files.setText("/p/sub/b.yx", "y");
  expect(files.kindOf("/p/sub/new.yx")).toBe("file");
  expect(read("/door/sub/new.yx")).toBe("x");
  expect(files.realPath("/door/sub/new.yx")).toEqual({ ok: true, value: "/p/sub/new.yx" });
  const list = files.listFolder("/p/sub");
  expect(list.ok ? list.value.map(({ name }) => name).sort() : list).toEqual(["b.yx", "new.yx"]);
  files.setText("/p/sub/new.yx", null);
  expect(files.kindOf("/p/sub/new.yx")).toBe(null);
});

test("a text stays when its file is deleted below", () => {
  const { base, files, read } = make();
  files.setText("/p/a.yx", "unsaved");
  base.remove("/p/a.yx");
  expect(read("/p/a.yx")).toBe("unsaved");
  expect(files.kindOf("/p/a.yx")).toBe("file");
});
