// What a text doesn't have: one report at the place that lacks it, and a node without width where the tree needs one. Methods are named by
// what is missing; they take the token that stands in its place.

import type { CodeId } from "../../diagnostics/codes.ts";
import { diagnostic, fix, relatedPlace } from "../../diagnostics/findings.ts";
import type { Span } from "../../text/span.ts";
import { errorNode, missingNode } from "../absent-nodes.ts";
import { type MissingCloser, missingCloser } from "../closers.ts";
import type { ParseContext } from "../context.ts";
import { MISSING_OPERAND, VALUE_OR_STATEMENT } from "../enclosures.ts";
import { insert } from "../fixes.ts";
import { refuseIncrement } from "../increments.ts";
import { KIND } from "../kinds.ts";
import type { ErrorNode, MissingBlock, MissingExpression, MissingName, MissingPattern, MissingType } from "../nodes.ts";
import { foundAt, foundOnLine } from "./found.ts";

const K = KIND;

/** How many unclosed brackets of other kinds are passed over in search of the one that was meant. */
const OPENER_REACH = 32;

/** Findings whose message names what was found, and nothing else. */
type FindingBefore =
  | "syntax.missing-alias"
  | "syntax.missing-arrow"
  | "syntax.missing-block"
  | "syntax.missing-colon"
  | "syntax.missing-in"
  | "syntax.missing-loop-variable"
  | "syntax.missing-match-braces"
  | "syntax.missing-member"
  | "syntax.missing-method-name"
  | "syntax.missing-spawn-body"
  | "syntax.missing-spawn-in"
  | "syntax.missing-spawn-variable";
type FindingAt =
  | "syntax.missing-field-name"
  | "syntax.missing-label"
  | "syntax.missing-match-braces"
  | "syntax.missing-module-name"
  | "syntax.missing-type";

export class MissingBuilder {
  private readonly context: ParseContext;
  /** Index into the brackets without a partner: all before it stand before the token last asked about. */
  private nextUnclosed = 0;

  constructor(context: ParseContext) {
    this.context = context;
  }

  /** Reports at the end of what lacks something. */
  private reportBefore(finding: FindingBefore, token: number): void {
    this.context.report(diagnostic(finding, this.context.placeBefore(token), { found: foundOnLine(this.context, token) }));
  }

  /** Reports at what stands there instead, on whatever line. */
  private reportAt(finding: FindingAt, token: number): void {
    this.context.report(diagnostic(finding, this.context.tokenSpan(token), { found: foundAt(this.context, token) }));
  }

  /** Where a node before `token` stands: at the end of the token before it. */
  private placeOf(token: number): number {
    return this.context.startOf(token, token);
  }

  private nameBefore(token: number): MissingName {
    return missingNode("MissingName", this.placeOf(token));
  }

  private patternBefore(token: number): MissingPattern {
    return missingNode("MissingPattern", this.placeOf(token));
  }

  private expressionBefore(token: number): MissingExpression {
    return missingNode("MissingExpression", this.placeOf(token));
  }

  // ---------------------------------------------------------------- expressions, patterns, types, bodies

  expression(token: number): MissingExpression {
    const { context } = this;
    const span = context.placeBefore(token);
    const args = { found: foundOnLine(context, token) };
    const after = token > 0 ? context.text(token - 1) : "";
    if (context.kind(token) === K[">"] && after === "-") {
      context.report(diagnostic("syntax.spaced-arrow", { start: context.start(token - 1), end: span.end }, {}));
      return this.expressionBefore(token);
    }
    // in a statement the compiler points at what it finds, on whatever line
    const placeFor = (code: CodeId): Span => (code === "E0011" ? context.tokenSpan(token) : span);
    if (!refuseIncrement(context, token, placeFor)) {
      context.leaveOpenAs(token, MISSING_OPERAND, (code) => diagnostic("syntax.missing-expression", placeFor(code), args, { code }));
    }
    return this.expressionBefore(token);
  }

  /** `if { … }`. */
  condition(token: number): MissingExpression {
    const { context } = this;
    const keyword = context.text(token - 1);
    // the compiler reads the braces as the condition of an `if`, and misses a body after them
    const close = context.groups.partner[token] ?? -1;
    const place = context.tokenSpan(close > token && keyword === "if" ? close + 1 : token);
    const related = [relatedPlace("note.condition-here", context.tokenSpan(token), { keyword })];
    context.report(diagnostic("syntax.missing-condition", place, { keyword }, { related }));
    return this.expressionBefore(token);
  }

  /** `f"{}"`. */
  interpolated(token: number): MissingExpression {
    const { context } = this;
    const brace = context.tokenSpan(token - 1);
    context.report(
      diagnostic("syntax.empty-interpolation", { start: brace.start, end: Math.max(context.tokens.end(token), brace.end) }, {}),
    );
    return this.expressionBefore(token);
  }

  pattern(token: number): MissingPattern {
    const { context } = this;
    const span = context.placeBefore(token);
    const args = { found: foundOnLine(context, token) };
    context.leaveOpenAs(token, VALUE_OR_STATEMENT, (code) => diagnostic("syntax.missing-pattern", span, args, { code }));
    return this.patternBefore(token);
  }

  forVariable(token: number): MissingPattern {
    this.reportBefore("syntax.missing-loop-variable", token);
    return this.patternBefore(token);
  }

  spawnVariable(token: number): MissingPattern {
    this.reportBefore("syntax.missing-spawn-variable", token);
    return this.patternBefore(token);
  }

  type(token: number): MissingType {
    if (this.isWalrus(token)) this.reportWalrus(token);
    else this.reportAt("syntax.missing-type", token);
    return missingNode("MissingType", this.placeOf(token));
  }

  /** `x := 1`. */
  private isWalrus(token: number): boolean {
    const { context } = this;
    return (
      context.kind(token) === K["="] &&
      token > 0 &&
      context.text(token - 1) === ":" &&
      context.start(token) === context.tokens.end(token - 1)
    );
  }

  private reportWalrus(token: number): void {
    const { context } = this;
    const colon = context.tokenSpan(token - 1);
    const span = { start: colon.start, end: context.tokens.end(token) };
    const fixes = [fix("fix.replace", { text: ":=", replacement: "=" }, [{ span: colon, newText: "" }])];
    context.report(diagnostic("syntax.walrus", span, {}, { fixes }));
  }

  block(token: number): MissingBlock {
    this.reportBefore("syntax.missing-block", token);
    return missingNode("MissingBlock", this.placeOf(token));
  }

  spawnBody(token: number): MissingBlock {
    this.reportBefore("syntax.missing-spawn-body", token);
    return missingNode("MissingBlock", this.placeOf(token));
  }

  /** All the arms of a match. */
  arms(token: number): readonly never[] {
    this.reportAt("syntax.missing-match-braces", token);
    return [];
  }

  /** `{ a: Int,, b: Int }`. */
  member(token: number): ErrorNode {
    this.reportBefore("syntax.missing-member", token);
    return errorNode(this.context, token, token, []);
  }

  // ---------------------------------------------------------------- names

  usePath(token: number): MissingName {
    this.reportAt("syntax.missing-module-name", token);
    return this.nameBefore(token);
  }

  useItemAlias(token: number): MissingName {
    this.reportBefore("syntax.missing-alias", token);
    return this.nameBefore(token);
  }

  /** `use std.math as`: dropped without a word. */
  useAlias(token: number): MissingName {
    this.context.report(diagnostic("syntax.use-as-nothing", this.context.tokenSpan(token - 1), {}));
    return this.nameBefore(token);
  }

  fieldName(token: number): MissingName {
    this.reportAt("syntax.missing-field-name", token);
    return this.nameBefore(token);
  }

  label(token: number): MissingName {
    this.reportAt("syntax.missing-label", token);
    return this.nameBefore(token);
  }

  methodName(token: number): MissingName {
    this.reportBefore("syntax.missing-method-name", token);
    return this.nameBefore(token);
  }

  // ---------------------------------------------------------------- tokens

  in(token: number): void {
    this.reportBefore("syntax.missing-in", token);
  }

  spawnIn(token: number): void {
    this.reportBefore("syntax.missing-spawn-in", token);
  }

  arrow(token: number): void {
    this.reportBefore("syntax.missing-arrow", token);
  }

  colon(token: number): void {
    this.reportBefore("syntax.missing-colon", token);
  }

  comma(token: number): void {
    this.reportComma(token, "E0010");
  }

  /** A comma between the members of a record type: the compiler points at the next member, on whatever line. */
  memberComma(token: number): void {
    this.reportComma(token, "E0010", this.context.tokenSpan(token));
  }

  commaInDict(token: number): void {
    this.reportComma(token, "E0011");
  }

  /** Two elements side by side. */
  private reportComma(token: number, code: CodeId, span: Span = this.context.placeBefore(token)): void {
    const { context } = this;
    // two names on a line may just as well lack a colon: `a Int`
    const isNamePair = context.kind(token - 1) === K["<name>"] && context.kind(token) === K["<name>"] && context.isOnSameLine(token);
    const fixes = isNamePair ? [] : [insert(context.endBefore(token), ",")];
    context.report(diagnostic("syntax.missing-comma", span, { found: foundAt(context, token) }, { code, fixes }));
  }

  /** The `{` before the arms of a match. */
  openBrace(token: number): void {
    this.reportBefore("syntax.missing-match-braces", token);
  }

  closeParen(token: number): void {
    this.closer(")", token);
  }

  closeBracket(token: number): void {
    this.closer("]", token);
  }

  closeBrace(token: number): void {
    this.closer("}", token);
  }

  /** A list goes on over lines and without commas, so the compiler notices its end too late to name the bracket. */
  listEnd(token: number): void {
    const closer = this.closerBefore("]", token);
    this.context.leaveOpenAs(token, VALUE_OR_STATEMENT, (code) => missingCloser(this.context.source, closer, { code }));
  }

  private closer(bracket: MissingCloser["bracket"], token: number): void {
    this.context.report(missingCloser(this.context.source, this.closerBefore(bracket, token)));
  }

  private closerBefore(bracket: MissingCloser["bracket"], token: number): MissingCloser {
    const { context } = this;
    return {
      bracket,
      opener: context.start(this.openerBefore(token, bracket)),
      previousEnd: this.placeOf(token),
      found: context.start(token),
    };
  }

  /** The nearest bracket before `token` that has no partner; the token before it when there is none. */
  private openerBefore(token: number, bracket: MissingCloser["bracket"]): number {
    const opening = bracket === ")" ? "(" : bracket === "]" ? "[" : "{";
    const { unclosed } = this.context.groups;
    // asked from left to right: the brackets without a partner are looked through once
    while ((unclosed[this.nextUnclosed] ?? token) < token) this.nextUnclosed++;
    for (let index = this.nextUnclosed - 1; index >= 0 && index >= this.nextUnclosed - OPENER_REACH; index--) {
      const opener = unclosed[index] ?? 0;
      if (this.context.text(opener) === opening) return opener;
    }
    return Math.max(token - 1, 0);
  }
}
