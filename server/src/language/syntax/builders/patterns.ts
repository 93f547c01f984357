// Builds the pattern nodes (docs/syntax.md §4.4), and reports the documented patterns that the compiler refuses, or takes for something else inside parentheses.

import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { diagnostic } from "../../diagnostics/findings.ts";
import { spanOf } from "../../text/span.ts";
import { errorNode } from "../absent-nodes.ts";
import type { ParseContext } from "../context.ts";
import type {
  ConstructorPattern,
  ErrorNode,
  Expression,
  FieldPattern,
  Literal,
  LiteralPattern,
  MissingExpression,
  Modifier,
  NameOrMissing,
  NamePattern,
  Pattern,
  RangePattern,
  RecordPattern,
  Type,
  WildcardPattern,
} from "../nodes.ts";
import { literalAt, nameAt } from "./leaves.ts";
import { exact, NONE } from "./lists.ts";
import type { Tail } from "./precedence.ts";

/** What stands in parentheses or braces after a pattern's name. */
type Arguments =
  | { readonly patterns: readonly Pattern[]; readonly token: number }
  | { readonly fields: readonly FieldPattern[]; readonly token: number };

interface Items {
  readonly items: readonly Pattern[];
  readonly trailing: number | null;
}

/** Refused outside parentheses only: the report waits until the pattern's surroundings are known. */
interface Refusal {
  readonly at: number;
  readonly problem: Diagnostic;
}

export class PatternBuilder {
  private readonly context: ParseContext;
  /** What the compiler refuses as a whole arm and takes inside parentheses, of the pattern that is being read. */
  private readonly refusals: Refusal[] = [];

  constructor(context: ParseContext) {
    this.context = context;
  }

  wildcard(from: number, to: number): WildcardPattern {
    const start = this.context.start(from);
    return { kind: "WildcardPattern", start, end: this.context.endOf(from, to), anchor: start };
  }

  /** `n`, `some(v)`, `Colour.red`, `Spot { x }`. */
  name(
    path: readonly NameOrMissing[] | null,
    args: Arguments | null,
    from: number,
    to: number,
  ): NamePattern | ConstructorPattern | RecordPattern {
    const start = this.context.start(from);
    const end = this.context.endOf(from, to);
    const name = nameAt(this.context, from);
    if (path === null && args === null) return { kind: "NamePattern", start, end, anchor: start, modifiers: NONE, name, type: null };
    if (path !== null) this.refuseOutsideGroup(from + 1, "syntax.pattern-path");
    else if (args !== null)
      this.refuseOutsideGroup(args.token, "patterns" in args ? "syntax.pattern-constructor" : "syntax.pattern-record");
    if (args !== null && "fields" in args) return { kind: "RecordPattern", start, end, anchor: start, name, fields: args.fields };
    return {
      kind: "ConstructorPattern",
      start,
      end,
      anchor: start,
      path: path === null ? [name] : [name, ...path],
      arguments: args?.patterns ?? null,
    };
  }

  private refuseOutsideGroup(
    token: number,
    finding: "syntax.pattern-path" | "syntax.pattern-constructor" | "syntax.pattern-record" | "syntax.pattern-negative",
  ): void {
    const problem = diagnostic(finding, this.context.tokenSpan(token), {});
    this.refusals.push({ at: token, problem });
  }

  /** An arm's pattern is complete: what only parentheses allow is refused. */
  ofArm(pattern: Pattern): Pattern {
    for (const refusal of this.refusals) this.context.report(refusal.problem);
    this.refusals.length = 0;
    return pattern;
  }
  /** A loop's pattern is complete; what the loop refuses is its own matter. */
  alone(pattern: Pattern): Pattern {
    this.refusals.length = 0;
    return pattern;
  }
  private forgive(from: number): void {
    while ((this.refusals.at(-1)?.at ?? -1) >= from) this.refusals.pop();
  }

  arguments(items: readonly Pattern[], token: number): Arguments {
    this.context.settle("bracket", token);
    return { patterns: exact(items), token };
  }
  fields(fields: readonly FieldPattern[], token: number): Arguments {
    return { fields, token };
  }

  literal(from: number, to: number): LiteralPattern {
    const start = this.context.start(from);
    return {
      kind: "LiteralPattern",
      start,
      end: this.context.endOf(from, to),
      anchor: start,
      negative: false,
      literal: literalAt(this.context, from),
    };
  }

  negative(literal: Literal | MissingExpression, from: number, to: number): Pattern {
    const start = this.context.start(from);
    const end = this.context.endOf(from, to);
    this.refuseOutsideGroup(from, "syntax.pattern-negative");
    if (literal.kind === "MissingExpression") return errorNode(this.context, from, to, NONE);
    return { kind: "LiteralPattern", start, end, anchor: start, negative: true, literal };
  }

  range(from: Pattern, to: Pattern, token: number): RangePattern {
    const dots = this.context.tokenAfter(from);
    const span = this.context.tokenSpan(dots);
    this.context.report(diagnostic(this.isInGroup(token) ? "syntax.pattern-range-misread" : "syntax.pattern-range", span, {}));
    return { kind: "RangePattern", start: from.start, end: to.end, anchor: span.start, from, to };
  }

  private isInGroup(token: number): boolean {
    const before = token > 0 ? this.context.text(token - 1) : "";
    return before === "(" || before === "[";
  }

  or(head: Pattern, tail: readonly Pattern[], from: number, to: number): Pattern {
    const bar = this.context.tokenAfter(head);
    this.context.report(diagnostic("syntax.pattern-or", this.context.tokenSpan(bar), {}));
    return {
      kind: "OrPattern",
      start: head.start,
      end: this.context.endOf(from, to),
      anchor: this.context.start(bar),
      alternatives: [head, ...tail],
    };
  }

  items(items: readonly Pattern[], trailing: number | null): Items {
    return { items, trailing };
  }

  group({ items, trailing }: Items, from: number, to: number): Pattern {
    this.forgive(from);
    this.context.settle("bracket", from);
    const start = this.context.start(from);
    const end = this.context.endOf(from, to);
    const [only] = items;
    if (only !== undefined && items.length === 1 && trailing === null)
      return { kind: "ParenPattern", start, end, anchor: start, pattern: only };
    return { kind: "TuplePattern", start, end, anchor: start, elements: items };
  }

  /** A pattern in a list, with the `mut`, the type or the guard that other languages allow there. */
  item(
    modifiers: readonly Modifier[] | null,
    pattern: Pattern,
    type: Type | null,
    tail: Expression | null,
    from: number,
    to: number,
  ): Pattern {
    const end = this.context.endOf(from, to);
    if (tail !== null) {
      const token = this.context.tokenAfter(pattern);
      const isGuard = this.context.text(token) === "if";
      this.context.report(
        diagnostic(isGuard ? "syntax.guard" : "syntax.pattern-misread", isGuard ? this.context.tokenSpan(token) : spanOf(pattern), {}),
      );
    }
    if (pattern.kind !== "NamePattern" || (modifiers === null && type === null)) return pattern;
    const start = this.context.start(from);
    if (type !== null) this.context.report(diagnostic("syntax.pattern-misread", { start, end }, {}));
    return { ...pattern, start, end, modifiers: modifiers ?? NONE, type };
  }

  list(items: readonly Pattern[], from: number, to: number): Pattern {
    this.forgive(from);
    const start = this.context.start(from);
    const end = this.context.endOf(from, to);
    this.context.report(diagnostic("syntax.pattern-misread", { start, end }, {}));
    return { kind: "TuplePattern", start, end, anchor: start, elements: items };
  }

  record(fields: readonly FieldPattern[], from: number, to: number): RecordPattern {
    const start = this.context.start(from);
    this.forgive(from);
    const [first, second] = fields;
    if (first !== undefined && second !== undefined) {
      const comma = this.context.tokenAfter(first);
      this.context.report(diagnostic("syntax.pattern-fields", this.context.tokenSpan(comma), {}));
    }
    return { kind: "RecordPattern", start, end: this.context.endOf(from, to), anchor: start, name: null, fields };
  }

  /** `x`, `x: p`, `some(v)`; other expressions are no field. */
  field(
    modifiers: readonly Modifier[] | null,
    pattern: Pattern,
    value: Pattern | null,
    tail: readonly Tail[] | null,
    from: number,
    to: number,
  ): FieldPattern {
    const start = this.context.start(from);
    const end = this.context.endOf(from, to);
    const isPlain = pattern.kind === "NamePattern" && modifiers === null;
    const isField = pattern.kind === "NamePattern" || pattern.kind === "ConstructorPattern" || pattern.kind === "WildcardPattern";
    if (!isField || tail !== null)
      this.context.report(diagnostic("syntax.pattern-field", { start: pattern.start, end: Math.max(end, pattern.end) }, {}));
    if (value !== null) {
      const colon = this.context.tokenAfter(pattern);
      this.context.report(diagnostic("syntax.pattern-fields", this.context.tokenSpan(colon), {}));
    }
    if (isPlain) return { kind: "FieldPattern", start, end, anchor: start, name: pattern.name, pattern: value };
    const inner = pattern.kind === "NamePattern" ? { ...pattern, start, modifiers: modifiers ?? NONE } : pattern;
    return { kind: "FieldPattern", start, end, anchor: start, name: null, pattern: inner };
  }

  rest(from: number, to: number): FieldPattern {
    const start = this.context.start(from);
    this.context.report(diagnostic("syntax.pattern-field", this.context.tokenSpan(from), {}));
    return { kind: "FieldPattern", start, end: this.context.endOf(from, to), anchor: start, name: null, pattern: null };
  }

  /** `!true`, `&x`: operators make no pattern. */
  operator(operand: Pattern, from: number, to: number): ErrorNode {
    const { context } = this;
    if (this.isInGroup(from)) {
      context.report(diagnostic("syntax.pattern-misread", { start: context.start(from), end: operand.end }, {}));
    } else context.report(diagnostic("syntax.pattern-operator", context.tokenSpan(from), { operator: context.text(from) }));
    return errorNode(context, from, to, []);
  }

  /** An f-string: matches everything, as the compiler reads it. */
  expression(from: number, to: number): ErrorNode {
    const { context } = this;
    context.report(diagnostic("syntax.pattern-misread", { start: context.start(from), end: context.endOf(from, to) }, {}));
    return errorNode(context, from, to, []);
  }
}
