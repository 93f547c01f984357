// The tokens of a file without what stands in the bodies of its functions: enough for what the file defines and imports, and a fraction of
// the work. Only bodies behind a signature are emptied, as elsewhere what braces hold decides what they are.

import { ENDS_OPERAND, kindsIn, STARTS_OPERAND } from "./kind-sets.ts";
import { KIND } from "./kinds.ts";
import { LINE_START, TokenBuffer } from "./tokens.ts";

const OPENS = kindsIn("( ⏎( (=> ⏎(=> (-> [ ⏎[ { {: {, {x: <f{>");
const CLOSES = kindsIn(") ] } <f}>");
/** What no operand has in it, or what would make this a search for each `match` of many. */
const ENDS_SUBJECT = kindsIn(") ] } <f}> , ; : = => =>arm match");
const K = KIND;

/**
 * The same tokens, but for those between the braces of top-level functions with a signature and without an import. Brackets have to pair.
 * Takes time linear in the number of tokens.
 */
export function withoutBodies(tokens: TokenBuffer): TokenBuffer {
  const kept = new TokenBuffer(tokens.source, (tokens.count >> 2) + 16);
  const { kinds, starts, ends, flags, count } = tokens;
  let depth = 0;
  // since the last line that began outside of all brackets
  let hasArrow = false;
  for (let token = 0; token < count; token++) {
    const kind = kinds[token] ?? 0;
    if (depth === 0) {
      if (((flags[token] ?? 0) & LINE_START) !== 0) hasArrow = false;
      if (kind === K["->"]) hasArrow = true;
      else if (isNextStatement(tokens, token)) hasArrow = false;
    }
    kept.push(kind, starts[token] ?? 0, ends[token] ?? 0, flags[token] ?? 0);
    if (OPENS[kind] === 1) {
      const close = depth === 0 && hasArrow && kind === K["{"] && isAfterSignature(tokens, token) ? bodyEnd(tokens, token) : -1;
      depth++;
      if (close >= 0) token = close - 1;
    } else if (CLOSES[kind] === 1) depth--;
  }
  return kept;
}

/** Whether the token belongs to another statement, or to the value of this one, than an arrow before it. */
function isNextStatement({ kinds }: TokenBuffer, token: number): boolean {
  const kind = kinds[token] ?? 0;
  if (kind === K["="]) return kinds[token + 1] !== K["{"];
  return kind === K[";"] || (kind === K["<name>"] && ENDS_OPERAND[kinds[token - 1] ?? 0] === 1);
}

/** Whether the brace is a body: behind `= `, and not a type's, whose fields count. */
function isAfterSignature(tokens: TokenBuffer, brace: number): boolean {
  return tokens.kind(brace - 1) === K["="] && tokens.kind(brace - 2) !== K["<eof>"] && tokens.text(brace - 2) !== "Type";
}

/** The token that closes the braces; -1 where there is an import in between, or what the parser may end elsewhere. */
function bodyEnd(tokens: TokenBuffer, brace: number): number {
  const { kinds, count } = tokens;
  let depth = 0;
  for (let token = brace; token < count; token++) {
    const kind = kinds[token] ?? 0;
    if (kind === K.use || kind === K["<import>"] || (kind === K.match && !hasBraces(tokens, token))) return -1;
    if (OPENS[kind] === 1) depth++;
    else if (CLOSES[kind] === 1) {
      depth--;
      if (depth === 0) return token;
    }
  }
  return -1;
}

/** Whether one operand and braces follow the `match`: without, its arms end with the braces around it. */
function hasBraces({ kinds, count }: TokenBuffer, match: number): boolean {
  let depth = 0;
  for (let token = match + 1; token < count; token++) {
    const kind = kinds[token] ?? 0;
    if (depth === 0) {
      if (kind === K["{"]) return token > match + 1;
      const isSecond = STARTS_OPERAND[kind] === 1 && ENDS_OPERAND[kinds[token - 1] ?? 0] === 1;
      if (isSecond || ENDS_SUBJECT[kind] === 1) return false;
    }
    if (OPENS[kind] === 1) depth++;
    else if (CLOSES[kind] === 1) depth--;
  }
  return false;
}
