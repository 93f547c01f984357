// A diagnostic as one line for terminals, editors and CI: `path:line:column: severity CODE: message (help)`.

import type { Diagnostic } from "../language/diagnostics/diagnostic.ts";
import type { Language } from "../language/diagnostics/language.ts";
import { renderDiagnostic } from "../language/diagnostics/render.ts";
import { createPositions, type Positions } from "../language/text/positions.ts";
import { wordsOf } from "./messages/words-of.ts";

/** `text` is what the diagnostic's offsets are in; null when there is none, and so no line and column. */
export function diagnosticLine(diagnostic: Diagnostic, path: string, text: string | null, language: Language): string {
  const { message, help } = renderDiagnostic(diagnostic, language);
  const place = text === null ? path : placeIn(path, text, diagnostic.span.start);
  const said = help === undefined ? message : wordsOf(language).advised(message, help);
  return `${place}: ${diagnostic.severity} ${diagnostic.code}: ${said}`;
}

/** `path:line:column`, as the compiler counts them. */
export function placeIn(path: string, text: string, offset: number): string {
  return placeAt(path, createPositions(text), offset);
}

/** The same where the text's positions are at hand already. */
export function placeAt(path: string, positions: Positions, offset: number): string {
  const { line, column } = positions.lineColumn(offset);
  return `${path}:${line}:${column}`;
}
