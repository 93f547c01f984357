// What the checker of one module knows of the others, and how declared types are looked into.

import type { ModuleDeclarations, TypeDeclaration } from "./declarations.ts";
import type { TypeArity } from "./read-type.ts";
import { substitute, substitutionOf } from "./substitute.ts";
import { type NamedType, type Type, UNKNOWN } from "./type.ts";

export interface TypeProgram {
  /** The declarations of the module with this key; null where it is not known. */
  declarationsOf(module: string): ModuleDeclarations | null;
}

/** The declaration of a named type; null where its module is not known. */
export function declarationOf(program: TypeProgram, { module, name }: Pick<NamedType, "module" | "name">): TypeDeclaration | null {
  return program.declarationsOf(module)?.types.get(name) ?? null;
}

/** What a type of the program takes; null where that is not known. */
export function typeArity(program: TypeProgram, module: string, name: string): TypeArity | null {
  const declaration = declarationOf(program, { module, name });
  return declaration === null ? null : arityOfDeclaration(declaration);
}

function arityOfDeclaration({ body, parameters }: TypeDeclaration): TypeArity | null {
  if (body.kind === "opaque") return null;
  return body.kind === "predicate"
    ? { count: body.parameters.length, isPredicate: true }
    : { count: parameters.length, isPredicate: false };
}

const MOST_ALIASES = 32;

/** The type that a name stands for: what an alias is another name of, the base of a predicate's values; any other type is itself. */
export function expandType(program: TypeProgram, type: Type): Type {
  let at = type;
  for (let step = 0; at.kind === "named"; step += 1) {
    const declaration = declarationOf(program, at);
    if (declaration === null || step > MOST_ALIASES) return UNKNOWN;
    const { body } = declaration;
    if (body.kind === "predicate") at = body.parameters[0] ?? UNKNOWN;
    else if (body.kind === "alias")
      at = substitute(
        body.type,
        substitutionOf(declaration.parameters, at.arguments, () => UNKNOWN),
      );
    else return body.kind === "opaque" ? UNKNOWN : at;
  }
  return at;
}
