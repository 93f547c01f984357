// Builds what stands between parentheses in an expression (docs/syntax.md §4.3): a group, a tuple, or the parameters of a lambda, which
// look alike until the end.

import { diagnostic } from "../../diagnostics/findings.ts";
import { spanOf } from "../../text/span.ts";
import type { ParseContext } from "../context.ts";
import { KIND } from "../kinds.ts";
import type { Expression, Lambda, Modifier, Parameter, ParameterGroup, Paren, Tuple, Type, TypedParameters } from "../nodes.ts";
import { nameAt, wildcardAt } from "./leaves.ts";
import { exact, NONE } from "./lists.ts";

const K = KIND;

/** An element between parentheses, before it is known whether they are a group, a tuple or parameters. */
export type GroupItem = Expression | Parameter;
export interface GroupItems {
  readonly items: readonly GroupItem[];
  /** Token of the comma before the closing parenthesis. */
  readonly trailing: number | null;
}

export class GroupBuilder {
  private readonly context: ParseContext;

  constructor(context: ParseContext) {
    this.context = context;
  }

  groupItems(items: readonly GroupItem[], trailing: number | null): GroupItems {
    return { items, trailing };
  }

  groupItem(modifiers: readonly Modifier[], value: Expression, type: Type | null, from: number, to: number): Parameter {
    const start = this.context.start(from);
    const name = value.kind === "Name" || value.kind === "Wildcard" ? value : null;
    if (name === null && value.kind !== "MissingExpression") {
      this.context.report(diagnostic("syntax.bad-parameter", spanOf(value), {}));
    }
    return { kind: "Parameter", start, end: this.context.endOf(from, to), anchor: start, modifiers, name, type, bounds: NONE };
  }

  group(group: GroupItems, from: number, to: number): Paren | Tuple | TypedParameters {
    this.context.settle("bracket", from);
    const { items, trailing } = group;
    const start = this.context.start(from);
    const end = this.context.endBefore(to);
    const single = items[0];
    if (single !== undefined && single.kind !== "Parameter" && items.length === 1 && trailing === null) {
      return { kind: "Paren", start, end, anchor: start, expression: single };
    }
    const expressions = items.filter(isExpression);
    if (expressions.length < items.length) {
      return { kind: "TypedParameters", start, end, anchor: start, parameters: items.map(asParameter) };
    }
    return { kind: "Tuple", start, end, anchor: start, elements: expressions };
  }

  /** The `x =>` of a lambda. */
  nameGroup(from: number): ParameterGroup {
    const { context } = this;
    const parameter = asParameter(context.kind(from) === K._ ? wildcardAt(context, from) : nameAt(context, from));
    const { start, end } = parameter;
    return { kind: "ParameterGroup", start, end, anchor: start, parameters: [parameter], arrow: context.start(from + 1), result: null };
  }

  /** The `(a, b: Int) =>` of a lambda. */
  parameterGroup({ items }: GroupItems, from: number, to: number): ParameterGroup {
    const { context } = this;
    context.settle("bracket", from);
    // a hole in a parameter list is a bad list, whatever is around it
    context.settle("value", from);
    const start = context.start(from);
    if (items.some(isNoParameter)) context.report(diagnostic("syntax.lambda-head", context.tokenSpan(to - 1), {}));
    const parameters = items.map(asParameter);
    const hasArrow = context.kind(to - 1) === K["=>"];
    const end = context.endBefore(hasArrow ? to - 1 : to);
    return { kind: "ParameterGroup", start, end, anchor: start, parameters, arrow: hasArrow ? context.start(to - 1) : end, result: null };
  }

  /** `(a: Int) -> Int => a`: a lambda has no result type. */
  arrowGroup({ items }: GroupItems, result: Type, from: number, to: number): ParameterGroup {
    const { context } = this;
    context.settle("bracket", from);
    const start = context.start(from);
    const arrow = context.tokenSpan(Math.max(context.tokens.indexAt(result.start) - 1, from));
    context.report(diagnostic("syntax.lambda-result", arrow, {}));
    const parameters = items.map(asParameter);
    return { kind: "ParameterGroup", start, end: context.endOf(from, to), anchor: start, parameters, arrow: arrow.start, result };
  }

  lambda(groups: readonly ParameterGroup[], body: Expression, from: number, to: number): Lambda {
    const start = this.context.start(from);
    const anchor = groups[groups.length - 1]?.arrow ?? start;
    return { kind: "Lambda", start, end: this.context.endOf(from, to), anchor, groups: exact(groups), body };
  }
}

/** An element of a parameter list; what is no name makes a parameter without one. */
function asParameter(item: GroupItem): Parameter {
  if (item.kind === "Parameter") return item;
  const name = item.kind === "Name" || item.kind === "Wildcard" ? item : null;
  return { kind: "Parameter", start: item.start, end: item.end, anchor: item.start, modifiers: NONE, name, type: null, bounds: NONE };
}

function isNoParameter({ kind }: GroupItem): boolean {
  return kind !== "Parameter" && kind !== "Name" && kind !== "Wildcard" && kind !== "MissingExpression";
}

function isExpression(item: GroupItem): item is Expression {
  return item.kind !== "Parameter";
}
