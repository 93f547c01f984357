// How a session ends: at once, whatever is in flight, with an exit code that says whether something was wrong.
import { beforeAll, expect, test, vi } from "vitest";
import { buildFaultyServer } from "./faulty-server/bundle.ts";
import { type ServerProcess, startServer, startSession } from "./server-process.ts";

/** What the tests allow; on an idle machine it is a tenth of it. */
const atOnce = 2000;

let faultyServer = "";
beforeAll(async () => {
  faultyServer = await buildFaultyServer();
});

test.each([
  ["the end of its input", (server: ServerProcess) => server.endInput()],
  ["SIGTERM", (server: ServerProcess) => server.kill("SIGTERM")],
  ["SIGHUP", (server: ServerProcess) => server.kill("SIGHUP")],
  ["SIGINT", (server: ServerProcess) => server.kill("SIGINT")],
])("%s ends an idle server with code 0", async (_, happens) => {
  const server = await startSession();
  await expectExit(server, () => happens(server), 0);
  expect(server.stderr()).toBe("");
});

test.each([
  ["the end of its input", (server: ServerProcess) => server.endInput()],
  ["SIGTERM", (server: ServerProcess) => server.kill("SIGTERM")],
])("%s ends a server whose call hangs with code 0", async (_, happens) => {
  const server = await startSession({ bundle: faultyServer, args: [] });
  server.send(callOf("hang"));
  await server.call("well", {});
  await expectExit(server, () => happens(server), 0);
});

test("a client that stops reading and goes away ends the server with code 0", async () => {
  const server = await startSession({ bundle: faultyServer, args: [] });
  const end = (): void => {
    server.closeOutput();
    // Whoever reads the other end of its stdout is only noticed by writing to it.
    server.send(callOf("large"));
  };
  await expectExit(server, end, 0);
});

test("its input ends before anything was said", async () => {
  const server = startServer();
  await expectExit(server, () => server.endInput(), 0);
  expect(server.lines).toEqual([]);
});

test("an answer that is already on its way when its input ends reaches a client that reads", async () => {
  const server = await startSession({ bundle: faultyServer, args: [] });
  const before = server.bytes();
  server.send(callOf("large"));
  await vi.waitUntil(() => server.bytes() > before, { interval: 1 });
  await expectExit(server, () => server.endInput(), 0);
  expect(JSON.parse(server.lines.at(-1) ?? "")).toMatchObject({ id: 1, result: { isError: false } });
});

test("a line that is not JSON ends the session with code 1 and a note on stderr", async () => {
  const server = await startSession();
  await expectExit(server, () => server.sendBytes("Content-Length: 17\r\n\r\n"), 1);
  expect(server.stderr()).toBe('yaoxiang-tools: error: the session ends: a line that is not JSON: "Content-Length: 17\\r"\n');
});

test("a line of more than 64 MB ends the session with code 1 and a note on stderr", async () => {
  const server = await startSession();
  const megabyte = Buffer.alloc(1024 * 1024, "x");
  const flood = (): void => {
    for (let count = 0; count <= 64; count += 1) server.sendBytes(megabyte);
  };
  await expectExit(server, flood, 1, 10_000);
  expect(server.stderr()).toContain("the session ends: a line of more than 67108864 bytes");
});

test("two servers on the same folder don't notice each other", async () => {
  const [first, second] = [await startSession(), await startSession()];
  await expectExit(first, () => first.endInput(), 0);
  expect(await second.request("ping")).toMatchObject({ result: {} });
});

function callOf(tool: string): unknown {
  return { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: tool, arguments: {} } };
}

async function expectExit(server: ServerProcess, cause: () => void, code: number, within = atOnce): Promise<void> {
  const before = performance.now();
  cause();
  expect(await server.exit).toEqual({ code, signal: null });
  expect(performance.now() - before).toBeLessThan(within);
}
