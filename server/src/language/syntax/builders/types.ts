// Builds the type nodes (docs/syntax.md §3), and reports documented forms that the compiler refuses or misreads.

import { diagnostic } from "../../diagnostics/findings.ts";
import { spanOf } from "../../text/span.ts";
import type { ParseContext } from "../context.ts";
import { GROUP_OR_STATEMENT } from "../enclosures.ts";
import { KIND } from "../kinds.ts";
import type {
  ConstType,
  Expression,
  If,
  IntType,
  Match,
  Name,
  NamedType,
  NameOrMissing,
  Parameter,
  PrefixType,
  RecordField,
  Type,
  TypeOperation,
  TypePrefixOperator,
} from "../nodes.ts";
import { bareName } from "./bare-names.ts";
import { nameAt } from "./leaves.ts";
import { exact, NONE } from "./lists.ts";
import { foldTail, type Tail } from "./precedence.ts";
import { asExpression } from "./types-as-expressions.ts";

const K = KIND;

/** The arguments of a named type: types, or the fields of a named struct. */
interface TypeArguments {
  readonly items: readonly (Type | RecordField)[];
  readonly token: number;
}

/** `A | B`: by what encloses it. */
const UNION_CODES = { bracket: "E0010", head: "E0010", definition: "E0012", value: "E0012", statement: "E0011" } as const;
const META_CODES = { ...GROUP_OR_STATEMENT, definition: null } as const;

export class TypeBuilder {
  private readonly context: ParseContext;

  constructor(context: ParseContext) {
    this.context = context;
  }

  // ---------------------------------------------------------------- annotations and constants

  /** The annotation that starts with the `:` at `colon`. */
  annotation(type: Type, tail: readonly Tail[] | null, colon: number): Type {
    const whole = tail === null ? type : this.constant(type, tail, colon + 1);
    if (tail !== null) this.annotationExpression(type, whole, tail);
    this.context.annotation = whole;
    return whole;
  }

  /** The compiler reads an expression after a bare name, and stops after any other type. */
  private annotationExpression(type: Type, whole: Type, tail: readonly Tail[]): void {
    if (bareName(type) !== null) this.context.report(diagnostic("syntax.annotation-expression", spanOf(whole), {}));
    else if (type.kind !== "IntType" && tail[0] !== undefined) {
      const operator = this.context.tokens.indexAt(tail[0].at);
      this.context.report(diagnostic("syntax.unexpected-token", this.context.tokenSpan(operator), { token: this.context.text(operator) }));
    }
  }

  /** `N > 0`, `2 + 3`. The compiler reads one that starts with a name. */
  constant(type: Type, tail: readonly Tail[], from: number): ConstType {
    if (type.kind === "IntType") {
      const operator = tail[0] === undefined ? from : this.context.tokens.indexAt(tail[0].at);
      this.context.report(diagnostic("syntax.const-starts-with-number", this.context.tokenSpan(operator), {}));
    }
    const expression = foldTail(asExpression(this.context, type), tail);
    return { kind: "ConstType", start: type.start, end: expression.end, anchor: expression.anchor, expression };
  }

  /** A literal or an operator where a type's argument stands: the compiler wants a type. */
  expressionArgument(expression: Expression): ConstType {
    const { start, end } = expression;
    const token = this.context.tokens.indexAt(start);
    this.context.report(diagnostic("syntax.missing-type", this.context.tokenSpan(token), { found: this.context.text(token) }));
    return { kind: "ConstType", start, end, anchor: expression.anchor, expression };
  }

  // ---------------------------------------------------------------- tuples and named types

  /** `()`, `(A)`, `(A, B)`. */
  tuple(elements: readonly Parameter[], from: number, to: number): Type {
    this.context.settle("bracket", from);
    const start = this.context.start(from);
    const end = this.context.endOf(from, to);
    const plain = elements.map(asType);
    const [only] = plain;
    if (only !== undefined && plain.length === 1 && only.kind !== "Parameter")
      return { kind: "ParenType", start, end, anchor: start, type: only };
    return { kind: "TupleType", start, end, anchor: start, elements: plain };
  }

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
    const start = this.context.start(from);
    const end = this.context.endOf(from, to);
    const first = nameAt(this.context, from);
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
    this.context.leaveOpenAs(token, META_CODES, (code) => diagnostic("syntax.meta-arguments", span, {}, { code }));
  }

  // ---------------------------------------------------------------- other types

  int(from: number, to: number): IntType {
    const start = this.context.start(from);
    return { kind: "IntType", start, end: this.context.endOf(from, to), anchor: start, negative: to - from > 1 };
  }

  prefix(type: Type, from: number, to: number): Type {
    const { context } = this;
    const start = this.context.start(from);
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
    const end = this.context.endOf(from, to);
    const inner: Type =
      list.length === 0
        ? type
        : ({ kind: "PrefixType", start: list[0]?.start ?? start, end, anchor: start, operators: list, type } satisfies PrefixType);
    return isOptional ? { kind: "OptionalType", start, end, anchor: start, type: inner } : inner;
  }

  operation(head: Type, tail: readonly Type[], from: number, to: number): TypeOperation {
    const { context } = this;
    const operator = context.tokenAfter(head);
    const isUnion = context.kind(operator) === K["|"];
    const span = context.tokenSpan(operator);
    if (isUnion) {
      context.leaveOpenAs(operator, UNION_CODES, (code) => diagnostic("syntax.union", span, {}, { code }));
    } else {
      const inGroup = diagnostic("syntax.intersection", span, {});
      const here = diagnostic("syntax.intersection-misread", span, {});
      context.leaveOpen({ token: operator, within: { bracket: inGroup, head: inGroup, definition: here, value: here, statement: here } });
    }
    return {
      kind: "TypeOperation",
      start: head.start,
      end: this.context.endOf(from, to),
      anchor: span.start,
      operator: isUnion ? "|" : "&",
      types: [head, ...tail],
    };
  }

  /** A `match` or `if` over types: documented, refused by the compiler. */
  expression(expression: Match | If, from: number, to: number): Type {
    const start = this.context.start(from);
    this.context.settle("bracket", from);
    this.context.report(diagnostic("syntax.type-level-expression", this.context.tokenSpan(from), { keyword: this.context.text(from) }));
    return { kind: "ExpressionType", start, end: this.context.endOf(from, to), anchor: start, expression };
  }
}

/** An element of a tuple type: a parameter without a name, or that is only a name, is a type. */
function asType(element: Parameter): Type | Parameter {
  if (element.modifiers.length > 0 || element.bounds.length > 0) return element;
  if (element.name === null) return element.type ?? element;
  if (element.type !== null || element.name.kind !== "Name") return element;
  return plainName(element.name);
}

function plainName(name: Name): NamedType {
  const { start, end } = name;
  return { kind: "NamedType", start, end, anchor: start, qualifiers: NONE, name, arguments: null, isMeta: false };
}

function isField(item: Type | RecordField): item is RecordField {
  return item.kind === "RecordField";
}
function isTypes(items: readonly (Type | RecordField)[]): items is readonly Type[] {
  return items.every((item) => item.kind !== "RecordField");
}
