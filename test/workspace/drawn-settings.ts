// Diagnostics of a settings file as one line each: where, how bad, which code, what is said.

import type { Diagnostic } from "../../server/src/language/diagnostics/diagnostic.ts";
import type { Language } from "../../server/src/language/diagnostics/language.ts";
import { renderDiagnostic } from "../../server/src/language/diagnostics/render.ts";
import { createPositions } from "../../server/src/language/text/positions.ts";

export function drawnSettings(text: string, diagnostics: readonly Diagnostic[], language: Language = "en"): string[] {
  return diagnostics.map((each) => {
    const [line, column, endLine, endColumn] = createPositions(text).codePointSpan(each.span);
    const end = endLine === line ? endColumn : `${endLine}:${endColumn}`;
    return `${line}:${column}-${end} ${each.severity} ${each.code} ${renderDiagnostic(each, language).message}`;
  });
}
