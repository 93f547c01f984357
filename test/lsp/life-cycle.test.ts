// The server as a process: it starts, refuses what comes too early or too late, and ends by the book.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import {
  createMessageConnection,
  type MessageConnection,
  ResponseError,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver/node";

const main = join(process.cwd(), "server/out/main.js");
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
});

function startServer(): {
  readonly child: ChildProcess;
  readonly connection: MessageConnection;
  readonly exitCode: Promise<number | null>;
} {
  const child = spawn(process.execPath, [main, "lsp", "--stdio"], { stdio: ["pipe", "pipe", "inherit"] });
  started.push(child);
  if (child.stdout === null || child.stdin === null) throw new Error("the server has no pipes");
  const connection = createMessageConnection(new StreamMessageReader(child.stdout), new StreamMessageWriter(child.stdin));
  connection.listen();
  return { child, connection, exitCode: once(child, "exit").then(([code]: (number | null)[]) => code ?? null) };
}

const initialize = { processId: process.pid, rootUri: null, capabilities: {} };

async function failureOf(answer: Promise<unknown>): Promise<number | string> {
  return answer.then(
    () => "answered",
    (error: unknown) => (error instanceof ResponseError ? error.code : String(error)),
  );
}

test("after shutdown and exit the code is 0", async () => {
  const { connection, exitCode } = startServer();
  await connection.sendRequest("initialize", initialize);
  await connection.sendRequest("shutdown");
  expect(await failureOf(connection.sendRequest("textDocument/documentSymbol", { textDocument: { uri: "untitled:a" } }))).toBe(-32600);
  await connection.sendNotification("exit");
  expect(await exitCode).toBe(0);
});

test("exit alone is code 1", async () => {
  const { connection, exitCode } = startServer();
  await connection.sendRequest("initialize", initialize);
  await connection.sendNotification("exit");
  expect(await exitCode).toBe(1);
});

test("requests before initialize, a second initialize and unknown requests are refused", async () => {
  const { connection } = startServer();
  const symbols = { textDocument: { uri: "untitled:a" } };
  expect(await failureOf(connection.sendRequest("textDocument/documentSymbol", symbols))).toBe(-32002);
  await connection.sendRequest("initialize", initialize);
  expect(await failureOf(connection.sendRequest("initialize", initialize))).toBe(-32600);
  expect(await failureOf(connection.sendRequest("textDocument/unheardOf", {}))).toBe(-32601);
  expect(await connection.sendRequest("textDocument/documentSymbol", symbols)).toEqual([]);
});

test("bad messages and bad parameters are answered or passed over, and the server lives", async () => {
  const { child, connection } = startServer();
  await connection.sendRequest("initialize", initialize);
  for (const body of ["{bad", '[{"jsonrpc":"2.0","id":7,"method":"shutdown"}]', "5"]) {
    child.stdin?.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }
  await connection.sendNotification("textDocument/didOpen", {});
  expect(await failureOf(connection.sendRequest("textDocument/documentSymbol"))).toBe(-32602);
  expect(await failureOf(connection.sendRequest("textDocument/documentSymbol", { textDocument: 5 }))).toBe(-32602);
  for (const uri of ["untitled:a", "file://host/a.yx", "git:/a.yx", ":"]) {
    expect(await connection.sendRequest("textDocument/documentSymbol", { textDocument: { uri } })).toEqual([]);
  }
});

test("twenty servers started and stopped at once leave no process", { timeout: 60_000 }, async () => {
  for (let round = 0; round < 4; round++) {
    const servers = Array.from({ length: 5 }, () => startServer());
    await Promise.all(servers.map(({ connection }) => connection.sendRequest("initialize", initialize)));
    for (const { child } of servers) child.stdin?.end();
    await Promise.all(servers.map(({ exitCode }) => exitCode));
    expect(servers.every(({ child }) => child.exitCode !== null)).toBe(true);
  }
});

test("a parent that dies with its pipes open ends it", { timeout: 20_000 }, async () => {
  const parent = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)"]);
  started.push(parent);
  const { connection, exitCode } = startServer();
  await connection.sendRequest("initialize", { ...initialize, processId: parent.pid ?? 0 });
  parent.kill("SIGKILL");
  expect(await exitCode).toBe(1);
});

test("the end of its input ends it", async () => {
  const { child, connection, exitCode } = startServer();
  await connection.sendRequest("initialize", initialize);
  child.stdin?.end();
  expect(await exitCode).toBe(1);
});
