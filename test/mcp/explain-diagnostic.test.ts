// The tool `explain_diagnostic` over the shipped bundle: both languages, and codes that there are not.
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { CODES } from "../../server/src/language/diagnostics/codes.ts";
import { callProjectTool, expectError, serverIn } from "./project-tool.ts";
import type { ServerProcess } from "./server-process.ts";

async function explained(server: ServerProcess, input: object): Promise<unknown> {
  return JSON.parse(await callProjectTool(server, "explain_diagnostic", input));
}

test("a code, in any case and between spaces", async () => {
  expect(await explained(await serverIn(tmpdir()), { code: " e1051\n" })).toEqual({
    schemaVersion: "1.0",
    code: "E1051",
    severity: "error",
    category: "Types and names",
    title: "`!` needs a Bool",
    description: "`!` turns a Bool around and takes nothing else.",
    example: "main = {\n    balance = 40\n    print(!balance)\n}\n",
    corrected: "main = {\n    balance = 40\n    print(!(balance > 0))\n}\n",
    help: "Compare first, and put the comparison in parentheses.",
  });
});

test("the language: lang, else the server's", async () => {
  const chinese = { title: "`!` 只能用于 Bool" };
  const english = { title: "`!` needs a Bool" };
  expect(await explained(await serverIn(tmpdir()), { code: "E1051", lang: "zh-CN" })).toMatchObject(chinese);
  const server = await serverIn(tmpdir(), "--lang", "zh");
  expect(await explained(server, { code: "E1051" })).toMatchObject(chinese);
  expect(await explained(server, { code: "E1051", lang: "en" })).toMatchObject(english);
  expect(await explained(server, { code: "E1051", lang: "fr" })).toMatchObject(chinese);
});

test("every code is explained", async () => {
  const server = await serverIn(tmpdir());
  for (const code of Object.keys(CODES)) expect(await explained(server, { code })).toMatchObject({ code });
});

test("wrong calls", async () => {
  const server = await serverIn(tmpdir());
  const call = (input: object) => server.call("explain_diagnostic", input);
  expectError(await call({ code: "E10O1" }), "MCP-INVALID-INPUT", 'there is no diagnostic code "E10O1"; the nearest one is E1001');
  expectError(await call({ code: "" }), "MCP-INVALID-INPUT", 'there is no diagnostic code ""');
  expectError(await call({}), "MCP-INVALID-INPUT", "`code` is missing");
  expectError(await call({ code: 1001 }), "MCP-INVALID-INPUT", "`code` must be a string");
  expectError(await call({ code: "E1001", language: "zh" }), "MCP-INVALID-INPUT", "unknown field `language`");
});
