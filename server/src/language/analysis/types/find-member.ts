// What a dot leads to: the fields of a record, then its methods, in its body, in its module and in the module that is being checked (§9.2).

import type { Checking } from "./checking.ts";
import { type FieldDeclaration, type MethodDeclaration, ownerKey } from "./declarations.ts";
import { declarationOf } from "./program.ts";
import { substitute, substitutionOf } from "./substitute.ts";
import { type NamedType, type Place, type Type, UNKNOWN } from "./type.ts";

export type Member =
  | { readonly kind: "field"; readonly field: FieldDeclaration; readonly type: Type }
  | { readonly kind: "method"; readonly method: MethodDeclaration };

/** Where a member is declared. */
export function placeOfMember(member: Member): Place {
  return member.kind === "field" ? member.field.place : member.method.place;
}

/** The member of a value of `type`; null when there is none. What an interface that the record lists asks for, the record has. */
export function findMember(c: Checking, type: NamedType, name: string): Member | null {
  const own = findOwnMember(c, type, name);
  const body = declarationOf(c.program, type)?.body;
  if (own !== null || body?.kind !== "record") return own;
  for (const listed of body.interfaces) {
    if (listed.kind !== "named" || (listed.name === type.name && listed.module === type.module)) continue;
    const wanted = declarationOf(c.program, listed);
    const field = wanted?.body.kind === "record" ? wanted.body.fields.find((each) => each.name === name) : undefined;
    if (field !== undefined) return { kind: "field", field, type: field.type };
  }
  return null;
}

/** The member that the type itself has; null when there is none. */
export function findOwnMember(c: Checking, type: NamedType, name: string): Member | null {
  const declaration = declarationOf(c.program, type);
  if (declaration === null) return null;
  const { body, parameters } = declaration;
  if (body.kind === "record") {
    const field = body.fields.find((each) => each.name === name);
    if (field !== undefined) {
      const by = substitutionOf(parameters, type.arguments, () => UNKNOWN);
      return { kind: "field", field, type: substitute(field.type, by) };
    }
    const own = body.methods.get(name);
    if (own !== undefined) return { kind: "method", method: own };
  }
  const method = findMethod(c, type, name);
  return method === null ? null : { kind: "method", method };
}

function findMethod(c: Checking, { module, name }: NamedType, method: string): MethodDeclaration | null {
  const key = ownerKey(module, name);
  for (const each of new Set([c.module.module, module])) {
    const found = c.program.declarationsOf(each)?.methods.get(key)?.get(method);
    if (found !== undefined) return found;
  }
  return null;
}

/** Whether the type has a method of this name outside its body. */
export function hasMethod(c: Checking, type: NamedType, name: string): boolean {
  return findMethod(c, type, name) !== null;
}

/** The names that a dot behind a value of `type` can lead to. */
export function memberNames(c: Checking, type: NamedType): readonly string[] {
  const declaration = declarationOf(c.program, type);
  const body = declaration?.body;
  const own = body?.kind === "record" ? [...body.fields.map(({ name }) => name), ...body.methods.keys()] : [];
  const key = ownerKey(type.module, type.name);
  const others = [c.module.module, type.module].flatMap((module) => [
    ...(c.program.declarationsOf(module)?.methods.get(key)?.keys() ?? []),
  ]);
  return [...new Set([...own, ...others])];
}
