// Which settings count for a file: flags before the nearest manifest, that before the user's file, that before the defaults, key by key.
import { expect, test } from "vitest";
import { DEFAULT_FORMAT_OPTIONS } from "../../server/src/language/format/options.ts";
import { createFormatOptions } from "../../server/src/workspace/format-options.ts";
import { hasErrors } from "../../server/src/workspace/settings-file.ts";
import { userFilePath } from "../../server/src/workspace/user-file.ts";
import { memoryFileSystem } from "./memory-file-system.ts";

const user = "/me/.config/yaoxiang/config.toml";

test("without any settings: the defaults", () => {
  const optionsOf = createFormatOptions({ fileSystem: memoryFileSystem({}), userFile: user, flags: {} });
  expect(optionsOf("/p/src/a.yx")).toEqual({ options: DEFAULT_FORMAT_OPTIONS, settingsFiles: [] });
});

test("each key for itself: flag, manifest, user's file, default", () => {
  const fileSystem = memoryFileSystem({
    "/p/yaoxiang.toml": "[fmt]\nline_width = 90\nindent_width = 3\n",
    [user]: "[fmt]\nline_width = 70\nindent_width = 8\nuse_tabs = true\n",
  });
  const optionsOf = createFormatOptions({ fileSystem, userFile: user, flags: { lineWidth: 100 } });
  const { options, settingsFiles } = optionsOf("/p/src/a.yx");
  expect(options).toEqual({ ...DEFAULT_FORMAT_OPTIONS, lineWidth: 100, indentWidth: 3, useTabs: true });
  expect(settingsFiles.map(({ path }) => path)).toEqual(["/p/yaoxiang.toml", user]);
});

test("only the nearest manifest counts, also one that sets nothing; a folder of that name is none", () => {
  const fileSystem = memoryFileSystem({
    "/p/yaoxiang.toml": "[fmt]\nindent_width = 2\n",
    "/p/inner/yaoxiang.toml": "[package]\n",
    "/p/other/yaoxiang.toml/x": "",
  });
  const optionsOf = createFormatOptions({ fileSystem, userFile: null, flags: {} });
  const widths = ["/p/a.yx", "/p/deep/er/a.yx", "/p/inner/a.yx", "/p/inner/deep/a.yx", "/p/other/a.yx", "/q/a.yx"].map(
    (path) => optionsOf(path).options.indentWidth,
  );
  expect(widths).toEqual([2, 2, 4, 4, 2, 4]);
});

test("each settings file is read once", () => {
  const fileSystem = memoryFileSystem({ "/p/yaoxiang.toml": "", [user]: "" });
  const optionsOf = createFormatOptions({ fileSystem, userFile: user, flags: {} });
  for (const path of ["/p/a.yx", "/p/b/c.yx", "/p/b/d.yx", "/p/b/e/f.yx"]) optionsOf(path);
  expect(fileSystem.reads).toEqual([user, "/p/yaoxiang.toml"]);
});

test.each([
  ["a value that does not fit", "[fmt]\nuse_tabs = 1\nline_width = 80\n", "manifest.wrong-type"],
  ["no TOML", "[fmt", "manifest.not-toml"],
  ["not UTF-8", Uint8Array.of(0x23, 0xff), "files.wrong-encoding"],
  ["not readable", { file: "locked" } as const, "manifest.unreadable"],
])("a manifest with an error says so: %s", (_, content, finding) => {
  const optionsOf = createFormatOptions({ fileSystem: memoryFileSystem({ "/p/yaoxiang.toml": content }), userFile: null, flags: {} });
  const [manifest] = optionsOf("/p/a.yx").settingsFiles;
  expect(manifest?.diagnostics.map((each) => each.finding)).toEqual([finding]);
  expect(manifest !== undefined && hasErrors(manifest)).toBe(true);
});

test("a warning is no error", () => {
  const fileSystem = memoryFileSystem({ "/p/yaoxiang.toml": "[fmt]\nsingle_quote = true\nzzz = 1\n" });
  const [manifest] = createFormatOptions({ fileSystem, userFile: null, flags: {} })("/p/a.yx").settingsFiles;
  expect(manifest?.diagnostics.length).toBe(2);
  expect(manifest !== undefined && hasErrors(manifest)).toBe(false);
});

test.each([
  [{ XDG_CONFIG_HOME: "/x", HOME: "/h", APPDATA: "/a" }, "/x/yaoxiang/config.toml"],
  [{ HOME: "/h", APPDATA: "/a" }, "/h/.config/yaoxiang/config.toml"],
  [{ XDG_CONFIG_HOME: "", HOME: "/h" }, "/h/.config/yaoxiang/config.toml"],
  [{ XDG_CONFIG_HOME: "relative", HOME: "/h" }, "/h/.config/yaoxiang/config.toml"],
  [{ HOME: "", APPDATA: "/a" }, "/a/yaoxiang/config.toml"],
  [{}, null],
])("the user's file with %j", (env, path) => {
  expect(userFilePath(env)).toBe(path);
});
