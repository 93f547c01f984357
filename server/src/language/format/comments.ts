// To which token a comment belongs: one that stands behind a token on its line trails it, any other one leads the token after it.

import type { Tokens, Trivia } from "../syntax/tokens.ts";
import type { LeadingComment } from "./document/doc.ts";

/** The comments between a token and the one before it. */
export interface Gap {
  /** Behind the token before, on its line. */
  readonly trailing: readonly GapComment[];
  /** In front of the token. */
  readonly leading: readonly LeadingComment[];
  /** An empty line comes first, before the leading comments and the token. */
  readonly isAfterBlank: boolean;
}

export interface GapComment {
  readonly text: string;
  /** Nothing may follow on its line, or nothing does in the source. */
  readonly endsLine: boolean;
}

/** The gap before token `index`; a comment without a line break on either side of it leads where `leadsInline`, else it trails. */
export function gapBefore(tokens: Tokens, index: number, leadsInline: boolean): Gap {
  const pieces = tokens.trivia(index);
  const firstBreak = pieces.findIndex((piece) => piece.kind === "newline");
  const trailing: GapComment[] = [];
  const leading: LeadingComment[] = [];
  let isAfterBlank = false;
  let newlines = 0;
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === "newline") newlines += 1;
    if (!isComment(piece)) continue;
    const text = commentText(tokens.source, piece);
    const isLine = piece.kind === "line-comment";
    const after = newlinesAfter(pieces, at);
    // a comment over several lines ends a line for the compiler too (syntax.md §5)
    const endsLine = isLine || after > 0 || text.includes("\n");
    const isOnFirstLine = (firstBreak < 0 || at < firstBreak) && index > 0;
    // a block comment with code behind it on the line may belong to that
    if (isOnFirstLine && (isLine || firstBreak >= 0 || !leadsInline)) trailing.push({ text, endsLine: endsLine || firstBreak >= 0 });
    else {
      if (leading.length === 0) isAfterBlank = newlines > 1 - (index === 0 ? 1 : 0);
      leading.push({ text, isLine, endsLine, isBeforeBlank: after > 1 });
    }
  }
  if (leading.length === 0) isAfterBlank = newlines > 1;
  return { trailing, leading, isAfterBlank };
}

/** Whether the token's line break or line comment would be lost if all stood on one line. */
export function needsLine(gap: Gap): boolean {
  return gap.trailing.some((comment) => comment.endsLine) || gap.leading.some((comment) => comment.isLine || comment.endsLine);
}

function isComment(piece: Trivia): boolean {
  return piece.kind === "line-comment" || piece.kind === "block-comment";
}

/** Line breaks between piece `at` and the next comment or token. */
function newlinesAfter(pieces: readonly Trivia[], at: number): number {
  let count = 0;
  for (let next = at + 1; next < pieces.length; next++) {
    const piece = pieces[next];
    if (piece === undefined || isComment(piece)) break;
    if (piece.kind === "newline") count += 1;
  }
  return count;
}

/** The text without blanks, tabs and carriage returns at its end. */
export function withoutBlanksBehind(text: string): string {
  return text.replace(/[ \t\r]+$/, "");
}

/** A comment's text without the blanks at the end of its line. */
function commentText(source: string, piece: Trivia): string {
  const text = source.slice(piece.start, piece.end);
  return piece.kind === "line-comment" ? withoutBlanksBehind(text) : text;
}

/** Offset after the last comment between token `index` and the one before; null where there is none. */
export function lastCommentEnd(tokens: Tokens, index: number): number | null {
  return tokens.trivia(index).findLast(isComment)?.end ?? null;
}
