// Diagnostics as LSP has them.

import {
  type DiagnosticRelatedInformation,
  DiagnosticSeverity,
  DiagnosticTag,
  type Diagnostic as LspDiagnostic,
} from "vscode-languageserver/node";
import type { Diagnostic, Severity } from "../language/diagnostics/diagnostic.ts";
import { renderDiagnostic } from "../language/diagnostics/render.ts";
import type { Document } from "./document.ts";
import { moduleDocument } from "./module-document.ts";
import type { Workbench } from "./workbench.ts";

const SEVERITIES: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  note: DiagnosticSeverity.Information,
};

/** What is wrong in a document, as the client can show it. */
export function documentDiagnostics(bench: Workbench, document: Document): LspDiagnostic[] {
  return document.project.diagnosticsOf(document.file).map((found) => lspDiagnostic(bench, document, found));
}

/** One diagnostic of a document. Code that nothing uses is a hint, which editors show paler. */
export function lspDiagnostic(bench: Workbench, document: Document, found: Diagnostic): LspDiagnostic {
  const { client, language } = bench;
  const { message, help, related = [] } = renderDiagnostic(found, language);
  const isUnused = /^W100[1-5]$/.test(found.code);
  const shown: DiagnosticRelatedInformation[] = client.showsRelated
    ? related.map((place) => {
        const other = place.file === undefined ? document : (moduleDocument(bench, document, place.file) ?? document);
        return { location: { uri: other.uri, range: other.positions.range(place.span) }, message: place.message };
      })
    : [];
  return {
    range: document.positions.range(found.span),
    severity: isUnused ? DiagnosticSeverity.Hint : SEVERITIES[found.severity],
    code: found.code,
    source: "yaoxiang",
    message: help === undefined ? message : `${message}\n${help}`,
    ...(isUnused && client.showsTags ? { tags: [DiagnosticTag.Unnecessary] } : {}),
    ...(shown.length > 0 ? { relatedInformation: shown } : {}),
  };
}
