// `x++` and `x--` of other languages: the compiler reads two operators and goes on with what follows, on whatever line.

import type { CodeId } from "../diagnostics/codes.ts";
import type { Fix } from "../diagnostics/diagnostic.ts";
import { diagnostic, relatedPlace } from "../diagnostics/findings.ts";
import { lineStartAt } from "../text/lines.ts";
import type { Span } from "../text/span.ts";
import type { ParseContext } from "./context.ts";
import { MISSING_OPERAND } from "./enclosures.ts";
import { replaceBy } from "./fixes.ts";
import { ENDS_OPERAND } from "./kind-sets.ts";
import { KIND, kindSet } from "./kinds.ts";
import type { Expression } from "./nodes.ts";

const K = KIND;
const BEFORE_STATEMENT = kindSet("{", "}", ";");
const AFTER_STATEMENT = kindSet("}", ";", "<eof>");

/** Reports an increment at `token` whose `operand` the compiler takes from the next line, although that is no deeper. */
export function misreadIncrement(context: ParseContext, token: number, operand: Expression): void {
  if (!isIncrement(context, token) || context.isOnSameLine(token + 2)) return;
  if (operand.kind === "Prefix" && operand.operand.kind === "MissingExpression") return;
  const first = lineStart(context, token);
  if (!startsStatement(context, first) || !isInStatements(context, token)) return;
  if (indentation(context, token + 2) > indentation(context, first)) return;
  const span = spanOfIncrement(context, token);
  context.report(diagnostic("syntax.increment", span, argumentsOf(context, span), { fixes: fixesOf(context, token) }));
}

/** Leaves open that the two tokens before `token` are an increment, after which an operand is missing; false when they are none. */
export function refuseIncrement(context: ParseContext, token: number, placeFor: (code: CodeId) => Span): boolean {
  const first = token - 2;
  if (first < 1 || !isIncrement(context, first)) return false;
  const span = spanOfIncrement(context, first);
  const args = argumentsOf(context, span);
  const related = [relatedPlace("note.operator-here", span, { operator: args.operator })];
  const fixes = fixesOf(context, first);
  context.leaveOpenAs(token, MISSING_OPERAND, (code) => diagnostic("syntax.increment", placeFor(code), args, { code, related, fixes }));
  return true;
}

/** `++` or `--` without a space inside, after something on the same line. */
function isIncrement(context: ParseContext, token: number): boolean {
  const kind = context.kind(token);
  if ((kind !== K["+"] && kind !== K["-"]) || context.kind(token + 1) !== kind) return false;
  return context.start(token + 1) === context.tokens.end(token) && context.isOnSameLine(token);
}

function spanOfIncrement(context: ParseContext, token: number): Span {
  return { start: context.start(token), end: context.tokens.end(token + 1) };
}

function argumentsOf(context: ParseContext, { start, end }: Span): { readonly operator: string; readonly sign: string } {
  return { operator: context.source.slice(start, end), sign: context.source.charAt(start) };
}

/** Only where a name and its increment are a whole statement. */
function fixesOf(context: ParseContext, token: number): readonly Fix[] {
  const name = token - 1;
  const next = token + 2;
  const isWhole = context.kind(name) === K["<name>"] && startsStatement(context, name) && isInStatements(context, token);
  if (!isWhole || (AFTER_STATEMENT[context.kind(next)] !== 1 && context.isOnSameLine(next))) return [];
  const span = { start: context.tokens.end(name), end: context.tokens.end(token + 1) };
  const { operator, sign } = argumentsOf(context, spanOfIncrement(context, token));
  return [replaceBy(span, operator, ` = ${context.text(name)} ${sign} 1`)];
}

/** The first token of `token`'s line. */
function lineStart(context: ParseContext, token: number): number {
  let first = token;
  while (context.isOnSameLine(first)) first--;
  return first;
}

function startsStatement(context: ParseContext, token: number): boolean {
  const before = token === 0 ? K[";"] : context.kind(token - 1);
  return BEFORE_STATEMENT[before] === 1 || (ENDS_OPERAND[before] === 1 && !context.isOnSameLine(token));
}

/** Whether newlines separate statements around `token`: in the file and inside braces. */
function isInStatements(context: ParseContext, token: number): boolean {
  const closer = context.kind(context.groups.closer[token] ?? token);
  return closer === K["}"] || closer === K["<eof>"];
}

/** UTF-16 units before `token`, the first of its line. */
function indentation(context: ParseContext, token: number): number {
  const start = context.start(token);
  return start - lineStartAt(context.source, start);
}
