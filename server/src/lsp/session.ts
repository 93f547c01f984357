// One client's session, by the book: nothing before `initialize`, nothing after `shutdown`, and what the client has open in between.

import type { PlatformPath } from "node:path";
import {
  type Connection,
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  ErrorCodes,
  type InitializeResult,
  ResponseError,
  type ServerCapabilities,
  TextDocumentSyncKind,
} from "vscode-languageserver/node";
import type { Language } from "../language/diagnostics/language.ts";
import type { FileSystem } from "../workspace/file-system.ts";
import { MANIFEST_NAME } from "../workspace/manifest-name.ts";
import { clientFacts } from "./client-facts.ts";
import { placeOfUri } from "./document-uri.ts";
import { wordsOf } from "./messages/words-of.ts";
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
  /** Called when the projects of the client's folders have been read. */
  onLoaded(): void;
  /** The language of messages for a client with this locale, and the path of its first folder, if it has any. */
  languageFor(locale: string | null, folder: string | null): Language;
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
    const [folder] = client.folders.map((uri) => placeOfUri(uri, options.paths));
    const language = options.languageFor(client.locale, folder?.kind === "file" ? folder.path : null);
    const log = (line: string): void => connection.console.info(line);
    const made = new Workbench({ ...options, log, client, language });
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
    if (client.folders.length > 0) await loadProjects();
    options.onLoaded();
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

  /** Reads the projects of the folders that are open before somebody asks for them. */
  async function loadProjects(): Promise<void> {
    if (state.kind !== "running") return;
    const { client, language, projects } = state.bench;
    const progress = client.showsProgress ? await connection.window.createWorkDoneProgress() : null;
    progress?.begin(wordsOf(language).loading);
    // the client is to see that before this thread is busy
    await new Promise((resolve) => setImmediate(resolve));
    projects.all();
    progress?.done();
  }

  function refreshViews(): void {
    if (state.kind !== "running") return;
    const { client } = state.bench;
    if (client.refreshesSemanticTokens) connection.languages.semanticTokens.refresh().catch(() => {});
    if (client.refreshesInlayHints) connection.languages.inlayHint.refresh().catch(() => {});
    if (client.refreshesCodeLenses) connection.sendRequest("workspace/codeLens/refresh").catch(() => {});
  }
}

function capabilitiesFor({ client }: Workbench): ServerCapabilities {
  const announced: ServerCapabilities = {
    positionEncoding: client.encoding,
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: { includeText: false } },
    workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
  };
  for (const request of REQUESTS) {
    const { workspace, ...others } = request.capabilities(client) ?? {};
    Object.assign(announced, others, { workspace: { ...announced.workspace, ...workspace } });
  }
  return announced;
}
