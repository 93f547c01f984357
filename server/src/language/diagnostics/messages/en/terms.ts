// The kinds of things that messages speak of, in English; docs/glossary.md keeps the words the same everywhere.

import type { TermId } from "../../findings/terms.ts";

export const TERM_WORDS: Readonly<Record<TermId, string>> = {
  "end-of-file": "the end of the file",
  "end-of-line": "the end of the line",
  dict: "a dict",
  set: "a set",
  space: "a space",
  "whole-number": "a whole number",
  fraction: "a number with a fraction",
  boolean: "true or false",
  string: "a string",
  list: "a list",
  "string-list": "a list of strings",
  table: "a table",
  date: "a date",
};
