// One bad call costs one answer: crashes, hangs, full memory, cancellation, and everything that a tool prints.
import { setTimeout as delay } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { buildFaultyServer } from "./faulty-server/bundle.ts";
import { projectFolder } from "./project-folder.ts";
import { type ServerProcess, startSession } from "./server-process.ts";

let bundle = "";
beforeAll(async () => {
  bundle = await buildFaultyServer();
});

test.each([
  ["throws", "crash", "on purpose"],
  ["ends its thread", "die", "exitCode: `3`"],
])("a tool that %s is answered with -32603, and the next call with its data", async (_, tool, cause) => {
  const server = await startFaultyServer();
  const { error } = await server.request("tools/call", { name: tool, arguments: {} });
  expect(error).toEqual({ code: -32603, message: `Internal error in ${tool}; the server goes on. This is a bug in it.` });
  expect(server.stderr()).toContain(cause);
  await expectWell(server);
});

test("a tool that hangs is stopped and says so; other calls don't wait for it", async () => {
  const server = await startFaultyServer();
  const hanging = server.call("hang", {});
  await expectWell(server);
  expect(await hanging).toEqual({
    schemaVersion: "1.0",
    isError: true,
    errorCode: "MCP-INTERNAL",
    content: [{ type: "text", text: "MCP-INTERNAL: hang was stopped after 1.5 s; try a smaller input" }],
  });
  await expectWell(server);
});

test("in Chinese, too", async () => {
  const server = await startSession({ bundle, args: ["zh"] });
  const text = async (tool: string) => (await server.call(tool, {})).content?.[0]?.text;
  expect(await text("hang")).toBe("MCP-INTERNAL: hang 运行 1.5 秒后被停止；请减少输入");
  expect(await text("fill_memory")).toBe("MCP-INTERNAL: fill_memory 占满内存，已被停止；请减少输入");
  await server.request("tools/call", { name: "crash", arguments: {} });
  expect(server.stderr()).toContain("error: crash 失败：");
});

test("many calls that hang are all answered in time, and the workers come back", async () => {
  const server = await startFaultyServer();
  const hanging = Array.from({ length: 12 }, () => server.call("hang", {}));
  const answers = await Promise.all(hanging);
  expect(new Set(answers.map(({ errorCode }) => errorCode))).toEqual(new Set(["MCP-INTERNAL"]));
  await expectWell(server);
});

test("a tool that fills its memory is stopped and says so", async () => {
  const server = await startFaultyServer();
  expect(await server.call("fill_memory", {})).toMatchObject({
    errorCode: "MCP-INTERNAL",
    content: [{ text: "MCP-INTERNAL: fill_memory was stopped because it filled the memory; try a smaller input" }],
  });
  await expectWell(server);
});

test("cancelled calls are not answered, and their work is stopped, whatever their ids", async () => {
  const server = await startFaultyServer();
  const ids = [0, 1, "zero"];
  for (const id of ids) server.send({ jsonrpc: "2.0", id, method: "tools/call", params: { name: "hang", arguments: {} } });
  for (const id of ids) server.send({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: id } });
  await expectWell(server);
  // Longer than a call may take: what was not stopped would be answered by now.
  await delay(1700);
  await expectWell(server);
  const answered = server.lines.map((line): unknown => JSON.parse(line).id);
  for (const id of ids) expect(answered).not.toContain(id);
  expect(server.stderr()).toBe("");
});

test("a call that is answered keeps its id, also 0", async () => {
  const server = await startFaultyServer();
  server.send({ jsonrpc: "2.0", id: 0, method: "tools/call", params: { name: "well", arguments: {} } });
  expect(await server.nextAnswer()).toMatchObject({ id: 0, result: { structuredContent: { text: "well" } } });
});

test("a project's tools share one thread, which is ended with a call that hangs in it; others don't wait for it", async () => {
  const server = await startFaultyServer();
  const well = async () => (await server.call("well_on_project", {})).content?.[0]?.text;
  const before = await well();
  expect(await well()).toBe(before);
  const hanging = server.call("hang_on_project", {});
  await expectWell(server);
  expect(await hanging).toMatchObject({
    errorCode: "MCP-INTERNAL",
    content: [{ text: "MCP-INTERNAL: hang_on_project was stopped after 1.5 s; try a smaller input" }],
  });
  const after = await well();
  expect(after).toContain("well, thread");
  expect(after).not.toBe(before);
});

test("a project has one thread, however calls name it, and another project another one", async () => {
  const project = projectFolder({ "yaoxiang.toml": "", "src/deep/a.yx": "" });
  const { root } = project;
  project.link("link", "src");
  const other = projectFolder({ "yaoxiang.toml": "" }).root;
  const server = await startFaultyServer();
  const threadOf = async (folder: string) => (await server.call("well_on_project", { folder })).content?.[0]?.text;
  const thread = await threadOf(root);
  expect(thread).toContain("well, thread");
  for (const same of [`${root}/`, `${root}/src/deep`, `${root}/src/../src`, `${root}/link`, pathToFileURL(root).href]) {
    expect(await threadOf(same), same).toBe(thread);
  }
  expect(await threadOf(other)).not.toBe(thread);
});

test("what a tool prints goes to stderr", async () => {
  const server = await startFaultyServer();
  expect(await server.call("chatter", {})).toMatchObject({ structuredContent: { text: "said" } });
  await expectWell(server);
  for (const line of server.lines) expect(JSON.parse(line)).toMatchObject({ jsonrpc: "2.0" });
  expect(server.stderr()).toContain("from a worker, as a warning");
});

test("a large answer reaches a client that reads slowly", async () => {
  const server = await startFaultyServer();
  const answer = await server.call("large", {});
  expect(JSON.stringify(answer.structuredContent).length).toBeGreaterThan(5_000_000);
});

function startFaultyServer(): Promise<ServerProcess> {
  return startSession({ bundle, args: [] });
}

async function expectWell(server: ServerProcess): Promise<void> {
  expect(await server.call("well", {})).toMatchObject({ isError: false, structuredContent: { text: "well" } });
}
