// The names in a written type, as far as they tell where members are to be looked up: `&List(Point)` is a List of Point. This is no type
// inference: what it does not understand is null.

import type { Type } from "../../syntax/nodes.ts";

/** `List(Point)`: the name, and what is known of each argument. */
export interface TypeName {
  readonly name: string;
  readonly arguments: readonly (TypeName | null)[];
}

const NO_ARGUMENTS: TypeName["arguments"] = [];

/** The names in `type`, without what borrows, points or encloses; null for other forms. Recursion ends where the parser's nesting does. */
export function typeNameOf(type: Type, source: string): TypeName | null {
  switch (type.kind) {
    case "NamedType":
      if (type.name.kind === "MissingName" || type.qualifiers.length > 0) return null;
      return {
        name: source.slice(type.name.start, type.name.end),
        arguments: type.arguments === null ? NO_ARGUMENTS : type.arguments.map((argument) => typeNameOf(argument, source)),
      };
    case "PrefixType":
    case "ParenType":
      return typeNameOf(type.type, source);
    case "ListType":
      return { name: "List", arguments: [typeNameOf(type.element, source)] };
    case "OptionalType":
      return { name: "Option", arguments: [typeNameOf(type.type, source)] };
    default:
      return null;
  }
}

const COPIED = /^(?:[Ii]nt(?:8|16|32|64)?|[Ff]loat(?:32|64)?|[Bb]ool|[Cc]har)$/;

/** Whether values of the type are copied where others are moved. */
export function isCopied(type: TypeName): boolean {
  return COPIED.test(type.name);
}
