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
    const item = (shown === 0 ? "" : ",") + writeDiagnostic(diagnostic, { positions, positionsOf: () => null }, language);
    if (json.length + item.length + "]".length > room) break;
    json += item;
    shown += 1;
  }
  return { json: `${json}]`, shown, total: diagnostics.length };
}

/** Where the places of a diagnostic are. */
export interface DiagnosticPlaces {
  /** The path from the root of the file that it is in, which it then says. */
  readonly file?: string;
  /** Of the text that it is in. */
  readonly positions: Positions;
  /** Those of another file, by its path from the root; null where it is not at hand, and what is related there is left out. */
  positionsOf(file: string): Positions | null;
}

export function writeDiagnostic(diagnostic: Diagnostic, { file, positions, positionsOf }: DiagnosticPlaces, language: Language): string {
  const { message, help, related, fixes } = renderDiagnostic(diagnostic, language);
  const parts = [
    ...(file === undefined ? [] : [`"file":${JSON.stringify(file)}`]),
    `"code":${JSON.stringify(diagnostic.code)}`,
    `"severity":${JSON.stringify(diagnostic.severity)}`,
    `"message":${JSON.stringify(message)}`,
    `"span":${spanText(diagnostic.span, positions)}`,
  ];
  if (help !== undefined) parts.push(`"help":${JSON.stringify(help)}`);
  const places = related.flatMap((place) => {
    const itsPositions = place.file === undefined ? positions : positionsOf(place.file);
    if (itsPositions === null) return [];
    const itsFile = place.file === undefined ? "" : `"file":${JSON.stringify(place.file)},`;
    return [`{${itsFile}"span":${spanText(place.span, itsPositions)},"message":${JSON.stringify(place.message)}}`];
  });
  if (places.length > 0) parts.push(`"related":[${places.join(",")}]`);
  if (fixes.length > 0) {
    const repairs = fixes.map(({ title, edits }) => {
      const written = edits.map((edit) => `{"span":${spanText(edit.span, positions)},"new_text":${JSON.stringify(edit.newText)}}`);
      return `{"title":${JSON.stringify(title)},"edits":[${written.join(",")}]}`;
    });
    parts.push(`"fixes":[${repairs.join(",")}]`);
  }
  return `{${parts.join(",")}}`;
}
