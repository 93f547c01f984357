// A type in the language's own notation, as messages and hovers show it.

import { type FunctionType, mapParts, type Type } from "./type.ts";

const DEEPEST = 12;

/** The type as it would be written in a program; `_` for what is not known, `…` for what nests too deep to be read. */
export function showType(type: Type, depth = 0): string {
  const inner = (part: Type): string => (depth >= DEEPEST ? "…" : showType(part, depth + 1));
  switch (type.kind) {
    case "unknown":
    case "variable":
      return "_";
    case "primitive":
    case "int":
    case "float":
    case "parameter":
      return type.name;
    case "any":
      return "Any";
    case "named":
    case "builtin": {
      const name = type.kind === "named" ? shownName(type.name) : type.name;
      return type.arguments.length === 0 ? name : `${name}(${type.arguments.map(inner).join(", ")})`;
    }
    case "tuple":
      return `(${type.elements.map(inner).join(", ")})`;
    case "function":
      return showFunction(type, inner);
    case "reference":
      return `${type.isMutable ? "&mut " : "&"}${inner(type.target)}`;
    case "pointer":
      return `*${inner(type.target)}`;
    case "constant":
      return type.text;
  }
}

/** Two types that differ, so that a reader sees how: records of one name with the modules that define them. */
export function showApart(first: Type, second: Type): readonly [string, string] {
  const shown = [showType(first), showType(second)] as const;
  return shown[0] === shown[1] ? [showType(withModules(first)), showType(withModules(second))] : shown;
}

function withModules(type: Type): Type {
  const whole = mapParts(type, withModules);
  if (whole.kind !== "named") return whole;
  return { ...whole, name: `${whole.module.replace(/\.yx$/, "").replaceAll("/", ".")}.${shownName(whole.name)}` };
}

/** The name of a declared type without the mark of one that a function defines. */
export function shownName(name: string): string {
  const mark = name.indexOf("@");
  return mark === -1 ? name : name.slice(0, mark);
}

function showFunction({ parameters, result }: FunctionType, inner: (part: Type) => string): string {
  return `(${parameters.map(({ type, isRest }) => `${isRest ? "..." : ""}${inner(type)}`).join(", ")}) -> ${inner(result)}`;
}
