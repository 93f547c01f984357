// A started server, and a client of it that costs next to nothing: what is measured is the server's time.

import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";

export interface Answer {
  readonly line: string;
  /** When its last byte was there, on performance.now()'s clock. */
  readonly receivedAt: number;
}

export interface Server {
  /** Throws where the answer is an error. */
  call(tool: string, callArguments: object): Promise<Answer>;
  stop(): Promise<void>;
}

/** Starts the bundle with the given Node, in a folder or else in this process's, and introduces itself. */
export async function startServer(node: string, bundle: string, folder = process.cwd()): Promise<Server> {
  const child = spawn(node, [bundle, "mcp"], { stdio: ["pipe", "pipe", "pipe"], cwd: folder });
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
    call: (tool, callArguments) => request("tools/call", { name: tool, arguments: callArguments }),
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
