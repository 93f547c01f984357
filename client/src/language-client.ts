// The client of the language server as the library makes it. This file brings the library: it is loaded when a server is started, not before.

import type { ChildProcess } from "node:child_process";
import type * as vscode from "vscode";
import { LanguageClient, State } from "vscode-languageclient/node";
import { linkCodes } from "./link-codes.ts";
import { LANGUAGE } from "./names.ts";

export type ServerState =
  | { readonly kind: "stopped" }
  | { readonly kind: "starting" }
  | { readonly kind: "running"; readonly version: string }
  | { readonly kind: "failed"; readonly problem: string };

/** `start` is called for the first process and, after a crash, for the next. */
export function createClient(start: () => Promise<ChildProcess>, output: vscode.LogOutputChannel): LanguageClient {
  return new LanguageClient(LANGUAGE, "YaoXiang", start, {
    documentSelector: ["file", "untitled"].map((scheme) => ({ scheme, language: LANGUAGE })),
    outputChannel: output,
    traceOutputChannel: output,
    diagnosticCollectionName: LANGUAGE,
    middleware: linkCodes,
  });
}

export function stateOf({ state, initializeResult }: LanguageClient): ServerState {
  if (state === State.Running) return { kind: "running", version: initializeResult?.serverInfo?.version ?? "" };
  return { kind: state === State.Starting ? "starting" : "stopped" };
}
