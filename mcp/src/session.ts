// One MCP session of this process over stdio, from the first byte to the exit code.

import type { Writable } from "node:stream";
import type { Language } from "../../server/src/api.ts";
import { type ContentStyle, errorResult } from "./envelope.ts";
import { JSON_RPC, ProtocolError, toolError } from "./errors.ts";
import { INSTRUCTIONS } from "./instructions.ts";
import type { Words } from "./messages/words.ts";
import { wordsOf } from "./messages/words-of.ts";
import { createPools } from "./pools.ts";
import { rawResult } from "./raw-result.ts";
import { isJSONRPCRequest, isMessage, type JSONRPCMessage, type JSONRPCRequest, serve } from "./sdk-adapter.ts";
import type { Tool, ToolListing } from "./tool.ts";
import { createStdioTransport, type EndProblem } from "./transport/stdio.ts";

export type LogLevel = "error" | "warn" | "info" | "debug";
export type Log = (level: LogLevel, message: string) => void;

export interface SessionOptions {
  readonly version: string;
  readonly tools: readonly Tool[];
  readonly language: Language;
  readonly content: ContentStyle;
  /** The folders that tools are confined to, absolute; none means no confinement. */
  readonly allowed: readonly string[];
  /** Whether there is a project to read before the first call asks for it. */
  readonly loadsProject: boolean;
  readonly log: Log;
  /** The bundle that the workers run too. */
  readonly script: string;
  readonly callMilliseconds?: number;
  readonly memoryMegabytes?: number;
}

/** Serves `tools` over this process's streams; ends the process when the session ends. */
export async function runSession(options: SessionOptions): Promise<void> {
  const { version, tools, language, content, allowed, loadsProject, log, script, ...limits } = options;
  const words = wordsOf(language);
  const pools = createPools({ script, ...limits });
  if (loadsProject) void pools.poolOf({}, allowed).then((pool) => pool.load(allowed));
  const end = (problem: EndProblem | null): void => {
    if (problem !== null) log("error", words.sessionEnds(endReason(problem, words)));
    endProcess(process.stdout, problem === null ? 0 : 1);
  };
  for (const signal of ["SIGTERM", "SIGHUP", "SIGINT"] as const) process.on(signal, () => end(null));
  // Nobody reads what this process says there; the session is not less alive for that.
  process.stderr.on("error", () => {});
  process.on("uncaughtException", (error) => log("error", words.internalError(error.stack ?? error.message)));

  let listing: readonly ToolListing[] | null = null;
  const transport = createStdioTransport({
    input: process.stdin,
    output: process.stdout,
    isMessage,
    isRequest: isJSONRPCRequest,
    answerMisencoded: (request) => answerMisencoded(request, words),
    onEnd: end,
  });
  await serve(
    {
      name: "yaoxiang",
      version,
      instructions: INSTRUCTIONS,
      tools() {
        listing ??= tools.map((known) => known.listing());
        return listing;
      },
      async callTool(name, callArguments, caller) {
        const tool = tools.find((candidate) => candidate.name === name);
        if (tool === undefined) {
          throw new ProtocolError(
            JSON_RPC.invalidParams,
            `Unknown tool: ${name}. The tools are ${tools.map((known) => known.name).join(", ")}`,
          );
        }
        const misfit = tool.misfit(callArguments, words);
        if (misfit !== null) return errorResult(misfit);
        const pool = await pools.poolOf(tool.projectOf(callArguments), allowed);
        const call = { tool: name, arguments: callArguments, language, content, allowed };
        const answer = await pool.run(call, caller).catch((error: unknown) => {
          if (caller.signal.aborted) throw error;
          log("error", words.toolFailed(name, error instanceof Error ? (error.stack ?? error.message) : String(error)));
          throw new ProtocolError(JSON_RPC.internalError, `Internal error in ${name}; the server goes on. This is a bug in it.`);
        });
        return answer.ok ? answer.text : errorResult(answer);
      },
      onProblem: (problem) => log("debug", problem.message),
    },
    transport,
  );
}

/** Bytes that are no UTF-8 are a mistake in the tool's input that its caller can mend; elsewhere they make the request invalid. */
function answerMisencoded({ id, method }: JSONRPCRequest, words: Words): JSONRPCMessage {
  // An error of the protocol speaks to whoever writes the client.
  if (method !== "tools/call")
    return { jsonrpc: "2.0", id, error: { code: JSON_RPC.invalidRequest, message: `Invalid request: ${wordsOf("en").misencoded}` } };
  return { jsonrpc: "2.0", id, result: rawResult(errorResult(toolError("MCP-INVALID-INPUT", words.misencoded))) };
}

function endReason(problem: EndProblem, words: Words): string {
  switch (problem.kind) {
    case "not-json":
      return words.lineNotJson(JSON.stringify(problem.start));
    case "too-long":
      return words.lineTooLong(problem.bytes);
  }
}

/** Ends at once, but lets answers that are already given reach a client that reads. */
function endProcess(output: Writable, code: number): void {
  const exit = (): never => process.exit(code);
  if (output.writableLength === 0 || output.destroyed) exit();
  output.once("drain", exit);
  output.once("error", exit);
  setTimeout(exit, FLUSH_MILLISECONDS);
}

const FLUSH_MILLISECONDS = 100;
