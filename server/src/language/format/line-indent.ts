// The indentation of one line while it is being typed: found from the brackets around it, without a look at the rest of the file's style.

import { CONTINUES_AFTER, CONTINUES_BEFORE } from "../syntax/kind-sets.ts";
import { KIND, kindSet } from "../syntax/kinds.ts";
import { parse, type SourceTree } from "../syntax/parse.ts";
import type { Tokens } from "../syntax/tokens.ts";
import { indentationWidth } from "../text/display-width.ts";
import { indentationAt, lineStartAt } from "../text/lines.ts";
import type { TextEdit } from "../text/span.ts";
import { CLOSERS, OPENERS } from "./brackets.ts";
import type { FormatOptions } from "./options.ts";

/** Signs that do not begin a statement, since their line is deeper than the one before. */
const SIGNS = kindSet("+", "-", "*");

/**
 * The edit (UTF-16 offsets) that indents the line around `offset`: one level deeper than the line whose bracket it stands in, or as deep
 * as that where it closes the bracket; null where the line is right, or where it begins inside a string or a comment.
 */
export function indentLine(source: string, offset: number, options: FormatOptions): TextEdit | null {
  return indentLineIn(parse(source), offset, options);
}

/** The same in a text that has been parsed. */
export function indentLineIn({ source, tokens }: SourceTree, offset: number, options: FormatOptions): TextEdit | null {
  const start = lineStartAt(source, offset);
  const blanks = indentationAt(source, offset);
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
  return indentationWidth(indentationAt(tokens.source, tokens.start(index)), indentWidth);
}

/** Whether the line goes on with the expression of the line before. */
function goesOn(tokens: Tokens, next: number, opener: number, isOnLine: boolean): boolean {
  let before = next - 1;
  while (before >= 0 && tokens.isVirtual(before)) before -= 1;
  if (before < 0 || before === opener || tokens.kindName(before) === ",") return false;
  if (CONTINUES_AFTER[tokens.kind(before)] === 1) return true;
  const kind = tokens.kind(next);
  return isOnLine && kind !== KIND.else && (CONTINUES_BEFORE[kind] === 1 || SIGNS[kind] === 1);
}

function tabs(columns: number, width: number): string {
  return "\t".repeat(Math.floor(columns / width)) + " ".repeat(columns % width);
}
