// Diagnostics for programs: the keys that the compiler's `check --json` has (docs/command-line.md), and more.

import type { Diagnostic, Severity } from "../language/diagnostics/diagnostic.ts";
import type { Language } from "../language/diagnostics/language.ts";
import { renderDiagnostic } from "../language/diagnostics/render.ts";
import type { Positions } from "../language/text/positions.ts";
import type { Span } from "../language/text/span.ts";
import type { CheckedFile } from "./checked-file.ts";

/** One JSON object for all files, over several lines, with a line break at its end. */
export function checkJson(files: readonly CheckedFile[], language: Language): string {
  const all = files.flatMap(({ diagnostics }) => diagnostics);
  const answer = {
    schemaVersion: "1.0",
    error_count: all.filter(({ severity }) => severity === "error").length,
    warning_count: all.filter(({ severity }) => severity === "warning").length,
    diagnostics: files.flatMap((file) => file.diagnostics.map((each) => diagnosticJson(each, file, language))),
  };
  return `${JSON.stringify(answer, null, 2)}\n`;
}

function diagnosticJson(diagnostic: Diagnostic, file: CheckedFile, language: Language) {
  const { positions } = file;
  const { message, help, related, fixes } = renderDiagnostic(diagnostic, language);
  const { code, severity, span } = diagnostic;
  const [line, column, endLine, endColumn] = positions.codePointSpan(span);
  const isUnused = UNUSED.test(code);
  return {
    file: file.absolute,
    severity,
    code,
    message,
    line,
    column,
    end_line: endLine,
    end_column: endColumn,
    ...(help === undefined ? {} : { help }),
    related: related.flatMap((place) => {
      const other = file.fileOf(place);
      if (other === null) return [];
      return [{ file: other.absolute, span: other.positions.codePointSpan(place.span), message: place.message }];
    }),
    fixes: fixes.map(({ title, edits }) => ({
      title,
      edits: edits.map((edit) => ({ span: positions.codePointSpan(edit.span), new_text: edit.newText })),
    })),
    lsp: {
      range: rangeOf(span, positions),
      severity: isUnused ? LSP_HINT : LSP_SEVERITIES[severity],
      code,
      source: "yaoxiang",
      message,
      relatedInformation: null,
      tags: isUnused ? [LSP_UNNECESSARY] : null,
      codeActions: null,
    },
  };
}

function rangeOf({ start, end }: Span, positions: Positions) {
  return { start: positions.utf16Position(start), end: positions.utf16Position(end) };
}

/** Unused code, which editors show dimmed. */
const UNUSED = /^W100[1-5]$/;
const LSP_SEVERITIES: Readonly<Record<Severity, number>> = { error: 1, warning: 2, note: 3 };
const LSP_HINT = 4;
const LSP_UNNECESSARY = 1;
