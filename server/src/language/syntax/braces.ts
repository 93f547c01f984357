// Tells a dict's, set's or record literal's braces from a block's by their first tokens, so that the grammar needs no backtracking.

import type { Frame } from "./brackets.ts";
import { KIND, kindSet } from "./kinds.ts";
import type { TokenBuffer } from "./tokens.ts";

const K = KIND;

/** The kinds that decide: after one of them the braces stay what they are. */
export const DECIDES_BRACES = [":", ",", ";", "=", "=>"] as const;

/** Kinds that a dict's or a set's first element starts with, but no statement before a `:` or a `,`. */
const LITERAL = kindSet("<int>", "<float>", "<string>", "<triple>", "<char>", "<f>", "true", "false", "-");

/** Before a token of a kind that decides is added, directly inside the undecided braces of `frame`: may change the kind of their `{`. */
export function decideBraces(tokens: TokenBuffer, frame: Frame, kind: number): void {
  const opener = frame.token;
  const isColon = kind === K[":"];
  if (isColon || kind === K[","]) {
    if (tokens.count === opener + 1) return;
    const first = tokens.kind(opener + 1);
    if (LITERAL[first] === 1) tokens.kinds[opener] = isColon ? K["{:"] : K["{,"];
    else if (isColon && first === K["<name>"] && tokens.count === opener + 2 && !frame.isAnnounced && followsTypeName(tokens, opener))
      tokens.kinds[opener] = K["{x:"];
  }
  frame.isDecided = true;
}

/** `Spot {`: a name with a capital letter on the same line, before the brace. */
function followsTypeName(tokens: TokenBuffer, opener: number): boolean {
  if (opener === 0 || tokens.isLineStart(opener) || tokens.kind(opener - 1) !== K["<name>"]) return false;
  const initial = tokens.source.charCodeAt(tokens.start(opener - 1));
  return initial >= 65 && initial <= 90;
}
