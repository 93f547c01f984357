// Which folder is the project: from the working folder, from the command line, and as a call asks for it.
import { posix, win32 } from "node:path";
import { describe, expect, test } from "vitest";
import { findProjectRoot, type RootRequest } from "../../server/src/workspace/project-roots.ts";
import { memoryFileSystem } from "./memory-file-system.ts";

const entries = {
  "/home/app/yaoxiang.toml": "",
  "/home/app/src/deep/a.yx": "",
  "/home/app/src/inner/yaoxiang.toml": "",
  "/home/app/src/inner/src/b.yx": "",
  "/home/app/link": { link: "/home/lib/src" },
  "/home/app/fake/yaoxiang.toml/x.yx": "",
  "/home/lib/yaoxiang.toml": "",
  "/home/lib/src/c.yx": "",
  "/home/loose/sub/d.yx": "",
  "/door": { link: "/home/app" },
  "/dangling": { link: "/none" },
  "/home/[x] #1 100% 文/yaoxiang.toml": "",
} as const;

function found(workingFolder: string, allowed: readonly string[], request: RootRequest = {}): string {
  const outcome = findProjectRoot({ fileSystem: memoryFileSystem(entries), paths: posix, workingFolder, allowed }, request);
  return outcome.ok ? `${outcome.root.source} ${outcome.root.root}` : outcome.problem;
}

describe("without the flag", () => {
  test.each([
    ["the folder of the manifest", "/home/app", "AutoDetected /home/app"],
    ["a folder below it", "/home/app/src/deep", "AutoDetected /home/app"],
    ["a project in a project", "/home/app/src/inner/src", "AutoDetected /home/app/src/inner"],
    ["a folder of the manifest's name is none", "/home/app/fake", "AutoDetected /home/app"],
    ["no manifest anywhere", "/home/loose/sub", "FallbackCwd /home/loose/sub"],
    ["by a link: the real path counts", "/door/src", "AutoDetected /home/app"],
    ["by a link into another project", "/home/app/link", "AutoDetected /home/lib"],
    ["odd names", "/home/[x] #1 100% 文", "AutoDetected /home/[x] #1 100% 文"],
    ["a folder that is gone", "/home/gone", "no-folder"],
  ])("%s", (_, workingFolder, expected) => {
    expect(found(workingFolder, [])).toBe(expected);
  });

  test.each([
    ["any folder may be named, and the manifest above it is the root", "/home/lib/src", "AutoDetected /home/lib"],
    ["also one of nobody's", "/home/loose/sub", "FallbackCwd /home/loose/sub"],
    ["relative to the first root, not to the working folder", "src/inner", "AutoDetected /home/app/src/inner"],
    ["above it", "../lib", "AutoDetected /home/lib"],
    ["as a URI", "file:///home/%5Bx%5D%20%231%20100%25%20%E6%96%87", "AutoDetected /home/[x] #1 100% 文"],
    ["a folder that is not there", "/home/none", "no-folder"],
    ["a file", "/home/app/src/deep/a.yx", "no-folder"],
    ["a dangling link", "/dangling", "no-folder"],
    ["NUL", "/home/app\0", "no-folder"],
  ])("%s: %j", (_, folder, expected) => {
    expect(found("/home/app/src/deep", [], { folder })).toBe(expected);
  });
});

describe("with the flag", () => {
  const allowed = ["/home/app/src", "/home/lib"];
  test.each([
    ["the flag counts, no manifest above it", undefined, "CliFlag /home/app/src"],
    ["one of the roots", "/home/lib", "CliFlag /home/lib"],
    ["relative to the first root", "deep", "CliFlag /home/app/src"],
    ["a project inside a root", "inner/src", "CliFlag /home/app/src/inner"],
    ["a folder without one: the root", "/home/lib/src", "CliFlag /home/lib"],
    ["what is above a root", "/home/app", "outside"],
    ["what is outside, and whether it is there is not told", "/home/none", "outside"],
    ["up and out", "../../loose", "outside"],
    ["a link out of all roots", "/home/app/link/../../loose", "outside"],
    ["a link from outside into a root", "/home/app/link", "CliFlag /home/lib"],
    ["a folder inside that is not there", "none", "no-folder"],
    ["a file inside", "deep/a.yx", "no-folder"],
    ["NUL", "deep\0", "no-folder"],
  ])("%s: %j", (_, folder, expected) => {
    expect(found("/home/loose", allowed, { folder })).toBe(expected);
  });

  test("a file decides between the roots when it is absolute", () => {
    expect(found("/home/loose", allowed, { file: "/home/lib/src/c.yx" })).toBe("CliFlag /home/lib");
    expect(found("/home/loose", allowed, { file: "file:///home/lib/src/c.yx" })).toBe("CliFlag /home/lib");
    expect(found("/home/loose", allowed, { file: "src/c.yx" })).toBe("CliFlag /home/app/src");
    expect(found("/home/loose", allowed, { file: "/home/loose/sub/d.yx" })).toBe("CliFlag /home/app/src");
  });

  test("one root in another: the inner one has what is inside it", () => {
    expect(found("/", ["/home", "/home/loose"], { folder: "/home/loose/sub" })).toBe("CliFlag /home/loose");
  });

  test("a root that is gone since the start is left out, and with the last one there is no project", () => {
    expect(found("/", ["/home/gone", "/home/lib"])).toBe("CliFlag /home/lib");
    expect(found("/", ["/home/gone"])).toBe("no-folder");
    expect(found("/", ["/home/gone"], { folder: "/home/lib" })).toBe("no-folder");
  });

  test("a root that is a link", () => {
    expect(found("/", ["/door"])).toBe("CliFlag /home/app");
    expect(found("/", ["/door"], { folder: "/home/app/src/inner" })).toBe("CliFlag /home/app/src/inner");
  });
});

test("a manifest that comes and goes is seen at once", () => {
  const fileSystem = memoryFileSystem({ "/w/src/a.yx": "" });
  const options = { fileSystem, paths: posix, workingFolder: "/w/src", allowed: [] };
  expect(findProjectRoot(options, {})).toEqual({ ok: true, root: { root: "/w/src", source: "FallbackCwd" } });
  fileSystem.write("/w/yaoxiang.toml", "");
  expect(findProjectRoot(options, {})).toEqual({ ok: true, root: { root: "/w", source: "AutoDetected" } });
  fileSystem.remove("/w/yaoxiang.toml");
  expect(findProjectRoot(options, {})).toEqual({ ok: true, root: { root: "/w/src", source: "FallbackCwd" } });
});

test("Windows: drives in any case, and no share is touched", () => {
  const fileSystem = memoryFileSystem({ "C:\\w\\yaoxiang.toml": "", "C:\\w\\src\\a.yx": "", "D:\\v\\b.yx": "" }, { windows: true });
  const ask = (allowed: readonly string[], folder?: string) => {
    const outcome = findProjectRoot({ fileSystem, paths: win32, workingFolder: "c:\\W\\src", allowed }, { folder });
    return outcome.ok ? outcome.root.root : outcome.problem;
  };
  expect(ask([])).toBe("C:\\w");
  expect(ask([], "d:/V")).toBe("D:\\v");
  expect(ask(["c:/w"], "SRC")).toBe("C:\\w");
  expect(ask(["c:/w"], "D:\\v")).toBe("outside");
  expect(ask(["c:/w"], "\\\\evil\\share")).toBe("outside");
  expect(fileSystem.asked.some((path) => path.includes("evil"))).toBe(false);
});
