// What a statement defines, read off its form alone: kind, name, members and parameters. Both the shape of a module and the resolution of
// its names start from this; nothing is looked up here.

import type { Binding, Expression, FunctionType, Parameter, ParameterGroup, RecordMember, Statement, Type } from "../../syntax/nodes.ts";
import { type Span, spanOf } from "../../text/span.ts";
import { type TypeName, typeNameOf } from "./type-names.ts";

/** A parameter of a signature. */
export interface ParameterDefinition {
  readonly name: string;
  readonly span: Span;
  readonly extent: Span;
  readonly kind: "parameter" | "type_parameter";
  readonly isMutable: boolean;
  readonly type: TypeName | null;
}

/** A field, method or variant that stands in a type. */
export interface MemberDefinition {
  readonly name: string;
  readonly kind: "field" | "method";
  readonly span: Span;
  readonly extent: Span;
  readonly isMutable: boolean;
  /** Of a field its type, of a method its result's. */
  readonly type: TypeName | null;
}

/** What a statement gives a name to. Spans are UTF-16, end exclusive. */
export interface Definition {
  readonly name: string;
  readonly kind: "function" | "method" | "type" | "interface" | "constant" | "variable";
  /** The type before the dot of `Point.sum`. */
  readonly owner: string | null;
  readonly span: Span;
  readonly extent: Span;
  readonly isMutable: boolean;
  readonly isPublic: boolean;
  readonly isAnnotated: boolean;
  readonly hasValue: boolean;
  /** Of a variable its type, of a function its result's, of a type that is another name for one that one. */
  readonly type: TypeName | null;
  readonly parameters: readonly ParameterDefinition[];
  readonly members: readonly MemberDefinition[];
  readonly binding: Binding;
}

/** The binding in a statement, also behind a keyword of another language. */
export function bindingOf(statement: Statement): Binding | null {
  if (statement.kind === "Binding") return statement;
  return statement.kind === "ForeignDeclaration" && statement.declared?.kind === "Binding" ? statement.declared : null;
}

/** The passes over a module ask for its definitions again and again: they are read once, and kept as long as the tree is. */
const known = new WeakMap<Binding, Definition | null>();

/** What `binding` of the text `source` defines: null for an assignment to a field or an element, and where the name is absent. */
export function definitionOf(binding: Binding, source: string): Definition | null {
  const before = known.get(binding);
  if (before !== undefined) return before;
  const definition = readDefinition(binding, source);
  known.set(binding, definition);
  return definition;
}

/** The same, read anew: for who asks once. */
export function readDefinition(binding: Binding, source: string): Definition | null {
  const target = definedName(binding.target);
  if (target === null) return null;
  const text = (span: Span): string => source.slice(span.start, span.end);
  const { annotation, value, modifiers } = binding;
  // `spot.x = 1` writes a field; types begin with a capital
  if (target.owner !== null && annotation === null && !/^[A-Z]/.test(text(target.owner))) return null;
  const signature = signatureOf(annotation);
  const isMutable = modifiers.some(({ word }) => word === "mut");
  const common = {
    name: text(target.name),
    owner: target.owner === null ? null : text(target.owner),
    span: spanOf(target.name),
    extent: spanOf(binding),
    isMutable,
    isPublic: modifiers.some(({ word }) => word === "pub"),
    isAnnotated: annotation !== null,
    hasValue: value !== null,
    parameters: signature === null ? [] : parametersOf(signature.groups, source),
    members: [],
    binding,
  };
  if (target.owner === null && isTypeDefinition(binding)) {
    const members = value === null ? [] : membersOf(value, source);
    const type = value !== null && isType(value) ? typeNameOf(value, source) : null;
    return { ...common, kind: isInterface(value, common.name, source) ? "interface" : "type", members, type };
  }
  const type = annotation === null ? null : typeNameOf(signature?.result ?? annotation, source);
  const isFunction = signature !== null || value?.kind === "Lambda" || value?.kind === "Block";
  if (target.owner !== null) return { ...common, kind: "method", type };
  if (isFunction && !(isMutable && signature === null)) return { ...common, kind: "function", type };
  return { ...common, kind: isMutable ? "variable" : "constant", type };
}

/** The function type of a signature, whose parameters are those of the function. */
export function signatureOf(annotation: Type | null): FunctionType | null {
  return annotation?.kind === "FunctionType" ? annotation : null;
}

/** Whether the binding defines a type: `Point: Type = …`, `Box: (T: Type) -> Type = …`. */
export function isTypeDefinition({ annotation }: Binding): boolean {
  const result = signatureOf(annotation)?.result ?? annotation;
  return result?.kind === "NamedType" && result.isMeta && result.arguments === null;
}

const TYPE_KINDS: Readonly<Record<Exclude<Type["kind"], "Error">, true>> = {
  NamedType: true,
  FunctionType: true,
  ParenType: true,
  TupleType: true,
  RecordType: true,
  NamedStructType: true,
  EnumType: true,
  PrefixType: true,
  IntType: true,
  ConstType: true,
  TypeOperation: true,
  ListType: true,
  OptionalType: true,
  ExpressionType: true,
  MissingType: true,
};

/** Whether the value of a binding is a type. What can't be read counts as an expression. */
export function isType(value: Expression | Type): value is Exclude<Type, { kind: "Error" }> {
  return Object.hasOwn(TYPE_KINDS, value.kind);
}

/** The parameters of all groups in order, without those that have no name or are the name of a type alone. */
export function parametersOf(groups: readonly ParameterGroup[], source: string): readonly ParameterDefinition[] {
  return groups.flatMap(({ parameters }) =>
    parameters.flatMap((parameter) => {
      const { name, type } = parameter;
      if (name === null || name.kind !== "Name" || isTypeAlone(parameter, source)) return [];
      return [
        {
          name: source.slice(name.start, name.end),
          span: spanOf(name),
          extent: spanOf(parameter),
          kind: isTypeParameter(parameter, source) ? ("type_parameter" as const) : ("parameter" as const),
          isMutable: parameter.modifiers.some(({ word }) => word === "mut"),
          type: type === null ? null : typeNameOf(type, source),
        },
      ];
    }),
  );
}

/** `(Int) -> Int`: the compiler takes `Int` for a parameter's name; what is meant is its type. */
export function isTypeAlone({ name, type }: Parameter, source: string): boolean {
  return type === null && name?.kind === "Name" && /^[A-Z]/.test(source.slice(name.start, name.end));
}

const TRAITS: ReadonlySet<string> = new Set(["Clone", "Dup", "Equal", "Debug", "Iterator", "Resource"]);

function isTypeParameter({ type, bounds }: Parameter, source: string): boolean {
  if (bounds.length > 0) return true;
  if (type?.kind !== "NamedType") return false;
  return type.isMeta || TRAITS.has(source.slice(type.name.start, type.name.end));
}

/** `name`, or `Type.name` with exactly one dot. */
function definedName(target: Expression): { readonly name: Span; readonly owner: Span | null } | null {
  if (target.kind === "Name") return { name: target, owner: null };
  if (target.kind !== "Postfix" || target.base.kind !== "Name" || target.suffixes.length !== 1) return null;
  const [suffix] = target.suffixes;
  return suffix?.kind === "Field" && suffix.name.kind === "Name" ? { name: suffix.name, owner: target.base } : null;
}

function membersOf(value: Expression | Type, source: string): readonly MemberDefinition[] {
  switch (value.kind) {
    case "RecordType":
      return value.members.flatMap((member) => memberOf(member, source));
    case "NamedStructType":
      return value.fields.flatMap((field) => memberOf(field, source));
    case "EnumType":
      return value.variants.flatMap((variant) =>
        variant.kind === "NamedType" && variant.name.kind === "Name"
          ? [{ ...placed(variant.name, variant, source), kind: "field" as const, isMutable: false, type: null }]
          : [],
      );
    default:
      return [];
  }
}

function memberOf(member: RecordMember, source: string): readonly MemberDefinition[] {
  switch (member.kind) {
    case "RecordField": {
      if (member.name.kind === "MissingName") return [];
      const isMutable = member.modifiers.some(({ word }) => word === "mut");
      const type = member.type.kind === "FunctionType" ? typeNameOf(member.type.result, source) : typeNameOf(member.type, source);
      return [{ ...placed(member.name, member, source), kind: member.positions === null ? "field" : "method", isMutable, type }];
    }
    case "MethodBinding":
      return [{ ...placed(member.name, member, source), kind: "method", isMutable: false, type: null }];
    case "InterfaceMember":
    case "RefinementMember":
    case "Error":
      return [];
  }
}

function placed(name: Span, whole: Span, source: string): { readonly name: string; readonly span: Span; readonly extent: Span } {
  return { name: source.slice(name.start, name.end), span: spanOf(name), extent: spanOf(whole) };
}

/** A record of nothing but functions, not all of which make a value of the type itself: those are the variants of a sum type. */
function isInterface(value: Expression | Type | null, name: string, source: string): boolean {
  if (value?.kind !== "RecordType" || value.members.length === 0) return false;
  let makesAnother = false;
  for (const member of value.members) {
    if (member.kind === "InterfaceMember") continue;
    if (member.kind !== "RecordField" || member.type.kind !== "FunctionType" || member.positions !== null || member.value !== null)
      return false;
    if (typeNameOf(member.type.result, source)?.name !== name) makesAnother = true;
  }
  return makesAnother;
}
