// The report about a bracket that is not closed: where its closing bracket should have stood.

import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { diagnostic, relatedPlace } from "../diagnostics/findings.ts";
import type { Span } from "../text/span.ts";
import type { CloserReport } from "./context.ts";
import { insert } from "./fixes.ts";

export interface MissingCloser {
  readonly bracket: ")" | "]" | "}";
  /** Offset of the opening bracket. */
  readonly opener: number;
  /** Offset after the last token that belongs to the group. */
  readonly previousEnd: number;
  /** Offset of the token that stands where the closing bracket was expected. */
  readonly found: number;
}

const OPENING = { ")": "(", "]": "[", "}": "{" } as const;

/**
 * An opening bracket written twice is reported itself. A block over several lines is missing its `}` at the beginning of the line after its
 * last statement. Otherwise what stands in place of the closing bracket is reported, as the compiler does, or the end of the file.
 */
export function missingCloser(source: string, closer: MissingCloser, { code = "E0010", endsList = false }: CloserReport = {}): Diagnostic {
  const { bracket, opener, previousEnd } = closer;
  const opening = { start: opener, end: opener + 1 };
  return diagnostic(
    "syntax.missing-close",
    placeOfCloser(source, closer, endsList),
    { bracket },
    {
      code,
      related: [relatedPlace("note.opened-here", opening, { bracket: OPENING[bracket] })],
      fixes: bracket === "}" ? [] : [insert(previousEnd, bracket)],
    },
  );
}

function placeOfCloser(source: string, { bracket, opener, previousEnd, found }: MissingCloser, endsList: boolean): Span {
  const hasLineBreak = (from: number, to: number): boolean => {
    const lineFeed = source.indexOf("\n", from);
    return lineFeed >= 0 && lineFeed < to;
  };
  const isOneLine = !hasLineBreak(opener, previousEnd);
  if (!isOneLine && isDoubled(source, opener)) return { start: opener, end: opener + 1 };
  if (bracket === "}" && !isOneLine && hasLineBreak(previousEnd, found)) {
    const nextLine = source.indexOf("\n", previousEnd) + 1;
    return { start: nextLine, end: nextLine };
  }
  if (found < source.length && (bracket !== "}" || (endsList && isOneLine) || !hasLineBreak(previousEnd, found)))
    return { start: found, end: found + 1 };
  return { start: Math.max(0, previousEnd - 1), end: previousEnd };
}

/** `{ {`: the same bracket again, on the same line. */
function isDoubled(source: string, opener: number): boolean {
  let next = opener + 1;
  while (source.charAt(next) === " ") next++;
  return source.charAt(next) === source.charAt(opener);
}
