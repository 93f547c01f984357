// The manifest (package.json) against the code and the translations: what one names, the others have.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { COMMANDS, LANGUAGE, MCP_PROVIDER, START_SETTINGS, SYNTAX_TREE_REQUEST, TASK_TYPE } from "../../client/src/names.ts";
import { syntaxTree } from "../../server/src/lsp/requests/syntax-tree.ts";
import { DEFAULT_SETTINGS, readSettings } from "../../server/src/lsp/settings.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const json = (path: string): Record<string, string> => JSON.parse(read(path));

const manifest = JSON.parse(read("package.json"));
const { contributes } = manifest;
const settings: Record<string, { readonly default: unknown }> = contributes.configuration.properties;

test("the names in the code are those of the manifest", () => {
  expect(contributes.commands.map(({ command }: { command: string }) => command)).toEqual(Object.values(COMMANDS));
  expect(contributes.languages[0].id).toBe(LANGUAGE);
  expect(contributes.mcpServerDefinitionProviders[0].id).toBe(MCP_PROVIDER);
  expect(contributes.taskDefinitions[0].type).toBe(TASK_TYPE);
  expect(Object.keys(settings)).toEqual(expect.arrayContaining([...START_SETTINGS]));
  expect(syntaxTree.method).toBe(SYNTAX_TREE_REQUEST);
});

test("the oldest VS Code that is promised is the oldest that is tested, and README names it and the newest", () => {
  const { oldest, newest } = JSON.parse(read("test/vscode/versions.json"));
  const [first, last] = [oldest, newest].map(({ codeServer }: { codeServer: string }) => `1.${/^4\.(\d+)/.exec(codeServer)?.[1]}`);
  expect(manifest.engines.vscode).toBe(`^${first}.0`);
  expect(manifest.devDependencies["@types/vscode"]).toBe(`${first}.0`);
  expect(read("README.md")).toContain(`VS Code ${first} or newer; tested in ${first} and ${last}`);
});

test("the server reads each setting that is its own, and has the same defaults", () => {
  const own = Object.entries(settings).filter(([name]) => !START_SETTINGS.some((each) => each === name) && !name.includes("trace"));
  const nested: Record<string, Record<string, unknown>> = {};
  for (const [name, setting] of own) {
    const [, group = "", key = ""] = name.split(".");
    nested[group] = { ...nested[group], [key]: setting.default };
  }
  expect(readSettings(nested)).toEqual(DEFAULT_SETTINGS);
  const table = [...read("docs/editors.md").matchAll(/^\| `([\w.]+)` \| `(\w+)` \|/gm)].map(([, name, value]) => [
    `yaoxiang.${name}`,
    value,
  ]);
  expect(own.map(([name, setting]) => [name, String(setting.default)])).toEqual(table);
});

test("what runs a program can't be set by a workspace", () => {
  expect(contributes.configuration.properties["yaoxiang.server.nodePath"].scope).toBe("machine");
  expect(manifest.capabilities.untrustedWorkspaces).toEqual({ supported: true, restrictedConfigurations: ["yaoxiang.server.nodePath"] });
});

test("the extension's page has every setting", () => {
  const rows = [...read("client/README.md").matchAll(/^\| `(yaoxiang\.[\w.]+)` \|/gm)].map((match) => match[1]);
  expect(rows).toEqual(Object.keys(settings));
});

describe("translations", () => {
  const english = json("package.nls.json");
  const chinese = json("package.nls.zh-cn.json");

  test("the manifest and both files have the same keys", () => {
    const used = [...read("package.json").matchAll(/"%([\w.]+)%"/g)].map((match) => match[1]);
    expect(used.sort()).toEqual(Object.keys(english).sort());
    expect(Object.keys(chinese)).toEqual(Object.keys(english));
  });

  test("the code and the Chinese bundle have the same texts, with the same places for what is put in", () => {
    const said = sources().flatMap((text) => [...text.matchAll(/l10n\.t\(\s*"([^"]+)"/g)].map((match) => match[1] ?? ""));
    const bundle = json("l10n/bundle.l10n.zh-cn.json");
    expect([...new Set(said)].sort()).toEqual(Object.keys(bundle).sort());
    const holes = (text: string) => [...text.matchAll(/\{\d\}/g)].map(String).sort();
    for (const [text, translated] of Object.entries(bundle)) expect(holes(translated), text).toEqual(holes(text));
  });

  test("Chinese is Chinese", () => {
    const texts = [...Object.values(chinese), ...Object.values(json("l10n/bundle.l10n.zh-cn.json"))];
    expect(texts.filter((text) => !/[\u4e00-\u9fff]/.test(text))).toEqual([]);
  });
});

function sources(): readonly string[] {
  const paths = readdirSync(join(root, "client/src"), { recursive: true, encoding: "utf8" });
  return paths.filter((path) => path.endsWith(".ts")).map((path) => read(`client/src/${path}`));
}
