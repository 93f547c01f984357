// The scope of every word that the language itself gives a meaning. The words come from the language's own tables; a new reserved word does
// not compile before it has a scope here.

import { BUILTIN_CONSTRUCTORS, builtinTypeNames } from "../../server/src/language/std/builtins.ts";
import { KEYWORDS } from "../../server/src/language/syntax/kinds.ts";
import { anyOf, type Match, regex } from "./grammar.ts";

type Keyword = (typeof KEYWORDS)[number];

/** Names that all common themes know; `wordlike` and `cast` are operators that look like words there, not like `+`. */
const KEYWORD_SCOPES: Readonly<Record<Keyword, string>> = {
  use: "keyword.control.import",
  if: "keyword.control.conditional",
  else: "keyword.control.conditional",
  match: "keyword.control.conditional",
  while: "keyword.control.loop",
  for: "keyword.control.loop",
  in: "keyword.control.loop",
  return: "keyword.control.flow",
  break: "keyword.control.flow",
  continue: "keyword.control.flow",
  spawn: "keyword.control.spawn",
  unsafe: "keyword.control.unsafe",
  pub: "storage.modifier.visibility",
  mut: "storage.modifier.mutability",
  ref: "keyword.operator.wordlike.reference",
  and: "keyword.operator.wordlike.logical",
  or: "keyword.operator.wordlike.logical",
  as: "keyword.operator.cast",
  true: "constant.language.boolean",
  false: "constant.language.boolean",
  void: "constant.language.void",
};

/** One rule for each scope, with the words that have it. */
export function keywordRules(): readonly Match[] {
  const scopes = new Set(KEYWORDS.map(scopeOf));
  return [...scopes].map((name) => ({ match: regex`\b${anyOf(KEYWORDS.filter((keyword) => scopeOf(keyword) === name))}\b`, name }));
}

/** The scope of one reserved word, for rules that hold it with something else. */
export function scopeOf(keyword: Keyword): string {
  return KEYWORD_SCOPES[keyword];
}

/** Every reserved word but those given, as alternatives. */
export function keywordsBut(...others: readonly Keyword[]): string {
  return anyOf(KEYWORDS.filter((keyword) => !others.includes(keyword)));
}

const TYPES = [...builtinTypeNames()];

/** The types that need no import, as alternatives. */
export const BUILTIN_TYPES = anyOf(TYPES);

/** Those whose names could not be a variable's by convention: they are types wherever they stand. */
export const CAPITALISED_BUILTIN_TYPES = anyOf(TYPES.filter((name) => /^[A-Z]/.test(name)));

/** `some`, `ok` and the like, as alternatives. */
export const CONSTRUCTORS = anyOf(BUILTIN_CONSTRUCTORS.keys());
