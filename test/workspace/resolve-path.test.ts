// What becomes of a path that somebody gave: where it leads and whether that is inside the root, for Unix, for a Mac and for Windows.
import { posix, win32 } from "node:path";
import { describe, expect, test } from "vitest";
import { resolvePath } from "../../server/src/workspace/resolve-path.ts";
import { type MemoryFileSystem, memoryFileSystem } from "./memory-file-system.ts";

/** The place from the root, "(nothing)" added where there is no file; or why there is none. */
function answer(fileSystem: MemoryFileSystem, paths: typeof posix, root: string, text: string): string {
  const outcome = resolvePath({ fileSystem, paths }, root, text);
  if (!outcome.ok) return outcome.problem;
  const { relative, absolute } = outcome.path;
  expect(paths.join(root, relative)).toBe(absolute);
  return fileSystem.kindOf(absolute) === null ? `${relative} (nothing)` : relative;
}

const unix = {
  "/p/src/a.yx": "",
  "/p/src/deep/b.yx": "",
  "/p/..odd/c.yx": "",
  "/p/%2e%2e/d.yx": "",
  "/p/back\\slash.yx": "",
  "/p/[x] #1 100% 文/e.yx": "",
  "/p/caf\u00e9.yx": "",
  "/p/C:/f.yx": "",
  "/p/inside": { link: "src/deep" },
  "/p/inside.yx": { link: "/p/src/a.yx" },
  "/p/out": { link: "../q/sub" },
  "/p/out.yx": { link: "/q/secret.yx" },
  "/p/out-and-back": { link: "../q/back" },
  "/p/chain": { link: "chain2" },
  "/p/chain2": { link: "out" },
  "/p/dangling-in.yx": { link: "src/none.yx" },
  "/p/dangling-out.yx": { link: "/q/none.yx" },
  "/p/dangling-up": { link: "../../../../q" },
  "/p/circle": { link: "circle2" },
  "/p/circle2": { link: "circle" },
  "/p/self": { link: "." },
  "/p2/g.yx": "",
  "/q/secret.yx": "",
  "/q/sub/h.yx": "",
  "/q/back": { link: "/p/src" },
  "/door": { link: "/p" },
} as const;

describe("Unix", () => {
  test.each([
    // what is meant
    ["a relative path", "src/a.yx", "src/a.yx"],
    ["an absolute path", "/p/src/a.yx", "src/a.yx"],
    ["the root", "/p", ""],
    ["nothing at all", "", ""],
    ["dots and double slashes", "./src//./a.yx", "src/a.yx"],
    ["up and down again", "src/deep/../a.yx", "src/a.yx"],
    ["up to the root and down", "src/../src/a.yx", "src/a.yx"],
    ["out by `..` and in again", "../p/src/a.yx", "src/a.yx"],
    ["a name that begins with two dots", "..odd/c.yx", "..odd/c.yx"],
    ["odd names", "[x] #1 100% 文/e.yx", "[x] #1 100% 文/e.yx"],
    ["a backslash is a letter", "back\\slash.yx", "back\\slash.yx"],
    ["so is the colon of a drive", "C:/f.yx", "C:/f.yx"],
    ["`%2e` in a path is three letters", "%2e%2e/d.yx", "%2e%2e/d.yx"],
    ["a file that is not there", "src/none.yx", "src/none.yx (nothing)"],
    ["a folder that is not there", "none/a.yx", "none/a.yx (nothing)"],
    ["another case", "SRC/a.yx", "SRC/a.yx (nothing)"],
    ["another composition of letters", "cafe\u0301.yx", "cafe\u0301.yx (nothing)"],
    // links
    ["a link to a folder inside", "inside/b.yx", "src/deep/b.yx"],
    ["a link to a file inside", "inside.yx", "src/a.yx"],
    ["`..` behind a link goes up from where the link leads", "inside/../a.yx", "src/a.yx"],
    ["a link to the folder itself, often", "self/self/self/src/a.yx", "src/a.yx"],
    ["a link to a folder outside", "out/h.yx", "outside"],
    ["a link to a file outside", "out.yx", "outside"],
    ["`..` behind a link outside, which looks like coming back", "out/../src/a.yx", "outside"],
    ["out by a link and back by another", "out-and-back/a.yx", "src/a.yx"],
    ["out through a link, up and in again", "out/../../p/src/a.yx", "src/a.yx"],
    ["links to links", "chain/h.yx", "outside"],
    ["what is not there behind a link outside", "out/none.yx", "outside"],
    ["a dangling link inside", "dangling-in.yx", "src/none.yx (nothing)"],
    ["a dangling link outside", "dangling-out.yx", "outside"],
    ["a link further up than there is", "dangling-up/secret.yx", "outside"],
    ["links in a circle", "circle/a.yx", "unusable"],
    ["the root by a link", "/door/src/a.yx", "src/a.yx"],
    // out
    ["a parent", "../q/secret.yx", "outside"],
    ["`..` alone", "..", "outside"],
    ["up from below", "src/../../q/secret.yx", "outside"],
    ["up from what is not there", "none/../../q/secret.yx", "outside"],
    ["far further up than there is", "../../../../../../q/secret.yx", "outside"],
    ["an absolute path elsewhere", "/q/secret.yx", "outside"],
    ["an absolute path that begins like the root", "/p2/g.yx", "outside"],
    ["a sibling that begins like the root", "../p2/g.yx", "outside"],
    ["an absolute path with `..`", "/p/../q/secret.yx", "outside"],
    ["two slashes in front", "//q/secret.yx", "outside"],
    ["the top of the disk", "/", "outside"],
    // bytes and URIs
    ["NUL at the end of a good path", "src/a.yx\0.txt", "unusable"],
    ["NUL in front", "\0/../q", "unusable"],
    ["a URI", "file:///p/src/a.yx", "src/a.yx"],
    ["a URI in capitals, with a host that is this one", "FILE://localhost/p/src/a.yx", "src/a.yx"],
    ["a URI with escapes", "file:///p/%5Bx%5D%20%231%20100%25%20%E6%96%87/e.yx", "[x] #1 100% 文/e.yx"],
    ["a URI outside", "file:///q/secret.yx", "outside"],
    ["a URI with `..`", "file:///p/src/../../q/secret.yx", "outside"],
    ["a URI with escaped dots", "file:///p/%2e%2e/q/secret.yx", "outside"],
    ["a URI with dots escaped twice", "file:///p/%252e%252e/d.yx", "%2e%2e/d.yx"],
    ["a URI with an escaped slash", "file:///p/src%2F..%2F..%2Fq/secret.yx", "unusable"],
    ["a URI with an escaped NUL", "file:///p/src/a.yx%00", "unusable"],
    ["a URI of another host", "file://host/p/src/a.yx", "unusable"],
    ["a URI with a broken escape", "file:///p/100%/a.yx", "unusable"],
    ["a URI with a fragment", "file:///p/src/a.yx#1", "unusable"],
    ["a URI with a query", "file:///p/src/a.yx?x", "unusable"],
    ["another scheme is a folder's name", "http://p/src/a.yx", "http:/p/src/a.yx (nothing)"],
  ])("%s: %j", (_, text, expected) => {
    expect(answer(memoryFileSystem(unix), posix, "/p", text)).toBe(expected);
  });

  test("a root that is the top of the disk has everything in it", () => {
    expect(answer(memoryFileSystem(unix), posix, "/", "q/secret.yx")).toBe("q/secret.yx");
    expect(answer(memoryFileSystem(unix), posix, "/", "../../p/out.yx")).toBe("q/secret.yx");
  });
});

describe("a Mac", () => {
  const entries = { "/p/Src/caf\u00e9.yx": "", "/p/Out": { link: "/Q" }, "/Q/a.yx": "" };
  test.each([
    ["another case", "SRC/CAF\u00c9.YX", "Src/caf\u00e9.yx"],
    ["the root in another case", "/P/src/caf\u00e9.yx", "Src/caf\u00e9.yx"],
    ["another composition of letters", "Src/cafe\u0301.yx", "Src/caf\u00e9.yx"],
    ["both, as a URI", "file:///P/sRC/CAFE%CC%81.yx", "Src/caf\u00e9.yx"],
    ["a link outside in another case", "out/a.yx", "outside"],
    ["a file that is not there in a folder that is", "SRC/none.yx", "Src/none.yx (nothing)"],
  ])("%s: %j", (_, text, expected) => {
    expect(answer(memoryFileSystem(entries, { mac: true }), posix, "/p", text)).toBe(expected);
  });
});

const windows = {
  "C:\\p\\src\\a.yx": "",
  "C:\\p\\src\\deep\\b.yx": "",
  "C:\\p\\out": { link: "C:\\q" },
  "C:\\p\\other-disk": { link: "D:\\q" },
  "C:\\p\\inside": { link: "C:\\p\\src\\deep" },
  "C:\\p\\dangling": { link: "C:\\none" },
  "C:\\q\\secret.yx": "",
  "C:\\p2\\g.yx": "",
  "D:\\q\\secret.yx": "",
  "\\\\server\\share\\p\\u.yx": "",
  "\\\\server\\share\\q.yx": "",
} as const;

describe("Windows", () => {
  test.each([
    ["a relative path", "src\\a.yx", "src/a.yx"],
    ["with slashes", "src/deep/b.yx", "src/deep/b.yx"],
    ["in another case", "SRC\\A.YX", "src/a.yx"],
    ["an absolute path", "C:\\p\\src\\a.yx", "src/a.yx"],
    ["a small drive letter", "c:/P/src/a.yx", "src/a.yx"],
    ["from the top of the drive", "\\p\\src\\a.yx", "src/a.yx"],
    ["the long form of a path", "\\\\?\\C:\\p\\src\\a.yx", "src/a.yx"],
    ["its other form", "//./c:/p/src/a.yx", "src/a.yx"],
    ["`..` is taken away before links are followed", "inside\\..\\src\\a.yx", "src/a.yx"],
    ["and so does not lead up from where a link leads", "out\\..\\src\\a.yx", "src/a.yx"],
    ["a file that is not there", "Src\\none.yx", "src/none.yx (nothing)"],
    ["a URI", "file:///C:/p/src/a.yx", "src/a.yx"],
    ["a URI with an escaped colon", "file:///c%3A/p/src/a.yx", "src/a.yx"],
    ["a URI with a backslash", "file:///C:\\p\\src\\a.yx", "src/a.yx"],
    ["a parent", "..\\q\\secret.yx", "outside"],
    ["a parent, mixed", "src/..\\../q/secret.yx", "outside"],
    ["a sibling that begins like the root", "C:\\p2\\g.yx", "outside"],
    ["a link", "out\\secret.yx", "outside"],
    ["a link to another drive", "other-disk\\secret.yx", "outside"],
    ["a dangling link", "dangling\\a.yx", "outside"],
    ["another drive", "D:\\q\\secret.yx", "outside"],
    ["relative to what a drive's folder is just now", "C:src\\a.yx", "outside"],
    ["the same on another drive", "D:secret.yx", "outside"],
    ["from the top of the drive, elsewhere", "\\q\\secret.yx", "outside"],
    ["a share", "\\\\server\\share\\q.yx", "outside"],
    ["a share with slashes", "//server/share/q.yx", "outside"],
    ["the long form of a share", "\\\\?\\UNC\\server\\share\\q.yx", "outside"],
    ["a pipe", "\\\\.\\pipe\\x", "outside"],
    ["a volume", "\\\\?\\Volume{1}\\p\\src\\a.yx", "outside"],
    ["a URI of a share", "file://server/share/q.yx", "outside"],
    ["a URI with escaped dots", "file:///C:/p/%2e%2e/q/secret.yx", "outside"],
    ["a URI without a drive", "file:///p/src/a.yx", "unusable"],
    ["a URI with an escaped backslash", "file:///C:/p/..%5Cq/secret.yx", "unusable"],
    ["a stream of a file", "src\\a.yx::$DATA", "unusable"],
    ["a stream of a folder", "src:x\\a.yx", "unusable"],
    ["dots with a space, which the system takes for `..`", "src\\.. \\..\\..\\q\\secret.yx", "unusable"],
    ["three dots", "...\\a.yx", "unusable"],
    ["a device", "src\\CON", "unusable"],
    ["a device with an extension", "nul.yx", "unusable"],
    ["another device", "com1 .yx", "unusable"],
    ["a name that only begins like one", "console.yx", "console.yx (nothing)"],
    ["NUL", "src\\a.yx\0", "unusable"],
  ])("%s: %j", (_, text, expected) => {
    expect(answer(memoryFileSystem(windows, { windows: true }), win32, "C:\\p", text)).toBe(expected);
  });

  test.each([
    ["\\\\server\\share\\p\\u.yx", "u.yx"],
    ["//SERVER/share/p/u.yx", "u.yx"],
    ["\\p\\u.yx", "u.yx"],
    ["..\\q.yx", "outside"],
    ["\\\\server\\other\\p\\u.yx", "outside"],
    ["C:\\q\\secret.yx", "outside"],
  ])("a root on a share: %j", (text, expected) => {
    expect(answer(memoryFileSystem(windows, { windows: true }), win32, "\\\\server\\share\\p", text)).toBe(expected);
  });

  test("a foreign share is never touched: asking for it would tell its server who we are", () => {
    const fileSystem = memoryFileSystem(windows, { windows: true });
    for (const text of ["\\\\evil\\share\\a.yx", "//evil/share/a.yx", "file://evil/share/a.yx", "\\\\?\\UNC\\evil\\share\\a.yx"]) {
      expect(answer(fileSystem, win32, "C:\\p", text)).toBe("outside");
    }
    expect(fileSystem.asked).toEqual([]);
  });
});
