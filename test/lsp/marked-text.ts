// Texts with marks in them: `<|>` is a place, `<|text|>` is a piece. What is tested gets the text without them.

import type { Span } from "../../server/src/language/text/span.ts";

export interface MarkedText {
  readonly text: string;
  /** The places and pieces in order; a place is an empty span. UTF-16 offsets. */
  readonly marks: readonly Span[];
}

/** Takes the marks out. Pieces don't nest. */
export function markedText(source: string): MarkedText {
  const marks: Span[] = [];
  let text = "";
  let open = -1;
  for (const part of source.split(/(<\|>|<\||\|>)/)) {
    if (part === "<|>") marks.push({ start: text.length, end: text.length });
    else if (part === "<|") open = text.length;
    else if (part === "|>") marks.push({ start: open, end: text.length });
    else text += part;
  }
  return { text, marks };
}

/** The text with pieces of it marked, for what is shown: a piece as `<|text|>`, a place as `<|>`. They may not overlap. */
export function withMarks(text: string, spans: readonly Span[]): string {
  let shown = "";
  let at = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start || a.end - b.end)) {
    shown += text.slice(at, start) + (start === end ? "<|>" : `<|${text.slice(start, end)}|>`);
    at = end;
  }
  return shown + text.slice(at);
}
