// The line of a place as an answer shows it: without blanks around it, and of a very long one the part around the place.

import type { Span } from "../../server/src/api.ts";

const MOST_CHARACTERS = 200;
const BEFORE = 60;

/** The line on which `span` (UTF-16) begins. */
export function lineAround(text: string, { start }: Span): string {
  const from = start === 0 ? 0 : text.lastIndexOf("\n", start - 1) + 1;
  const end = text.indexOf("\n", start);
  const to = end === -1 ? text.length : end;
  if (to - from <= MOST_CHARACTERS) return text.slice(from, to).trim();
  const cutFrom = Math.max(from, start - BEFORE);
  const cutTo = Math.min(to, cutFrom + MOST_CHARACTERS);
  // halves of surrogate pairs at the cuts are left out
  const part = text.slice(cutFrom, cutTo).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
  return `${cutFrom > from ? "…" : ""}${part.trim()}${cutTo < to ? "…" : ""}`;
}
