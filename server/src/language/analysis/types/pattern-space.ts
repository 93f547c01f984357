// What patterns take and what values there are to be taken, as data without trees or types: the terms in which a match is analysed.

/** What a pattern takes. */
export type Shape =
  /** Everything: a name, `_`. */
  | { readonly kind: "any" }
  /** Something that can't be told: no value counts as missing because of it, and nothing after it as unreachable. */
  | { readonly kind: "unreadable" }
  | { readonly kind: "constructor"; readonly constructor: Constructor; readonly parts: readonly Shape[] }
  /** Integers from `from` up to, and without, `to`. */
  | { readonly kind: "range"; readonly from: bigint; readonly to: bigint }
  | { readonly kind: "or"; readonly alternatives: readonly Shape[] };

/** `true`, `"a"`, a tuple, a record or a variant of a type. */
export interface Constructor {
  /** Tells it from the others of its type. */
  readonly key: string;
  /** How many parts it has. */
  readonly arity: number;
  /** As a pattern, around its shown parts; `_` is a part of which nothing is wanted. */
  readonly show: (parts: readonly string[]) => string;
}

/** What values a type has. */
export type Space =
  /** More than any list of patterns names: Int, String. */
  | { readonly kind: "open" }
  /** It can't be told: what is named may be all. */
  | { readonly kind: "unknown" }
  /** Exactly these; asked for when they are needed, since a record can hold itself. */
  | { readonly kind: "closed"; readonly constructors: () => readonly Variant[] };

/** A constructor of a type and what its parts can be. */
export interface Variant {
  readonly constructor: Constructor;
  readonly parts: readonly Space[];
}

export const ANY: Shape = { kind: "any" };
export const UNREADABLE: Shape = { kind: "unreadable" };
export const OPEN: Space = { kind: "open" };
export const UNKNOWN_SPACE: Space = { kind: "unknown" };
