// Which language messages are in: each place where one can be named, and what is passed over on the way.
import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { chooseLanguage } from "../../server/src/workspace/choose-language.ts";
import { type MemoryEntry, memoryFileSystem } from "./memory-file-system.ts";

const MANIFEST = "/app/yaoxiang.toml";
const USER_FILE = "/settings/yaoxiang/config.toml";

interface Case {
  readonly flag?: string;
  readonly variable?: string;
  readonly locale?: string;
  readonly files?: Readonly<Record<string, MemoryEntry>>;
  readonly workingFolder?: string;
  readonly allowed?: readonly string[];
}

function chosen({ flag, variable, locale, files = {}, workingFolder = "/app/src", allowed = [] }: Case) {
  const fileSystem = memoryFileSystem({ "/app/src/main.yx": "", "/other/yaoxiang.toml": lang("en"), "/loose/a.yx": "", ...files });
  const roots = { fileSystem, paths: posix, workingFolder, allowed };
  return { language: chooseLanguage({ flag, variable, locale, userFile: USER_FILE, roots }), reads: fileSystem.reads };
}

function lang(tag: string): string {
  return `[i18n]\nlang = "${tag}"\n`;
}

describe("the first that names a language counts", () => {
  const rest = { variable: "en", locale: "en_US", files: { [MANIFEST]: lang("en"), [USER_FILE]: lang("en") } };
  test.each<readonly [string, Case]>([
    ["the flag", { ...rest, flag: "zh" }],
    ["the variable", { ...rest, variable: "zh" }],
    ["the project", { ...rest, variable: "", files: { [MANIFEST]: lang("zh"), [USER_FILE]: lang("en") } }],
    ["the user's file", { locale: "en_US", files: { [USER_FILE]: lang("zh") } }],
    ["the user's file, where the project says nothing", { locale: "en", files: { [MANIFEST]: "[fmt]\n", [USER_FILE]: lang("zh") } }],
    ["the locale", { locale: "zh_CN.UTF-8" }],
  ])("%s", (_, each) => {
    expect(chosen(each).language).toBe("zh");
  });
  test("none of them: English", () => {
    expect(chosen({}).language).toBe("en");
  });
});

describe("how Chinese is called", () => {
  test.each(["zh", "zh-CN", "zh_CN.UTF-8", "zh-Hans", "ZH"])("%s", (tag) => {
    expect(chosen({ flag: tag }).language).toBe("zh");
    expect(chosen({ files: { [MANIFEST]: lang(tag) } }).language).toBe("zh");
  });
});

describe("what names no language that there is falls through", () => {
  test.each<readonly [string, Case]>([
    ["a flag", { flag: "fr", variable: "zh" }],
    ["a variable", { variable: "miao", files: { [MANIFEST]: lang("zh") } }],
    ["a project", { files: { [MANIFEST]: lang("ja"), [USER_FILE]: lang("zh") } }],
    ["a user's file", { files: { [USER_FILE]: lang("ja") }, locale: "zh" }],
    ["all of them", { flag: "", variable: "C", files: { [MANIFEST]: lang("ru"), [USER_FILE]: lang("") }, locale: "zh-Hans" }],
    ["a value of another type", { files: { [MANIFEST]: "[i18n]\nlang = 1\n" }, locale: "zh" }],
    ["a manifest that is no TOML", { files: { [MANIFEST]: "[i18n\n" }, locale: "zh" }],
    ["a manifest that can't be read", { files: { [MANIFEST]: { file: "locked" } }, locale: "zh" }],
  ])("%s", (_, each) => {
    expect(chosen(each).language).toBe("zh");
  });
  test("to `fallback` first", () => {
    expect(chosen({ files: { [MANIFEST]: '[i18n]\nlang = "ja"\nfallback = "zh"\n' }, locale: "en" }).language).toBe("zh");
    expect(chosen({ files: { [MANIFEST]: '[i18n]\nlang = "zh"\nfallback = "en"\n' } }).language).toBe("zh");
  });
  test("the locale C is none", () => {
    expect(chosen({ locale: "C.UTF-8" }).language).toBe("en");
  });
});

describe("which project counts", () => {
  const files = { [MANIFEST]: lang("zh"), "/allowed/a.yx": "" };
  test.each<readonly [string, Case, string]>([
    ["the one that the working folder is in", { files }, "zh"],
    ["another one", { files, workingFolder: "/other" }, "en"],
    ["none", { files, workingFolder: "/loose" }, "en"],
    ["the first of the folders that the command line allows", { files, workingFolder: "/loose", allowed: ["/app", "/other"] }, "zh"],
    ["not a second one", { files, workingFolder: "/app", allowed: ["/other", "/app"] }, "en"],
    ["not one above an allowed folder", { files, workingFolder: "/app", allowed: ["/app/src"] }, "en"],
    ["no folder at all", { files, workingFolder: "/gone" }, "en"],
  ])("%s", (_, each, language) => {
    expect(chosen(each).language).toBe(language);
  });
});

test("no file is read where the flag or the variable decides", () => {
  const files = { [MANIFEST]: lang("en"), [USER_FILE]: lang("en") };
  expect(chosen({ flag: "zh", files }).reads).toEqual([]);
  expect(chosen({ variable: "zh", files }).reads).toEqual([]);
  expect(chosen({ files }).reads).toEqual([MANIFEST]);
});
