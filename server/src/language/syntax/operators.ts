// Operators and punctuation (syntax.md §1.8) by their text alone: which one starts at an offset, and the reports about those of other
// languages. What depends on the tokens before them is the lexer's.

import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { diagnostic } from "../diagnostics/findings.ts";
import {
  AMPERSAND,
  ASTERISK,
  COLON,
  DOT,
  EQUALS,
  EXCLAMATION_MARK,
  GREATER_THAN,
  LESS_THAN,
  MINUS,
  PERCENT,
  PLUS,
  SLASH,
} from "./ascii.ts";
import { isIdentifierPart } from "./characters.ts";
import { insert, replaceBy } from "./fixes.ts";
import { isSpelling, KIND } from "./kinds.ts";

const K = KIND;

/** Kinds of one character, by its code. */
const SINGLE = new Uint8Array(128);
for (const character of "+-*/%=<>!&@,:;|.?^") if (isSpelling(character)) SINGLE[character.charCodeAt(0)] = K[character];

/** Length of each operator, by its kind. */
const LENGTH = new Uint8Array(128).fill(1);
for (const spelling of ["->", "=>", "==", "!=", "<=", ">=", "<<", ">>", "::", "..", "...", "&mut"] as const)
  LENGTH[K[spelling]] = spelling.length;
LENGTH[K["<op=>"]] = 2;

/** Kind of the operator that starts at `at` with the character `code`: the longest that fits. */
export function operatorKind(source: string, code: number, at: number): number {
  const next = source.charCodeAt(at + 1);
  switch (code) {
    case MINUS:
      if (next === GREATER_THAN) return K["->"];
      if (isEqualsSign(source, at + 1)) return K["<op=>"];
      break;
    case PLUS:
    case ASTERISK:
    case SLASH:
    case PERCENT:
      if (isEqualsSign(source, at + 1)) return K["<op=>"];
      break;
    case EQUALS:
      if (next === GREATER_THAN) return K["=>"];
      if (next === EQUALS) return K["=="];
      break;
    case EXCLAMATION_MARK:
      if (next === EQUALS) return K["!="];
      break;
    case LESS_THAN:
      if (next === EQUALS) return K["<="];
      if (next === LESS_THAN) return K["<<"];
      break;
    case GREATER_THAN:
      if (next === EQUALS) return K[">="];
      if (next === GREATER_THAN) return K[">>"];
      break;
    case AMPERSAND:
      if (source.startsWith("mut", at + 1) && !isIdentifierPart(source.charCodeAt(at + 4))) return K["&mut"];
      break;
    case COLON:
      if (next === COLON) return K["::"];
      break;
    case DOT:
      if (next === DOT) return source.charCodeAt(at + 2) === DOT ? K["..."] : K[".."];
      break;
  }
  return SINGLE[code] ?? 0;
}

/** Offset after the operator of this kind at `at`. */
export function operatorEnd(source: string, kind: number, at: number): number {
  // `..=` is read as a range and flagged by the parser
  if (kind === K[".."] && isEqualsSign(source, at + 2)) return at + 3;
  return at + (LENGTH[kind] ?? 1);
}

/** `=`, but not the first half of `==`. */
function isEqualsSign(source: string, at: number): boolean {
  return source.charCodeAt(at) === EQUALS && source.charCodeAt(at + 1) !== EQUALS;
}

/** `List<List<Int>>`: whether the `>>` at `at` is two closing angles, because a type name and a `<` stand before it on the line. */
export function isTypeClose(source: string, lineStart: number, at: number): boolean {
  return /[:>,(]\s*[A-Z]\w*<[\w<>, ()]*$/.test(source.slice(Math.max(lineStart, at - 80), at));
}

/** `&&` or `||` between operands, for `and` or `or`. */
export function logicalOperator(source: string, at: number, found: "&&" | "||", expected: "and" | "or"): Diagnostic {
  const span = { start: at, end: at + 2 };
  return diagnostic(
    "syntax.logical-operator",
    span,
    { found, expected },
    // `&&=` is more than an operator
    {
      fixes: source.charAt(at + 2) === "=" ? [] : [replaceBy(span, found, expected)],
    },
  );
}

/** `&&x` where an operand is expected: a borrow of a borrow, which needs a space. */
export function doubleBorrow(at: number): Diagnostic {
  return diagnostic("syntax.double-borrow", { start: at, end: at + 2 }, {}, { fixes: [insert(at + 1, " ")] });
}
