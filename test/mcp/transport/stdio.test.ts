// The stdio transport between two fake streams: what it hands on, what it answers by itself, and when it ends.
import { PassThrough, Writable } from "node:stream";
import { setImmediate as tick } from "node:timers/promises";
import { expect, test } from "vitest";
import { rawResult } from "../../../mcp/src/raw-result.ts";
import { isJSONRPCRequest, isMessage, type JSONRPCMessage } from "../../../mcp/src/sdk-adapter.ts";
import { createStdioTransport, type EndProblem } from "../../../mcp/src/transport/stdio.ts";

const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}';

test("messages are handed on; blank lines and CR before LF are nothing", async () => {
  const session = await startTransport();
  session.input.write(`\n  \t\r\n${ping}\r\n\n{"jsonrpc":"2.0","method":"notifications/initialized"}\n`);
  await tick();
  expect(session.received).toEqual([
    { jsonrpc: "2.0", id: 1, method: "ping" },
    { jsonrpc: "2.0", method: "notifications/initialized" },
  ]);
  expect(session.sent()).toEqual([]);
});

test.each([
  ["a batch", `[${ping}]`, null],
  ["a number", "17", null],
  ["null", "null", null],
  ["an object that is no request", "{}", null],
  ["no version", '{"id":7,"method":"ping"}', 7],
  ["another version", '{"jsonrpc":"1.0","id":"seven","method":"ping"}', "seven"],
  ["a method that is no string", '{"jsonrpc":"2.0","id":7,"method":7}', 7],
  ["params that are no object", '{"jsonrpc":"2.0","id":7,"method":"ping","params":[1]}', 7],
  ["an id that is none", '{"jsonrpc":"2.0","id":{},"method":"ping"}', null],
])("%s is answered with -32600, and the session goes on", async (_, line, id) => {
  const session = await startTransport();
  session.input.write(`${line}\n${ping}\n`);
  await tick();
  expect(session.sent()).toMatchObject([{ jsonrpc: "2.0", id, error: { code: -32600 } }]);
  expect(session.received).toEqual([{ jsonrpc: "2.0", id: 1, method: "ping" }]);
});

test.each([
  ["words", "Hello!"],
  ["half a message", '{"jsonrpc":"2.0",'],
  ["a byte order mark", `\ufeff${ping}`],
])("%s instead of JSON end the session with a note", async (_, line) => {
  const session = await startTransport();
  session.input.write(`${line}\n${ping}\n`);
  await tick();
  expect(session.ends).toEqual([expect.objectContaining({ kind: "not-json" })]);
  expect(session.received).toEqual([]);
});

test("bytes that are not UTF-8 are answered for the request that they can be read as", async () => {
  const session = await startTransport();
  const [before, after] = ['{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"x","arguments":{"source":"', '"}}}\n'];
  session.input.write(Buffer.concat([Buffer.from(before ?? ""), Buffer.of(0xff), Buffer.from(after ?? "")]));
  session.input.write(`${ping}\n`);
  await tick();
  expect(session.sent()).toEqual([{ jsonrpc: "2.0", id: 5, result: { misencoded: "tools/call" } }]);
  expect(session.received).toEqual([{ jsonrpc: "2.0", id: 1, method: "ping" }]);
});

test("a raw result is written as it is, another one as JSON", async () => {
  const session = await startTransport();
  await session.transport.send({ jsonrpc: "2.0", id: 1, result: rawResult('{"a": [1,  2]}') });
  await session.transport.send({ jsonrpc: "2.0", id: "b", result: { a: [1, 2] } });
  expect(session.text()).toBe('{"jsonrpc":"2.0","id":1,"result":{"a": [1,  2]}}\n{"jsonrpc":"2.0","id":"b","result":{"a":[1,2]}}\n');
});

test("while the client does not read, its requests wait; the end of its input is seen all the same", async () => {
  const output = new StuckStream();
  const session = await startTransport(output);
  await session.transport.send({ jsonrpc: "2.0", id: 1, result: {} });
  session.input.write(`${ping}\n${ping}\n`);
  await tick();
  expect(session.received).toEqual([]);

  output.unstick();
  await tick();
  expect(session.received.length).toBe(2);

  await session.transport.send({ jsonrpc: "2.0", id: 2, result: {} });
  session.input.end(`${ping}\n`);
  await tick();
  expect(session.received.length).toBe(2);
  expect(session.ends).toEqual([null]);
});

test.each([
  ["the end of the input", ({ input }: Session) => input.end()],
  ["a broken input", ({ input }: Session) => input.destroy(new Error("EIO"))],
  ["a broken output", ({ output }: Session) => output.destroy(new Error("EPIPE"))],
])("%s ends the session once, without a note", async (_, happens) => {
  const session = await startTransport();
  happens(session);
  await tick();
  await tick();
  expect(session.ends).toEqual([null]);
});

interface Session {
  readonly input: PassThrough;
  readonly output: Writable;
}

async function startTransport(output: Writable & { readonly written?: string } = new PassThrough()) {
  const input = new PassThrough();
  const received: JSONRPCMessage[] = [];
  const ends: (EndProblem | null)[] = [];
  const transport = createStdioTransport({
    input,
    output,
    isMessage,
    isRequest: isJSONRPCRequest,
    answerMisencoded: ({ id, method }) => ({ jsonrpc: "2.0", id, result: { misencoded: method } }),
    onEnd: (problem) => ends.push(problem),
  });
  transport.onmessage = (message) => received.push(message);
  await transport.start();
  const text = () => (output instanceof PassThrough ? String(output.read() ?? "") : "");
  const sent = (): unknown[] =>
    text()
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line));
  return { input, output, transport, received, ends, text, sent };
}

/** Takes one write and is full until `unstick`. */
class StuckStream extends Writable {
  #release: (() => void) | null = null;

  constructor() {
    super({ highWaterMark: 1 });
  }

  override _write(_chunk: unknown, _encoding: string, done: () => void): void {
    this.#release = done;
  }

  unstick(): void {
    this.#release?.();
  }
}
