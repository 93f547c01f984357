// stdout of a command: the answer, and what happens when it can't be written.

import type { Writable } from "node:stream";

/** Why a text could not be written: nobody reads any more, which is no fault, or something is wrong with what stdout leads to. */
export type OutputProblem = { readonly kind: "closed" } | { readonly kind: "failed"; readonly problem: string };

export interface Output {
  /** Resolves when the text has been handed over. */
  write(text: string): Promise<OutputProblem | null>;
}

export function createOutput(stream: Writable): Output {
  // Each problem is told to whoever wrote; without a listener it would end the process as well.
  stream.on("error", () => {});
  return {
    write: (text) =>
      new Promise((resolve) => {
        stream.write(text, (error) => resolve(error ? problemOf(error) : null));
      }),
  };
}

function problemOf(error: Error): OutputProblem {
  const isClosed = "code" in error && (error.code === "EPIPE" || error.code === "ERR_STREAM_DESTROYED");
  return isClosed ? { kind: "closed" } : { kind: "failed", problem: error.message };
}
