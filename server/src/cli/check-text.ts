// Diagnostics for people: each with its place, the line of the source, what of it is meant, and what to do.

import type { Diagnostic, Severity } from "../language/diagnostics/diagnostic.ts";
import type { Language } from "../language/diagnostics/language.ts";
import { renderDiagnostic } from "../language/diagnostics/render.ts";
import { displayWidth } from "../language/text/display-width.ts";
import { lineStartAt } from "../language/text/lines.ts";
import type { Span } from "../language/text/span.ts";
import type { CheckedFile } from "./checked-file.ts";
import { placeAt } from "./diagnostic-line.ts";
import type { Words } from "./messages/words.ts";

export interface TextOptions {
  readonly language: Language;
  readonly words: Words;
  readonly isColored: boolean;
}

/** All diagnostics of a file, an empty line behind each. */
export function checkText(file: CheckedFile, options: TextOptions): string {
  return file.diagnostics.map((each) => diagnosticText(each, file, options)).join("");
}

function diagnosticText(each: Diagnostic, file: CheckedFile, { language, words, isColored }: TextOptions): string {
  const { message, help, related } = renderDiagnostic(each, language);
  const { line } = file.positions.lineColumn(each.span.start);
  const head = `${each.severity} [${each.code}]`;
  const lines = [
    `${isColored ? `${COLORS[each.severity]}${head}${RESET}` : head} ${message}`,
    ` --> ${placeAt(file.name, file.positions, each.span.start)}`,
    ...excerpt(file.text, each.span, line),
    ...related.map((place) => {
      const other = file.fileOf(place);
      return `   = ${place.message} (${other === null ? place.file : placeAt(other.name, other.positions, place.span.start)})`;
    }),
    ...(help === undefined ? [] : [words.help(help)]),
  ];
  return `${lines.join("\n")}\n\n`;
}

/** The first line of the span, with carets below what of it is in the span. */
function excerpt(text: string, { start, end }: Span, line: number): readonly string[] {
  const lineStart = lineStartAt(text, start);
  const feed = text.indexOf("\n", start);
  const source = text.slice(lineStart, feed < 0 ? text.length : feed).replace(/\r$/, "");
  const before = widthOf(source.slice(0, start - lineStart));
  const meant = widthOf(source.slice(start - lineStart, end - lineStart));
  const gutter = String(line).padStart(4);
  return [`${gutter} │ ${shown(source)}`, `${" ".repeat(gutter.length)} │ ${" ".repeat(before)}${"^".repeat(Math.max(meant, 1))}`];
}

function widthOf(text: string): number {
  return displayWidth(shown(text));
}

/** A tab would move what is below it by as much as the terminal likes; what terminals obey must not reach them. */
function shown(text: string): string {
  return text.replaceAll("\t", "    ").replace(/[\u0000-\u001f\u007f-\u009f]/g, "\ufffd");
}

const RESET = "\u001b[0m";
const COLORS: Readonly<Record<Severity, string>> = { error: "\u001b[1;31m", warning: "\u001b[1;33m", note: "\u001b[1;36m" };
