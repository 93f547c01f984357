// Operators of expressions before and after their operands: what the grammar collects for precedence.ts to nest, and the reports about
// operators that the language doesn't have.

import type { Fix } from "../../diagnostics/diagnostic.ts";
import { diagnostic } from "../../diagnostics/findings.ts";
import type { ParseContext } from "../context.ts";
import { GROUP_OR_STATEMENT, MISSING_OPERAND, VALUE_OR_STATEMENT } from "../enclosures.ts";
import { replaceBy } from "../fixes.ts";
import { misreadIncrement } from "../increments.ts";
import { KIND, kindSet } from "../kinds.ts";
import type { Expression, Prefix, PrefixOperator, Type } from "../nodes.ts";
import { foldTail, IS_OPERATOR, OPERATORS, type OperatorTail, type Tail } from "./precedence.ts";

const K = KIND;

const COMPOUND = ["+=", "-=", "*=", "/=", "%="] as const;

/** Operators that the language doesn't have. */
const FOREIGN = kindSet("in", "|", "^", "&", "<<", ">>");

/** `in` between operands: by what encloses it. */
const IN_CODES = { bracket: "E0010", head: "E0010", value: "E0018", statement: "E0018", dict: "E0018" } as const;

export class OperatorBuilder {
  private readonly context: ParseContext;

  constructor(context: ParseContext) {
    this.context = context;
  }

  // ---------------------------------------------------------------- between operands

  tail(token: number, operand: Expression): Tail {
    if (this.context.kind(token) === K["<op=>"]) this.reportCompoundAssignment(token, operand);
    misreadIncrement(this.context, token, operand);
    return { operator: this.operatorAt(token), at: this.context.start(token), operand };
  }

  castTail(token: number, type: Type): Tail {
    return { operator: "as", at: this.context.start(token), operand: type };
  }

  /** `c ? a : b`, which the language writes as an `if`. */
  conditionalTail(question: number, first: Expression, second: Expression): Tail {
    const span = this.context.tokenSpan(question);
    this.context.leaveOpenAs(question, GROUP_OR_STATEMENT, (code) => diagnostic("syntax.ternary", span, {}, { code }));
    const parts = [first, second];
    return { operator: "?", at: span.start, operand: { kind: "Error", start: first.start, end: second.end, anchor: first.start, parts } };
  }

  /** `g(x) => x`: what stands before the arrow is no parameter list. */
  arrowTail(arrow: number, body: Expression): Tail {
    this.context.report(diagnostic("syntax.lambda-head", this.context.tokenSpan(arrow), {}));
    return { operator: "=>", at: this.context.start(arrow), operand: body };
  }

  fold(head: Expression, tail: readonly Tail[] | null): Expression {
    return tail === null ? head : foldTail(head, tail);
  }

  /** The operator at `token`; reports one that the language doesn't have. */
  private operatorAt(token: number): OperatorTail["operator"] {
    const { context } = this;
    const kind = context.kind(token);
    if (FOREIGN[kind] === 1) this.reportForeign(kind, token);
    else if (kind === K[".."] && context.text(token) === "..=") {
      context.report(diagnostic("syntax.inclusive-range", context.tokenSpan(token), {}));
    }
    return OPERATORS[kind] ?? COMPOUND.find((operator) => operator === context.text(token)) ?? "=";
  }

  private reportForeign(kind: number, token: number): void {
    const { context } = this;
    const span = context.tokenSpan(token);
    if (kind === K["&"]) this.reportBitAnd(token);
    else if (kind === K.in) context.leaveOpenAs(token, IN_CODES, (code) => diagnostic("syntax.in-operator", span, {}, { code }));
    else {
      const operator = context.text(token);
      const codes = kind === K["<<"] || kind === K[">>"] ? MISSING_OPERAND : GROUP_OR_STATEMENT;
      context.leaveOpenAs(token, codes, (code) => diagnostic("syntax.no-operator", span, { operator }, { code }));
    }
  }

  /** `6 & 3`: refused in a group or a head, two elements in a list, two statements elsewhere. */
  private reportBitAnd(token: number): void {
    const span = this.context.tokenSpan(token);
    const refused = diagnostic("syntax.no-operator", span, { operator: "&" }, { code: "E0010" });
    const misread = diagnostic("syntax.bit-and", span, {});
    this.context.leaveOpen({
      token,
      within: { list: misread, bracket: refused, head: refused, dict: misread, value: misread, statement: misread },
    });
  }

  /** `a += 1`: the fix writes the target twice. */
  private reportCompoundAssignment(token: number, operand: Expression): void {
    const { context } = this;
    const span = context.tokenSpan(token);
    const operator = context.text(token);
    // of `a.b` only the last word is at hand
    const isWhole = context.kind(token - 1) === K["<name>"] && context.kind(token - 2) !== K["."] && context.kind(token - 2) !== K["::"];
    const target = isWhole ? context.text(token - 1) : null;
    const canFix = target !== null && operand.start < operand.end && this.isAlone(operand);
    const fixes = canFix ? [replaceBy(span, operator, `= ${target} ${operator.charAt(0)}`)] : [];
    context.leaveOpenAs(token, MISSING_OPERAND, (code) => diagnostic("syntax.compound-assignment", span, { operator }, { code, fixes }));
  }

  /** Whether no operator follows an operand. */
  private isAlone(operand: Expression): boolean {
    return IS_OPERATOR[this.context.kind(this.context.tokenAfter(operand))] !== 1;
  }

  // ---------------------------------------------------------------- before an operand

  /** `-x`, `&mut p`: the operators are `count` tokens from `from` on. */
  prefix(count: number, operand: Expression, from: number, to: number): Prefix {
    const { context } = this;
    const operators: PrefixOperator[] = [];
    for (let token = from; token < from + count; token++) {
      const kind = context.kind(token);
      operators.push({ operator: prefixOperator(kind), start: context.start(token), end: context.endBefore(token + 1) });
      if (kind === K.not) this.reportNot(token, operand);
      else if (kind === K["..."]) this.reportSpread(token);
    }
    const start = context.start(from);
    return { kind: "Prefix", start, end: context.endOf(from, to), anchor: start, operators, operand };
  }

  /** `...xs`: no spread and no variadic parameters. */
  private reportSpread(token: number): void {
    const span = this.context.tokenSpan(token);
    this.context.leaveOpenAs(token, VALUE_OR_STATEMENT, (code) => diagnostic("syntax.spread", span, {}, { code }));
  }

  /** `not x`: refused in a head or a group, two statements elsewhere. */
  private reportNot(token: number, operand: Expression): void {
    const { context } = this;
    const span = context.tokenSpan(token);
    // `!` binds more tightly than `not` elsewhere: before an operator it would mean something else
    const fixes = this.isAlone(operand) ? [this.exclamationMark(token)] : [];
    const refused = diagnostic("syntax.not", span, {}, { fixes });
    const misread = diagnostic("syntax.not-misread", span, {}, { fixes });
    context.leaveOpen({ token, within: { bracket: refused, head: refused, value: misread, statement: misread } });
  }

  /** `!` for `not` and the space after it. */
  private exclamationMark(token: number): Fix {
    const span = { start: this.context.start(token), end: this.context.start(token + 1) };
    return replaceBy(span, "not", "!");
  }
}

function prefixOperator(kind: number): PrefixOperator["operator"] {
  switch (kind) {
    case K["-"]:
    case K["⏎-"]:
      return "-";
    case K["+"]:
    case K["⏎+"]:
      return "+";
    case K["*"]:
    case K["⏎*"]:
      return "*";
    case K["&"]:
    case K["⏎&"]:
      return "&";
    case K["&mut"]:
      return "&mut";
    case K.ref:
      return "ref";
    case K["..."]:
      return "...";
    default:
      return "!";
  }
}
