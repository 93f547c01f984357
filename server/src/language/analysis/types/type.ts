// Types as plain data. A type of the program names its declaration by module and name and holds no more of it, so that types can be kept
// while the files around them change. Sections refer to docs/type-system.md.

import type { Span } from "../../text/span.ts";

/** What is told of a type once something else is wrong, or what nothing can be known of: it fits everywhere, so that one mistake stays one. */
export interface UnknownType {
  readonly kind: "unknown";
}

/** `Type` is the type of types written where a value stands. */
export interface PrimitiveType {
  readonly kind: "primitive";
  readonly name: "Never" | "Void" | "Bool" | "Char" | "String" | "Bytes" | "Type";
}

/** `Int` is 64 bits and signed. */
export interface IntegerType {
  readonly kind: "int";
  readonly name: string;
}

/** `Float` is 64 bits. */
export interface FloatType {
  readonly kind: "float";
  readonly name: string;
}

/** `Any`: as a parameter it takes everything, as a value it equals nothing but itself (§20). */
export interface AnyType {
  readonly kind: "any";
}

/** A type that inference has still to find. */
export interface TypeVariable {
  readonly kind: "variable";
  readonly id: number;
}

/** A type parameter inside the declaration that has it; `id` tells it from all others. */
export interface TypeParameter {
  readonly kind: "parameter";
  readonly id: string;
  readonly name: string;
  /** What its argument is: a type, or a constant of the type. */
  readonly takes: "type" | Type;
  /** Interfaces and traits that its argument has. */
  readonly bounds: readonly Type[];
}

/** A record, an interface or another type of the program; `name` has `@OFFSET` behind it where a function defines the type. */
export interface NamedType {
  readonly kind: "named";
  readonly module: string;
  readonly name: string;
  readonly arguments: readonly Type[];
}

/** `List(T)`, `Option(T)`, `Arc(T)`: a type of the language or its library of which only the name and what it holds matter. */
export interface BuiltinType {
  readonly kind: "builtin";
  readonly name: string;
  readonly arguments: readonly Type[];
}

export interface TupleType {
  readonly kind: "tuple";
  readonly elements: readonly Type[];
}

export interface FunctionType {
  readonly kind: "function";
  readonly parameters: readonly FunctionParameter[];
  readonly result: Type;
}

export interface FunctionParameter {
  readonly name: string | null;
  readonly type: Type;
  /** It may be left out: a field with a default, `?msg` of the library. */
  readonly isOptional: boolean;
  /** It takes any number of arguments: `...args` of the library. */
  readonly isRest: boolean;
  /** Where it is declared. */
  readonly place: Place | null;
}

/** A place in a module; the span is UTF-16 and end exclusive. */
export interface Place {
  readonly module: string;
  readonly span: Span;
}

export interface ReferenceType {
  readonly kind: "reference";
  readonly isMutable: boolean;
  readonly target: Type;
}

export interface PointerType {
  readonly kind: "pointer";
  readonly target: Type;
}

/** A constant as the argument of a type: the `3` of `Array(Int, 3)`. Null where it can't be computed. */
export interface ConstantType {
  readonly kind: "constant";
  readonly value: bigint | boolean | number | null;
  readonly text: string;
}

export type Type =
  | UnknownType
  | PrimitiveType
  | IntegerType
  | FloatType
  | AnyType
  | TypeVariable
  | TypeParameter
  | NamedType
  | BuiltinType
  | TupleType
  | FunctionType
  | ReferenceType
  | PointerType
  | ConstantType;

/** A type with parameters that each use fills anew. */
export interface Scheme {
  readonly parameters: readonly TypeParameter[];
  readonly type: Type;
}

export const UNKNOWN: UnknownType = { kind: "unknown" };
export const ANY: AnyType = { kind: "any" };
export const NEVER: PrimitiveType = { kind: "primitive", name: "Never" };
export const VOID: PrimitiveType = { kind: "primitive", name: "Void" };
export const BOOL: PrimitiveType = { kind: "primitive", name: "Bool" };
export const CHAR: PrimitiveType = { kind: "primitive", name: "Char" };
export const STRING: PrimitiveType = { kind: "primitive", name: "String" };
export const META: PrimitiveType = { kind: "primitive", name: "Type" };
export const INT: IntegerType = { kind: "int", name: "Int" };
export const FLOAT: FloatType = { kind: "float", name: "Float" };

const NO_PARAMETERS: readonly TypeParameter[] = [];

/** A type as it stands, without parameters. */
export function plain(type: Type): Scheme {
  return { parameters: NO_PARAMETERS, type };
}

export function builtin(name: string, ...args: readonly Type[]): BuiltinType {
  return { kind: "builtin", name, arguments: args };
}

/** A parameter that has to be given and is known by its position alone. */
export function positional(type: Type, name: string | null = null): FunctionParameter {
  return { name, type, isOptional: false, isRest: false, place: null };
}

export function functionOf(parameters: readonly Type[], result: Type): FunctionType {
  return { kind: "function", parameters: parameters.map((type) => positional(type)), result };
}

/** Nothing can be said against a value of the type: it may be anything, or there is never one. */
export function isOpen(type: Type): boolean {
  const { kind } = type;
  return (
    kind === "unknown" || kind === "variable" || kind === "any" || kind === "parameter" || (kind === "primitive" && type.name === "Never")
  );
}

/** The type behind any `&` and `&mut`. */
export function withoutReferences(type: Type): Type {
  let inner = type;
  while (inner.kind === "reference") inner = inner.target;
  return inner;
}

/** The same type with `change` applied to each type directly in it; the type itself where nothing changed. */
export function mapParts(type: Type, change: (part: Type) => Type): Type {
  switch (type.kind) {
    case "named":
    case "builtin": {
      const args = mapAll(type.arguments, change);
      return args === type.arguments ? type : { ...type, arguments: args };
    }
    case "tuple": {
      const elements = mapAll(type.elements, change);
      return elements === type.elements ? type : { ...type, elements };
    }
    case "function": {
      const parameters = mapAll(type.parameters, (parameter) => {
        const inner = change(parameter.type);
        return inner === parameter.type ? parameter : { ...parameter, type: inner };
      });
      const result = change(type.result);
      return parameters === type.parameters && result === type.result ? type : { ...type, parameters, result };
    }
    case "reference":
    case "pointer": {
      const target = change(type.target);
      return target === type.target ? type : { ...type, target };
    }
    case "unknown":
    case "primitive":
    case "int":
    case "float":
    case "any":
    case "variable":
    case "parameter":
    case "constant":
      return type;
  }
}

function mapAll<T>(parts: readonly T[], change: (part: T) => T): readonly T[] {
  const changed = parts.map(change);
  return changed.every((part, index) => part === parts[index]) ? parts : changed;
}
