// A started language server, and a client of it over its pipes.

import { spawn } from "node:child_process";
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from "vscode-languageserver/node";

export interface LanguageServer {
  /** From the start of the process to the answer to `initialize`, in milliseconds. */
  readonly startMs: number;
  readonly pid: number;
  ask<Answer>(method: string, params: object): Promise<Answer>;
  tell(method: string, params: object): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the bundle with the given Node, on a folder if one is given, for a client that asks for diagnostics itself. */
export async function startLanguageServer(node: string, bundle: string, folder: string | null = null): Promise<LanguageServer> {
  const started = performance.now();
  const child = spawn(node, [bundle, "lsp", "--stdio"], { stdio: ["pipe", "pipe", "inherit"] });
  const connection = createMessageConnection(new StreamMessageReader(child.stdout), new StreamMessageWriter(child.stdin));
  connection.listen();
  const capabilities = {
    textDocument: {
      diagnostic: { relatedInformation: true },
      hover: { contentFormat: ["markdown"] },
      completion: { completionItem: { snippetSupport: true } },
      documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    },
  };
  const workspaceFolders = folder === null ? null : [{ uri: `file://${folder}`, name: "bench" }];
  await connection.sendRequest("initialize", { processId: process.pid, rootUri: null, workspaceFolders, capabilities });
  const startMs = performance.now() - started;
  await connection.sendNotification("initialized", {});
  return {
    startMs,
    pid: child.pid ?? 0,
    ask: (method, params) => connection.sendRequest(method, params),
    tell: (method, params) => connection.sendNotification(method, params),
    async stop() {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      await connection.sendRequest("shutdown");
      await connection.sendNotification("exit");
      await gone;
      connection.dispose();
    },
  };
}
