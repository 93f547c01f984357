// What a module declares, with types, as plain data: what bodies, in this module and in others, are checked against. Nothing here comes
// from a body, so that an edit inside one leaves it as it is.

import type { ConstantCondition } from "./conditions.ts";
import type { BoundMethod } from "./read-methods.ts";
import type { Place, Scheme, Type, TypeParameter } from "./type.ts";

export interface ModuleDeclarations {
  readonly module: string;
  /** By name; of several definitions of a name the last counts. */
  readonly types: ReadonlyMap<string, TypeDeclaration>;
  /** Functions and annotated constants, by name. */
  readonly values: ReadonlyMap<string, ValueDeclaration>;
  /** By the module and name of the type that has them, then by their own name. */
  readonly methods: ReadonlyMap<string, ReadonlyMap<string, MethodDeclaration>>;
}

export interface TypeDeclaration {
  readonly module: string;
  readonly name: string;
  readonly parameters: readonly TypeParameter[];
  readonly place: Place;
  readonly body: TypeBody;
}

export type TypeBody = RecordBody | AliasBody | EnumBody | PredicateBody | OpaqueBody;

export interface RecordBody {
  readonly kind: "record";
  readonly fields: readonly FieldDeclaration[];
  /** The interfaces that it lists. */
  readonly interfaces: readonly Type[];
  /** Methods that stand in its body. */
  readonly methods: ReadonlyMap<string, MethodDeclaration>;
  /** Methods that are bound in its body to functions of the module. */
  readonly bindings: readonly BoundMember[];
  /** What is asserted of its constant parameters. */
  readonly conditions: readonly ConstantCondition[];
}

/** `plus = add[0]`. */
export interface BoundMember {
  readonly name: string;
  readonly bound: BoundMethod;
  readonly place: Place;
}

/** Another name for a type (§9.1). */
export interface AliasBody {
  readonly kind: "alias";
  readonly type: Type;
}

export interface EnumBody {
  readonly kind: "enum";
  readonly variants: readonly VariantDeclaration[];
}

export interface VariantDeclaration {
  readonly name: string;
  readonly types: readonly Type[];
}

/** `Small: (x: Int) -> Type = { x < 100 }`: where it is applied, the type of its first parameter (§15). */
export interface PredicateBody {
  readonly kind: "predicate";
  readonly parameters: readonly Type[];
}

/** A body that says nothing of its values. */
export interface OpaqueBody {
  readonly kind: "opaque";
}

export interface FieldDeclaration {
  readonly name: string;
  readonly type: Type;
  readonly isMutable: boolean;
  readonly hasDefault: boolean;
  readonly place: Place;
}

export interface MethodDeclaration {
  readonly name: string;
  /** With the parameter that the receiver is given to. */
  readonly scheme: Scheme;
  /** The index of that parameter; null for a method that is called on the type alone. */
  readonly receiver: number | null;
  readonly place: Place;
}

export interface ValueDeclaration {
  readonly name: string;
  /** One for each definition of the name; more than one are overloads. */
  readonly schemes: readonly Scheme[];
  /** Its result (of a function without a signature) is known from its body alone. */
  readonly isInferred: boolean;
  readonly isFunction: boolean;
  readonly place: Place;
}

/** The key of a type in `ModuleDeclarations.methods`. */
export function ownerKey(module: string, name: string): string {
  return `${module}:${name}`;
}
