// The table `[i18n]`: which languages a project or a user wants messages in. Which of them there are, and what is taken instead, is left to
// the fronts.

import { type Diagnosed, readTable } from "./table-reader.ts";
import type { TomlEntry } from "./toml.ts";

/** Names of languages as written; null for what is not set. */
export interface LanguageSettings {
  readonly messages: string | null;
  readonly fallback: string | null;
  readonly errors: string | null;
  readonly local: string | null;
}

/** Reads the entry `i18n` of a document, if it has one. */
export function readLanguageTable(entry: TomlEntry | undefined): Diagnosed & { readonly settings: LanguageSettings } {
  const table = readTable("i18n", entry);
  const settings = {
    messages: table.string("lang"),
    fallback: table.string("fallback"),
    errors: table.string("error_lang"),
    local: table.string("local_lang"),
  };
  return { settings, diagnostics: table.close() };
}
