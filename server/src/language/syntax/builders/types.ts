// Builds the type nodes (syntax.md §3), and reports documented and foreign forms that the compiler refuses or misreads.

import { diagnostic, fix } from "../../diagnostics/findings.ts";
import type { ParseContext } from "../context.ts";
import { KIND, kindSet } from "../kinds.ts";
import type {
  ConstType,
  EnumType,
  Expression,
  FunctionType,
  If,
  IntType,
  Match,
  Modifier,
  NamedType,
  NameOrMissing,
  Parameter,
  ParameterGroup,
  PrefixType,
  RecordField,
  RecordMember,
  RecordType,
  Type,
  TypeOperation,
  TypePrefixOperator,
  Wildcard,
} from "../nodes.ts";
import type { ExpressionBuilder } from "./expressions.ts";
import { exact, NONE } from "./lists.ts";
import { GROUP_OR_STATEMENT, type Tail } from "./operators.ts";

const K = KIND;

/** What follows a type's name or closing parenthesis. */
type Suffix =
  | { readonly suffix: "optional"; readonly token: number }
  | { readonly suffix: "angle"; readonly token: number; readonly types: readonly Type[] }
  | { readonly suffix: "arrow"; readonly token: number; readonly result: Type }
  | { readonly suffix: "group"; readonly token: number; readonly group: ParameterGroup; readonly result: Type };

/** The arguments of a named type: types, or the fields of a named struct. */
interface TypeArguments {
  readonly items: readonly (Type | RecordField)[];
  readonly token: number;
}

export interface OldHead {
  readonly group: ParameterGroup;
  readonly result: Type | null;
}

export class TypeBuilder {
  private readonly context: ParseContext;
  private readonly starts: Int32Array;
  private readonly expressions: ExpressionBuilder;
  private lastAnnotation: Type | null = null;

  constructor(context: ParseContext, expressions: ExpressionBuilder) {
    this.context = context;
    this.starts = context.tokens.starts;
    this.expressions = expressions;
  }

  private from(token: number): number {
    return this.starts[token] ?? 0;
  }
  private to(from: number, to: number): number {
    return this.context.endOf(from, to);
  }

  // ---------------------------------------------------------------- annotations and definitions

  forgetAnnotation(): void {
    this.lastAnnotation = null;
  }

  annotation(type: Type, tail: readonly Tail[] | null, from: number): Type {
    const whole = tail === null ? type : this.constant(type, tail, from + 1, from + 1);
    if (tail !== null) this.annotationExpression(type, whole, tail);
    this.lastAnnotation = whole;
    return whole;
  }

  /** The compiler reads an expression after a bare name, and stops after any other type. */
  private annotationExpression(type: Type, whole: Type, tail: readonly Tail[]): void {
    const isBareName = type.kind === "NamedType" && type.arguments === null && type.qualifiers.length === 0;
    if (isBareName) this.context.report(diagnostic("syntax.annotation-expression", { start: whole.start, end: whole.end }, {}));
    else if (type.kind !== "IntType" && tail[0] !== undefined) {
      const operator = this.context.tokens.indexAt(tail[0].at);
      this.context.report(diagnostic("syntax.unexpected-token", this.context.tokenSpan(operator), { token: this.context.text(operator) }));
    }
  }

  /** Whether the value after the annotation just read is a type: its result is `Type`. */
  isMetaNext(): boolean {
    let type = this.lastAnnotation;
    while (type?.kind === "FunctionType") type = type.result;
    return type?.kind === "NamedType" && type.isMeta;
  }

  /** A signature whose first parameter is a type that no name can be: the old function syntax. */
  checkSignature(annotation: FunctionType): void {
    const { context } = this;
    const tokens = new Set<number>();
    for (const group of annotation.groups) {
      for (const parameter of group.parameters) {
        for (const modifier of parameter.modifiers) tokens.add(context.tokens.indexAt(modifier.start));
      }
    }
    if (tokens.size > 0) context.forgive(tokens);
    const first = annotation.groups[0]?.parameters[0];
    if (first === undefined || first.name !== null || first.type === null) return;
    const { type } = first;
    const isPlainName = type.kind === "NamedType" && type.arguments === null && type.qualifiers.length === 0;
    if (!isPlainName && type.kind !== "MissingType") {
      context.report(diagnostic("syntax.unnamed-parameter", { start: first.start, end: first.end }, {}));
    }
  }

  // ---------------------------------------------------------------- functions and parameters

  function(groups: readonly ParameterGroup[], result: Type, from: number, to: number): FunctionType {
    const start = this.from(from);
    return { kind: "FunctionType", start, end: this.to(from, to), anchor: start, groups: exact(groups), result };
  }

  group(parameters: readonly Parameter[], from: number, to: number): ParameterGroup {
    this.context.settle("bracket", from);
    const start = this.from(from);
    const hasArrow = this.context.kind(to - 1) === K["->"];
    const end = this.to(from, hasArrow ? to - 1 : to);
    return {
      kind: "ParameterGroup",
      start,
      end,
      anchor: start,
      parameters: exact(parameters),
      arrow: hasArrow ? this.from(to - 1) : end,
      result: null,
    };
  }

  oldHead(parameters: readonly Parameter[], result: Type | null, from: number, to: number): OldHead {
    const start = this.from(from);
    const end = parameters.at(-1)?.end ?? start + 1;
    const closer = this.context.tokens.indexAt(end - 1) + 1;
    const groupEnd = closer < to && this.context.kind(closer) === K[")"] ? this.context.tokens.end(closer) : end;
    return { group: { kind: "ParameterGroup", start, end: groupEnd, anchor: start, parameters, arrow: groupEnd, result: null }, result };
  }

  parameter(
    modifiers: readonly Modifier[] | null,
    name: NameOrMissing | Wildcard,
    type: Type,
    bounds: readonly Type[] | null,
    init: Expression | null,
    from: number,
    to: number,
  ): Parameter {
    const start = this.from(from);
    if (modifiers !== null) this.mutParameter(modifiers, from);
    if (init !== null) {
      const equals = this.context.tokens.indexAt(Math.max(init.start - 1, start));
      this.context.report(diagnostic("syntax.default-parameter", this.context.tokenSpan(equals), {}));
    }
    const last = bounds?.at(-1) ?? type;
    return {
      kind: "Parameter",
      start,
      end: Math.max(last.end, init === null ? last.end : this.to(from, to)),
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
    const start = this.from(from);
    if (modifiers !== null) this.mutParameter(modifiers, from);
    const end = this.to(from, to);
    const word = type.kind === "NamedType" && type.arguments === null && type.qualifiers.length === 0 ? type.name : undefined;
    const isName = word !== undefined && word.kind === "Name" && isLowerCase(this.context.source.charCodeAt(word.start));
    if (isName) return { kind: "Parameter", start, end, anchor: start, modifiers: modifiers ?? NONE, name: word, type: null, bounds: NONE };
    return { kind: "Parameter", start, end, anchor: start, modifiers: modifiers ?? NONE, name: null, type, bounds: NONE };
  }

  modifiersAlone(modifiers: readonly Modifier[], from: number, to: number): Parameter {
    const start = this.from(from);
    this.context.report(diagnostic("syntax.missing-parameter-name", this.context.placeBefore(to), {}));
    return { kind: "Parameter", start, end: this.to(from, to), anchor: start, modifiers, name: null, type: null, bounds: [] };
  }

  /** `...xs: Int`: there are no variadic parameters. */
  variadic(rest: Parameter | null, from: number, to: number): Parameter {
    const start = this.from(from);
    this.context.report(diagnostic("syntax.variadic", this.context.tokenSpan(from), {}));
    const empty: Parameter = {
      kind: "Parameter",
      start,
      end: this.to(from, to),
      anchor: start,
      modifiers: [],
      name: null,
      type: null,
      bounds: [],
    };
    return rest === null ? empty : { ...rest, start, anchor: start };
  }

  tuple(elements: readonly Parameter[], from: number, to: number): Type {
    this.context.settle("bracket", from);
    const start = this.from(from);
    const end = this.to(from, to);
    const plain = elements.map((element) => this.asType(element));
    const [only] = plain;
    if (only !== undefined && plain.length === 1 && only.kind !== "Parameter")
      return { kind: "ParenType", start, end, anchor: start, type: only };
    return { kind: "TupleType", start, end, anchor: start, elements: plain };
  }

  /** An element of a tuple type: a parameter without a name, or that is only a name, is a type. */
  private asType(element: Parameter): Type | Parameter {
    if (element.modifiers.length > 0 || element.bounds.length > 0) return element;
    if (element.name === null) return element.type ?? element;
    if (element.type !== null || element.name.kind !== "Name") return element;
    return this.plainName(element.name);
  }

  private plainName(name: NameOrMissing): NamedType {
    return {
      kind: "NamedType",
      start: name.start,
      end: name.end,
      anchor: name.start,
      qualifiers: NONE,
      name,
      arguments: null,
      isMeta: false,
    };
  }

  // ---------------------------------------------------------------- named types

  /** A `.part` or `::part` of a type's name: documented, refused by the compiler. */
  pathPart(name: NameOrMissing, from: number): NameOrMissing {
    const span = this.context.tokenSpan(from);
    const separator = this.context.text(from);
    this.context.leaveOpenAs(from, GROUP_OR_STATEMENT, (code) => diagnostic("syntax.type-path", span, { separator }, { code }));
    return name;
  }

  arguments(items: readonly (Type | RecordField)[], token: number): TypeArguments {
    this.context.settle("bracket", token);
    return { items, token };
  }

  named(path: readonly NameOrMissing[] | null, args: TypeArguments | null, from: number, to: number): Type {
    const start = this.from(from);
    const end = this.to(from, to);
    const first = this.expressions.name(from, from + 1);
    const isMeta = path === null && end - start === 4 && args === null && this.context.source.startsWith("Type", start);
    const qualifiers = path === null ? NONE : [first, ...path.slice(0, -1)];
    const name = path?.at(-1) ?? first;
    if (args === null) return { kind: "NamedType", start, end, anchor: start, qualifiers, name, arguments: null, isMeta };
    if (!isTypes(args.items))
      return { kind: "NamedStructType", start, end, anchor: start, name: first, fields: args.items.filter(isField) };
    if (path === null && first.end - first.start === 4 && this.context.source.startsWith("Type", first.start))
      this.metaArguments(args.token);
    return { kind: "NamedType", start, end, anchor: start, qualifiers, name, arguments: exact(args.items), isMeta: false };
  }

  /** `Type(Int)`: the meta type takes no arguments. */
  private metaArguments(token: number): void {
    const span = this.context.tokenSpan(token);
    this.context.leaveOpenAs(token, { ...GROUP_OR_STATEMENT, definition: null }, (code) =>
      diagnostic("syntax.meta-arguments", span, {}, { code }),
    );
  }

  /** `[` after a type's name opens arguments, unless a number follows: positions of a method. */
  isTypeBracket(token: number): boolean {
    const kind = this.context.kind(token);
    return kind !== K["<int>"] && kind !== K["-"] && kind !== K["]"];
  }

  /** Whether the `<` before `token` opens type arguments: only type text up to its `>`, and after that nothing that a comparison could go on with. */
  isTypeAngle(token: number): boolean {
    let depth = 1;
    let parens = 0;
    for (let at = token; at < token + ANGLE_REACH; at++) {
      const kind = this.context.kind(at);
      if (kind === K["("]) parens++;
      else if (kind === K[")"]) parens--;
      else if (kind === K["<"]) depth++;
      else if (kind === K[">"]) depth--;
      else if (kind === K[">>"]) depth -= 2;
      else if (IN_ANGLES[kind] !== 1) return false;
      if (parens < 0 || this.context.tokens.isLineStart(at)) return false;
      if (depth <= 0) return parens === 0 && (AFTER_ANGLES[this.context.kind(at + 1)] === 1 || this.context.tokens.isLineStart(at + 1));
    }
    return false;
  }

  optionalSuffix(token: number): Suffix {
    return { suffix: "optional", token };
  }
  angleArguments(types: readonly Type[], token: number): Suffix {
    return { suffix: "angle", token, types };
  }
  oldArrow(result: Type, token: number): Suffix {
    return { suffix: "arrow", token, result };
  }
  secondGroup(parameters: readonly Parameter[], result: Type, from: number, _to: number): Suffix {
    this.context.settle("bracket", from);
    const start = this.from(from);
    const groupEnd = Math.max(parameters.at(-1)?.end ?? start, start + 1);
    return {
      suffix: "group",
      token: from,
      group: { kind: "ParameterGroup", start, end: groupEnd, anchor: start, parameters, arrow: groupEnd, result: null },
      result,
    };
  }

  /** Applies foreign suffixes to a type, each reported with what to write instead. */
  suffixed(base: Type, suffixes: readonly Suffix[]): Type {
    let type = base;
    for (const suffix of suffixes) type = this.withSuffix(type, suffix);
    return type;
  }

  private withSuffix(type: Type, suffix: Suffix): Type {
    const { context } = this;
    const span = context.tokenSpan(suffix.token);
    const { start } = type;
    switch (suffix.suffix) {
      case "optional": {
        const edits = [
          { span: { start, end: start }, newText: "Option(" },
          { span, newText: ")" },
        ];
        context.report(
          diagnostic("syntax.optional-type", span, {}, { fixes: [fix("fix.replace", { text: "?", replacement: "Option(…)" }, edits)] }),
        );
        return { kind: "OptionalType", start, end: span.end, anchor: span.start, type };
      }
      case "angle": {
        const last = suffix.types.at(-1);
        const closer = last === undefined ? suffix.token + 1 : context.tokens.indexAt(Math.max(last.end - 1, last.start)) + 1;
        const close = context.tokenSpan(closer);
        const name = type.kind === "NamedType" ? context.source.slice(start, type.end) : "…";
        const edits = [
          { span, newText: "(" },
          { span: close, newText: ")" },
        ];
        context.report(
          diagnostic(
            "syntax.type-brackets",
            { start, end: close.end },
            { name, bracket: context.text(suffix.token) },
            {
              fixes: [fix("fix.replace", { text: `${context.text(suffix.token)}…${context.text(closer)}`, replacement: "(…)" }, edits)],
            },
          ),
        );
        if (type.kind !== "NamedType") return type;
        return { ...type, end: close.end, arguments: suffix.types, isMeta: false };
      }
      case "arrow": {
        context.report(
          diagnostic(
            "syntax.unparenthesized-arrow",
            span,
            {},
            {
              fixes: [
                fix("fix.insert", { text: "( )" }, [
                  { span: { start, end: start }, newText: "(" },
                  { span: { start: type.end, end: type.end }, newText: ")" },
                ]),
              ],
            },
          ),
        );
        const parameter: Parameter = {
          kind: "Parameter",
          start,
          end: type.end,
          anchor: start,
          modifiers: [],
          name: null,
          type,
          bounds: [],
        };
        const group: ParameterGroup = {
          kind: "ParameterGroup",
          start,
          end: type.end,
          anchor: start,
          parameters: [parameter],
          arrow: span.start,
          result: null,
        };
        return { kind: "FunctionType", start, end: suffix.result.end, anchor: start, groups: [group], result: suffix.result };
      }
      case "group": {
        context.report(diagnostic("syntax.second-group", span, {}));
        const parameters =
          type.kind === "TupleType" ? type.elements.map(asParameter) : type.kind === "ParenType" ? [asParameter(type.type)] : [];
        const first: ParameterGroup = {
          kind: "ParameterGroup",
          start,
          end: type.end,
          anchor: start,
          parameters,
          arrow: type.end,
          result: null,
        };
        return { kind: "FunctionType", start, end: suffix.result.end, anchor: start, groups: [first, suffix.group], result: suffix.result };
      }
    }
  }

  // ---------------------------------------------------------------- other types

  int(from: number, to: number): IntType {
    const start = this.from(from);
    return { kind: "IntType", start, end: this.to(from, to), anchor: start, negative: to - from > 1 };
  }

  prefix(type: Type, from: number, to: number): Type {
    const { context } = this;
    const start = this.from(from);
    const list: TypePrefixOperator[] = [];
    let isOptional = false;
    const last = type.start === type.end ? to : context.tokens.indexAt(type.start);
    for (let token = from; token < last; token++) {
      const kind = context.kind(token);
      const span = context.tokenSpan(token);
      if (kind === K["?"] || kind === K["⏎?"]) isOptional = true;
      else if (kind === K.mut) {
        const borrow = list.pop();
        if (borrow !== undefined) list.push({ operator: "&mut", start: borrow.start, end: span.end });
      } else list.push({ operator: kind === K["&mut"] ? "&mut" : kind === K["*"] || kind === K["⏎*"] ? "*" : "&", ...span });
    }
    const end = this.to(from, to);
    const inner: Type =
      list.length === 0
        ? type
        : ({ kind: "PrefixType", start: list[0]?.start ?? start, end, anchor: start, operators: list, type } satisfies PrefixType);
    return isOptional ? { kind: "OptionalType", start, end, anchor: start, type: inner } : inner;
  }

  operation(head: Type, tail: readonly Type[], from: number, to: number): TypeOperation {
    const { context } = this;
    const operator = context.tokens.indexAt(Math.max(head.end - 1, head.start)) + 1;
    const isUnion = context.kind(operator) === K["|"];
    const span = context.tokenSpan(operator);
    if (isUnion) {
      const codes = { bracket: "E0010", head: "E0010", definition: "E0012", value: "E0012", statement: "E0011" } as const;
      context.leaveOpenAs(operator, codes, (code) => diagnostic("syntax.union", span, {}, { code }));
    } else {
      const inGroup = diagnostic("syntax.intersection", span, {});
      const here = diagnostic("syntax.intersection-misread", span, {});
      context.leaveOpen({ token: operator, within: { bracket: inGroup, head: inGroup, definition: here, value: here, statement: here } });
    }
    return {
      kind: "TypeOperation",
      start: head.start,
      end: this.to(from, to),
      anchor: span.start,
      operator: isUnion ? "|" : "&",
      types: [head, ...tail],
    };
  }

  /** `[Int]`, and the old generic function `[T](a: T) -> T`. */
  list(element: Type, others: readonly Type[], generic: Type | null, from: number, to: number): Type {
    const { context } = this;
    const start = this.from(from);
    if (generic !== null) {
      context.report(diagnostic("syntax.old-generic", context.tokenSpan(from), {}));
      return generic;
    }
    const last = context.tokenSpan(to - 1);
    const edits = [
      { span: context.tokenSpan(from), newText: "List(" },
      { span: last, newText: ")" },
    ];
    context.report(
      diagnostic(
        "syntax.list-type",
        { start, end: last.end },
        {},
        {
          fixes: others.length > 0 ? [] : [fix("fix.replace", { text: "[…]", replacement: "List(…)" }, edits)],
        },
      ),
    );
    return { kind: "ListType", start, end: this.to(from, to), anchor: start, element };
  }

  /** A `match` or `if` over types: documented, refused by the compiler. */
  expression(expression: Match | If, from: number, to: number): Type {
    const start = this.from(from);
    this.context.settle("bracket", from);
    this.context.report(diagnostic("syntax.type-level-expression", this.context.tokenSpan(from), { keyword: this.context.text(from) }));
    return { kind: "ExpressionType", start, end: this.to(from, to), anchor: start, expression };
  }

  /** `N > 0`, `2 + 3`. The compiler reads one that starts with a name. */
  constant(type: Type, tail: readonly Tail[], from: number, _to: number): ConstType {
    if (type.kind === "IntType") {
      const operator = tail[0] === undefined ? from : this.context.tokens.indexAt(tail[0].at);
      this.context.report(diagnostic("syntax.const-starts-with-number", this.context.tokenSpan(operator), {}));
    }
    const expression = this.expressions.fold(this.asExpression(type), tail);
    return { kind: "ConstType", start: type.start, end: expression.end, anchor: expression.anchor, expression };
  }

  /** What was read as a type, where it turns out to be the first operand of an expression. */
  private asExpression(type: Type): Expression {
    const { start, end, anchor } = type;
    switch (type.kind) {
      case "NamedType": {
        const [first, ...rest] = [...type.qualifiers, type.name];
        const name: Expression = first?.kind === "Name" ? first : { kind: "MissingExpression", start, end: start, anchor: start };
        const suffixes = [
          ...rest.map((part) => ({ kind: "Field" as const, start: part.start, end: part.end, anchor: part.start, name: part })),
          ...(type.arguments === null
            ? []
            : [
                {
                  kind: "Call" as const,
                  start: rest.at(-1)?.end ?? name.end,
                  end,
                  anchor: rest.at(-1)?.end ?? name.end,
                  arguments: type.arguments.map((argument) => this.asExpression(argument)),
                },
              ]),
        ];
        return suffixes.length === 0 ? name : { kind: "Postfix", start, end, anchor, base: name, suffixes };
      }
      case "IntType":
        return this.intExpression(type);
      case "ConstType":
        return type.expression;
      case "ParenType":
        return { kind: "Paren", start, end, anchor, expression: this.asExpression(type.type) };
      case "MissingType":
        return { kind: "MissingExpression", start, end, anchor };
      default:
        return { kind: "Error", start, end, anchor, parts: [] };
    }
  }

  private intExpression(type: IntType): Expression {
    const { start, end } = type;
    if (!type.negative) return { kind: "Literal", start, end, anchor: start, type: "int" };
    const digits = this.context.tokens.start(this.context.tokens.indexAt(end - 1));
    const operand: Expression = { kind: "Literal", start: digits, end, anchor: digits, type: "int" };
    return { kind: "Prefix", start, end, anchor: start, operators: [{ operator: "-", start, end: start + 1 }], operand };
  }

  /** A literal or an operator where a type's argument stands: the compiler wants a type. */
  expressionArgument(expression: Expression): ConstType {
    const { start, end } = expression;
    const token = this.context.tokens.indexAt(start);
    this.context.report(diagnostic("syntax.missing-type", this.context.tokenSpan(token), { found: this.context.text(token) }));
    return { kind: "ConstType", start, end, anchor: expression.anchor, expression };
  }

  // ---------------------------------------------------------------- record types

  field(
    before: readonly Modifier[] | null,
    name: NameOrMissing | Wildcard,
    after: readonly Modifier[] | null,
    type: Type,
    positions: readonly Expression[] | null,
    value: Expression | null,
    from: number,
    to: number,
  ): RecordField {
    const start = this.from(from);
    this.context.settle("value", from + 1);
    const first = before?.[0];
    if (first !== undefined) {
      const edits = [
        { span: { start: first.start, end: name.start }, newText: "" },
        { span: { start: name.end, end: name.end }, newText: " mut" },
      ];
      this.context.report(
        diagnostic("syntax.mut-before-field", { start: first.start, end: first.end }, {}, { fixes: [fix("fix.move-mut", {}, edits)] }),
      );
    }
    const fieldName: NameOrMissing =
      name.kind === "Wildcard" ? { kind: "MissingName", start: name.start, end: name.start, anchor: name.start } : name;
    return {
      kind: "RecordField",
      start,
      end: this.to(from, to),
      anchor: start,
      modifiers: before === null ? (after ?? NONE) : [...before, ...(after ?? NONE)],
      name: fieldName,
      type,
      positions,
      value,
    };
  }

  /** A field of a named struct, which takes `mut` before the name. */
  structField(modifiers: readonly Modifier[] | null, name: NameOrMissing | Wildcard, type: Type, from: number, to: number): RecordField {
    const field = this.field(null, name, null, type, null, null, from, to);
    return { ...field, modifiers: modifiers ?? NONE };
  }

  positions(positions: readonly Expression[], token: number, to: number): readonly Expression[] {
    if (this.context.tokens.isVirtual(to - 1)) this.context.repairedAs.set(to - 1, { code: "E0012" });
    const wrong = positions.find((position) => !isPosition(position));
    const what = wrong ?? (positions.length === 0 ? this.context.tokenSpan(token) : null);
    if (what !== null) this.context.report(diagnostic("syntax.binding-position", { start: what.start, end: what.end }, {}));
    this.context.settle("bracket", token);
    this.context.settle("value", token);
    return positions;
  }

  method(method: NameOrMissing, positions: readonly Expression[] | null, from: number, to: number): RecordMember {
    const start = this.from(from);
    return {
      kind: "MethodBinding",
      start,
      end: this.to(from, to),
      anchor: start,
      name: this.expressions.name(from, from + 1),
      method,
      positions,
    };
  }

  fieldWithoutColon(modifiers: readonly Modifier[], from: number, to: number): RecordMember {
    const start = this.from(from);
    const end = this.to(from, to);
    this.context.report(diagnostic("syntax.missing-colon-after-mut", this.context.placeBefore(to), { field: this.context.text(from) }));
    const name = this.expressions.name(from, from + 1);
    return {
      kind: "RecordField",
      start,
      end,
      anchor: start,
      modifiers,
      name,
      type: { kind: "MissingType", start: end, end, anchor: end },
      positions: null,
      value: null,
    };
  }

  forall(range: Expression, condition: Expression, from: number, to: number): RecordMember {
    const start = this.from(from);
    this.context.settle("bracket", from);
    this.context.settle("value", from);
    this.context.report(diagnostic("syntax.forall", this.context.tokenSpan(from), {}));
    return {
      kind: "RefinementMember",
      start,
      end: this.to(from, to),
      anchor: start,
      condition: { kind: "Error", start, end: this.to(from, to), anchor: start, parts: [range, condition] },
    };
  }

  /** A bare name is an interface; a comparison or a call is a refinement. */
  member(type: Type, from: number, to: number): RecordMember {
    const start = this.from(from);
    const end = this.to(from, to);
    if (type.kind === "ConstType") {
      this.context.settle("bracket", from);
      this.context.settle("value", from);
      return { kind: "RefinementMember", start, end, anchor: start, condition: type.expression };
    }
    if (type.kind === "NamedType" && type.arguments !== null) {
      return { kind: "RefinementMember", start, end, anchor: start, condition: this.asExpression(type) };
    }
    return { kind: "InterfaceMember", start, end, anchor: start, type };
  }

  record(members: readonly RecordMember[], from: number, to: number): RecordType | EnumType {
    if (this.context.tokens.isVirtual(to - 1)) this.context.repairedAs.set(to - 1, { endsList: true });
    this.context.settle("bracket", from);
    const start = this.from(from);
    const end = this.to(from, to);
    const variants = members.flatMap((member): readonly Type[] => (member.kind === "InterfaceMember" ? [member.type] : []));
    if (variants.length === members.length && variants.some((variant) => variant.kind === "TypeOperation" && variant.operator === "|")) {
      return { kind: "EnumType", start, end, anchor: start, variants: variants.flatMap(alternatives) };
    }
    return { kind: "RecordType", start, end, anchor: start, members: exact(members) };
  }
}

function isLowerCase(code: number): boolean {
  return (code >= 97 && code <= 122) || code === 95;
}

const ANGLE_REACH = 64;
const IN_ANGLES = new Uint8Array(128);
for (const kind of [K["<name>"], K[","], K["&"], K["*"], K["<int>"], K["?"], K["."], K["["], K["]"]]) IN_ANGLES[kind] = 1;
const AFTER_ANGLES = kindSet("=", ")", ",", "]", "}", "{", ">", ">>", ";", "<eof>", "->", "=>", "|", "?");

function alternatives(type: Type): readonly Type[] {
  return type.kind === "TypeOperation" && type.operator === "|" ? type.types : [type];
}

function isField(item: Type | RecordField): item is RecordField {
  return item.kind === "RecordField";
}
function isTypes(items: readonly (Type | RecordField)[]): items is readonly Type[] {
  return items.every((item) => item.kind !== "RecordField");
}

function isPosition(expression: Expression): boolean {
  if (expression.kind === "Literal") return expression.type === "int";
  return (
    expression.kind === "Prefix" &&
    expression.operators.length === 1 &&
    expression.operators[0]?.operator === "-" &&
    isPosition(expression.operand)
  );
}

function asParameter(element: Type | Parameter): Parameter {
  if (element.kind === "Parameter") return element;
  return {
    kind: "Parameter",
    start: element.start,
    end: element.end,
    anchor: element.start,
    modifiers: [],
    name: null,
    type: element,
    bounds: [],
  };
}
