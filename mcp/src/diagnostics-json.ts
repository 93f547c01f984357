// Diagnostics as they are sent: in words, with lines and columns. A list that is too long for an answer loses its end, and says so.

import { type Diagnostic, type Language, type Positions, renderDiagnostic } from "../../server/src/api.ts";
import { spanText } from "./tree-json.ts";

/** JSON texts of the first `shown` of `total` diagnostics. */
export interface DiagnosticList {
  readonly json: string;
  readonly shown: number;
  readonly total: number;
}

/** The diagnostics as a JSON list of at most `room` characters, in the given order. */
export function writeDiagnostics(
  diagnostics: readonly Diagnostic[],
  positions: Positions,
  language: Language,
  room: number,
): DiagnosticList {
  let json = "[";
  let shown = 0;
  for (const diagnostic of diagnostics) {
    const item = (shown === 0 ? "" : ",") + writeDiagnostic(diagnostic, positions, language);
    if (json.length + item.length + "]".length > room) break;
    json += item;
    shown += 1;
  }
  return { json: `${json}]`, shown, total: diagnostics.length };
}

function writeDiagnostic(diagnostic: Diagnostic, positions: Positions, language: Language): string {
  const { message, help, related, fixes } = renderDiagnostic(diagnostic, language);
  const parts = [
    `"code":${JSON.stringify(diagnostic.code)}`,
    `"severity":${JSON.stringify(diagnostic.severity)}`,
    `"message":${JSON.stringify(message)}`,
    `"span":${spanText(diagnostic.span, positions)}`,
  ];
  if (help !== undefined) parts.push(`"help":${JSON.stringify(help)}`);
  if (related.length > 0) {
    const places = related.map((place) => {
      const file = place.file === undefined ? "" : `"file":${JSON.stringify(place.file)},`;
      return `{${file}"span":${spanText(place.span, positions)},"message":${JSON.stringify(place.message)}}`;
    });
    parts.push(`"related":[${places.join(",")}]`);
  }
  if (fixes.length > 0) {
    const repairs = fixes.map(({ title, edits }) => {
      const written = edits.map((edit) => `{"span":${spanText(edit.span, positions)},"new_text":${JSON.stringify(edit.newText)}}`);
      return `{"title":${JSON.stringify(title)},"edits":[${written.join(",")}]}`;
    });
    parts.push(`"fixes":[${repairs.join(",")}]`);
  }
  return `{${parts.join(",")}}`;
}
