// Types in the manner of other languages: what follows a type's name or its parentheses there, and lists in brackets. Each is reported with
// what to write instead, and the tree has what was meant.

import { diagnostic, fix } from "../../diagnostics/findings.ts";
import type { Span, TextEdit } from "../../text/span.ts";
import type { ParseContext } from "../context.ts";
import type { FunctionType, NamedType, Parameter, ParameterGroup, Type } from "../nodes.ts";
import { NONE } from "./lists.ts";

/** What follows a type's name or closing parenthesis. */
type Suffix =
  | { readonly suffix: "optional"; readonly token: number }
  | { readonly suffix: "angle"; readonly token: number; readonly types: readonly Type[] }
  | { readonly suffix: "arrow"; readonly token: number; readonly result: Type }
  | { readonly suffix: "group"; readonly token: number; readonly group: ParameterGroup; readonly result: Type };

export class ForeignTypeBuilder {
  private readonly context: ParseContext;

  constructor(context: ParseContext) {
    this.context = context;
  }

  // ---------------------------------------------------------------- suffixes as they are read

  /** `T?`. */
  optionalSuffix(token: number): Suffix {
    return { suffix: "optional", token };
  }

  /** `List<T>`, `List[T]`. */
  angleArguments(types: readonly Type[], token: number): Suffix {
    return { suffix: "angle", token, types };
  }

  /** `Int -> Int`. */
  oldArrow(result: Type, token: number): Suffix {
    return { suffix: "arrow", token, result };
  }

  /** `(T)(a: T) -> T`. */
  secondGroup(parameters: readonly Parameter[], result: Type, from: number): Suffix {
    this.context.settle("bracket", from);
    const start = this.context.start(from);
    const end = Math.max(parameters.at(-1)?.end ?? start, start + 1);
    return { suffix: "group", token: from, group: parameterGroup({ start, end }, parameters, end), result };
  }

  // ---------------------------------------------------------------- suffixes on their type

  /** Applies suffixes to a type. */
  suffixed(base: Type, suffixes: readonly Suffix[]): Type {
    let type = base;
    for (const suffix of suffixes) type = this.withSuffix(type, suffix);
    return type;
  }

  private withSuffix(type: Type, suffix: Suffix): Type {
    switch (suffix.suffix) {
      case "optional":
        return this.optional(type, this.context.tokenSpan(suffix.token));
      case "angle":
        return this.withArguments(type, suffix.types, suffix.token);
      case "arrow":
        return this.unparenthesized(type, suffix.result, this.context.tokenSpan(suffix.token));
      case "group":
        this.context.report(diagnostic("syntax.second-group", this.context.tokenSpan(suffix.token), {}));
        return functionType([parameterGroup(type, parametersOf(type), type.end), suffix.group], suffix.result);
    }
  }

  private optional(type: Type, mark: Span): Type {
    const { start } = type;
    const edits = enclosing({ start, end: start }, "Option(", mark);
    const fixes = [fix("fix.replace", { text: "?", replacement: "Option(…)" }, edits)];
    this.context.report(diagnostic("syntax.optional-type", mark, {}, { fixes }));
    return { kind: "OptionalType", start, end: mark.end, anchor: mark.start, type };
  }

  private withArguments(type: Type, types: readonly Type[], token: number): Type {
    const { context } = this;
    const { start } = type;
    const last = types.at(-1);
    const closer = last === undefined ? token + 1 : context.tokenAfter(last);
    const close = context.tokenSpan(closer);
    const bracket = context.text(token);
    const name = type.kind === "NamedType" ? context.source.slice(start, type.end) : "…";
    const edits = enclosing(context.tokenSpan(token), "(", close);
    const fixes = [fix("fix.replace", { text: `${bracket}…${context.text(closer)}`, replacement: "(…)" }, edits)];
    context.report(diagnostic("syntax.type-brackets", { start, end: close.end }, { name, bracket }, { fixes }));
    if (type.kind !== "NamedType") return type;
    return { ...type, end: close.end, arguments: types, isMeta: false } satisfies NamedType;
  }

  private unparenthesized(type: Type, result: Type, arrow: Span): Type {
    const { start, end } = type;
    const fixes = [fix("fix.insert", { text: "( )" }, enclosing({ start, end: start }, "(", { start: end, end }))];
    this.context.report(diagnostic("syntax.unparenthesized-arrow", arrow, {}, { fixes }));
    return functionType([parameterGroup(type, [asParameter(type)], arrow.start)], result);
  }

  // ---------------------------------------------------------------- brackets

  /** `[Int]`, and the old generic function `[T](a: T) -> T`. */
  list(element: Type, others: readonly Type[], generic: Type | null, from: number, to: number): Type {
    const { context } = this;
    const open = context.tokenSpan(from);
    if (generic !== null) {
      context.report(diagnostic("syntax.old-generic", open, {}));
      return generic;
    }
    const { start } = open;
    const close = context.tokenSpan(to - 1);
    const edits = enclosing(open, "List(", close);
    const fixes = others.length > 0 ? [] : [fix("fix.replace", { text: "[…]", replacement: "List(…)" }, edits)];
    context.report(diagnostic("syntax.list-type", { start, end: close.end }, {}, { fixes }));
    return { kind: "ListType", start, end: context.endOf(from, to), anchor: start, element };
  }
}

/** Writes `opening` for what stands at `open`, and a closing parenthesis for what stands at `close`. */
function enclosing(open: Span, opening: string, close: Span): readonly TextEdit[] {
  return [
    { span: open, newText: opening },
    { span: close, newText: ")" },
  ];
}

function functionType(groups: readonly [ParameterGroup, ...ParameterGroup[]], result: Type): FunctionType {
  const { start } = groups[0];
  return { kind: "FunctionType", start, end: result.end, anchor: start, groups, result };
}

function parameterGroup({ start, end }: Span, parameters: readonly Parameter[], arrow: number): ParameterGroup {
  return { kind: "ParameterGroup", start, end, anchor: start, parameters, arrow, result: null };
}

/** The parameters that parentheses hold, which were read as a type. */
function parametersOf(type: Type): readonly Parameter[] {
  if (type.kind === "TupleType") return type.elements.map(asParameter);
  return type.kind === "ParenType" ? [asParameter(type.type)] : NONE;
}

function asParameter(element: Type | Parameter): Parameter {
  if (element.kind === "Parameter") return element;
  const { start, end } = element;
  return { kind: "Parameter", start, end, anchor: start, modifiers: NONE, name: null, type: element, bounds: NONE };
}
