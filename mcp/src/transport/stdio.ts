// MCP over a pair of streams: one JSON message a line. Stricter than the SDK's own transport, which skips lines that it cannot
// read, decodes lossily, and lives on when its input ends. What a message means is left to others.

import { isUtf8 } from "node:buffer";
import type { Readable, Writable } from "node:stream";
import { JSON_RPC } from "../errors.ts";
import { MESSAGE_SIZE } from "../limits.ts";
import { resultText } from "../raw-result.ts";
import type { JSONRPCMessage, JSONRPCRequest, Transport } from "../sdk-adapter.ts";
import { createLineSplitter } from "./lines.ts";

export interface StdioOptions {
  readonly input: Readable;
  readonly output: Writable;
  readonly isMessage: (value: unknown) => value is JSONRPCMessage;
  readonly isRequest: (value: unknown) => value is JSONRPCRequest;
  /** The answer to a request whose bytes were not UTF-8; the request is the best reading of them. */
  readonly answerMisencoded: (request: JSONRPCRequest) => JSONRPCMessage;
  /** Told once, when there is nothing more to say: the other side is gone, or (with a problem) it cannot be understood. */
  readonly onEnd: (problem: EndProblem | null) => void;
}

/** A line of the other side that makes no sense, by its start; or one of more than so many bytes. */
export type EndProblem = { readonly kind: "not-json"; readonly start: string } | { readonly kind: "too-long"; readonly bytes: number };

/** A transport for one session; it ends with its streams. */
export function createStdioTransport({ input, output, isMessage, isRequest, answerMisencoded, onEnd }: StdioOptions): Transport {
  let ended = false;
  // While the client does not read its answers, its requests wait here. Its input is read on all the same: its end must be seen.
  const waiting: Buffer[] = [];
  let waitingBytes = 0;
  let congested = false;
  const lines = createLineSplitter(MESSAGE_SIZE, (line) => {
    if (congested) {
      waiting.push(line);
      waitingBytes += line.length;
      if (waitingBytes > MESSAGE_SIZE) input.pause();
    } else {
      receive(line);
    }
  });

  function end(problem: EndProblem | null): void {
    if (ended) return;
    ended = true;
    waiting.length = 0;
    input.pause();
    transport.onclose?.();
    onEnd(problem);
  }

  function receive(bytes: Buffer): void {
    if (ended) return;
    const line = bytes.toString("utf8");
    if (line.trim() === "") return;
    const parsed = parseJson(line);
    if (parsed === undefined) {
      end({ kind: "not-json", start: line.slice(0, 80) });
      return;
    }
    const { value } = parsed;
    if (!isMessage(value)) write(invalidRequest(value));
    else if (isUtf8(bytes)) transport.onmessage?.(value);
    else if (isRequest(value)) write(answerMisencoded(value));
  }

  function write(message: JSONRPCMessage | InvalidRequest): void {
    if (ended) return;
    congested = !output.write(`${messageText(message)}\n`);
  }

  function onDrain(): void {
    congested = false;
    while (!congested) {
      const line = waiting.shift();
      if (line === undefined) break;
      waitingBytes -= line.length;
      receive(line);
    }
    if (!ended && waitingBytes <= MESSAGE_SIZE) input.resume();
  }

  const transport: Transport = {
    async start() {
      output.on("drain", onDrain);
      output.on("error", () => end(null));
      output.on("close", () => end(null));
      input.on("data", (chunk: Buffer) => {
        if (!ended && !lines.push(chunk)) end({ kind: "too-long", bytes: MESSAGE_SIZE });
      });
      input.on("end", () => end(null));
      input.on("close", () => end(null));
      input.on("error", () => end(null));
    },
    async send(message) {
      write(message);
    },
    async close() {
      end(null);
    },
  };
  return transport;
}

/** The JSON value of a line in a box, or undefined when it is none. */
function parseJson(line: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(line) };
  } catch {
    return undefined;
  }
}

/** JSON-RPC wants `id: null` where the request's id is unknown, which the SDK's types don't know. */
interface InvalidRequest {
  readonly jsonrpc: "2.0";
  readonly id: string | number | null;
  readonly error: { readonly code: number; readonly message: string };
}

function invalidRequest(value: unknown): InvalidRequest {
  const what = Array.isArray(value)
    ? "batches are not part of MCP; send one message a line"
    : "not a JSON-RPC 2.0 request with an object as params";
  return { jsonrpc: "2.0", id: idOf(value), error: { code: JSON_RPC.invalidRequest, message: `Invalid request: ${what}` } };
}

function idOf(value: unknown): string | number | null {
  if (typeof value !== "object" || value === null || !("id" in value)) return null;
  const { id } = value;
  return typeof id === "string" || (typeof id === "number" && Number.isInteger(id)) ? id : null;
}

function messageText(message: JSONRPCMessage | InvalidRequest): string {
  if (!("result" in message)) return JSON.stringify(message);
  return `{"jsonrpc":"2.0","id":${JSON.stringify(message.id)},"result":${resultText(message.result)}}`;
}
