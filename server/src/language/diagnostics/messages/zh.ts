// The message catalogue in Simplified Chinese, put together from one file a family.

import type { Catalogue } from "./catalogue.ts";
import { CATEGORIES } from "./zh/categories.ts";
import { CODE_WORDS } from "./zh/codes.ts";
import { EXPLANATIONS } from "./zh/explanations.ts";
import { FILES_WORDS } from "./zh/files.ts";
import { FIX_WORDS } from "./zh/fixes.ts";
import { FORMATTING_WORDS } from "./zh/formatting.ts";
import { MANIFEST_WORDS } from "./zh/manifest.ts";
import { MODULES_WORDS } from "./zh/modules.ts";
import { NAMES_WORDS } from "./zh/names.ts";
import { NOTE_WORDS } from "./zh/notes.ts";
import { ORIGIN_WORDS } from "./zh/origins.ts";
import { RENAME_WORDS } from "./zh/rename.ts";
import { SYNTAX_WORDS } from "./zh/syntax.ts";
import { TERM_WORDS } from "./zh/terms.ts";
import { TYPES_WORDS } from "./zh/types.ts";

export const ZH: Catalogue = {
  categories: CATEGORIES,
  codes: CODE_WORDS,
  explanations: EXPLANATIONS,
  origins: ORIGIN_WORDS,
  findings: {
    ...SYNTAX_WORDS,
    ...NAMES_WORDS,
    ...TYPES_WORDS,
    ...MODULES_WORDS,
    ...MANIFEST_WORDS,
    ...FILES_WORDS,
    ...FORMATTING_WORDS,
    ...RENAME_WORDS,
  },
  fixes: FIX_WORDS,
  notes: NOTE_WORDS,
  terms: TERM_WORDS,
};
