// Where modules are looked for beyond what the compiler does, and only where that was asked for.
import { posix } from "node:path";
import { expect, test } from "vitest";
import { findExtraRoots } from "../../server/src/workspace/extra-roots.ts";
import { readManifest } from "../../server/src/workspace/manifest.ts";
import { memoryFileSystem } from "./memory-file-system.ts";
import { importsIn, project } from "./projects.ts";

const manifest = '[dependencies]\nfoo = { path = "libs/foo" }\nbar = "1"\n';
const entries = {
  "/p/yaoxiang.toml": manifest,
  "/p/src/inner/deep.yx": "use helper\nuse foo\nuse my_pack.more",
  "/p/src/helper.yx": "",
  "/p/libs/foo/src/lib.yx": "",
  "/p/.yaoxiang/vendor/my_pack-1.0.0-beta/src/more.yx": "",
};

function roots(includes: object) {
  const { dependencies } = readManifest(manifest);
  return findExtraRoots({ fileSystem: memoryFileSystem(entries), paths: posix, root: "/p", dependencies, includes });
}

test("each kind by itself, and none by default", () => {
  expect(roots({})).toEqual([]);
  expect(roots({ sources: true })).toEqual([{ folder: "/p/src", packageName: null }]);
  expect(roots({ pathDependencies: true })).toEqual([{ folder: "/p/libs/foo/src", packageName: "foo" }]);
  expect(roots({ vendored: true })).toEqual([{ folder: "/p/.yaoxiang/vendor/my_pack-1.0.0-beta/src", packageName: "my_pack" }]);
});

test("what is found in them", () => {
  const extraRoots = roots({ sources: true, pathDependencies: true, vendored: true });
  expect(importsIn(project(entries, { extraRoots }).world.refresh(), "src/inner/deep.yx")).toEqual([
    "helper → src/helper.yx",
    "foo → libs/foo/src/lib.yx",
    "my_pack.more → .yaoxiang/vendor/my_pack-1.0.0-beta/src/more.yx",
  ]);
});

test("a project without vendored packages", () => {
  const fileSystem = memoryFileSystem({ "/q/a.yx": "" });
  expect(findExtraRoots({ fileSystem, paths: posix, root: "/q", dependencies: [], includes: { vendored: true } })).toEqual([]);
});
