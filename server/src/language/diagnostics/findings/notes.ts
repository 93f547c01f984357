// What is said at a related place; the words are in messages/*/notes.ts.

import type { WithParameters } from "./facts.ts";

export const NOTES = {
  /** At the opening bracket of a pair that is not closed or closed wrongly. */
  "note.opened-here": { parameters: ["bracket"] },
  /** At the declaration of what the diagnostic is about. */
  "note.declared-here": { parameters: ["name"] },
  /** At the import that first led to the module in question. */
  "note.imported-here": { parameters: ["name"] },
  /** At a word of another language that caused the diagnostic. */
  "note.foreign-word": { parameters: ["word"] },
  /** At an operator of another language that caused the diagnostic. */
  "note.operator-here": { parameters: ["operator"] },
  /** At braces that lack the `=` before them. */
  "note.equals-missing": { parameters: [] },
  /** Where the condition of `keyword` (or what a `for` or `match` goes over) has to stand. */
  "note.condition-here": { parameters: ["keyword"] },
  /** At the result in the signature of `name`. */
  "note.result-here": { parameters: ["name"] },
  /** At one of several definitions of a name, which `scope` tells from the others. */
  "note.candidate-in-scope": { parameters: ["name", "scope"] },
  /** At one of several definitions of a name, which `path` names alone. */
  "note.candidate-by-name": { parameters: ["name", "path"] },
  /** At a place where a name is written. */
  "note.written-here": { parameters: ["name"] },
} as const satisfies Readonly<Record<`note.${string}`, WithParameters>>;

export type NoteId = keyof typeof NOTES;
