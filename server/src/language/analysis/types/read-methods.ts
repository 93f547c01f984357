// Methods: which parameter of a function its receiver is given to, said by `self`, by its type or by `[n]` (§9.3).

import type { Expression, MethodBinding, Type as TypeNode } from "../../syntax/nodes.ts";
import { type Definition, isType } from "../names/definitions.ts";
import type { MethodDeclaration } from "./declarations.ts";
import { type Scheme, type Type, withoutReferences } from "./type.ts";

/** A function bound as a method: `f`, `f[n]`; without a position it is called on the type alone. */
export interface BoundMethod {
  readonly method: string;
  readonly position: number | null;
}

/** The function and position in the value of `T.m = f[n]`; null for any other value. */
export function boundPositions(value: Expression | TypeNode | null, source: string): BoundMethod | null {
  if (value === null || isType(value)) return null;
  if (value.kind === "Name") return { method: source.slice(value.start, value.end), position: null };
  if (value.kind !== "Postfix" || value.base.kind !== "Name" || value.suffixes.length !== 1) return null;
  const [suffix] = value.suffixes;
  if (suffix?.kind !== "Index") return null;
  const [first] = suffix.indexes;
  const position = first === undefined || first.kind === "Slice" ? null : positionOf(first, source);
  return { method: source.slice(value.base.start, value.base.end), position };
}

/** The same in a record's body. */
export function boundMember({ method, positions }: MethodBinding, source: string): BoundMethod {
  const [first] = positions ?? [];
  return { method: source.slice(method.start, method.end), position: first === undefined ? null : positionOf(first, source) };
}

/** The number in `[n]`, negative ones counted from the end; null for anything else. */
export function positionOf(expression: Expression, source: string): number | null {
  const written = source.slice(expression.start, expression.end).replace(/\s/g, "");
  return /^-?\d+$/.test(written) ? Number(written) : null;
}

/** The parameter that takes the receiver where nothing else says so: the first, if it is called `self` or has the method's type. */
export function receiverOf(type: Type, owner: string): number | null {
  const first = type.kind === "function" ? type.parameters[0] : undefined;
  if (first === undefined) return null;
  const taken = withoutReferences(first.type);
  return first.name === "self" || (taken.kind === "named" && taken.name === owner) ? 0 : null;
}

export function methodOf({ name, span }: Definition, scheme: Scheme, receiver: number | null, module: string): MethodDeclaration {
  return { name, scheme, receiver, place: { module, span } };
}
