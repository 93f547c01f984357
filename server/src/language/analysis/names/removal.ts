// What goes when a statement is removed: with its whole line, if nothing else stands there.

import type { Span } from "../../text/span.ts";

/** The span to delete for the statement at `span` (UTF-16, end exclusive). */
export function removalOf(source: string, { start, end }: Span): Span {
  let lineStart = start;
  while (lineStart > 0 && isBlank(source[lineStart - 1])) lineStart -= 1;
  let lineEnd = end;
  while (lineEnd < source.length && (isBlank(source[lineEnd]) || source[lineEnd] === ";")) lineEnd += 1;
  const isAlone = (lineStart === 0 || source[lineStart - 1] === "\n") && (lineEnd === source.length || source[lineEnd] === "\n");
  return isAlone ? { start: lineStart, end: Math.min(lineEnd + 1, source.length) } : { start, end };
}

function isBlank(character: string | undefined): boolean {
  return character === " " || character === "\t" || character === "\r";
}
