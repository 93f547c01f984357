// Which statements of a formatted file have the very lines that they had in the source. What the formatter writes follows from a statement's
// tokens, comments and line breaks alone, so a second run need not print these again.

import type { Statement } from "../syntax/nodes.ts";
import type { SyntaxTree } from "../syntax/parse.ts";
import { withoutImports } from "./imports.ts";

/** The statements of `after`'s file, imports aside, whose line breaks are those of the same statement of `before`; tokens are the same. */
export function statementsWithSameLines(before: SyntaxTree, after: SyntaxTree): ReadonlySet<Statement> {
  const same = new Set<Statement>();
  const [left, right] = [withoutImports(before), withoutImports(after)];
  if (left.length !== right.length) return same;
  for (const [index, statement] of left.entries()) {
    const other = right[index];
    if (other !== undefined && hasSameLines(before, statement, after, other)) same.add(other);
  }
  return same;
}

/** Compares the two texts character by character, but for blanks and for the commas and semicolons that formatting adds or leaves out. */
function hasSameLines({ source }: SyntaxTree, { start, end }: Statement, after: SyntaxTree, other: Statement): boolean {
  let at = start;
  let to = other.start;
  for (;;) {
    while (at < end && isPassed(source.charCodeAt(at))) at += 1;
    while (to < other.end && isPassed(after.source.charCodeAt(to))) to += 1;
    if (at >= end || to >= other.end) return at >= end && to >= other.end;
    if (source.charCodeAt(at) !== after.source.charCodeAt(to)) return false;
    at += 1;
    to += 1;
  }
}

const SPACE = 0x20;
const TAB = 0x09;
const CARRIAGE_RETURN = 0x0d;
const COMMA = 0x2c;
const SEMICOLON = 0x3b;

function isPassed(code: number): boolean {
  return code === SPACE || code === TAB || code === CARRIAGE_RETURN || code === COMMA || code === SEMICOLON;
}
