// Commands in Chinese: help, what is wrong with the command line, what is said about files; and where the language of a command comes from.
import { describe, expect, test } from "vitest";
import { newProject } from "./command.ts";

const chinese = /[\u4e00-\u9fff]/;
const BROKEN = "main = {\n    return zzz\n}\n";

test.each([["check"], ["format"], ["mcp"]])("%s --help: the same flags in both languages", (mode) => {
  const project = newProject({});
  const help = (lang: string) => project.run([mode, "--help", "--lang", lang]);
  const [en, zh] = [help("en"), help("zh")];
  expect([en.code, zh.code]).toEqual([0, 0]);
  expect(en.stdout).not.toMatch(chinese);
  const flags = (text: string) => Array.from(text.matchAll(/^ {2}(-.*?)(?: {2,}.*)?$/gm), (match) => match[1]);
  expect(flags(zh.stdout)).toEqual(flags(en.stdout));
  expect(flags(en.stdout).length).toBeGreaterThan(5);
  for (const line of zh.stdout.split("\n").filter((each) => /^ {2}-.*? {2}/.test(each))) expect(line).toMatch(chinese);
});

test("the overview", () => {
  const { code, stdout } = newProject({}).run(["--help"], { env: { YAOXIANG_LANG: "zh-CN" } });
  expect(code).toBe(0);
  expect(stdout).toContain("\n模式：\n  mcp                MCP 服务器，使用标准输入输出\n");
});

test.each([
  [[], "yaoxiang-tools: 请指定模式，可用的模式有：mcp、lsp、check、format"],
  [["lps"], "yaoxiang-tools: 没有模式 lps，可用的模式有：mcp、lsp、check、format"],
  [["--flag", "mcp"], "yaoxiang-tools: 模式之前没有选项 --flag，可用的模式有：mcp、lsp、check、format"],
  [["check", "--jsn"], "yaoxiang-tools check: 没有选项 --jsn，是否想写 --json？（参见 yaoxiang-tools check --help）"],
  [["check", "--color", "blue"], "--color 应为以下之一：auto、always、never"],
  [["check", "--color"], "--color 需要一个值"],
  [["check", "--json=1"], "--json 不带值"],
  [["check", ""], "路径不能为空"],
  [["mcp", "extra"], "extra 不应出现在这里：此模式只接受选项"],
  [["mcp", "--content", "xml"], "--content 应为以下之一：text、json"],
  [["mcp", "--project-root", "gone"], "--project-root gone：没有这个文件夹"],
  [["mcp", "--project-root", "${folder}"], "--project-root ${folder}：${folder} 没有被替换；请写出文件夹的路径"],
  [["mcp", "--log-level", "loud"], "--log-level 应为以下之一：error、warn、info、debug"],
  [["format"], "请指定文件或文件夹（- 表示标准输入）"],
  [["format", "-w", "-"], "--write 只用于文件：来自标准输入的内容只会打印"],
  [["format", "a.yx", "-"], "- 表示标准输入，不能与其他路径同时使用"],
  [["format", "a.yx", "--stdin-filepath", "b.yx"], "--stdin-filepath 只用于标准输入：用 - 代替路径"],
  [["format", "-", "--stdin-filepath", ""], "--stdin-filepath 不能为空"],
  [["format", "a.yx", "--indent", "x"], "--indent 应为 0 到 16 之间的整数"],
  [["format", "a.yx", "--line-width", "-1"], "--line-width 需要一个值；以短横线开头的值写成 --line-width=-1"],
])("%j can't run", (args, line) => {
  const { code, stdout, stderr } = newProject({}).run(args, { env: { YAOXIANG_LANG: "zh" } });
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(line);
  expect(stderr.trimEnd().split("\n").length).toBe(1);
});

test("check: text, with the places and severities that programs look for", () => {
  const project = newProject({ "a.yx": BROKEN });
  const { code, stdout, stderr } = project.run(["check", "a.yx", "--lang", "zh"]);
  expect({ code, stdout, stderr }).toEqual({
    code: 1,
    stdout: `error [E1001] 这里没有名为 \`zzz\` 的内容
 --> a.yx:2:12
   2 │     return zzz
     │            ^^^
帮助：在前面定义它，或导入拥有它的模块

`,
    stderr: "正在检查 1 个文件……\n1 个错误，0 个警告\n",
  });
  expect(JSON.parse(project.run(["check", "--json", "a.yx", "--lang", "zh"]).stdout).diagnostics[0]).toMatchObject({
    severity: "error",
    message: "这里没有名为 `zzz` 的内容",
  });
});

test("format: what is said about files", () => {
  const project = newProject({ "a.yx": "x=1\n", "yaoxiang.toml": "[fmt]\nline_width = 'x'\n", "b/yaoxiang.toml": "", "b/b.yx": "x = 1\n" });
  const run = (...args: readonly string[]) => project.run(["format", "--lang", "zh", ...args]).stderr;
  expect(run("a.yx", "gone.yx")).toBe(
    "gone.yx: 没有这个文件或文件夹\nyaoxiang.toml:2:14: error X0102: `line_width` 应为整数，而不是字符串\nyaoxiang.toml 中有错误，1 个文件没有格式化\n",
  );
});

describe("where the language comes from", () => {
  const ZH = '[i18n]\nlang = "zh"\n';
  const said = (
    project: ReturnType<typeof newProject>,
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
    from = ".",
  ) => {
    const { stderr } = project.run(["check", ...args], { env: { YAOXIANG_LANG: "", LC_ALL: "en_US.UTF-8", ...env }, from });
    return chinese.test(stderr) ? "zh" : "en";
  };

  test("the project of the working folder, whichever file is checked", () => {
    const project = newProject({ "zh/yaoxiang.toml": ZH, "zh/src/a.yx": "", "en/yaoxiang.toml": '[i18n]\nlang = "en"\n', "en/b.yx": "" });
    expect(said(project, ["a.yx"], {}, "zh/src")).toBe("zh");
    expect(said(project, ["../../en/b.yx"], {}, "zh/src")).toBe("zh");
    expect(said(project, ["../zh/src/a.yx"], {}, "en")).toBe("en");
    expect(said(project, ["zh/src/a.yx"])).toBe("en");
  });

  test("the user's file, before the locale and after the project", () => {
    const project = newProject({ "user/yaoxiang/config.toml": ZH, "a.yx": "", "en/yaoxiang.toml": '[i18n]\nlang = "en"\n', "en/b.yx": "" });
    const env = { XDG_CONFIG_HOME: project.path("user") };
    expect(said(project, ["a.yx"], env)).toBe("zh");
    expect(said(project, ["b.yx"], env, "en")).toBe("en");
    expect(said(project, ["a.yx"], { LC_ALL: "zh_CN.UTF-8" })).toBe("zh");
  });

  test("flag, then variable, then the project", () => {
    const project = newProject({ "yaoxiang.toml": ZH, "a.yx": "" });
    expect(said(project, ["a.yx", "--lang", "en"])).toBe("en");
    expect(said(project, ["a.yx"], { YAOXIANG_LANG: "en" })).toBe("en");
    expect(said(project, ["a.yx", "--lang", "fr"], { YAOXIANG_LANG: "tlh" })).toBe("zh");
    expect(said(project, ["a.yx", "--lang", "fr", "--lang=en"])).toBe("en");
  });

  test("of the server: the first folder that it is confined to", () => {
    const project = newProject({ "zh/yaoxiang.toml": ZH, "en/a.yx": "" });
    const help = (args: readonly string[]) => project.run(["mcp", "--help", ...args], { env: { YAOXIANG_LANG: "", LC_ALL: "en" } }).stdout;
    expect(help(["--project-root", "zh", "--project-root", "en"])).toMatch(chinese);
    expect(help(["--project-root=en", "--project-root=zh"])).not.toMatch(chinese);
  });
});
