// What is found out of the types in one statement while it is checked, kept for who asks what stands at a place: editors, not the checker.

import type { Call, Expression } from "../../syntax/nodes.ts";
import type { Meaning } from "./meaning.ts";
import type { Place, Type } from "./type.ts";

export interface TypeRecord {
  /** As they were when the expression was left; what they still left open, the inference of the check knows. */
  readonly expressions: Map<Expression, Type>;
  /** What stands before a dot, by the offset where the dot's suffix begins. */
  readonly receivers: Map<number, Meaning>;
  /** What the name after a dot leads to, by the offset of the name. */
  readonly members: Map<number, Meaning>;
  /** Where that is declared, and what fields in patterns and named arguments mean, by the offset of the name; null where there is none. */
  readonly memberPlaces: Map<number, Place | null>;
  /** What is called, before its parameters are filled. */
  readonly calls: Map<Call, Meaning>;
}

export function createTypeRecord(): TypeRecord {
  return { expressions: new Map(), receivers: new Map(), members: new Map(), memberPlaces: new Map(), calls: new Map() };
}
