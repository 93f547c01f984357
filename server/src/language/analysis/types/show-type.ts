// A type in the language's own notation, as messages and hovers show it.

import { type FunctionType, mapParts, type NamedType, type Type } from "./type.ts";

const DEEPEST = 12;

/** A piece of a type's notation; `type` is the declared type whose name it is. */
export interface TypePiece {
  readonly text: string;
  readonly type: NamedType | null;
}

/** The type as it would be written in a program; `_` for what is not known, `…` for what nests too deep to be read. */
export function showType(type: Type): string {
  return typePieces(type)
    .map(({ text }) => text)
    .join("");
}

/** The same in pieces, of which each name of a declared type is one. */
export function typePieces(type: Type, depth = 0): readonly TypePiece[] {
  const inner = (part: Type): readonly TypePiece[] => (depth >= DEEPEST ? [word("…")] : typePieces(part, depth + 1));
  switch (type.kind) {
    case "unknown":
    case "variable":
      return [word("_")];
    case "primitive":
    case "int":
    case "float":
    case "parameter":
      return [word(type.name)];
    case "any":
      return [word("Any")];
    case "named":
    case "builtin": {
      const name = type.kind === "named" ? { text: shownName(type.name), type } : word(type.name);
      return type.arguments.length === 0 ? [name] : [name, ...listed(type.arguments.map(inner))];
    }
    case "tuple":
      return listed(type.elements.map(inner));
    case "function":
      return functionPieces(type, inner);
    case "reference":
      return [word(type.isMutable ? "&mut " : "&"), ...inner(type.target)];
    case "pointer":
      return [word("*"), ...inner(type.target)];
    case "constant":
      return [word(type.text)];
  }
}

function word(text: string): TypePiece {
  return { text, type: null };
}

function listed(parts: readonly (readonly TypePiece[])[]): readonly TypePiece[] {
  return [word("("), ...parts.flatMap((part, index) => (index === 0 ? part : [word(", "), ...part])), word(")")];
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

function functionPieces({ parameters, result }: FunctionType, inner: (part: Type) => readonly TypePiece[]): readonly TypePiece[] {
  const taken = parameters.map(({ type, isRest }) => (isRest ? [word("..."), ...inner(type)] : inner(type)));
  return [...listed(taken), word(" -> "), ...inner(result)];
}
