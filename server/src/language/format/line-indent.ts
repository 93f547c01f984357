// The indentation of one line while it is being typed: found from the brackets around it, without a look at the rest of the file's style.

import { kindSet } from "../syntax/kinds.ts";
import { parse } from "../syntax/parse.ts";
import type { Tokens } from "../syntax/tokens.ts";
import type { TextEdit } from "../text/span.ts";
import { CLOSERS, OPENERS } from "./brackets.ts";
import { indentationWidth } from "./document/width.ts";
import type { FormatOptions } from "./options.ts";

/** Behind these a line goes on with the statement of the line before. */
const GOES_ON_AFTER = kindSet("+", "-", "*", "/", "%", "=", "==", "!=", "<", "<=", ">", ">=", "..", "and", "or", "->", "=>", "=>arm", ".");
const GOES_ON_BEFORE = kindSet(".", "+", "-", "*", "/", "%", "==", "!=", "<", "<=", ">", ">=", "..", "and", "or", "->", "=>", "as");

/**
 * The edit (UTF-16 offsets) that indents the line around `offset`: one level deeper than the line whose bracket it stands in, or as deep
 * as that where it closes the bracket; null where the line is right, or where it begins inside a string or a comment.
 */
export function indentLine(source: string, offset: number, options: FormatOptions): TextEdit | null {
  const { tokens } = parse(source);
  const start = source.lastIndexOf("\n", offset - 1) + 1;
  const blanks = /^[ \t]*/.exec(source.slice(start))?.[0] ?? "";
  const at = start + blanks.length;
  const next = firstTokenFrom(tokens, at);
  if (isInsideText(tokens, next, start)) return null;
  const isOnLine = next < tokens.count - 1 && !source.slice(at, tokens.start(next)).includes("\n");
  const columns = columnsOf(tokens, next, isOnLine, options);
  const wanted = options.useTabs && options.indentWidth > 0 ? tabs(columns, options.indentWidth) : " ".repeat(columns);
  return wanted === blanks ? null : { span: { start, end: at }, newText: wanted };
}

function firstTokenFrom(tokens: Tokens, offset: number): number {
  let index = tokens.indexAt(offset);
  while (index < tokens.count - 1 && (tokens.start(index) < offset || tokens.isVirtual(index))) index += 1;
  return index;
}

/** Whether the line at `start` begins inside the token before `next`, or inside a comment. */
function isInsideText(tokens: Tokens, next: number, start: number): boolean {
  if (next > 0 && tokens.end(next - 1) > start) return true;
  return tokens.trivia(next).some((piece) => piece.kind === "block-comment" && piece.start < start && piece.end > start);
}

function columnsOf(tokens: Tokens, next: number, isOnLine: boolean, options: FormatOptions): number {
  const opener = innermostOpener(tokens, next);
  const base = opener < 0 ? -options.indentWidth : indentationOf(tokens, opener, options);
  if (isOnLine && CLOSERS[tokens.kind(next)] === 1) return Math.max(base, 0);
  const inside = base + options.indentWidth;
  return goesOn(tokens, next, opener, isOnLine) ? inside + options.indentWidth : inside;
}

/** Index of the bracket that is open before token `next`; -1 when there is none. */
function innermostOpener(tokens: Tokens, next: number): number {
  let closed = 0;
  for (let index = next - 1; index >= 0; index--) {
    if (tokens.isVirtual(index)) continue;
    if (CLOSERS[tokens.kind(index)] === 1) closed += 1;
    else if (OPENERS[tokens.kind(index)] === 1) {
      if (closed === 0) return index;
      closed -= 1;
    }
  }
  return -1;
}

/** Columns of the blanks of the line that token `index` stands on. */
function indentationOf(tokens: Tokens, index: number, { indentWidth }: FormatOptions): number {
  const start = tokens.source.lastIndexOf("\n", tokens.start(index) - 1) + 1;
  return indentationWidth(/^[ \t]*/.exec(tokens.source.slice(start))?.[0] ?? "", indentWidth);
}

/** Whether the line goes on with the expression of the line before. */
function goesOn(tokens: Tokens, next: number, opener: number, isOnLine: boolean): boolean {
  let before = next - 1;
  while (before >= 0 && tokens.isVirtual(before)) before -= 1;
  if (before < 0 || before === opener) return false;
  return GOES_ON_AFTER[tokens.kind(before)] === 1 || (isOnLine && GOES_ON_BEFORE[tokens.kind(next)] === 1);
}

function tabs(columns: number, width: number): string {
  return "\t".repeat(Math.floor(columns / width)) + " ".repeat(columns % width);
}
