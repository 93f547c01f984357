// Which folder is the project: from the working folder, from the command line, and as a call asks for it.
import { posix, win32 } from "node:path";
import { describe, expect, test } from "vitest";
import { findProjectRoot, type RootRequest } from "../../server/src/workspace/project-roots.ts";
import { memoryFileSystem } from "./memory-file-system.ts";

const entries = {
  "/projects/app/yaoxiang.toml": "",
  "/projects/app/src/deep/a.yx": "",
  "/projects/app/src/inner/yaoxiang.toml": "",
  "/projects/app/src/inner/src/b.yx": "",
  "/projects/app/link": { link: "/projects/lib/src" },
  "/projects/app/fake/yaoxiang.toml/x.yx": "",
  "/projects/lib/yaoxiang.toml": "",
  "/projects/lib/src/c.yx": "",
  "/projects/loose/sub/d.yx": "",
  "/door": { link: "/projects/app" },
  "/dangling": { link: "/none" },
  "/projects/[x] #1 100% 文/yaoxiang.toml": "",
} as const;

function found(workingFolder: string, allowed: readonly string[], request: RootRequest = {}): string {
  const outcome = findProjectRoot({ fileSystem: memoryFileSystem(entries), paths: posix, workingFolder, allowed }, request);
  return outcome.ok ? `${outcome.root.source} ${outcome.root.root}` : outcome.problem;
}

describe("without the flag", () => {
  test.each([
    ["the folder of the manifest", "/projects/app", "AutoDetected /projects/app"],
    ["a folder below it", "/projects/app/src/deep", "AutoDetected /projects/app"],
    ["a project in a project", "/projects/app/src/inner/src", "AutoDetected /projects/app/src/inner"],
    ["a folder of the manifest's name is none", "/projects/app/fake", "AutoDetected /projects/app"],
    ["no manifest anywhere", "/projects/loose/sub", "FallbackCwd /projects/loose/sub"],
    ["by a link: the real path counts", "/door/src", "AutoDetected /projects/app"],
    ["by a link into another project", "/projects/app/link", "AutoDetected /projects/lib"],
    ["odd names", "/projects/[x] #1 100% 文", "AutoDetected /projects/[x] #1 100% 文"],
    ["a folder that is gone", "/projects/gone", "no-folder"],
  ])("%s", (_, workingFolder, expected) => {
    expect(found(workingFolder, [])).toBe(expected);
  });

  test.each([
    ["any folder may be named, and the manifest above it is the root", "/projects/lib/src", "AutoDetected /projects/lib"],
    ["also one of nobody's", "/projects/loose/sub", "FallbackCwd /projects/loose/sub"],
    ["relative to the first root, not to the working folder", "src/inner", "AutoDetected /projects/app/src/inner"],
    ["above it", "../lib", "AutoDetected /projects/lib"],
    ["as a URI", "file:///projects/%5Bx%5D%20%231%20100%25%20%E6%96%87", "AutoDetected /projects/[x] #1 100% 文"],
    ["a folder that is not there", "/projects/none", "no-folder"],
    ["a file", "/projects/app/src/deep/a.yx", "no-folder"],
    ["a dangling link", "/dangling", "no-folder"],
    ["NUL", "/projects/app\0", "no-folder"],
  ])("%s: %j", (_, folder, expected) => {
    expect(found("/projects/app/src/deep", [], { folder })).toBe(expected);
  });
});

describe("with the flag", () => {
  const allowed = ["/projects/app/src", "/projects/lib"];
  test.each([
    ["the flag counts, no manifest above it", undefined, "CliFlag /projects/app/src"],
    ["one of the roots", "/projects/lib", "CliFlag /projects/lib"],
    ["relative to the first root", "deep", "CliFlag /projects/app/src"],
    ["a project inside a root", "inner/src", "CliFlag /projects/app/src/inner"],
    ["a folder without one: the root", "/projects/lib/src", "CliFlag /projects/lib"],
    ["what is above a root", "/projects/app", "outside"],
    ["what is outside, and whether it is there is not told", "/projects/none", "outside"],
    ["up and out", "../../loose", "outside"],
    ["a link out of all roots", "/projects/app/link/../../loose", "outside"],
    ["a link from outside into a root", "/projects/app/link", "CliFlag /projects/lib"],
    ["a folder inside that is not there", "none", "no-folder"],
    ["a file inside", "deep/a.yx", "no-folder"],
    ["NUL", "deep\0", "no-folder"],
  ])("%s: %j", (_, folder, expected) => {
    expect(found("/projects/loose", allowed, { folder })).toBe(expected);
  });

  test("a file decides between the roots when it is absolute", () => {
    expect(found("/projects/loose", allowed, { file: "/projects/lib/src/c.yx" })).toBe("CliFlag /projects/lib");
    expect(found("/projects/loose", allowed, { file: "file:///projects/lib/src/c.yx" })).toBe("CliFlag /projects/lib");
    expect(found("/projects/loose", allowed, { file: "src/c.yx" })).toBe("CliFlag /projects/app/src");
    expect(found("/projects/loose", allowed, { file: "/projects/loose/sub/d.yx" })).toBe("CliFlag /projects/app/src");
  });

  test("one root in another: the inner one has what is inside it", () => {
    expect(found("/", ["/projects", "/projects/loose"], { folder: "/projects/loose/sub" })).toBe("CliFlag /projects/loose");
  });

  test("a root that is gone since the start is left out, and with the last one there is no project", () => {
    expect(found("/", ["/projects/gone", "/projects/lib"])).toBe("CliFlag /projects/lib");
    expect(found("/", ["/projects/gone"])).toBe("no-folder");
    expect(found("/", ["/projects/gone"], { folder: "/projects/lib" })).toBe("no-folder");
  });

  test("a root that is a link", () => {
    expect(found("/", ["/door"])).toBe("CliFlag /projects/app");
    expect(found("/", ["/door"], { folder: "/projects/app/src/inner" })).toBe("CliFlag /projects/app/src/inner");
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
