// The import arrows and the bans that the compiler can't see (docs/architecture.md), asserted over every source file, and the rule that
// a file opens with its job. Each rule is also shown to bite on a made-up file.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const sourceFolders = ["server/src", "mcp/src", "client/src", "syntaxes", "scripts", "test"];
const notOurs = ["fixtures", "cases", "generated", "out", "node_modules"];

interface Source {
  readonly path: string;
  readonly text: string;
}

interface Rule {
  /** What a file that breaks the rule is told. */
  readonly says: string;
  readonly appliesTo: (path: string) => boolean;
  /** Whether a file may import `target`: a package, or a path from the root of the repository. */
  readonly allows: (target: string) => boolean;
}

const language = (path: string) => path.startsWith("server/src/language/");
const product = (path: string) => /^(server|mcp|client)\//.test(path);
/** The file system of this machine, as the others see it. */
const touchesFiles: readonly string[] = ["server/src/workspace/disk.ts", "server/src/workspace/replace-file.ts"];
const mcpSdk = (target: string) => target.startsWith("@modelcontextprotocol/");

const importRules: readonly Rule[] = [
  { says: "server/src/language imports only itself", appliesTo: language, allows: language },
  {
    says: "server/src/diff imports nothing of ours but itself",
    appliesTo: (path) => path.startsWith("server/src/diff/"),
    allows: (target) => !/^(server|mcp|client)\//.test(target) || target.startsWith("server/src/diff/"),
  },
  {
    says: "server/src/workspace and server/src/cli read and write files through file-system.ts alone",
    appliesTo: (path) => /^server\/src\/(workspace|cli)\//.test(path) && !touchesFiles.includes(path),
    allows: (target) => !/^(node:)?fs(\/|$)/.test(target),
  },
  {
    says: "server/src/workspace imports nothing of lsp, cli or mcp",
    appliesTo: (path) => path.startsWith("server/src/workspace/"),
    allows: (target) => !/^(server\/src\/(lsp|cli|main)|mcp\/|client\/)/.test(target),
  },
  {
    says: "server/src/lsp imports neither cli nor mcp",
    appliesTo: (path) => path.startsWith("server/src/lsp/"),
    allows: (target) => !/^(mcp\/|client\/|server\/src\/(main|cli))/.test(target),
  },
  {
    says: "server/src/cli imports neither lsp nor mcp",
    appliesTo: (path) => path.startsWith("server/src/cli/"),
    allows: (target) => !/^(mcp\/|client\/|server\/src\/(main|lsp))/.test(target),
  },
  {
    says: "mcp/src imports nothing of server/ but server/src/api.ts",
    appliesTo: (path) => path.startsWith("mcp/src/"),
    allows: (target) => !/^(server|client)\//.test(target) || target === "server/src/api.ts",
  },
  {
    says: "only mcp/src/sdk-adapter.ts imports the MCP SDK",
    appliesTo: (path) => product(path) && path !== "mcp/src/sdk-adapter.ts",
    allows: (target) => !mcpSdk(target),
  },
  {
    says: "client/ talks to the server as a process and imports nothing of it",
    appliesTo: (path) => path.startsWith("client/"),
    allows: (target) => !/^(server|mcp)\//.test(target),
  },
  {
    says: "only client/ imports vscode",
    appliesTo: (path) => product(path) && !path.startsWith("client/"),
    allows: (target) => target !== "vscode",
  },
  {
    says: "the product imports neither tests nor scripts",
    appliesTo: product,
    allows: (target) => !/^(test|scripts)\//.test(target),
  },
];

/** Same input, same bytes out: the core has no clock and no dice. */
const banned = /\b(Date|performance)\b|\bMath\s*\.\s*random\b|\bglobalThis\b/;

function violations(source: Source): string[] {
  const code = withoutComments(source.text);
  const found: string[] = [];
  for (const target of importsOf(source.path, code))
    for (const rule of importRules)
      if (rule.appliesTo(source.path) && !rule.allows(target)) found.push(`${source.path} imports ${target}: ${rule.says}`);
  const ban = language(source.path) ? banned.exec(withoutStrings(code)) : null;
  if (ban !== null) found.push(`${source.path} uses ${ban[0]}: server/src/language has no clock, no dice and no globals`);
  if (!/^(#![^\n]*\n)?\s*(\/\/|\/\*)/.test(source.text)) found.push(`${source.path} does not start with a comment that says its job`);
  return found;
}

/** Static imports and exports, dynamic imports, `require` and import types; relative ones as paths from the root. */
function importsOf(path: string, code: string): string[] {
  const specifiers = [...code.matchAll(/(?<!["'`.])\b(?:from|import|require)\s*\(?\s*(["'`])([^"'`\s]+)\1/g)].map(
    (match) => match[2] ?? "",
  );
  return specifiers.map((specifier) => (specifier.startsWith(".") ? posix.join(posix.dirname(path), specifier) : specifier));
}

/** Blanks comments but keeps strings, so that `"https://"` does not open one. */
function withoutComments(text: string): string {
  const stringOrComment = /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
  return text.replace(stringOrComment, (_, string: string | undefined) => string ?? " ");
}

function withoutStrings(code: string): string {
  return code.replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, '""');
}

function allSources(): Source[] {
  const paths = sourceFolders.flatMap((folder) => filesBelow(folder)).concat("esbuild.mjs", "vitest.config.mjs");
  return paths.filter((path) => /\.(ts|mjs)$/.test(path)).map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

function filesBelow(folder: string): string[] {
  let entries: ReturnType<typeof entriesOf>;
  try {
    entries = entriesOf(folder);
  } catch {
    return []; // a folder of the layout that isn't there yet
  }
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return notOurs.includes(entry.name) ? [] : filesBelow(path);
  });
}

function entriesOf(folder: string) {
  return readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
}

test("every source file follows the arrows, keeps the bans and says its job", () => {
  const sources = allSources();
  expect(sources.length).toBeGreaterThan(10);
  expect(sources.flatMap(violations)).toEqual([]);
});

/** More is more than one job. */
const MOST_LINES = 600;

test("no source file is longer than one job", () => {
  expect(allSources().flatMap(({ path, text }) => (text.split("\n").length > MOST_LINES ? [path] : []))).toEqual([]);
});

/** Dependencies that no file imports: what npm scripts run, and types. */
const RUN_BY_NAME: readonly string[] = ["@biomejs/biome", "@types/node", "@types/vscode", "node", "typescript"];

test("every dependency is used", () => {
  const manifest = readFileSync(join(root, "package.json"), "utf8");
  const { devDependencies } = JSON.parse(manifest) as { devDependencies: Readonly<Record<string, string>> };
  const text = allSources().map((source) => withoutComments(source.text));
  const unused = Object.keys(devDependencies).filter(
    (name) => !RUN_BY_NAME.includes(name) && !text.some((code) => code.includes(`"${name}`) || code.includes(`node_modules/${name}/`)),
  );
  expect(unused).toEqual([]);
});

describe("each rule bites", () => {
  const job = "// Says its job.\n";
  const cases: readonly (readonly [path: string, text: string, complaint: RegExp])[] = [
    ["server/src/language/syntax/a.ts", 'import { readFileSync } from "node:fs";', /imports only itself/],
    ["server/src/language/syntax/a.ts", 'import type { z } from "zod";', /imports only itself/],
    ["server/src/language/syntax/a.ts", 'export * from "../../api.ts";', /imports server\/src\/api.ts: .*only itself/],
    ["server/src/language/a.ts", 'export type P = import("vscode-languageserver").Position;', /imports only itself/],
    ["server/src/language/a.ts", "const now = Date.now();", /uses Date/],
    ["server/src/language/a.ts", "const id = Math.random();", /uses Math.random/],
    ["server/src/diff/a.ts", 'import type { Span } from "../language/text/span.ts";', /nothing of ours but itself/],
    ["server/src/workspace/a.ts", 'import { readFileSync } from "node:fs";', /through file-system.ts alone/],
    ["server/src/cli/a.ts", 'import { readFile } from "fs/promises";', /through file-system.ts alone/],
    ["server/src/workspace/a.ts", 'import { serve } from "../lsp/serve.ts";', /nothing of lsp/],
    ["server/src/lsp/a.ts", 'import { check } from "../cli/check.ts";', /lsp imports neither/],
    ["server/src/cli/a.ts", 'import { hover } from "../lsp/hover.ts";', /cli imports neither/],
    ["server/src/cli/a.ts", 'await import("../../../mcp/src/main.ts");', /cli imports neither/],
    ["mcp/src/tools/a.ts", 'import { parse } from "../../../server/src/language/syntax/parse.ts";', /but server\/src\/api.ts/],
    ["mcp/src/tools/a.ts", 'import { Server } from "@modelcontextprotocol/sdk/server/index.js";', /only mcp\/src\/sdk-adapter.ts/],
    ["mcp/src/a.ts", 'const vscode = require("vscode");', /only client\/ imports vscode/],
    ["client/src/a.ts", 'import { World } from "../../server/src/api.ts";', /imports nothing of it/],
    ["server/src/main.ts", 'import "../../test/helper.ts";', /neither tests nor scripts/],
  ];
  test.each(cases)("%s: %s", (path, text, complaint) => {
    expect(violations({ path, text: job + text })).toEqual(expect.arrayContaining([expect.stringMatching(complaint)]));
  });

  test("a file without a comment on top", () => {
    expect(violations({ path: "mcp/src/a.ts", text: "export const a = 1;\n" })).toEqual([expect.stringMatching(/says its job/)]);
  });

  test("what is allowed passes, comments and strings are no imports", () => {
    const text = `${job}// from "node:fs"; Date.now()\nimport type { Span } from "../text/span.ts";\nconst url = "https://x"; // Date\nconst s = "Date";\n`;
    expect(violations({ path: "server/src/language/syntax/a.ts", text })).toEqual([]);
    expect(violations({ path: "mcp/src/sdk-adapter.ts", text: `${job}import "@modelcontextprotocol/sdk/server/index.js";` })).toEqual([]);
    expect(violations({ path: "mcp/src/tools/a.ts", text: `${job}import { parse } from "../../../server/src/api.ts";` })).toEqual([]);
  });
});
