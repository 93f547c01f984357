// The worker side of the pool: runs one tool call after the other, away from the thread that talks to the client.

import { worker } from "workerpool";
import type { Language } from "../../server/src/api.ts";
import { type ContentStyle, errorResult, successResult } from "./envelope.ts";
import type { Tool } from "./tool.ts";

/** What crosses into the worker. */
export interface WorkerCall {
  readonly tool: string;
  readonly arguments: unknown;
  readonly language: Language;
  readonly content: ContentStyle;
}

/** Serves calls to `tools` until the thread is ended. What crosses back is the result object's JSON text. */
export function startWorker(tools: readonly Tool[]): void {
  worker({
    call({ tool: name, arguments: callArguments, language, content }: WorkerCall): string {
      const tool = tools.find((candidate) => candidate.name === name);
      if (tool === undefined) throw new Error(`no tool ${name} in the worker`);
      const outcome = tool.call(callArguments, { language });
      return outcome.ok ? successResult(outcome.data, content) : errorResult(outcome);
    },
  });
}
