// `textDocument/diagnostic`: what is wrong in a document, for clients that ask for it themselves.

import { createHash } from "node:crypto";
import { type DocumentDiagnosticReport, DocumentDiagnosticReportKind, DocumentDiagnosticRequest } from "vscode-languageserver/node";
import { documentDiagnostics } from "../diagnostic-shapes.ts";
import { defineRequest } from "./request.ts";

export const pullDiagnostics = defineRequest({
  type: DocumentDiagnosticRequest.type,
  capabilities: ({ pullsDiagnostics }) =>
    pullsDiagnostics ? { diagnosticProvider: { identifier: "yaoxiang", interFileDependencies: true, workspaceDiagnostics: false } } : null,
  run(bench, { textDocument, previousResultId }): DocumentDiagnosticReport {
    const document = bench.document(textDocument.uri);
    const items = document === null ? [] : documentDiagnostics(bench, document);
    const resultId = createHash("sha1").update(JSON.stringify(items)).digest("base64");
    if (resultId === previousResultId) return { kind: DocumentDiagnosticReportKind.Unchanged, resultId };
    return { kind: DocumentDiagnosticReportKind.Full, resultId, items };
  },
});
