// The names in types: of annotations, and of the bodies of type definitions, whose members are bound here.

import { assertNever } from "../../assert-never.ts";
import { diagnostic, relatedPlace } from "../../diagnostics/findings.ts";
import type { Parameter, RecordField, RecordMember, Type } from "../../syntax/nodes.ts";
import { type Span, spanOf } from "../../text/span.ts";
import { visitExpression } from "./expressions.ts";
import { visitFunctionBody } from "./functions.ts";
import { OPAQUE, resolveMember, resolveType, resolveValue } from "./lookup.ts";
import { visitGroups } from "./parameters.ts";
import type { Resolution } from "./resolution.ts";
import { Scope } from "./scope.ts";

/** Resolves the names in a type. Recursion ends where the parser's nesting does. */
export function visitType(r: Resolution, type: Type, scope: Scope): void {
  switch (type.kind) {
    case "NamedType": {
      let base = OPAQUE;
      const [first, ...rest] = [...type.qualifiers, type.name];
      if (first !== undefined && rest.length === 0) resolveType(r, first, scope);
      else if (first?.kind === "Name") base = resolveValue(r, first, "read", scope, "member");
      for (const part of rest) base = resolveMember(r, base, part, "type", scope);
      for (const argument of type.arguments ?? []) visitType(r, argument, scope);
      return;
    }
    case "FunctionType":
      // its parameters' names bind nothing: they tell the reader what is passed
      for (const { parameters } of type.groups) for (const parameter of parameters) visitUnbound(r, parameter, scope);
      visitType(r, type.result, scope);
      return;
    case "ParenType":
    case "PrefixType":
    case "OptionalType":
      visitType(r, type.type, scope);
      return;
    case "ListType":
      visitType(r, type.element, scope);
      return;
    case "TupleType":
      for (const element of type.elements) {
        if (element.kind === "Parameter") visitUnbound(r, element, scope);
        else visitType(r, element, scope);
      }
      return;
    case "RecordType":
      visitMembers(r, type.members, scope);
      return;
    case "NamedStructType":
      resolveType(r, type.name, scope);
      visitMembers(r, type.fields, scope);
      return;
    case "EnumType":
      for (const variant of type.variants) visitVariant(r, variant, scope);
      return;
    case "TypeOperation":
      for (const part of type.types) visitType(r, part, scope);
      return;
    case "ConstType":
    case "ExpressionType":
      visitExpression(r, type.expression, { scope, reading: "nobody" });
      return;
    case "Error":
      for (const part of type.parts) visitExpression(r, part, { scope, reading: "nobody" });
      return;
    case "IntType":
    case "MissingType":
      return;
    default:
      assertNever(type);
  }
}

function visitUnbound(r: Resolution, { name, type, bounds }: Parameter, scope: Scope): void {
  if (name?.kind === "Name" && type === null) resolveType(r, name, scope);
  if (type !== null) visitType(r, type, scope);
  for (const bound of bounds) visitType(r, bound, scope);
}

/** Members, and conditions over them. In a type that is no definition's body, fields are nobody's and bind nothing. */
function visitMembers(r: Resolution, members: readonly RecordMember[], scope: Scope): void {
  const inside = new Scope(scope, "body", scope.within);
  const seen = new Map<string, Span>();
  for (const member of members) {
    if ((member.kind === "RecordField" || member.kind === "MethodBinding") && member.name.kind === "Name") {
      noteMember(r, member.name, scope, inside, seen);
    }
  }
  for (const member of members) visitMember(r, member, scope, inside);
}

function noteMember(r: Resolution, name: Span, scope: Scope, inside: Scope, seen: Map<string, Span>): void {
  const text = r.text(name);
  const before = seen.get(text);
  if (before === undefined) seen.set(text, name);
  else {
    const related = [relatedPlace("note.declared-here", spanOf(before), { name: text })];
    r.report(diagnostic("names.duplicate-field", spanOf(name), { name: text, type: scope.within?.name ?? "" }, { related }));
  }
  const symbol = r.declaredAt.get(name.start);
  if (symbol === undefined) return;
  r.noteDefinition(name, symbol, scope);
  inside.set(text, symbol);
}

function visitMember(r: Resolution, member: RecordMember, scope: Scope, inside: Scope): void {
  switch (member.kind) {
    case "RecordField":
      visitField(r, member, scope);
      return;
    case "MethodBinding":
      if (member.method.kind === "Name") resolveValue(r, member.method, "read", scope, "read");
      return;
    case "InterfaceMember":
      visitType(r, member.type, scope);
      return;
    case "RefinementMember":
      visitExpression(r, member.condition, { scope: inside, reading: "nobody" });
      return;
    case "Error":
      for (const part of member.parts) visitExpression(r, part, { scope, reading: "nobody" });
      return;
    default:
      assertNever(member);
  }
}

/** The value of a field with a function type is that function's body, so that its parameters are bound in it. */
function visitField(r: Resolution, { type, value }: RecordField, scope: Scope): void {
  const signature = type.kind === "ParenType" ? type.type : type;
  if (value === null || signature.kind !== "FunctionType") {
    visitType(r, type, scope);
    if (value !== null) visitExpression(r, value, { scope, reading: "nobody" });
    return;
  }
  const parameters = new Scope(scope, "parameters", scope.within);
  visitGroups(r, signature.groups, parameters);
  visitType(r, signature.result, parameters);
  visitFunctionBody(r, value, { scope: parameters, reading: "nobody" });
}

/** `red`, `some(T)`: the variant is defined, its parts are types. */
function visitVariant(r: Resolution, variant: Type, scope: Scope): void {
  const symbol = variant.kind === "NamedType" ? r.declaredAt.get(variant.name.start) : undefined;
  if (variant.kind !== "NamedType" || symbol === undefined) {
    visitType(r, variant, scope);
    return;
  }
  r.noteDefinition(variant.name, symbol, scope);
  for (const argument of variant.arguments ?? []) visitType(r, argument, scope);
}
