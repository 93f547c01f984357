// A server as its client sees it: a process of a bundle, lines in, lines out. It ends with the test, or the test file, that started it.

import { spawn } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, onTestFinished } from "vitest";

const repository = join(import.meta.dirname, "../..");

/** What is shipped; the tests' global setup builds it. */
export const BUNDLE = join(repository, "server/out/main.js");

export interface ServerOptions {
  readonly bundle?: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The folder that the process works in. */
  readonly folder?: string;
  /** The program that runs the bundle. */
  readonly node?: string;
}

export interface Answer {
  readonly jsonrpc: string;
  readonly id: string | number | null;
  readonly result?: Result;
  readonly error?: { readonly code: number; readonly message: string };
}

/** A result, of whatever request: each test reads the fields that its answer has. */
export interface Result {
  readonly [field: string]: unknown;
  readonly isError?: boolean;
  readonly errorCode?: string;
  readonly structuredContent?: ParsedSource;
  readonly content?: readonly { readonly type: string; readonly text?: string; readonly json?: unknown }[];
}

export interface ParsedSource {
  readonly schemaVersion: string;
  readonly diagnostics: readonly SentDiagnostic[];
  readonly total: number;
  readonly complete: boolean;
  readonly reason?: string;
  readonly ast: SentNode;
}

export interface SentDiagnostic {
  readonly code: string;
  readonly severity: string;
  readonly message: string;
  readonly span: readonly number[];
  readonly help?: string;
}

export interface SentNode {
  readonly kind: string;
  readonly span: readonly number[];
  readonly text?: string;
  readonly elided?: number;
  readonly [field: string]: unknown;
}

export interface Exit {
  readonly code: number | null;
  readonly signal: string | null;
}

export interface ServerProcess {
  /** Every line that the process has written to stdout. */
  readonly lines: readonly string[];
  /** How many bytes have come from its stdout, unfinished lines too. */
  bytes(): number;
  stderr(): string;
  sendBytes(bytes: string | Uint8Array): void;
  send(message: unknown): void;
  answerTo(id: string | number): Promise<Answer>;
  /** Sends a request and waits for the answer with its id. */
  request(method: string, params?: unknown): Promise<Answer>;
  /** Calls a tool and gives the result; fails when the answer is a JSON-RPC error. */
  call(tool: string, callArguments: unknown): Promise<Result>;
  /** The next answer that nobody has asked for with `request`. */
  nextAnswer(): Promise<Answer>;
  endInput(): void;
  /** Closes our end of its stdout. */
  closeOutput(): void;
  kill(signal: NodeJS.Signals): void;
  readonly exit: Promise<Exit>;
}

/** Starts a server for the running test. */
export function startServer(options: ServerOptions = {}): ServerProcess {
  const server = spawnServer(options);
  onTestFinished(() => server.kill("SIGKILL"));
  return server;
}

/** A server that has been introduced, for the running test. */
export async function startSession(options: ServerOptions = {}): Promise<ServerProcess> {
  const server = startServer(options);
  await initialize(server);
  return server;
}

/** A server that has been introduced, for all tests of a file: what one of them does to it, the next ones see. */
export function shareSession(options: ServerOptions = {}): () => ServerProcess {
  let server: ServerProcess | null = null;
  beforeAll(async () => {
    server = spawnServer(options);
    await initialize(server);
  });
  afterAll(() => server?.kill("SIGKILL"));
  return () => {
    if (server === null) throw new Error("there is no server outside of tests");
    return server;
  };
}

function spawnServer(options: ServerOptions): ServerProcess {
  const { bundle = BUNDLE, args = ["mcp", "--lang", "en"], env = {}, folder = process.cwd(), node = process.execPath } = options;
  const child = spawn(node, [bundle, ...args], { cwd: folder, env: { ...process.env, ...env }, stdio: ["pipe", "pipe", "pipe"] });
  const lines: string[] = [];
  const unclaimed: Answer[] = [];
  const listeners: { takes: (answer: Answer) => boolean; give: (answer: Answer) => void; fail: (reason: Error) => void }[] = [];
  let parts: Buffer[] = [];
  let bytes = 0;
  let errors = "";
  let nextId = 1000;

  function receive(line: string): void {
    lines.push(line);
    const answer: Answer = JSON.parse(line);
    const index = listeners.findIndex(({ takes }) => takes(answer));
    if (index === -1) unclaimed.push(answer);
    else listeners.splice(index, 1)[0]?.give(answer);
  }

  function wait(takes: (answer: Answer) => boolean): Promise<Answer> {
    const index = unclaimed.findIndex(takes);
    const [found] = index === -1 ? [] : unclaimed.splice(index, 1);
    if (found !== undefined) return Promise.resolve(found);
    return new Promise((give, fail) => listeners.push({ takes, give, fail }));
  }

  child.stdout.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    let start = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      const line = Buffer.concat([...parts, chunk.subarray(start, end)]).toString();
      parts = [];
      start = end + 1;
      receive(line);
    }
    parts.push(chunk.subarray(start));
  });
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  // The process may be gone before it has read everything; its exit code is what tests look at then.
  child.stdin.on("error", () => {});
  const exit = new Promise<Exit>((resolve) => {
    child.on("close", (code, signal) => {
      for (const { fail } of listeners) fail(new Error(`the server ended (${code ?? signal}) before it answered; stderr: ${errors}`));
      resolve({ code, signal });
    });
  });

  const server: ServerProcess = {
    lines,
    bytes: () => bytes,
    stderr: () => errors,
    sendBytes: (bytes) => void child.stdin.write(bytes),
    send: (message) => void child.stdin.write(`${JSON.stringify(message)}\n`),
    answerTo: (id) => wait((answer) => answer.id === id),
    request(method, params) {
      nextId += 1;
      const id = nextId;
      server.send({ jsonrpc: "2.0", id, method, ...(params === undefined ? {} : { params }) });
      return server.answerTo(id);
    },
    async call(tool, callArguments) {
      const { result, error } = await server.request("tools/call", { name: tool, arguments: callArguments });
      if (result === undefined) throw new Error(`${tool} was answered with ${JSON.stringify(error)}`);
      return result;
    },
    nextAnswer: () => wait(() => true),
    endInput: () => void child.stdin.end(),
    closeOutput: () => void child.stdout.destroy(),
    kill: (signal) => void child.kill(signal),
    exit,
  };
  return server;
}

/** The handshake that a client begins with. */
export async function initialize(server: ServerProcess): Promise<Answer> {
  const clientInfo = { name: "test", version: "1.0.0" };
  const answer = await server.request("initialize", { protocolVersion: "2025-06-18", capabilities: {}, clientInfo });
  server.send({ jsonrpc: "2.0", method: "notifications/initialized" });
  return answer;
}
