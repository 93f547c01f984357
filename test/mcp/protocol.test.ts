// The protocol around the tools, spoken with the shipped bundle.
import { join } from "node:path";
import { expect, test } from "vitest";
import { initialize, startServer, startSession } from "./server-process.ts";

test("from a cold start every byte of stdout is protocol, whatever happens", async () => {
  const noisy = join(import.meta.dirname, "../fixtures/mcp/noisy.cjs");
  const server = startServer({ env: { NODE_OPTIONS: `--require ${JSON.stringify(noisy)}`, DEBUG: "*" } });
  await initialize(server);
  await server.request("tools/list");
  await server.call("parse_source", { source: "main = {\n" });
  await server.call("parse_source", {});
  await server.request("no/such/method");
  server.endInput();
  await server.exit;
  expect(server.stderr()).toContain("noise");
  expect(server.lines.length).toBe(5);
  for (const line of server.lines) expect(JSON.parse(line)).toMatchObject({ jsonrpc: "2.0" });
});

test("the server says what it is and what its tools are for, in at most 2,000 characters", async () => {
  const { result } = await initialize(startServer());
  expect(result).toMatchObject({ protocolVersion: "2025-06-18", serverInfo: { name: "yaoxiang" }, capabilities: { tools: {} } });
  expect(Object.keys(Object(result?.["capabilities"]))).toEqual(["tools"]);
  const instructions = String(result?.["instructions"]);
  expect(instructions).toContain("parse_source");
  expect(instructions.length).toBeLessThanOrEqual(2000);
});

test.each([
  ["an unknown method", "resources/list", {}, -32601],
  ["a method of the newest protocol", "server/discover", {}, -32601],
  ["an unknown tool", "tools/call", { name: "parse", arguments: {} }, -32602],
  ["a call without a tool", "tools/call", {}, -32602],
  ["a cursor that was never given", "tools/list", { cursor: "2" }, -32602],
  ["an introduction without a name", "initialize", { protocolVersion: "2025-06-18" }, -32602],
])("%s is an error of the protocol, and the session goes on", async (_, method, params, code) => {
  const server = await startSession();
  expect(await server.request(method, params)).toMatchObject({ error: { code } });
  expect(await server.request("ping")).toMatchObject({ result: {} });
});

test("arguments nested more deeply than can cross to a worker are refused like any that don't fit", async () => {
  const server = await startSession();
  const deep = `${"[".repeat(5000)}${"]".repeat(5000)}`;
  const params = `{"name":"parse_source","arguments":{"source":"x = 1","deep":${deep}}}`;
  server.sendBytes(Buffer.from(`{"jsonrpc":"2.0","id":"deep","method":"tools/call","params":${params}}\n`));
  const answer = await server.answerTo("deep");
  expect(answer).toMatchObject({ result: { isError: true, errorCode: "MCP-INVALID-INPUT" } });
  expect(await server.request("ping")).toMatchObject({ result: {} });
});

test("a client that asks for a task gets an ordinary answer: the server offers none", async () => {
  const server = await startSession();
  const answer = await server.request("tools/call", { name: "parse_source", arguments: { source: "" }, task: { ttl: 1000 } });
  expect(answer).toMatchObject({ result: { isError: false } });
});

test("requests sent in one go are all answered", async () => {
  const server = await startSession();
  const sources = Array.from({ length: 50 }, (_, index) => `x${index} = ${index}\n`);
  const answers = await Promise.all(sources.map((source) => server.call("parse_source", { source })));
  const trees = answers.map(({ structuredContent }) => JSON.stringify(structuredContent?.ast));
  for (const [index, tree] of trees.entries()) expect(tree).toContain(`"text":"x${index}"`);
});
