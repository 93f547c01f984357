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

test("the end of its input ends it", async () => {
  const { child, connection, exitCode } = startServer();
  await connection.sendRequest("initialize", initialize);
  child.stdin?.end();
  expect(await exitCode).toBe(1);
});
