// Builds function types and their parameters (docs/syntax.md §3), which are also the signatures of functions.

import { diagnostic } from "../../diagnostics/findings.ts";
import type { ParseContext } from "../context.ts";
import { KIND } from "../kinds.ts";
import type { Expression, FunctionType, Modifier, NameOrMissing, Parameter, ParameterGroup, Type, Wildcard } from "../nodes.ts";
import { bareName } from "./bare-names.ts";
import { exact, NONE } from "./lists.ts";

const K = KIND;

export class FunctionTypeBuilder {
  private readonly context: ParseContext;

  constructor(context: ParseContext) {
    this.context = context;
  }

  // ---------------------------------------------------------------- functions

  function(groups: readonly ParameterGroup[], result: Type, from: number, to: number): FunctionType {
    const start = this.context.start(from);
    return { kind: "FunctionType", start, end: this.context.endOf(from, to), anchor: start, groups: exact(groups), result };
  }

  group(parameters: readonly Parameter[], from: number, to: number): ParameterGroup {
    this.context.settle("bracket", from);
    const start = this.context.start(from);
    const hasArrow = this.context.kind(to - 1) === K["->"];
    const end = this.context.endOf(from, hasArrow ? to - 1 : to);
    return {
      kind: "ParameterGroup",
      start,
      end,
      anchor: start,
      parameters: exact(parameters),
      arrow: hasArrow ? this.context.start(to - 1) : end,
      result: null,
    };
  }

  // ---------------------------------------------------------------- parameters

  parameter(
    modifiers: readonly Modifier[] | null,
    name: NameOrMissing | Wildcard,
    type: Type,
    bounds: readonly Type[] | null,
    init: Expression | null,
    from: number,
    to: number,
  ): Parameter {
    const start = this.context.start(from);
    if (modifiers !== null) this.mutParameter(modifiers, from);
    if (init !== null) {
      const equals = this.context.tokens.indexAt(Math.max(init.start - 1, start));
      this.context.report(diagnostic("syntax.default-parameter", this.context.tokenSpan(equals), {}));
    }
    const last = bounds?.at(-1) ?? type;
    return {
      kind: "Parameter",
      start,
      end: Math.max(last.end, init === null ? last.end : this.context.endOf(from, to)),
      anchor: start,
      modifiers: modifiers ?? NONE,
      name,
      type,
      bounds: bounds ?? NONE,
    };
  }

  /** `mut` is for the parameters of a function's own signature. */
  private mutParameter(modifiers: readonly Modifier[], from: number): void {
    for (let index = 0; index < modifiers.length; index++) {
      const token = from + index;
      const problem = diagnostic("syntax.mut-in-type", this.context.tokenSpan(token), {});
      this.context.leaveOpen({ token, within: { statement: problem, value: problem, definition: problem } });
    }
  }

  /** A parameter that is only a type or only a name. */
  unnamed(modifiers: readonly Modifier[] | null, type: Type, from: number, to: number): Parameter {
    const start = this.context.start(from);
    if (modifiers !== null) this.mutParameter(modifiers, from);
    const end = this.context.endOf(from, to);
    const word = bareName(type);
    const isName = word?.kind === "Name" && isLowerCase(this.context.source.charCodeAt(word.start));
    if (isName) return { kind: "Parameter", start, end, anchor: start, modifiers: modifiers ?? NONE, name: word, type: null, bounds: NONE };
    return { kind: "Parameter", start, end, anchor: start, modifiers: modifiers ?? NONE, name: null, type, bounds: NONE };
  }

  modifiersAlone(modifiers: readonly Modifier[], from: number, to: number): Parameter {
    const start = this.context.start(from);
    this.context.report(diagnostic("syntax.missing-parameter-name", this.context.placeBefore(to), {}));
    return { kind: "Parameter", start, end: this.context.endOf(from, to), anchor: start, modifiers, name: null, type: null, bounds: NONE };
  }

  /** `...xs: Int`: there are no variadic parameters. */
  variadic(rest: Parameter | null, from: number, to: number): Parameter {
    const start = this.context.start(from);
    this.context.report(diagnostic("syntax.variadic", this.context.tokenSpan(from), {}));
    if (rest !== null) return { ...rest, start, anchor: start };
    return {
      kind: "Parameter",
      start,
      end: this.context.endOf(from, to),
      anchor: start,
      modifiers: NONE,
      name: null,
      type: null,
      bounds: NONE,
    };
  }
}

function isLowerCase(code: number): boolean {
  return (code >= 97 && code <= 122) || code === 95;
}
