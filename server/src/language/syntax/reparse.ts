// The tree of a text that was another one before an edit: the statements before the edit are those of the earlier tree.

import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { staysInside } from "../diagnostics/moved.ts";
import type { Span } from "../text/span.ts";
import { LINE_FEED } from "./ascii.ts";
import { ASCII_CLASS, IDENTIFIER_START } from "./characters.ts";
import type { Statement } from "./nodes.ts";
import { parse, parseEnd, type SyntaxTree, treeOfStatements } from "./parse.ts";

/** The tree that `parse(source)` gives, in less time where `before` is the tree of a text with the same beginning. */
export function reparse(before: SyntaxTree, source: string): SyntaxTree {
  return reparseEnd(before, source) ?? parse(source);
}

/** Null where the edit may concern what stands before it. */
function reparseEnd({ source: earlier, module, diagnostics, isBalanced }: SyntaxTree, source: string): SyntaxTree | null {
  if (!isBalanced) return null;
  const { body } = module;
  const same = commonStart(earlier, source);
  const last = body.findLastIndex((statement) => statement.end < same);
  const tried = body.slice(Math.max(0, last + 1 - MOST_TRIED), last + 1);
  const anchor = tried.findLast((statement) => startsItsLine(earlier, statement) && !isFaulty(statement));
  if (anchor === undefined) return null;
  const end = parseEnd(source, anchor.start);
  const [again] = end?.body ?? [];
  // read by itself it has to come to the same: then nothing before it has a say in what follows
  if (end === null || again?.kind !== anchor.kind || again.start !== anchor.start || again.end !== anchor.end) return null;
  const kept = diagnostics.filter(({ span }) => span.start < anchor.start);
  if (!kept.every((found) => staysInside(found, { start: 0, end: anchor.start }))) return null;
  return treeOfStatements(source, [...body.slice(0, body.indexOf(anchor) + 1), ...end.body.slice(1)], [...kept, ...end.diagnostics]);

  function isFaulty(statement: Statement): boolean {
    return diagnostics.some((found) => touches(found, statement));
  }
}

/** Of so many statements before the edit one should be in order, or else much is not. */
const MOST_TRIED = 20;

/** The length of what two texts have in common at their beginning. */
function commonStart(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  let at = 0;
  while (at < length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  return at;
}

/** Whether a word stands at the very beginning of a line: whatever came before, a statement that starts so starts there. */
function startsItsLine(source: string, { start }: Span): boolean {
  const isWord = ((ASCII_CLASS[source.charCodeAt(start)] ?? 0) & IDENTIFIER_START) !== 0;
  return isWord && source.charCodeAt(start - 1) === LINE_FEED;
}

function touches({ span }: Diagnostic, statement: Span): boolean {
  return span.start <= statement.end && span.end >= statement.start;
}
