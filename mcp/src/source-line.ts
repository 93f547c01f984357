// The line of a place as an answer shows it: without blanks around it, and of a very long one the part around the place.

import type { Span } from "../../server/src/api.ts";

const MOST_CHARACTERS = 200;
const MOST_BEFORE = 80;

/** The line on which `span` (UTF-16) begins. Takes no longer where a line is long. */
export function lineAround(text: string, { start }: Span): string {
  const before = text.slice(Math.max(0, start - MOST_BEFORE), start);
  const after = text.slice(start, start + MOST_CHARACTERS - MOST_BEFORE);
  const [feedBefore, feedAfter] = [before.lastIndexOf("\n"), after.indexOf("\n")];
  const isCutBefore = feedBefore === -1 && before.length < start;
  const isCutAfter = feedAfter === -1 && start + after.length < text.length;
  const line = before.slice(feedBefore + 1) + (feedAfter === -1 ? after : after.slice(0, feedAfter));
  // halves of surrogate pairs at the cuts are left out
  const shown = line.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "").trim();
  return `${isCutBefore ? "…" : ""}${shown}${isCutAfter ? "…" : ""}`;
}
