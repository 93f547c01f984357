// `// fmt: off` and `// fmt: on`: what stands between them, or up to the end of the block, stays exactly as it is.

import type { Statement } from "../syntax/nodes.ts";
import type { Tokens, Trivia } from "../syntax/tokens.ts";
import { lineStartAt } from "../text/lines.ts";
import { lastCommentEnd } from "./comments.ts";
import type { Emitter } from "./emitter.ts";
import { commentEntries, type Entry } from "./rules/statement-lists.ts";

interface Region {
  /** The comments above it. */
  readonly comments: readonly Entry[];
  /** From the beginning of the line of `// fmt: off` to the end of `// fmt: on`. */
  readonly text: string;
  readonly isAfterBlank: boolean;
  /** The statement that comes after it. */
  readonly next: number;
}

/** Takes the region that begins above statement `index` of a list, if one does; `endIndex` is the token that ends the list. */
export function takeRegion(body: readonly Statement[], index: number, endIndex: number, emitter: Emitter): Region | null {
  if (!emitter.tokens.hasCommentBefore(emitter.index)) return null;
  const { tokens, source } = emitter;
  const off = emitter.leading().findIndex((comment) => isSwitch(comment.text, "off"));
  const start = switchComment(tokens, emitter.index, "off");
  if (off < 0 || start === null) return null;
  const comments = commentEntries(emitter, off);
  const isAfterBlank = emitter.isAfterBlank();
  for (let next = index + 1; next <= body.length; next++) {
    const node = body[next];
    const tokenIndex = node === undefined ? endIndex : tokens.indexAt(node.start);
    const on = switchComment(tokens, tokenIndex, "on");
    if (on === null && node !== undefined) continue;
    emitter.index = tokenIndex;
    const behind = emitter.leading();
    const count = on === null ? behind.length : behind.findIndex((comment) => isSwitch(comment.text, "on")) + 1;
    const end = on?.end ?? lastCommentEnd(tokens, tokenIndex) ?? tokens.end(tokenIndex - 1);
    emitter.dropLeading(count);
    emitter.regions.push({ start: start.start, end });
    return { comments, text: source.slice(regionLineStart(source, start.start), end), isAfterBlank, next };
  }
  return null;
}

const SWITCHES = { on: /^\/\/\s*fmt:\s*on\s*$/, off: /^\/\/\s*fmt:\s*off\s*$/ } as const;

function isSwitch(comment: string, word: keyof typeof SWITCHES): boolean {
  return SWITCHES[word].test(comment);
}

/** The first such comment between token `index` and the one before, on a line of its own. */
function switchComment(tokens: Tokens, index: number, word: "on" | "off"): Trivia | null {
  if (!tokens.hasCommentBefore(index)) return null;
  const { source } = tokens;
  const found = tokens
    .trivia(index)
    .find(
      (piece) =>
        isSwitch(source.slice(piece.start, piece.end), word) && isBlank(source.slice(regionLineStart(source, piece.start), piece.start)),
    );
  return found ?? null;
}

function regionLineStart(source: string, offset: number): number {
  const start = lineStartAt(source, offset);
  return source.charCodeAt(start) === 0xfeff ? start + 1 : start;
}

function isBlank(text: string): boolean {
  return /^[\s\ufeff]*$/.test(text);
}
