// Nodes of one token: names, `_` and literals, which nodes of several families hold.

import type { ParseContext } from "../context.ts";
import { KIND } from "../kinds.ts";
import type { Literal, Name, Wildcard } from "../nodes.ts";

const K = KIND;

/** By token kind. */
const LITERAL_TYPES: Literal["type"][] = [];
LITERAL_TYPES[K["<int>"]] = "int";
LITERAL_TYPES[K["<float>"]] = "float";
LITERAL_TYPES[K["<string>"]] = "string";
LITERAL_TYPES[K["<triple>"]] = "triple-string";
LITERAL_TYPES[K["<char>"]] = "char";
LITERAL_TYPES[K.true] = "bool";
LITERAL_TYPES[K.false] = "bool";

/** The name that `token` is. */
export function nameAt(context: ParseContext, token: number): Name {
  const start = context.start(token);
  return { kind: "Name", start, end: context.endBefore(token + 1), anchor: start };
}

/** The `_` that `token` is. */
export function wildcardAt(context: ParseContext, token: number): Wildcard {
  const start = context.start(token);
  return { kind: "Wildcard", start, end: context.endBefore(token + 1), anchor: start };
}

/** The literal that `token` is. */
export function literalAt(context: ParseContext, token: number): Literal {
  const start = context.start(token);
  const type = LITERAL_TYPES[context.kind(token)] ?? "void";
  return { kind: "Literal", start, end: context.endBefore(token + 1), anchor: start, type };
}
