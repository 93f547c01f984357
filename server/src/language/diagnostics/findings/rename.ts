// Why something was not renamed, and what whoever renames should know. Each entry says when it is emitted; its words are in messages/*/rename.ts.

import type { FindingFacts } from "./facts.ts";

export const RENAME_FINDINGS = {
  // ---------------------------------------------------------------- what is to be renamed

  /** Nothing is called so, in the scope that was named. */
  "rename.unknown": { code: "X0401", parameters: ["name"] },
  /** The same, and something has nearly this name. */
  "rename.misspelled": { code: "X0401", parameters: ["name", "known"] },
  /** `scope: "function:area"` where there is no function `area`. */
  "rename.unknown-function": { code: "X0401", parameters: ["name"] },
  /** Several symbols have the name. */
  "rename.ambiguous": { code: "X0402", parameters: ["name", "count"] },
  /** `print`, `Int`, or what `use std.math.{abs}` imports. */
  "rename.std-name": { code: "X0404", parameters: ["name"] },

  // ---------------------------------------------------------------- the new name

  /** A function, field or parameter beside the renamed one has the name. */
  "rename.clash": { code: "X0403", parameters: ["name"] },
  /** The new name would hide, or be hidden by, one around it (E2010, E2013). */
  "rename.hides": { code: "X0403", parameters: ["name"] },
  /** A place would mean another symbol than it does now: at that place. */
  "rename.capture": { code: "X0403", parameters: ["name"] },
  /** The program would be read in another way: `x"a"` renamed to `f"a"`. */
  "rename.misread": { code: "X0403", parameters: ["name"] },
  /** A diagnostic would appear that is not there now: at its place. */
  "rename.new-problem": { code: "X0403", parameters: ["name", "problem"] },
  /** The new name is that of a type of the language, `Int`, or of a constructor, `some`. */
  "rename.new-std-name": { code: "X0404", parameters: ["name"] },

  // ---------------------------------------------------------------- what was renamed

  /** `v.x`, and the type of `v` is not known: at the definition, with the places. */
  "rename.unsure-places": { code: "X0405", parameters: ["name", "count"] },
  /** The name stands in text that could not be read: at the first of the places. */
  "rename.unread-places": { code: "X0405", parameters: ["name", "count"] },
  /** The source has errors of syntax: at the first. */
  "rename.syntax-errors": { code: "X0406", parameters: ["count"] },
  /** What is renamed is `pub`. */
  "rename.public": { code: "X0407", parameters: ["name"] },
  /** What is renamed is `main`. */
  "rename.entry": { code: "X0407", severity: "warning", parameters: ["name"] },
} as const satisfies Readonly<Record<`rename.${string}`, FindingFacts>>;
