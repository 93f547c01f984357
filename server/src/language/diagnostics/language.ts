// The languages in which messages exist, and how they are named by settings, locales and flags.

export type Language = "en" | "zh";

export const LANGUAGES: readonly Language[] = ["en", "zh"];

/** The language meant by a tag (`zh-CN`, `zh_CN.UTF-8`, `en-US`), or null when it is none that messages exist in. */
export function parseLanguage(tag: string): Language | null {
  const primary = tag
    .trim()
    .toLowerCase()
    .split(/[-_.@]/, 1)[0];
  return LANGUAGES.find((language) => language === primary) ?? null;
}
