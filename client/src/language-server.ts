// The language server's life: one process at a time, whatever is asked of it how often and in which order.

import type { ChildProcess } from "node:child_process";
import * as vscode from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import type { ServerState } from "./language-client.ts";
import { commandLine, type ServerProgram, startProcess } from "./server-program.ts";

interface Session {
  readonly client: LanguageClient;
  /** The processes that the client has started, the last one last: after a crash it starts the next. */
  readonly processes: ChildProcess[];
}

export class LanguageServer {
  private readonly program: ServerProgram;
  private readonly output: vscode.LogOutputChannel;
  private readonly changes = new vscode.EventEmitter<ServerState>();
  private session: Session | null = null;
  /** What was asked for last; each step waits for the one before it. */
  private pending: Promise<void> = Promise.resolve();
  private current: ServerState = { kind: "stopped" };

  readonly onDidChangeState = this.changes.event;

  constructor(program: ServerProgram, output: vscode.LogOutputChannel) {
    this.program = program;
    this.output = output;
  }

  get state(): ServerState {
    return this.current;
  }

  /** Starts the server anew, by the settings as they are now. Resolves when it runs or has failed to. */
  restart(): Promise<void> {
    return this.queue(async () => {
      await this.end();
      await this.begin();
    });
  }

  stop(): Promise<void> {
    return this.queue(() => this.end());
  }

  /** The server's answer, or null while there is no server. */
  async ask<Answer>(method: string, params: object): Promise<Answer | null> {
    const { session } = this;
    return session?.client.isRunning() === true ? session.client.sendRequest<Answer>(method, params) : null;
  }

  private queue(step: () => Promise<void>): Promise<void> {
    this.pending = this.pending.then(step);
    return this.pending;
  }

  private async begin(): Promise<void> {
    const processes: ChildProcess[] = [];
    const { program, output } = this;
    const start = async (): Promise<ChildProcess> => {
      // a client that was given up before it was ready would try again when its process ends
      if (this.session?.client !== client) throw new Error("this server has been stopped");
      const line = commandLine(program, "lsp", ["--stdio", `--clientProcessId=${process.pid}`]);
      const child = await startProcess(line, program.home);
      processes.push(child);
      output.info(`${line.command} ${line.args.join(" ")} (${child.pid})`);
      return child;
    };
    const { createClient, stateOf } = await import("./language-client.ts");
    const client = createClient(start, output);
    this.session = { client, processes };
    client.onDidChangeState(() => {
      if (this.session?.client === client) this.enter(stateOf(client));
    });
    try {
      await inTime(client.start(), START_MILLISECONDS);
    } catch (error) {
      // the library has told the user; the log and the status item keep it
      output.error(error instanceof Error ? error : String(error));
      this.enter({ kind: "failed", problem: error instanceof Error ? error.message : String(error) });
    }
  }

  private async end(): Promise<void> {
    const { session } = this;
    if (session === null) return;
    this.session = null;
    // a client that is not running has nothing to say farewell to; its process is ended all the same
    await session.client.dispose(STOP_MILLISECONDS).catch((error: unknown) => this.output.debug(String(error)));
    await Promise.all(session.processes.map(ended));
    this.enter({ kind: "stopped" });
  }

  private enter(state: ServerState): void {
    this.current = state;
    this.changes.fire(state);
  }
}

/** A server that says nothing counts as failed, so that a restart has its turn. */
async function inTime(started: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds / 1000} s`)), milliseconds);
  });
  await Promise.race([started, late]).finally(() => clearTimeout(timer));
}

/** Resolves when the process is gone; one that does not go by itself is made to. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => child.kill("SIGKILL"), STOP_MILLISECONDS);
    child.once("exit", () => {
      clearTimeout(timer);
      resolve();
    });
    child.stdin?.end();
  });
}

const START_MILLISECONDS = 20_000;
const STOP_MILLISECONDS = 2000;
