// Runs tool calls in worker threads, so that one that hangs, crashes or eats memory costs one answer and not the server.
// The workers run the same bundle in its hidden worker mode.

import { availableParallelism } from "node:os";
import * as workerpool from "workerpool";
import { type ToolError, toolError } from "./errors.ts";
import { CALL_MILLISECONDS, WORKER_MEGABYTES } from "./limits.ts";
import type { WorkerCall } from "./worker.ts";

/** The command line of a worker thread; no mode that anyone types. */
export const WORKER_MODE = "mcp-worker";

export interface PoolOptions {
  /** The file that the workers run. */
  readonly script: string;
  readonly callMilliseconds?: number;
  readonly workerMegabytes?: number;
}

/** A finished call: the result object's JSON text, or why the call was given up. */
export type PoolAnswer = { readonly ok: true; readonly text: string } | ToolError;

export interface Pool {
  /** Rejects when the handler threw (a bug of ours), and when `signal` aborts; the work is stopped then. */
  run(call: WorkerCall, signal: AbortSignal): Promise<PoolAnswer>;
}

export function createPool({ script, callMilliseconds = CALL_MILLISECONDS, workerMegabytes = WORKER_MEGABYTES }: PoolOptions): Pool {
  const workers = workerpool.pool(script, {
    workerType: "thread",
    // One is started at once, while the client is still introducing itself; with fewer than two, one call that hangs would block all.
    minWorkers: 1,
    maxWorkers: Math.min(Math.max(availableParallelism() - 1, 2), 4),
    // How long a worker may go on with work that nobody waits for.
    workerTerminateTimeout: 100,
    workerThreadOpts: {
      argv: [WORKER_MODE],
      // A tree lives as long as its call: with a small young generation all of it would be copied into the old one.
      resourceLimits: { maxOldGenerationSizeMb: workerMegabytes, maxYoungGenerationSizeMb: 128 },
      // Else whatever a worker prints would land between the answers.
      stdout: true,
    },
  });

  return {
    run(call, signal) {
      return new Promise((resolve, reject) => {
        // Time spent waiting for a free worker counts too: the host's patience does not know the difference.
        const timer = setTimeout(() => {
          const seconds = callMilliseconds / 1000;
          stop(() => resolve(toolError("MCP-INTERNAL", `${call.tool} was stopped after ${seconds} s; try a smaller input`)));
        }, callMilliseconds);
        const onAbort = (): void => stop(() => reject(new Error(`${call.tool} was cancelled`)));
        const work = workers.exec("call", [call]);

        function settle(finish: () => void): void {
          clearTimeout(timer);
          signal.removeEventListener("abort", onAbort);
          finish();
        }

        function stop(finish: () => void): void {
          settle(finish);
          work.cancel();
        }

        signal.addEventListener("abort", onAbort);
        work.then(
          (text: string) => settle(() => resolve({ ok: true, text })),
          (error: Error) =>
            settle(() => {
              if (isOutOfMemory(error)) resolve(toolError("MCP-INTERNAL", `${call.tool} ran out of memory; try a smaller input`));
              else reject(error);
            }),
        );
        if (signal.aborted) onAbort();
      });
    },
  };
}

/** Whether a worker ended because it reached its memory limit. */
function isOutOfMemory(error: Error): boolean {
  const { cause } = error;
  return cause instanceof Error && "code" in cause && cause.code === "ERR_WORKER_OUT_OF_MEMORY";
}
