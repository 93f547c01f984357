// The one place where a language is looked up for what commands say.

import type { Language } from "../../language/diagnostics/language.ts";
import { EN } from "./en.ts";
import type { Words } from "./words.ts";
import { ZH } from "./zh.ts";

const WORDS: Readonly<Record<Language, Words>> = { en: EN, zh: ZH };

export function wordsOf(language: Language): Words {
  return WORDS[language];
}
