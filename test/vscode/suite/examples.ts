// Runs examples one after the other in the extension host, and reports each on a line of JSON for whoever started the editor.

import { appendFileSync } from "node:fs";

/** By what they show. A text that one gives back is shown beside its name: a figure, for example. */
export type Examples = Readonly<Record<string, () => Promise<unknown>>>;

/** Thrown by an example that can't be run: the reason. */
export class Skipped extends Error {}

export interface Report {
  readonly name: string;
  readonly outcome: "passed" | "failed" | "skipped";
  readonly milliseconds: number;
  readonly detail: string;
}

/** Rejects when one has failed. */
export async function runExamples(examples: Examples): Promise<void> {
  const failed: string[] = [];
  const only = process.env["YAOXIANG_TEST_ONLY"] ?? "";
  for (const [name, example] of Object.entries(examples).filter(([each]) => each.includes(only))) {
    const start = performance.now();
    const report = (outcome: Report["outcome"], detail = ""): void => {
      const line: Report = { name, outcome, milliseconds: Math.round(performance.now() - start), detail };
      appendFileSync(process.env["YAOXIANG_TEST_REPORT"] ?? "/dev/null", `${JSON.stringify(line)}\n`);
      if (outcome === "failed") failed.push(name);
    };
    try {
      const told = await inTime(example(), MOST_MILLISECONDS);
      report("passed", typeof told === "string" ? told : "");
    } catch (error) {
      if (error instanceof Skipped) report("skipped", error.message);
      else report("failed", error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }
  if (failed.length > 0) throw new Error(`${failed.length} failed`);
}

const MOST_MILLISECONDS = 60_000;

async function inTime<Value>(promise: Promise<Value>, most: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${most} ms`)), most);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Asks again and again until the answer is there; fails with the last problem. */
export async function eventually<Value>(probe: () => Value | PromiseLike<Value>, most = 20_000): Promise<Value> {
  const end = performance.now() + most;
  for (;;) {
    try {
      return await probe();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
