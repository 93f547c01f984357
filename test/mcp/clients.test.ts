// Real clients, as hosts use them: the official TypeScript client and the official Python client start the shipped bundle, list the
// tool and call it.
import { execFile, execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { expect, onTestFinished, test } from "vitest";
import { BUNDLE } from "./server-process.ts";

const run = promisify(execFile);
const minutes = 60_000;
const ALL_TOOLS = [
  "parse_source",
  "format_source",
  "lookup_symbol",
  "find_references",
  "typecheck",
  "explain_diagnostic",
  "list_imports",
  "rename_symbol",
];

test("the official TypeScript client", async () => {
  const client = new Client({ name: "test", version: "1.0.0" });
  onTestFinished(() => client.close());
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [BUNDLE, "mcp", "--lang", "en"] }));
  expect(client.getServerVersion()).toMatchObject({ name: "yaoxiang" });
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(ALL_TOOLS);

  // It checks the answer against the published schema, and throws when that does not fit.
  const parsed = await client.callTool({ name: "parse_source", arguments: { source: "x = 1 && 2\n" } });
  expect(parsed).toMatchObject({ isError: false, structuredContent: { total: 1, diagnostics: [{ code: "E0012" }] } });

  const refused = await client.callTool({ name: "parse_source", arguments: {} });
  expect(refused).toMatchObject({ isError: true, errorCode: "MCP-INVALID-INPUT" });

  await expect(client.callTool({ name: "no_such_tool", arguments: {} })).rejects.toMatchObject({ code: -32602 });
});

test("the official TypeScript client cancels a call that takes too long for it", async () => {
  const client = new Client({ name: "test", version: "1.0.0" });
  onTestFinished(() => client.close());
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [BUNDLE, "mcp"] }));
  const source = "a = b + c\n".repeat(900_000);
  const slow = client.callTool({ name: "parse_source", arguments: { source, detail: "full" } }, undefined, { timeout: 200 });
  await expect(slow).rejects.toMatchObject({ code: -32001 });
  expect(await client.callTool({ name: "parse_source", arguments: { source: "x = 1\n" } })).toMatchObject({ isError: false });
});

const noPython = spawnSync("python3", ["--version"]).status !== 0 && process.env.YAOXIANG_TEST_PYTHON === undefined;

test.skipIf(noPython)(
  noPython ? "Python's client: skipped, there is no python3" : "Python's client",
  async () => {
    const { stdout } = await run(pythonWithClient(), [join(import.meta.dirname, "python_client.py"), process.execPath, BUNDLE]);
    expect(JSON.parse(stdout)).toEqual({
      server: "yaoxiang",
      tools: ALL_TOOLS,
      parsed: { isError: false, total: 1, code: "E0012" },
      refused: { isError: true, text: "MCP-INVALID-INPUT: `source` is missing. The fields of parse_source are: source, tab_size, detail." },
    });
  },
  5 * minutes,
);

/** An interpreter that has the `mcp` package: the one that is named, or one of our own that is made when it is first needed. */
function pythonWithClient(): string {
  const named = process.env.YAOXIANG_TEST_PYTHON;
  if (named !== undefined) return named;
  const folder = join(import.meta.dirname, "../../out/python");
  const python = join(folder, process.platform === "win32" ? "Scripts/python.exe" : "bin/python");
  if (!existsSync(python)) {
    mkdirSync(folder, { recursive: true });
    execFileSync("python3", ["-m", "venv", folder], { stdio: "inherit" });
  }
  // Isolated: in the repository's own folder, `mcp` would be found for a package.
  if (spawnSync(python, ["-I", "-c", "import mcp.client"]).status !== 0)
    execFileSync(python, ["-m", "pip", "install", "--quiet", "mcp"], { stdio: "inherit" });
  return python;
}
