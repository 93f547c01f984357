// Sends diagnostics of open documents to clients that do not ask for them: some time after the last edit, and only where they have changed.

import type { Connection } from "vscode-languageserver/node";
import { documentDiagnostics } from "./diagnostic-shapes.ts";
import type { Workbench } from "./workbench.ts";

export interface DiagnosticsPusher {
  /** Something has changed that diagnostics may depend on. */
  schedule(): void;
  /** A document has been closed: what was sent for it is taken back. */
  forget(uri: string): void;
  stop(): void;
}

export function createDiagnosticsPusher(connection: Pick<Connection, "sendDiagnostics">, bench: Workbench): DiagnosticsPusher {
  const sent = new Map<string, string>();
  let timer: NodeJS.Timeout | null = null;

  /** One document a turn, so that requests are answered in between. */
  function push(uris: readonly string[]): void {
    const [uri, ...others] = uris;
    timer = null;
    if (uri === undefined) return;
    const document = bench.openUris.includes(uri) ? bench.document(uri) : null;
    if (document !== null) {
      const diagnostics = documentDiagnostics(bench, document);
      const text = JSON.stringify(diagnostics);
      if (sent.get(uri) !== text || document.version !== versions.get(uri)) {
        sent.set(uri, text);
        versions.set(uri, document.version);
        connection
          .sendDiagnostics({ uri, diagnostics, ...(document.version === null ? {} : { version: document.version }) })
          .catch(() => {});
      }
    }
    timer = setTimeout(() => push(others), 0);
  }
  const versions = new Map<string, number | null>();

  return {
    schedule() {
      if (timer !== null) clearTimeout(timer);
      timer = setTimeout(() => push(bench.openUris), bench.settings.diagnosticsDelay);
    },
    forget(uri) {
      versions.delete(uri);
      if (sent.delete(uri)) connection.sendDiagnostics({ uri, diagnostics: [] }).catch(() => {});
    },
    stop() {
      if (timer !== null) clearTimeout(timer);
    },
  };
}
