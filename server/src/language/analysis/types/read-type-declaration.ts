// A type's definition: record, interface, enum, predicate or another name for a type (§9.1, §15).

import { diagnostic } from "../../diagnostics/findings.ts";
import type { Expression, RecordField, RecordMember, Type as TypeNode } from "../../syntax/nodes.ts";
import { spanOf } from "../../text/span.ts";
import { type Definition, isType, signatureOf } from "../names/definitions.ts";
import type { ConstantCondition } from "./conditions.ts";
import type { BoundMember, FieldDeclaration, MethodDeclaration, RecordBody, TypeBody, TypeDeclaration } from "./declarations.ts";
import { boundMember, positionOf } from "./read-methods.ts";
import { readSignature, readType, type TypeArity, type TypeReader, withNames } from "./read-type.ts";
import { plain, type Type, type TypeParameter, UNKNOWN } from "./type.ts";
import type { TypeMeaning } from "./type-scope.ts";

/** Reads a type's definition; `name` is its key among the module's types. */
export function readTypeDeclaration(reader: TypeReader, definition: Definition, name: string): TypeDeclaration {
  const { binding, span } = definition;
  const { module } = reader.scope;
  const common = { module, name, place: { module, span } };
  const { value } = binding;
  const groups = signatureOf(binding.annotation)?.groups ?? [];
  if (definition.name === "Type") {
    reader.report(diagnostic(groups.length === 0 ? "types.type-of-types" : "types.meta-type", span, {}));
    return { ...common, parameters: [], body: { kind: "opaque" } };
  }
  if (isPredicate(value, groups.length > 0)) {
    const parameters = groups.flatMap((group) => group.parameters.map(({ type }) => (type === null ? UNKNOWN : readType(reader, type))));
    return { ...common, parameters: [], body: { kind: "predicate", parameters } };
  }
  const names = new Map<string, TypeMeaning>();
  const parameters: TypeParameter[] = [];
  for (const { parameters: written } of groups) {
    for (const { name: parameterName, type, bounds } of written) {
      if (parameterName?.kind !== "Name") continue;
      const text = reader.source.slice(parameterName.start, parameterName.end);
      const takes = type === null || isKindOfType(reader, type) ? "type" : readType(reader, type);
      const read = [...(takes === "type" && type !== null ? [type] : []), ...bounds].map((bound) => readType(reader, bound));
      const isBound = (bound: Type): boolean => bound.kind === "named";
      const parameter: TypeParameter = {
        kind: "parameter",
        id: `${module}#${span.start}.${text}`,
        name: text,
        takes,
        bounds: read.filter(isBound),
      };
      parameters.push(parameter);
      names.set(text, { kind: "parameter", type: parameter });
    }
  }
  const body = value !== null && isType(value) ? readBody(withNames(reader, names), value, `${module}#${span.start}`) : OPAQUE;
  return { ...common, parameters, body };
}

const OPAQUE: TypeBody = { kind: "opaque" };

/** What a type takes, told by its definition alone, before any type is read; null where it takes what nobody knows. */
export function arityOfDefinition({ binding, name }: Definition): TypeArity | null {
  if (name === "Type" || binding.value === null) return null;
  const groups = signatureOf(binding.annotation)?.groups ?? [];
  const count = groups.reduce((sum, { parameters }) => sum + parameters.length, 0);
  return { count, isPredicate: isPredicate(binding.value, groups.length > 0) };
}

/** `{ x < 100 }` below parameters: nothing but conditions, none of them an `Assert`. */
function isPredicate(value: Expression | TypeNode | null, hasParameters: boolean): boolean {
  return (
    hasParameters &&
    value?.kind === "RecordType" &&
    value.members.length > 0 &&
    value.members.every(({ kind }) => kind === "RefinementMember")
  );
}

/** `Type`, a trait, or an interface: what the argument is bounded by. */
function isKindOfType(reader: TypeReader, type: TypeNode): boolean {
  if (type.kind !== "NamedType") return false;
  const text = reader.source.slice(type.name.start, type.name.end);
  return type.isMeta || reader.scope.meaningOf(text).kind === "named" || /^(?:Clone|Dup|Equal|Debug|Iterator|Resource)$/.test(text);
}

function readBody(reader: TypeReader, value: TypeNode, owner: string): TypeBody {
  switch (value.kind) {
    case "RecordType":
      return readRecord(reader, value.members, owner);
    case "NamedStructType":
      return readRecord(reader, value.fields, owner);
    case "EnumType":
      return {
        kind: "enum",
        variants: value.variants.flatMap((variant) => {
          if (variant.kind !== "NamedType") return [];
          const types = (variant.arguments ?? []).map((argument) => readType(reader, argument));
          return [{ name: reader.source.slice(variant.name.start, variant.name.end), types }];
        }),
      };
    case "TypeOperation":
    case "ExpressionType":
    case "Error":
    case "MissingType":
      return OPAQUE;
    default:
      return { kind: "alias", type: readType(reader, value) };
  }
}

function readRecord(reader: TypeReader, members: readonly RecordMember[], owner: string): RecordBody {
  const fields: FieldDeclaration[] = [];
  const interfaces: Type[] = [];
  const methods = new Map<string, MethodDeclaration>();
  const bindings: BoundMember[] = [];
  const conditions: ConstantCondition[] = [];
  const { module } = reader.scope;
  for (const member of members) {
    switch (member.kind) {
      case "RecordField": {
        const condition = assertedBy(reader, member.type);
        if (condition !== null) conditions.push(condition);
        else if (member.positions === null) fields.push(readField(reader, member));
        else {
          const method = readMethodField(reader, member, owner);
          methods.set(method.name, method);
        }
        break;
      }
      case "MethodBinding":
        bindings.push({
          name: reader.source.slice(member.name.start, member.name.end),
          bound: boundMember(member, reader.source),
          place: { module, span: spanOf(member.name) },
        });
        break;
      case "InterfaceMember": {
        const condition = assertedBy(reader, member.type);
        if (condition !== null) conditions.push(condition);
        else interfaces.push(readType(reader, member.type));
        break;
      }
      case "RefinementMember":
        conditions.push({ expression: assertedIn(reader, member.condition), source: reader.source });
        break;
      case "Error":
        break;
    }
  }
  return { kind: "record", fields, interfaces, methods, bindings, conditions };
}

function readField(reader: TypeReader, { name, type, modifiers, value }: RecordField): FieldDeclaration {
  return {
    name: reader.source.slice(name.start, name.end),
    type: readType(reader, type),
    isMutable: modifiers.some(({ word }) => word === "mut"),
    hasDefault: value !== null,
    place: { module: reader.scope.module, span: spanOf(name) },
  };
}

/** `up: ((s: S) -> Int)[0] = (s) => …`. */
function readMethodField(reader: TypeReader, { name, type, positions }: RecordField, owner: string): MethodDeclaration {
  const signature = type.kind === "ParenType" ? type.type : type;
  const text = reader.source.slice(name.start, name.end);
  const scheme =
    signature.kind === "FunctionType" ? readSignature(reader, signature, `${owner}.${text}`).scheme : plain(readType(reader, type));
  const [first] = positions ?? [];
  const receiver = first === undefined ? null : positionOf(first, reader.source);
  return { name: text, scheme, receiver, place: { module: reader.scope.module, span: spanOf(name) } };
}

/** The condition in `Assert(N > 0)`, where it was read as a call; any other condition is itself. */
function assertedIn(reader: TypeReader, condition: Expression): Expression {
  if (condition.kind !== "Postfix" || condition.suffixes.length !== 1) return condition;
  const [call] = condition.suffixes;
  const [only] = call?.kind === "Call" ? call.arguments : [];
  const isAssert = reader.source.slice(condition.base.start, condition.base.end) === "Assert";
  return isAssert && only !== undefined && only.kind !== "NamedArgument" ? only : condition;
}

/** The condition in `Assert(N > 0)`, where a type is expected. */
export function assertedBy(reader: TypeReader, type: TypeNode): ConstantCondition | null {
  if (type.kind !== "NamedType" || type.arguments === null) return null;
  const [condition] = type.arguments;
  if (reader.source.slice(type.name.start, type.name.end) !== "Assert" || condition?.kind !== "ConstType") return null;
  return { expression: condition.expression, source: reader.source };
}
