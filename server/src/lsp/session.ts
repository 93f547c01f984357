// One client's session, by the book: nothing before `initialize`, nothing after `shutdown`, and what the client has open in between.

import type { PlatformPath } from "node:path";
import {
  type Connection,
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  ErrorCodes,
  type InitializeParams,
  type InitializeResult,
  ResponseError,
  type ServerCapabilities,
  TextDocumentSyncKind,
} from "vscode-languageserver/node";
import { type Language, parseLanguage } from "../language/diagnostics/language.ts";
import type { FileSystem } from "../workspace/file-system.ts";
import { MANIFEST_NAME } from "../workspace/manifest-name.ts";
import { clientFacts } from "./client-facts.ts";
import { createDiagnosticsPusher, type DiagnosticsPusher } from "./push-diagnostics.ts";
import { REQUESTS } from "./requests.ts";
import { readSettings } from "./settings.ts";
import { Workbench } from "./workbench.ts";

export interface SessionOptions {
  readonly fileSystem: FileSystem;
  readonly paths: PlatformPath;
  readonly version: string;
  /** The user's settings file, which need not exist. */
  readonly userFile: string | null;
  /** Of messages; the client's locale decides where `isLanguageChosen` is false. */
  readonly language: Language;
  readonly isLanguageChosen: boolean;
}

type State =
  | { readonly kind: "new" }
  | { readonly kind: "running"; readonly bench: Workbench; readonly pusher: DiagnosticsPusher }
  | { readonly kind: "shut-down" };

/** Answers a client until it leaves. */
export function runSession(connection: Connection, options: SessionOptions): void {
  let state: State = { kind: "new" };

  const bench = (): Workbench => {
    if (state.kind === "running") return state.bench;
    if (state.kind === "new") throw new ResponseError(ErrorCodes.ServerNotInitialized, "the server has not been initialized");
    throw new ResponseError(ErrorCodes.InvalidRequest, "the server has been shut down");
  };

  connection.onInitialize((params): InitializeResult => {
    if (state.kind !== "new") throw new ResponseError(ErrorCodes.InvalidRequest, "the server has been initialized before");
    const client = clientFacts(params);
    const log = (line: string): void => connection.console.info(line);
    const made = new Workbench({ ...options, log, client, language: languageOf(params, options) });
    made.settings = readSettings(params.initializationOptions);
    state = { kind: "running", bench: made, pusher: createDiagnosticsPusher(connection, made) };
    return { capabilities: capabilitiesFor(made), serverInfo: { name: "yaoxiang", version: options.version } };
  });

  connection.onInitialized(async () => {
    if (state.kind !== "running") return;
    const { client } = state.bench;
    if (client.changesFolders) {
      connection.workspace.onDidChangeWorkspaceFolders(async () => {
        const folders = await connection.workspace.getWorkspaceFolders();
        bench().projects.setFolders((folders ?? []).map(({ uri }) => uri));
        changed();
      });
    }
    if (client.registersWatchers) {
      const watchers = ["**/*.yx", `**/${MANIFEST_NAME}`].map((globPattern) => ({ globPattern }));
      await connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
    }
    if (client.registersConfiguration) await connection.client.register(DidChangeConfigurationNotification.type, { section: "yaoxiang" });
    await pullSettings();
  });

  connection.onDidChangeConfiguration(async ({ settings }) => {
    if (state.kind !== "running") return;
    if (state.bench.client.answersConfiguration) await pullSettings();
    else state.bench.settings = readSettings(settings?.yaoxiang);
    refreshViews();
  });

  connection.onDidOpenTextDocument(({ textDocument: { uri, version, text } }) => {
    if (state.kind !== "running") return;
    state.bench.open(uri, version, text);
    changed();
  });
  connection.onDidChangeTextDocument(({ textDocument: { uri, version }, contentChanges }) => {
    if (state.kind !== "running") return;
    state.bench.change(uri, version, contentChanges);
    changed();
  });
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
    if (state.kind !== "running") return;
    state.bench.close(uri);
    state.pusher.forget(uri);
    changed();
  });
  const diskChanged = (): void => {
    if (state.kind !== "running") return;
    state.bench.projects.refresh();
    changed();
    if (state.bench.client.refreshesDiagnostics) connection.languages.diagnostics.refresh();
    refreshViews();
  };
  connection.onDidSaveTextDocument(diskChanged);
  connection.onDidChangeWatchedFiles(diskChanged);

  for (const request of REQUESTS) request.listen(connection, bench);

  connection.onShutdown(() => {
    bench();
    if (state.kind === "running") state.pusher.stop();
    state = { kind: "shut-down" };
  });
  connection.listen();

  function changed(): void {
    if (state.kind === "running" && !state.bench.client.pullsDiagnostics) state.pusher.schedule();
  }

  async function pullSettings(): Promise<void> {
    if (state.kind !== "running" || !state.bench.client.answersConfiguration) return;
    const { bench: asking } = state;
    asking.settings = readSettings(await connection.workspace.getConfiguration("yaoxiang"));
    changed();
  }

  function refreshViews(): void {
    if (state.kind !== "running") return;
    const { client } = state.bench;
    if (client.refreshesSemanticTokens) connection.languages.semanticTokens.refresh().catch(() => {});
    if (client.refreshesInlayHints) connection.languages.inlayHint.refresh().catch(() => {});
    if (client.refreshesCodeLenses) connection.sendRequest("workspace/codeLens/refresh").catch(() => {});
  }
}

/** `--lang` and YAOXIANG_LANG come first, then what the editor is shown in. */
function languageOf({ locale }: InitializeParams, { language, isLanguageChosen }: SessionOptions): Language {
  return (isLanguageChosen || locale === undefined ? null : parseLanguage(locale)) ?? language;
}

function capabilitiesFor({ client }: Workbench): ServerCapabilities {
  const announced: ServerCapabilities = {
    positionEncoding: client.encoding,
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: { includeText: false } },
    workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
  };
  for (const request of REQUESTS) Object.assign(announced, request.capabilities(client) ?? {});
  return announced;
}
