// A diagnostic as a reader sees it: the line with what is at fault underlined, its words in every language, what its fixes make of the source.

import type { Diagnostic } from "../../../server/src/language/diagnostics/diagnostic.ts";
import { LANGUAGES } from "../../../server/src/language/diagnostics/language.ts";
import { renderDiagnostic } from "../../../server/src/language/diagnostics/render.ts";
import { createPositions } from "../../../server/src/language/text/positions.ts";
import { withEdits } from "./edits.ts";

/** Several lines of text. */
export function drawn(source: string, diagnostic: Diagnostic): string {
  const [line, column, endLine, endColumn] = createPositions(source).codePointSpan(diagnostic.span);
  const text = source.split("\n")[line - 1] ?? "";
  const width = endLine === line ? Math.max(endColumn - column, 1) : Math.max([...text].length + 1 - column, 1);
  const underlined = [text, " ".repeat(column - 1) + "^".repeat(width)].filter(() => text.length <= 80).map((each) => `    ${each}`);
  const said = LANGUAGES.flatMap((language) => {
    const { message, help, related, fixes } = renderDiagnostic(diagnostic, language);
    return [
      `  ${message}`,
      ...(help === undefined ? [] : [`  → ${help}`]),
      ...related.map((place) => `  at ${createPositions(source).codePointSpan(place.span).join(":")}: ${place.message}`),
      ...fixes.map(({ title, edits }) => `  fix: ${title}: ${JSON.stringify(withEdits(source, edits))}`),
    ];
  });
  return [`${diagnostic.code} ${diagnostic.severity} ${diagnostic.finding}`, ...underlined, ...said].join("\n");
}
