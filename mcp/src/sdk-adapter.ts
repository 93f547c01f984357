// The only file that touches the MCP SDK, so that its successor is a change in one place. It turns the list of tools and a way
// of running calls into a server, and mends what the SDK does not do as the specification or docs/mcp.md say.

import { setTimeout as delay } from "node:timers/promises";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import {
  InitializeRequestSchema,
  isJSONRPCErrorResponse,
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
  type JSONRPCRequest,
  type RequestId,
} from "@modelcontextprotocol/sdk/types.js";
import { JSON_RPC, ProtocolError } from "./errors.ts";
import type { Caller } from "./pool.ts";
import type { Progress } from "./progress.ts";
import { rawResult } from "./raw-result.ts";
import type { ToolListing } from "./tool.ts";

export type { JSONRPCMessage, JSONRPCRequest, Transport };
export { isJSONRPCRequest };

/** Whether the SDK takes `value`; what it does not take it would drop without a word. */
export function isMessage(value: unknown): value is JSONRPCMessage {
  return isJSONRPCRequest(value) || isJSONRPCNotification(value) || isJSONRPCResultResponse(value) || isJSONRPCErrorResponse(value);
}

export interface McpServer {
  readonly name: string;
  readonly version: string;
  readonly instructions: string;
  readonly tools: () => readonly ToolListing[];
  /** The JSON text of a call's result object. A `ProtocolError` is answered as such, any other error as an internal one. */
  readonly callTool: (name: string, callArguments: unknown, caller: Caller) => Promise<string>;
  readonly onProblem: (problem: Error) => void;
}

/** Serves one session over `transport`. */
export async function serve({ name, version, instructions, tools, callTool, onProblem }: McpServer, transport: Transport): Promise<void> {
  const server = new Server(
    { name, version },
    // The validator is for results of requests that a server sends; this one sends none, and the default one is slow to build.
    { capabilities: { tools: {} }, instructions, jsonSchemaValidator: { getValidator: () => () => neverAsked() } },
  );
  // Both methods are served as "fallbacks": a registered handler would parse each result and copy it, refuse content blocks that the
  // SDK does not know, and answer wrong params with an internal error.
  server.fallbackRequestHandler = async ({ method, params = {} }, { signal, _meta: meta, sendNotification }) => {
    if (method === "tools/list") {
      if (params.cursor !== undefined) throw new ProtocolError(JSON_RPC.invalidParams, "Unknown cursor: the list of tools is one page");
      return { tools: tools() };
    }
    if (method === "tools/call") {
      const tool = params.name;
      if (typeof tool !== "string") throw new ProtocolError(JSON_RPC.invalidParams, "tools/call needs the name of a tool");
      const progressToken = meta?.progressToken;
      let hasTold = false;
      const tell = ({ done, total }: Progress): void => {
        if (progressToken === undefined) return;
        hasTold = true;
        const notification = { method: "notifications/progress", params: { progressToken, progress: done, total } } as const;
        sendNotification(notification).catch(onProblem);
      };
      const onProgress = progressToken === undefined ? null : tell;
      const result = await callTool(tool, params.arguments ?? {}, { signal, onProgress });
      if (hasTold) await delay(AFTER_PROGRESS_MILLISECONDS);
      return rawResult(result);
    }
    throw new ProtocolError(JSON_RPC.methodNotFound, `Unknown method: ${method}`);
  };
  server.onerror = onProblem;
  await server.connect(mended(transport));
}

/**
 * The official client looks at notifications a moment later than at answers, and an answer ends its interest in progress: what comes in one
 * chunk with the answer would be lost there, and logged as an error.
 */
const AFTER_PROGRESS_MILLISECONDS = 5;

function neverAsked(): never {
  throw new Error("this server validates no results of clients");
}

/**
 * The transport, with three mends on the way to the SDK: an `initialize` whose params are wrong is invalid params and no internal
 * error; a request with the id 0 can be cancelled (the SDK takes 0 for "none"); a call that asks to be run as a task, which this
 * server does not offer, is run as an ordinary call.
 */
function mended(transport: Transport): Transport {
  const outer: Transport = {
    start() {
      transport.onclose = () => outer.onclose?.();
      transport.onerror = (error) => outer.onerror?.(error);
      transport.onmessage = (message, extra) => {
        if (isRefusedInitialize(message)) {
          const error = { code: JSON_RPC.invalidParams, message: "initialize needs protocolVersion, capabilities and clientInfo" };
          void transport.send({ jsonrpc: "2.0", id: message.id, error });
        } else {
          outer.onmessage?.(withoutTask(withSdkId(message)), extra);
        }
      };
      return transport.start();
    },
    send: (message, options) => transport.send(withClientId(message), options),
    close: () => transport.close(),
  };
  return outer;
}

function isRefusedInitialize(message: JSONRPCMessage): message is JSONRPCRequest {
  return isJSONRPCRequest(message) && message.method === "initialize" && !InitializeRequestSchema.safeParse(message).success;
}

/** Stands for the id 0 inside the SDK. No client sends it: it would have to want a NUL in its ids. */
const ZERO = "\0zero";

function withSdkId(message: JSONRPCMessage): JSONRPCMessage {
  if ("id" in message && message.id === 0) return { ...message, id: ZERO };
  if ("method" in message && message.method === "notifications/cancelled" && message.params?.requestId === 0)
    return { ...message, params: { ...message.params, requestId: ZERO } };
  return message;
}

function withClientId(message: JSONRPCMessage): JSONRPCMessage {
  const zero: RequestId = 0;
  return "id" in message && message.id === ZERO ? { ...message, id: zero } : message;
}

function withoutTask(message: JSONRPCMessage): JSONRPCMessage {
  if (!("method" in message) || message.params?.task === undefined) return message;
  const { task: _, ...params } = message.params;
  return { ...message, params };
}
