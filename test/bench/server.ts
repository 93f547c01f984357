// The spawned server as a client sees it: how long `parse_source` takes on a warm process, and how long a new process takes to answer first.

import { breakEvery, generateLines } from "./generate.ts";
import { startServer } from "./server-process.ts";
import { median, percentile } from "./statistics.ts";

const details = ["outline", "fit", "full"] as const;
export type Detail = (typeof details)[number];

export interface Latency {
  readonly detail: Detail;
  readonly calls: number;
  readonly answerCharacters: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export interface ColdStart {
  readonly starts: number;
  readonly initializedMs: number;
  readonly firstAnswerMs: number;
}

/** Sequential calls on files of 1,000 lines, each a different one, every fifth of them broken; the first calls warm the process up. */
export async function measureLatency(node: string, bundle: string, calls: number, warmUp: number): Promise<readonly Latency[]> {
  const files = Array.from({ length: 25 }, (_, index) => {
    const source = generateLines(1000, index + 1);
    return index % 5 === 4 ? breakEvery(source, 50) : source;
  });
  const results: Latency[] = [];
  for (const detail of details) {
    const server = await startServer(node, bundle);
    const times: number[] = [];
    const sizes: number[] = [];
    for (let call = 0; call < warmUp + calls; call++) {
      const started = performance.now();
      const { line, receivedAt } = await server.call("parse_source", { source: files[call % files.length] ?? "", detail });
      if (call < warmUp) continue;
      times.push(receivedAt - started);
      sizes.push(line.length);
    }
    await server.stop();
    results.push({ detail, calls, answerCharacters: median(sizes), p50Ms: percentile(times, 50), p99Ms: percentile(times, 99) });
  }
  return results;
}

export async function measureColdStart(node: string, bundle: string, starts: number): Promise<ColdStart> {
  const initialized: number[] = [];
  const answered: number[] = [];
  for (let start = 0; start < starts; start++) {
    const started = performance.now();
    const server = await startServer(node, bundle);
    initialized.push(performance.now() - started);
    await server.call("parse_source", { source: 'main = {\n    print("hello")\n}\n' });
    answered.push(performance.now() - started);
    await server.stop();
  }
  return { starts, initializedMs: median(initialized), firstAnswerMs: median(answered) };
}
