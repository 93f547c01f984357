// `textDocument/diagnostic`: what is wrong in a document, for clients that ask for it themselves.

import { type DocumentDiagnosticReport, DocumentDiagnosticReportKind, DocumentDiagnosticRequest } from "vscode-languageserver/node";
import { documentDiagnostics } from "../diagnostic-shapes.ts";
import { defineRequest } from "./request.ts";

export const pullDiagnostics = defineRequest({
  type: DocumentDiagnosticRequest.type,
  capabilities: ({ pullsDiagnostics }) =>
    pullsDiagnostics ? { diagnosticProvider: { identifier: "yaoxiang", interFileDependencies: true, workspaceDiagnostics: false } } : null,
  run(bench, { textDocument }): DocumentDiagnosticReport {
    const document = bench.document(textDocument.uri);
    return { kind: DocumentDiagnosticReportKind.Full, items: document === null ? [] : documentDiagnostics(bench, document) };
  },
});
