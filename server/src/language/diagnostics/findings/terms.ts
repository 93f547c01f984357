// The kinds of things that a message can name without quoting source text; their words are in messages/*/terms.ts.

export const TERMS = [
  "end-of-file",
  "end-of-line",
  "dict",
  "set",
  "space",
  "whole-number",
  "fraction",
  "boolean",
  "string",
  "list",
  "string-list",
  "table",
  "date",
] as const;

export type TermId = (typeof TERMS)[number];
