// The report about a bracket that is not closed: where its closing bracket should have stood.

import type { CodeId } from "../diagnostics/codes.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { diagnostic, fix, relatedPlace } from "../diagnostics/findings.ts";
import type { Span } from "../text/span.ts";

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
 * A block is missing its `}` at the beginning of the line after its last statement; any other bracket at the token found
 * in its place when that is on the same line, else right after the last token inside.
 */
export function missingCloser(source: string, closer: MissingCloser, code: CodeId = "E0010"): Diagnostic {
  const { bracket, opener, previousEnd } = closer;
  const opening = { start: opener, end: opener + 1 };
  return diagnostic("syntax.missing-close", placeOfCloser(source, closer), { bracket }, {
    code,
    related: [relatedPlace("note.opened-here", opening, { bracket: OPENING[bracket] })],
    fixes: bracket === "}" ? [] : [fix("fix.insert", { text: bracket }, [{ span: { start: previousEnd, end: previousEnd }, newText: bracket }])],
  });
}

function placeOfCloser(source: string, { bracket, previousEnd, found }: MissingCloser): Span {
  const lineFeed = source.indexOf("\n", previousEnd);
  const isSameLine = lineFeed < 0 || lineFeed >= found;
  if (bracket === "}" && !isSameLine) return { start: lineFeed + 1, end: lineFeed + 1 };
  if (isSameLine && found < source.length) return { start: found, end: found + 1 };
  return { start: Math.max(0, previousEnd - 1), end: previousEnd };
}
