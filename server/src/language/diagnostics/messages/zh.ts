// The message catalogue in Simplified Chinese, put together from one file a family.

import type { Catalogue } from "./catalogue.ts";
import { CATEGORIES } from "./zh/categories.ts";
import { CODE_WORDS } from "./zh/codes.ts";
import { FIX_WORDS } from "./zh/fixes.ts";
import { NOTE_WORDS } from "./zh/notes.ts";
import { SYNTAX_WORDS } from "./zh/syntax.ts";
import { TERM_WORDS } from "./zh/terms.ts";

export const ZH: Catalogue = {
  categories: CATEGORIES,
  codes: CODE_WORDS,
  findings: { ...SYNTAX_WORDS },
  fixes: FIX_WORDS,
  notes: NOTE_WORDS,
  terms: TERM_WORDS,
};
