// The catalogue of a language.

import type { Language } from "../../language/diagnostics/language.ts";
import { EN } from "./en.ts";
import type { Words } from "./words.ts";
import { ZH } from "./zh.ts";

const CATALOGUES: Readonly<Record<Language, Words>> = { en: EN, zh: ZH };

export function wordsOf(language: Language): Words {
  return CATALOGUES[language];
}
