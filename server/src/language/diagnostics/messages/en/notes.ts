// What is said at related places, in English.

import type { NoteId } from "../../findings/notes.ts";

export const NOTE_WORDS: Readonly<Record<NoteId, string>> = {
  "note.opened-here": "{bracket} is opened here",
  "note.declared-here": "{name} is declared here",
  "note.imported-here": "{name} is imported here",
  "note.foreign-word": "{word} is not a keyword",
  "note.operator-here": "{operator} stands here",
  "note.equals-missing": "No `=` stands before this",
  "note.condition-here": "The expression for {keyword} belongs here",
  "note.result-here": "The result of {name} is declared here",
  "note.candidate-in-scope": "{name} is declared here; the scope {scope} means this one",
  "note.candidate-by-name": "{name} is declared here; {path} means this one",
  "note.written-here": "{name} stands here",
};
