// The one place where a language is looked up for what the server says.

import type { Language } from "../../../server/src/api.ts";
import { EN } from "./en.ts";
import type { Words } from "./words.ts";
import { ZH } from "./zh.ts";

const WORDS: Readonly<Record<Language, Words>> = { en: EN, zh: ZH };

export function wordsOf(language: Language): Words {
  return WORDS[language];
}
