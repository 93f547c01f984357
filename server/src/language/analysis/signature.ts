// A definition as one line to be read: as it is written, without its body, comments and line breaks.

import { lex } from "../syntax/lexer.ts";
import type { Tokens } from "../syntax/tokens.ts";
import type { Span } from "../text/span.ts";
import type { SymbolKind } from "./names/symbols.ts";

/** Signatures end long before; what is behind is the body. */
const MOST_CHARACTERS = 4000;

/**
 * The signature of what the piece `extent` of `source` defines: a type without its fields, a function with its parameters but not what it
 * does, anything else as it stands. In time linear in the signature's length, not the body's.
 */
export function signatureOf(source: string, extent: Span, kind: SymbolKind): string {
  const text = source.slice(extent.start, Math.min(extent.end, extent.start + MOST_CHARACTERS));
  const { tokens } = lex(text, { repairsBrackets: false, closesInterpolations: false });
  const last = tokens.count - 1;
  const end = endOfSignature(tokens, kind, last);
  const line = onOneLine(tokens, end);
  // `f = (a)` alone would be another definition
  return end < last && spelled(tokens, end) === "=>" ? `${line} => …` : line;
}

function hasBody(kind: SymbolKind): boolean {
  return kind === "function" || kind === "method" || kind === "type" || kind === "interface";
}

/** The index of the first token that is no part of the signature. */
function endOfSignature(tokens: Tokens, kind: SymbolKind, last: number): number {
  let depth = 0;
  let isAnnotated = false;
  for (let index = 0; index < last; index += 1) {
    const text = spelled(tokens, index);
    // `fn f(a: int) -> int { … }` of other languages
    if (hasBody(kind) && depth === 0 && text === "{" && !isAnnotated) return index;
    if (text === "(" || text === "[" || text === "{") depth += 1;
    else if (text === ")" || text === "]" || text === "}") depth -= 1;
    else if (depth === 0 && text === ":") isAnnotated = true;
    else if (depth === 0 && text === "=") {
      if (!hasBody(kind)) return isBody(tokens, index + 1) ? index : last;
      return isAnnotated ? index : endOfParameters(tokens, index, last);
    }
  }
  return last;
}

/** Whether a function's body begins at the token: fields and variables can have one, too. */
function isBody(tokens: Tokens, index: number): boolean {
  return spelled(tokens, index) === "{" || tokens.kindName(index).endsWith("(=>");
}

/** Without an annotation the parameters are those of the lambda behind `=`; what is no lambda stays, but for a block. */
function endOfParameters(tokens: Tokens, equals: number, last: number): number {
  const first = spelled(tokens, equals + 1);
  if (first === "{") return equals;
  if (spelled(tokens, equals + 2) === "=>") return equals + 2;
  if (first !== "(") return last;
  let depth = 0;
  for (let index = equals + 1; index < last; index += 1) {
    const kind = spelled(tokens, index);
    if (kind === "(") depth += 1;
    else if (kind === ")") depth -= 1;
    if (depth === 0) return index + 1;
  }
  return last;
}

/** A token's text; of the pieces of strings none, so that what they say is not taken for brackets. The lexer has several kinds of brackets. */
function spelled(tokens: Tokens, index: number): string {
  return tokens.kindName(index).startsWith("<f") ? "" : tokens.text(index);
}

function onOneLine(tokens: Tokens, end: number): string {
  let line = "";
  for (let index = 0; index < end; index += 1) {
    const gap = index === 0 ? "" : tokens.source.slice(tokens.end(index - 1), tokens.start(index));
    if (gap !== "" && !(gap.includes("\n") && isInsideBrackets(tokens, index))) line += " ";
    line += tokens.text(index).replace(/\s*\n\s*/g, " ");
  }
  return line;
}

/** Whether what is before the token opens brackets, or it closes them: there, a line break is not a blank. */
function isInsideBrackets(tokens: Tokens, index: number): boolean {
  return /^[([]$/.test(spelled(tokens, index - 1)) || /^[)\]]$/.test(spelled(tokens, index));
}
