// Builds record types and their members (docs/syntax.md §3.1): fields, bound methods, interfaces and refinements.

import { diagnostic, fix } from "../../diagnostics/findings.ts";
import { spanOf } from "../../text/span.ts";
import { errorNode, missingNode } from "../absent-nodes.ts";
import type { ParseContext } from "../context.ts";
import type { EnumType, Expression, Modifier, NameOrMissing, RecordField, RecordMember, RecordType, Type, Wildcard } from "../nodes.ts";
import { nameAt } from "./leaves.ts";
import { exact, NONE } from "./lists.ts";
import { asExpression } from "./types-as-expressions.ts";

export class RecordTypeBuilder {
  private readonly context: ParseContext;

  constructor(context: ParseContext) {
    this.context = context;
  }

  // ---------------------------------------------------------------- fields

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
    const start = this.context.start(from);
    this.context.settle("value", from + 1);
    const first = before?.[0];
    if (first !== undefined) {
      const edits = [
        { span: { start: first.start, end: name.start }, newText: "" },
        { span: { start: name.end, end: name.end }, newText: " mut" },
      ];
      this.context.report(diagnostic("syntax.mut-before-field", spanOf(first), {}, { fixes: [fix("fix.move-mut", {}, edits)] }));
    }
    return {
      kind: "RecordField",
      start,
      end: this.context.endOf(from, to),
      anchor: start,
      modifiers: before === null ? (after ?? NONE) : [...before, ...(after ?? NONE)],
      name: name.kind === "Wildcard" ? missingNode("MissingName", name.start) : name,
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

  /** The `[0, -1]` behind a method: the places of the type's own value among its parameters. */
  positions(positions: readonly Expression[], token: number, to: number): readonly Expression[] {
    if (this.context.tokens.isVirtual(to - 1)) this.context.repairedAs.set(to - 1, { code: "E0012" });
    const wrong = positions.find(isNoPosition);
    const what = wrong ?? (positions.length === 0 ? this.context.tokenSpan(token) : null);
    if (what !== null) this.context.report(diagnostic("syntax.binding-position", spanOf(what), {}));
    this.context.settle("bracket", token);
    this.context.settle("value", token);
    return positions;
  }

  // ---------------------------------------------------------------- other members

  /** `sum = sum_of[0]`. */
  method(method: NameOrMissing, positions: readonly Expression[] | null, from: number, to: number): RecordMember {
    const start = this.context.start(from);
    const name = nameAt(this.context, from);
    return { kind: "MethodBinding", start, end: this.context.endOf(from, to), anchor: start, name, method, positions };
  }

  /** `x mut`. */
  fieldWithoutColon(modifiers: readonly Modifier[], from: number, to: number): RecordMember {
    const start = this.context.start(from);
    const end = this.context.endOf(from, to);
    this.context.report(diagnostic("syntax.missing-colon-after-mut", this.context.placeBefore(to), { field: this.context.text(from) }));
    const name = nameAt(this.context, from);
    return {
      kind: "RecordField",
      start,
      end,
      anchor: start,
      modifiers,
      name,
      type: missingNode("MissingType", end),
      positions: null,
      value: null,
    };
  }

  /** `forall x in xs: x > 0`. */
  forall(range: Expression, condition: Expression, from: number, to: number): RecordMember {
    const { context } = this;
    context.settle("bracket", from);
    context.settle("value", from);
    context.report(diagnostic("syntax.forall", context.tokenSpan(from), {}));
    const both = errorNode(context, from, to, [range, condition]);
    return { kind: "RefinementMember", start: both.start, end: both.end, anchor: both.start, condition: both };
  }

  /** A bare name is an interface; a comparison or a call is a refinement. */
  member(type: Type, from: number, to: number): RecordMember {
    const start = this.context.start(from);
    const end = this.context.endOf(from, to);
    if (type.kind === "ConstType") {
      this.context.settle("bracket", from);
      this.context.settle("value", from);
      return { kind: "RefinementMember", start, end, anchor: start, condition: type.expression };
    }
    if (type.kind === "NamedType" && type.arguments !== null) {
      return { kind: "RefinementMember", start, end, anchor: start, condition: asExpression(this.context, type) };
    }
    return { kind: "InterfaceMember", start, end, anchor: start, type };
  }

  // ---------------------------------------------------------------- whole records

  record(members: readonly RecordMember[], from: number, to: number): RecordType | EnumType {
    if (this.context.tokens.isVirtual(to - 1)) this.context.repairedAs.set(to - 1, { endsList: true });
    this.context.settle("bracket", from);
    const start = this.context.start(from);
    const end = this.context.endOf(from, to);
    const variants = members.flatMap((member): readonly Type[] => (member.kind === "InterfaceMember" ? [member.type] : []));
    if (variants.length === members.length && variants.some((variant) => variant.kind === "TypeOperation" && variant.operator === "|")) {
      return { kind: "EnumType", start, end, anchor: start, variants: variants.flatMap(alternatives) };
    }
    return { kind: "RecordType", start, end, anchor: start, members: exact(members) };
  }
}

function alternatives(type: Type): readonly Type[] {
  return type.kind === "TypeOperation" && type.operator === "|" ? type.types : [type];
}

function isNoPosition(expression: Expression): boolean {
  if (expression.kind === "Literal") return expression.type !== "int";
  if (expression.kind !== "Prefix" || expression.operators.length > 1 || expression.operators[0]?.operator !== "-") return true;
  return isNoPosition(expression.operand);
}
