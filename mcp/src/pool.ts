// Runs tool calls in worker threads, so that one that hangs, crashes or eats memory costs one answer and not the server.
// The workers run the same bundle, which knows by the thread that it is in that it is to serve calls.

import { availableParallelism } from "node:os";
import * as workerpool from "workerpool";
import type { RootRequest } from "../../server/src/api.ts";
import { type ToolError, toolError } from "./errors.ts";
import { CALL_MILLISECONDS, MEMORY_MEGABYTES } from "./limits.ts";
import { wordsOf } from "./messages/words-of.ts";
import type { ReportProgress } from "./progress.ts";
import type { WorkerCall } from "./worker.ts";

export interface PoolOptions {
  /** The file that the workers run. */
  readonly script: string;
  /** How many calls can run at once, at most; by default as many as the machine can run beside the main thread. */
  readonly mostWorkers?: number;
  readonly callMilliseconds?: number;
  readonly memoryMegabytes?: number;
}

/** Who waits for a call. */
export interface Caller {
  /** Stops the call's work when it aborts. */
  readonly signal: AbortSignal;
  /** Null where the caller does not want to know. */
  readonly onProgress: ReportProgress | null;
}

/** A finished call: the result object's JSON text, or why the call was given up. */
export type PoolAnswer = { readonly ok: true; readonly text: string } | ToolError;

export interface Pool {
  /** Rejects when the handler threw (a bug of ours), and when the caller's signal aborts; the work is stopped then. */
  run(call: Omit<WorkerCall, "reportsProgress">, caller: Caller): Promise<PoolAnswer>;
  /** The root of the project that is meant; null where there is none, or the worker can't tell in time. */
  rootOf(request: RootRequest, allowed: readonly string[]): Promise<string | null>;
  /** Lets a worker read the project of the folders that tools are confined to, or else the one of the working folder. */
  load(allowed: readonly string[]): void;
  /** Whether nothing is running. */
  isIdle(): boolean;
  /** Ends the workers. */
  end(): void;
}

export function createPool({
  script,
  mostWorkers = Math.min(Math.max(availableParallelism() - 1, 2), 4),
  callMilliseconds = CALL_MILLISECONDS,
  memoryMegabytes = MEMORY_MEGABYTES,
}: PoolOptions): Pool {
  const workers = workerpool.pool(script, {
    workerType: "thread",
    // One is started at once, while the client is still introducing itself; with fewer than two, one call that hangs would block all.
    minWorkers: 1,
    maxWorkers: mostWorkers,
    // How long a worker may go on with work that nobody waits for.
    workerTerminateTimeout: 100,
    workerThreadOpts: {
      resourceLimits: {
        // Above what `memoryMegabytes` allows: V8 does not always contain a thread that reaches its own limit, it may end the process.
        maxOldGenerationSizeMb: 2 * memoryMegabytes,
        // A tree lives as long as its call: with a small young generation all of it would be copied into the old one.
        maxYoungGenerationSizeMb: 128,
      },
      // Else whatever a worker prints would land between the answers.
      stdout: true,
    },
  });
  const memory = createMemoryWatch(memoryMegabytes);
  let running = 0;

  return {
    async rootOf(request, allowed) {
      const asked = workers.exec("rootOf", [request, allowed]).timeout(callMilliseconds);
      // whoever runs the call then will meet the same trouble, and tell of it
      return await asked.then(
        (root: string | null) => root,
        () => null,
      );
    },
    load(allowed) {
      // What goes wrong now goes wrong again in the first call, which can tell of it.
      workers.exec("load", [allowed]).catch(() => {});
    },
    isIdle: () => running === 0,
    end() {
      workers.terminate(true).catch(() => {});
    },
    run(call, { signal, onProgress }) {
      return new Promise((resolve, reject) => {
        let isSettled = false;
        // A worker that is being stopped may go on for a moment.
        const on: ReportProgress = (progress) => (isSettled ? undefined : onProgress?.(progress));
        const work = workers.exec("call", [{ ...call, reportsProgress: onProgress !== null }], { on });
        const words = wordsOf(call.language);
        const giveUp = (why: string): void => stop(() => resolve(toolError("MCP-INTERNAL", why)));
        const onTooMuchMemory = (): void => giveUp(words.filledMemory(call.tool));
        const onAbort = (): void => stop(() => reject(new Error(`${call.tool} was cancelled`)));
        // Time spent waiting for a free worker counts too: the host's patience does not know the difference.
        const timer = setTimeout(() => giveUp(words.tookTooLong(call.tool, callMilliseconds / 1000)), callMilliseconds);

        running += 1;

        function settle(finish: () => void): void {
          running -= 1;
          isSettled = true;
          clearTimeout(timer);
          memory.remove(onTooMuchMemory);
          signal.removeEventListener("abort", onAbort);
          finish();
        }

        function stop(finish: () => void): void {
          settle(finish);
          work.cancel();
        }

        memory.add(onTooMuchMemory);
        signal.addEventListener("abort", onAbort);
        work.then(
          (text: string) => settle(() => resolve({ ok: true, text })),
          (error: Error) => settle(() => reject(error)),
        );
        if (signal.aborted) onAbort();
      });
    },
  };
}

/** Tells all that are added to it when the process has grown too large. */
interface MemoryWatch {
  add(onTooMuch: () => void): void;
  remove(onTooMuch: () => void): void;
}

/** Watches the process's memory from outside the workers, as long as there is anyone to tell. */
function createMemoryWatch(megabytes: number): MemoryWatch {
  const listeners = new Set<() => void>();
  let timer: NodeJS.Timeout | null = null;
  let nextTelling = 0;

  function look(): void {
    const now = performance.now();
    if (now < nextTelling || process.memoryUsage.rss() < megabytes * 1024 * 1024) return;
    // Calls that come now are not to blame for what the stopped ones have not yet given back.
    nextTelling = now + WIND_DOWN_MILLISECONDS;
    // Which of the running calls it was cannot be told.
    for (const tell of [...listeners]) tell();
  }

  return {
    add(onTooMuch) {
      listeners.add(onTooMuch);
      timer ??= setInterval(look, LOOK_MILLISECONDS);
    },
    remove(onTooMuch) {
      listeners.delete(onTooMuch);
      if (timer === null || listeners.size > 0) return;
      clearInterval(timer);
      timer = null;
    },
  };
}

const LOOK_MILLISECONDS = 100;
const WIND_DOWN_MILLISECONDS = 1000;
