// Types that are one name and nothing else: until more is known, such a word may be a parameter's name or an expression's start.

import type { NameOrMissing, Type } from "../nodes.ts";

/** The name that `type` consists of; null when it has a path, arguments, or another form. */
export function bareName(type: Type): NameOrMissing | null {
  return type.kind === "NamedType" && type.arguments === null && type.qualifiers.length === 0 ? type.name : null;
}
