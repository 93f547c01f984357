// The message catalogue in English, put together from one file a family.

import type { Catalogue } from "./catalogue.ts";
import { CATEGORIES } from "./en/categories.ts";
import { CODE_WORDS } from "./en/codes.ts";
import { EXPLANATIONS } from "./en/explanations.ts";
import { FILES_WORDS } from "./en/files.ts";
import { FIX_WORDS } from "./en/fixes.ts";
import { FORMATTING_WORDS } from "./en/formatting.ts";
import { MANIFEST_WORDS } from "./en/manifest.ts";
import { MODULES_WORDS } from "./en/modules.ts";
import { NAMES_WORDS } from "./en/names.ts";
import { NOTE_WORDS } from "./en/notes.ts";
import { ORIGIN_WORDS } from "./en/origins.ts";
import { RENAME_WORDS } from "./en/rename.ts";
import { SYNTAX_WORDS } from "./en/syntax.ts";
import { TERM_WORDS } from "./en/terms.ts";
import { TYPES_WORDS } from "./en/types.ts";

export const EN: Catalogue = {
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
