// What the lexer and the parser find, in Simplified Chinese: put together from one file for each part of findings/syntax.ts.

import type { SyntaxWords } from "../catalogue.ts";
import { EXPRESSIONS_WORDS } from "./syntax/expressions.ts";
import { MISSING_WORDS } from "./syntax/missing.ts";
import { PATTERNS_WORDS } from "./syntax/patterns.ts";
import { STATEMENTS_WORDS } from "./syntax/statements.ts";
import { TEXT_WORDS } from "./syntax/text.ts";
import { TYPES_WORDS } from "./syntax/types.ts";

export const SYNTAX_WORDS: SyntaxWords = {
  ...TEXT_WORDS,
  ...MISSING_WORDS,
  ...STATEMENTS_WORDS,
  ...EXPRESSIONS_WORDS,
  ...PATTERNS_WORDS,
  ...TYPES_WORDS,
};
