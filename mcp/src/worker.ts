// The worker side of the pool: runs one tool call after the other, away from the thread that talks to the client.

import paths from "node:path";
import { worker, workerEmit } from "workerpool";
import { disk, type Language, type RootRequest } from "../../server/src/api.ts";
import { type ContentStyle, errorResult, successResult } from "./envelope.ts";
import { wordsOf } from "./messages/words-of.ts";
import { type ReportProgress, spacedProgress } from "./progress.ts";
import { createProjects } from "./projects.ts";
import type { Tool } from "./tool.ts";

/** What crosses into the worker. */
export interface WorkerCall {
  readonly tool: string;
  readonly arguments: unknown;
  readonly language: Language;
  readonly content: ContentStyle;
  /** The folders that tools are confined to, absolute; none means no confinement. */
  readonly allowed: readonly string[];
  /** Whether somebody wants to know how far the call has come. */
  readonly reportsProgress: boolean;
}

/** Serves calls to `tools` until the thread is ended. What crosses back is the result object's JSON text. */
export function startWorker(tools: readonly Tool[]): void {
  const projects = createProjects({ fileSystem: disk, paths, workingFolder: process.cwd() });
  worker({
    call({ tool: name, arguments: callArguments, language, content, allowed, reportsProgress }: WorkerCall): string {
      const tool = tools.find((candidate) => candidate.name === name);
      if (tool === undefined) throw new Error(`no tool ${name} in the worker`);
      const onProgress: ReportProgress = reportsProgress ? spacedProgress(workerEmit, () => performance.now()) : () => {};
      const context = { language, words: wordsOf(language), projects: projects.confinedTo(allowed), onProgress };
      const outcome = tool.call(callArguments, context);
      return outcome.ok ? successResult(outcome.data, content) : errorResult(outcome);
    },
    rootOf(request: RootRequest, allowed: readonly string[]): string | null {
      return projects.confinedTo(allowed).rootOf(request);
    },
    /** Reads the server's own project, so that the first call need not. */
    load(allowed: readonly string[]): void {
      projects.confinedTo(allowed).load();
    },
  });
}
