// What names mean in types: type parameters first, then what the module defines and imports, then what the language has.

import { isBuiltinType } from "../../std/builtins.ts";
import { findExport, type ImportedModule } from "../names/imported-module.ts";
import type { Type } from "./type.ts";

export type TypeMeaning =
  | { readonly kind: "named"; readonly module: string; readonly name: string }
  | { readonly kind: "parameter"; readonly type: Type }
  | { readonly kind: "builtin"; readonly name: string }
  /** It comes from a module that is not known, or is no type; that is reported elsewhere or nowhere. */
  | { readonly kind: "opaque" }
  | { readonly kind: "missing" };

export interface TypeScope {
  readonly module: string;
  meaningOf(name: string): TypeMeaning;
}

const OPAQUE: TypeMeaning = { kind: "opaque" };

/** Types of the library that no module exports and that signatures name. */
const LIBRARY_TYPES: ReadonlySet<string> = new Set(["Error", "File", "DateTime", "Tuple", "IoError"]);

/** The names that a module's types can use, its own and its imports'. */
export function moduleTypeScope(module: ImportedModule): TypeScope {
  const known = new Map<string, TypeMeaning>();
  return {
    module: module.module,
    meaningOf(name) {
      const meaning = known.get(name) ?? moduleMeaning(module, name);
      known.set(name, meaning);
      return meaning;
    },
  };
}

/** The same names with others before them: type parameters, and types that a body defines. */
export function innerTypeScope(outer: TypeScope, names: ReadonlyMap<string, TypeMeaning>): TypeScope {
  if (names.size === 0) return outer;
  return { module: outer.module, meaningOf: (name) => names.get(name) ?? outer.meaningOf(name) };
}

function moduleMeaning(module: ImportedModule, name: string): TypeMeaning {
  const found = findExport(module, name);
  if (found?.kind === "name") {
    const { kind } = found.exported;
    // two meanings of one name: the compiler mixes them up, and nothing can be said of such a type
    if (isBuiltinType(name)) return OPAQUE;
    return kind === "type" || kind === "interface" ? { kind: "named", module: found.module.module, name: found.exported.name } : OPAQUE;
  }
  if (found !== null) return OPAQUE;
  if (isBuiltinType(name) || LIBRARY_TYPES.has(name)) return { kind: "builtin", name };
  // an import of what is not there has been reported where it stands
  return module.shape.reexports.has(name) ? OPAQUE : { kind: "missing" };
}
