// Reads the text of the user's own settings file, which counts where a project's manifest says nothing, and what is wrong with it.

import type { Diagnostic } from "../language/diagnostics/diagnostic.ts";
import { diagnostic, fix } from "../language/diagnostics/findings.ts";
import type { FormatSettings } from "./format-settings.ts";
import { readFormatTable } from "./format-table.ts";
import { type LanguageSettings, readLanguageTable } from "./language-table.ts";
import { nearestName } from "./nearest-name.ts";
import { type Diagnosed, readTable, type TableReader } from "./table-reader.ts";
import { readToml, type TomlEntry, type TomlTable } from "./toml.ts";

export interface UserSettings extends Diagnosed {
  readonly language: LanguageSettings;
  readonly format: FormatSettings;
}

/** The compiler's other tables are checked, as it reads the same file; nothing here has a use for what they say. */
export function readUserSettings(text: string): UserSettings {
  const toml = readToml(text);
  const entries = toml.ok ? toml.root.entries : new Map<string, TomlEntry>();
  const language = readLanguageTable(entries.get("i18n"));
  const format = readFormatTable(entries.get("fmt"));
  const others = Object.entries(OTHER_TABLES).flatMap(([name, check]) => {
    const table = readTable(name, entries.get(name));
    check(table);
    return table.close();
  });
  const found = toml.ok ? [...language.diagnostics, ...format.diagnostics, ...others, ...unknownTables(toml.root)] : [toml.diagnostic];
  return { language: language.settings, format: format.settings, diagnostics: found.sort((a, b) => a.span.start - b.span.start) };
}

const OTHER_TABLES: Readonly<Record<string, (table: TableReader) => void>> = {
  repl(table) {
    table.integer("history_size", 0, Number.MAX_SAFE_INTEGER);
    table.string("history_file");
    table.string("prompt");
    table.boolean("colors");
    table.strings("auto_imports");
  },
  lint(table) {
    table.strings("rules");
    table.boolean("strict");
    table.boolean("dead_code");
  },
  install(table) {
    table.string("dir");
  },
};

function unknownTables({ entries }: TomlTable): readonly Diagnostic[] {
  const tables = ["i18n", "fmt", ...Object.keys(OTHER_TABLES)];
  return [...entries].flatMap(([key, { key: span }]) => {
    if (tables.includes(key)) return [];
    const known = nearestName(key.toLowerCase(), tables);
    if (known === null) return [diagnostic("manifest.unknown-table", span, { key })];
    const repair = fix("fix.replace", { text: key, replacement: known }, [{ span, newText: known }]);
    return [diagnostic("manifest.misspelled-table", span, { key, known }, { fixes: [repair] })];
  });
}
