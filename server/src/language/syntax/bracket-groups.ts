// Which bracket closes which, over the tokens of one file: computed only after the first mistake, to skip what can't be read by whole groups.

import { KIND } from "./kinds.ts";
import type { TokenBuffer } from "./tokens.ts";

const OPENS = new Uint8Array(128);
const CLOSES = new Uint8Array(128);
for (const kind of [KIND["("], KIND["⏎("], KIND["(=>"], KIND["⏎(=>"], KIND["(->"]]) OPENS[kind] = 1;
for (const kind of [KIND["["], KIND["⏎["]]) OPENS[kind] = 2;
for (const kind of [KIND["{"], KIND["{:"], KIND["{,"], KIND["{x:"]]) OPENS[kind] = 3;
OPENS[KIND["<f{>"]] = 4;
CLOSES[KIND[")"]] = 1;
CLOSES[KIND["]"]] = 2;
CLOSES[KIND["}"]] = 3;
CLOSES[KIND["<f}>"]] = 4;

export interface BracketGroups {
  /** Index of the matching bracket, -1 for other tokens and for brackets without one. */
  readonly partner: Int32Array;
  /** Index of the closing bracket of the innermost group around each token (a closing bracket is outside its own group); the end of file at the outermost. */
  readonly closer: Int32Array;
  /** Opening brackets without a partner, in order. */
  readonly unclosed: readonly number[];
}

export function bracketGroups(tokens: TokenBuffer): BracketGroups {
  const { count, kinds } = tokens;
  const partner = new Int32Array(count).fill(-1);
  const open: number[] = [];
  const unclosed: number[] = [];
  // how many brackets of each type are open: a closing one without a partner is not searched for
  const openOf = new Int32Array(5);
  for (let token = 0; token < count; token++) {
    const kind = kinds[token] ?? 0;
    const opens = OPENS[kind] ?? 0;
    const closes = CLOSES[kind] ?? 0;
    if (opens !== 0) {
      open.push(token);
      openOf[opens] = (openOf[opens] ?? 0) + 1;
    } else if (closes !== 0 && (openOf[closes] ?? 0) > 0) {
      for (let opener = open.pop(); opener !== undefined; opener = open.pop()) {
        const type = OPENS[kinds[opener] ?? 0] ?? 0;
        openOf[type] = (openOf[type] ?? 0) - 1;
        if (type !== closes) {
          unclosed.push(opener);
          continue;
        }
        partner[opener] = token;
        partner[token] = opener;
        break;
      }
    }
  }
  const closer = new Int32Array(count);
  const enclosing = [count - 1];
  for (let token = 0; token < count; token++) {
    if (enclosing.length > 1 && enclosing.at(-1) === token) enclosing.pop();
    closer[token] = enclosing.at(-1) ?? count - 1;
    const end = partner[token] ?? -1;
    if (end > token) enclosing.push(end);
  }
  for (const opener of open) unclosed.push(opener);
  unclosed.sort((a, b) => a - b);
  return { partner, closer, unclosed };
}
