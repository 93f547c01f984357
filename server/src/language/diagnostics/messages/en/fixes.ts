// The titles of the fixes in English.

import type { FixId } from "../../findings/fixes.ts";

export const FIX_WORDS: Readonly<Record<FixId, string>> = {
  "fix.insert": "Insert {text}",
  "fix.remove": "Remove {text}",
  "fix.replace": "Replace {text} with {replacement}",
  "fix.swap": "Swap {first} and {second}",
  "fix.move-mut": "Move `mut` after the name",
  "fix.rewrite-function": "Define {name} with a signature",
};
