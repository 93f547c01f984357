// What encloses a mistake where the compiler gives up on it (docs/syntax.md §7.2): the same mistake has another code in each.

import type { CodeId } from "../diagnostics/codes.ts";

/**
 * A list, any other bracket group, the head of `if`, `while`, `for`, `match`, the value after `=`, the braces of a dict, a type definition, a loop, a statement.
 */
export type Enclosure = (typeof ENCLOSURES)[number];
export const ENCLOSURES = ["list", "bracket", "head", "value", "dict", "definition", "loop", "statement"] as const;

/** The code of a mistake by what encloses it; null: no mistake there. */
export type CodeByEnclosure = Readonly<Partial<Record<Enclosure, CodeId | null>>>;

/** A token that can't go on an expression. */
export const GROUP_OR_STATEMENT = {
  bracket: "E0010",
  head: "E0010",
  definition: "E0011",
  value: "E0011",
  dict: "E0011",
  statement: "E0011",
} as const;

/** An operand that is missing, or an operator whose second character the compiler takes for one. */
export const MISSING_OPERAND = { value: "E0012", statement: "E0011", dict: "E0011", loop: "E0016" } as const;

/** What the compiler notices only at the end of the value or the statement. */
export const VALUE_OR_STATEMENT = { value: "E0012", statement: "E0011" } as const;
