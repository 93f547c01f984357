// The command line of the bundle: modes, flags, exit codes, and the language of messages.
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { BUNDLE, startSession } from "./server-process.ts";

test("--version prints the package's version", () => {
  const manifest: { version: string } = JSON.parse(readFileSync(join(import.meta.dirname, "../../package.json"), "utf8"));
  expect(run(["--version"])).toEqual({ code: 0, stdout: `${manifest.version}\n`, stderr: "" });
});

test("--help names the modes, MODE --help its flags", () => {
  const help = run(["--help"]);
  expect(help).toMatchObject({ code: 0, stderr: "" });
  expect(help.stdout).toMatch(/^ {2}mcp /m);
  const mcpHelp = run(["mcp", "--help"]);
  expect(mcpHelp).toMatchObject({ code: 0, stderr: "" });
  for (const flag of ["--project-root", "--content", "--lang", "--log-level", "--log-file"]) expect(mcpHelp.stdout).toContain(flag);
});

test.each([
  [[], "yaoxiang-tools: which mode? The modes are: mcp, lsp, check, format"],
  [["watch"], "yaoxiang-tools: there is no mode watch; the modes are: mcp, lsp, check, format"],
  [["toString"], "yaoxiang-tools: there is no mode toString; the modes are: mcp, lsp, check, format"],
  [["--lang", "zh"], "yaoxiang-tools: 请指定模式，可用的模式有：mcp、lsp、check、format"],
  [["--flag", "mcp"], "yaoxiang-tools: there is no flag --flag before a mode; the modes are: mcp, lsp, check, format"],
  [["mcp", "--http"], "yaoxiang-tools mcp: there is no flag --http; see yaoxiang-tools mcp --help"],
  [["mcp", "extra"], "yaoxiang-tools mcp: extra does not belong here: the mode takes flags alone"],
  [["mcp", "--lang"], "yaoxiang-tools mcp: --lang needs a value"],
  [["mcp", "--content", "xml"], "yaoxiang-tools mcp: --content must be one of: text, json"],
  [["mcp", "--log-level", "loud"], "yaoxiang-tools mcp: --log-level must be one of: error, warn, info, debug"],
  [["mcp", "--log-file", "/no/such/folder/log"], "yaoxiang-tools mcp: --log-file /no/such/folder/log can't be written"],
  [["mcp", "--project-root", "/no/such/folder"], "yaoxiang-tools mcp: --project-root /no/such/folder: there is no such folder"],
  [["mcp", "--project-root", BUNDLE], `yaoxiang-tools mcp: --project-root ${BUNDLE}: there is no such folder`],
  [["mcp", "--project-root", ""], "yaoxiang-tools mcp: --project-root : there is no such folder"],
  [["mcp", "--project-root", ".", "--project-root", "${workspaceFolder}/a"], "${workspaceFolder} was not replaced"],
])("%j can't run: one clear line, exit code 2", (args, line) => {
  const { code, stdout, stderr } = run(args);
  expect(stderr).toContain(line);
  expect(stderr.trimEnd().split("\n").length).toBe(1);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
});

test("existing folders are accepted as project roots", async () => {
  const server = await startSession({ args: ["mcp", "--project-root", ".", "--project-root", tmpdir()] });
  expect(await server.request("ping")).toMatchObject({ result: {} });
});

test.each([
  ["--help", ["--lang", "en", "--help"]],
  ["--help", ["--help", "mcp"]],
  ["--help", ["-h", "--bogus"]],
  ["--version", ["--version", "mcp"]],
])("%s is answered, whatever stands beside it: %j", (flag, args) => {
  expect(run(args)).toEqual(run([flag]));
});

const english = /[a-z]/i;
const chinese = /\p{Script=Han}/u;

test("flags that all modes share may stand before the mode", () => {
  expect(run(["--lang", "zh", "--log-level=debug", "mcp", "--help"])).toEqual(run(["mcp", "--help", "--lang", "zh"]));
});

test("the bundle needs no other file", () => {
  const folder = mkdtempSync(join(tmpdir(), "yaoxiang-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  copyFileSync(BUNDLE, join(folder, "alone.js"));
  expect(spawnSync(process.execPath, [join(folder, "alone.js"), "--version"], { encoding: "utf8" })).toMatchObject({
    status: 0,
    stderr: "",
  });
});

test.each([
  ["--lang en", ["--lang", "en"], { YAOXIANG_LANG: "zh" }, english],
  ["--lang zh", ["--lang", "zh"], { YAOXIANG_LANG: "en" }, chinese],
  ["--lang zh-Hans", ["--lang", "zh-Hans"], {}, chinese],
  ["YAOXIANG_LANG", [], { YAOXIANG_LANG: "zh_CN.UTF-8", LC_ALL: "en_US.UTF-8" }, chinese],
  ["the locale", [], { LC_ALL: "zh_CN.UTF-8" }, chinese],
  ["LC_ALL before LANG", [], { LC_ALL: "en_US.UTF-8", LANG: "zh_CN.UTF-8" }, english],
  ["unknown ones fall through", ["--lang", "fr"], { YAOXIANG_LANG: "tlh", LC_ALL: "zh_CN" }, chinese],
  ["none that is known", [], { LC_ALL: "C" }, english],
])("the language of messages: %s", async (_, flags, variables, script) => {
  const env = { YAOXIANG_LANG: "", LC_ALL: "", LC_MESSAGES: "", LANG: "", ...variables };
  const server = await startSession({ args: ["mcp", ...flags], env });
  const { structuredContent } = await server.call("parse_source", { source: "x = \u00a7\n" });
  const message = structuredContent?.diagnostics[0]?.message ?? "";
  expect(message).toMatch(script);
  if (script === english) expect(message).not.toMatch(chinese);
});

test("--content json: the block of an answer holds the data as JSON", async () => {
  const server = await startSession({ args: ["mcp", "--content", "json"] });
  const { content, structuredContent } = await server.call("parse_source", { source: "x = 1\n" });
  expect(content).toEqual([{ type: "json", json: structuredContent }]);
});

test("--log-file gets what stderr gets", async () => {
  const folder = mkdtempSync(join(tmpdir(), "yaoxiang-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "server.log");
  const server = await startSession({ args: ["mcp", "--log-file", file] });
  server.sendBytes("no JSON\n");
  await server.exit;
  expect(server.stderr()).toContain("a line that is not JSON");
  expect(readFileSync(file, "utf8")).toBe(server.stderr());
});

function run(args: readonly string[]): { readonly code: number | null; readonly stdout: string; readonly stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BUNDLE, ...args], {
    encoding: "utf8",
    input: "",
    env: { ...process.env, YAOXIANG_LANG: "en" },
  });
  return { code: status, stdout, stderr };
}
