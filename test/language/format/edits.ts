// Applies text edits, as an editor does.

import type { TextEdit } from "../../../server/src/language/text/span.ts";

/** The text after the edits, which must not overlap; offsets are UTF-16. */
export function applyEdits(source: string, edits: readonly TextEdit[]): string {
  const ordered = [...edits].sort((a, b) => b.span.start - a.span.start);
  return ordered.reduce((text, { span, newText }) => text.slice(0, span.start) + newText + text.slice(span.end), source);
}
