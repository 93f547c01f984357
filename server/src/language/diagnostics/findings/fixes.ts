// The mechanical repairs that a diagnostic can offer; their titles are in messages/*/fixes.ts.

import type { WithParameters } from "./facts.ts";

export const FIXES = {
  /** Inserts `text`. */
  "fix.insert": { parameters: ["text"] },
  /** Deletes `text`. */
  "fix.remove": { parameters: ["text"] },
  /** Writes `replacement` in place of `text`. */
  "fix.replace": { parameters: ["text", "replacement"] },
  /** Writes `first` and `second` in each other's place. */
  "fix.swap": { parameters: ["first", "second"] },
  /** Moves `mut` behind a field's name. */
  "fix.move-mut": { parameters: [] },
  /** Writes a function of another language or of an old form the language's way. */
  "fix.rewrite-function": { parameters: ["name"] },
} as const satisfies Readonly<Record<`fix.${string}`, WithParameters>>;

export type FixId = keyof typeof FIXES;
