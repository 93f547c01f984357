// Brackets by the kinds that they have, and which of them have comments inside that need lines.

import { kindSet, type Spelling } from "../syntax/kinds.ts";
import type { Tokens } from "../syntax/tokens.ts";
import { gapBefore, needsLine } from "./comments.ts";

export const PARENS = ["(", "⏎(", "(=>", "⏎(=>", "(->"] as const satisfies readonly Spelling[];
export const SQUARE = ["[", "⏎["] as const satisfies readonly Spelling[];
export const BRACES = ["{", "{:", "{,", "{x:"] as const satisfies readonly Spelling[];

export const OPENERS = kindSet(...PARENS, ...SQUARE, ...BRACES, "<f{>");
export const CLOSERS = kindSet(")", "]", "}", "<f}>");

/** Indexes of the opening tokens of those brackets that have comments directly inside them which need a line of their own. */
export function bracketsWithLines(tokens: Tokens): ReadonlySet<number> {
  const found = new Set<number>();
  const open: number[] = [];
  for (let index = 0; index < tokens.count; index++) {
    const kind = tokens.kind(index);
    if (tokens.hasCommentBefore(index)) {
      const inside = open.at(-1);
      if (inside !== undefined && needsLine(gapBefore(tokens, index, true))) found.add(inside);
    }
    if (OPENERS[kind] === 1) open.push(index);
    else if (CLOSERS[kind] === 1) open.pop();
  }
  return found;
}
