// The spawned server as a client sees it: how long `parse_source` takes on a warm process, and how long a new process takes to answer first.

import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { breakEvery, generateLines } from "./generate.ts";
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
      const { line, receivedAt } = await server.parseSource(files[call % files.length] as string, detail);
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
    await server.parseSource('main = {\n    print("hello")\n}\n', "fit");
    answered.push(performance.now() - started);
    await server.stop();
  }
  return { starts, initializedMs: median(initialized), firstAnswerMs: median(answered) };
}

interface Answer {
  readonly line: string;
  /** When its last byte was there, on performance.now()'s clock. */
  readonly receivedAt: number;
}

interface Server {
  /** Throws where the answer is an error. */
  parseSource(source: string, detail: Detail): Promise<Answer>;
  stop(): Promise<void>;
}

async function startServer(node: string, bundle: string): Promise<Server> {
  const child = spawn(node, [bundle, "mcp"], { stdio: ["pipe", "pipe", "pipe"] });
  const answers = readAnswers(child);
  let id = 0;
  const request = async (method: string, params: unknown): Promise<Answer> => {
    const answered = answers.next();
    child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: ++id, method, params })}\n`);
    const answer = await answered;
    const { line } = answer;
    // An answer is checked by its first characters: parsing 60 MB here would be measured as the server's time.
    if (!line.includes(`"id":${id}`) || line.includes('"error":{"code"') || line.includes('"isError":true'))
      throw new Error(line.slice(0, 500));
    return answer;
  };
  await request("initialize", { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "bench", version: "1" } });
  child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" })}\n`);
  return {
    parseSource: (source, detail) => request("tools/call", { name: "parse_source", arguments: { source, detail } }),
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", () => resolve());
        child.stdin.end();
      }),
  };
}

/**
 * The lines of a process's stdout, one at a time, undecoded until they are complete: what the client does with an answer of
 * some megabytes is not the server's time. A process that ends instead of answering rejects with its last words.
 */
function readAnswers(child: ChildProcessWithoutNullStreams): { next(): Promise<Answer> } {
  let chunks: Buffer[] = [];
  let lastWords = "";
  let waiting: { readonly resolve: (answer: Answer) => void; readonly reject: (error: Error) => void } | null = null;
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    lastWords = (lastWords + text).slice(-2000);
  });
  child.stdout.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    if (chunk.at(-1) !== 0x0a) return;
    const receivedAt = performance.now();
    const line = Buffer.concat(chunks).toString("utf8");
    chunks = [];
    waiting?.resolve({ line, receivedAt });
    waiting = null;
  });
  child.once("close", () => waiting?.reject(new Error(`the server ended without an answer\n${lastWords}`)));
  return {
    next: () =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
      }),
  };
}
