// The table `[fmt]`: its keys in both spellings, checked against the settings that there are.

import type { ArgumentValue, Diagnostic } from "../language/diagnostics/diagnostic.ts";
import { diagnostic, fix } from "../language/diagnostics/findings.ts";
import { FORMAT_SETTINGS, type FormatSetting, type FormatSettings } from "./format-settings.ts";
import { nearestName } from "./nearest-name.ts";
import type { TomlEntry, TomlValue } from "./toml.ts";

export interface FormatTable {
  readonly settings: FormatSettings;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the entry `fmt` of a document, if it has one. */
export function readFormatTable(table: TomlEntry | undefined): FormatTable {
  if (table === undefined) return { settings: {}, diagnostics: [] };
  if (table.value.kind !== "table") {
    const args = { key: TABLE, expected: { term: "table" }, found: kindTerm(table.value) } as const;
    return { settings: {}, diagnostics: [diagnostic("manifest.wrong-type", table.key, args)] };
  }
  const diagnostics: Diagnostic[] = [];
  let settings: FormatSettings = {};
  const seen = new Set<string>();
  for (const [key, entry] of table.value.entries) {
    const name = key.replaceAll("-", "_");
    const setting = Object.hasOwn(FORMAT_SETTINGS, name) ? FORMAT_SETTINGS[name] : undefined;
    if (setting === undefined) diagnostics.push(unknownKey(key, entry));
    else if (seen.has(name)) diagnostics.push(diagnostic("manifest.duplicate-key", entry.key, { key }));
    else {
      const read = readValue(key, setting, entry.value);
      if ("finding" in read) diagnostics.push(read);
      else settings = { ...settings, ...read };
      if (name === "single_quote" && entry.value.kind === "boolean" && entry.value.value) {
        diagnostics.push(diagnostic("manifest.single-quote", entry.key, { key }));
      }
    }
    seen.add(name);
  }
  return { settings, diagnostics };
}

const TABLE = "fmt";

/** What a value sets, or what is wrong with it. */
function readValue(key: string, setting: FormatSetting, value: TomlValue): FormatSettings | Diagnostic {
  const wrongType = (expected: ArgumentValue): Diagnostic =>
    diagnostic("manifest.wrong-type", value.span, { key, expected, found: kindTerm(value) });
  if (setting.type === "boolean") return value.kind === "boolean" ? setting.set(value.value) : wrongType({ term: "boolean" });
  if (value.kind !== "integer") return wrongType({ term: "whole-number" });
  const { least, most } = setting;
  if (value.value >= least && value.value <= most) return setting.set(value.value);
  return diagnostic("manifest.out-of-range", value.span, { key, least, most, found: value.value });
}

/** The known key that was probably meant is shown in the spelling that the file uses. */
function unknownKey(key: string, entry: TomlEntry): Diagnostic {
  const nearest = nearestName(key.toLowerCase().replaceAll("-", "_"), Object.keys(FORMAT_SETTINGS));
  if (nearest === null) return diagnostic("manifest.unknown-key", entry.key, { key, table: TABLE });
  const known = key.includes("-") ? nearest.replaceAll("_", "-") : nearest;
  const repair = fix("fix.replace", { text: key, replacement: known }, [{ span: entry.key, newText: known }]);
  return diagnostic("manifest.misspelled-key", entry.key, { key, table: TABLE, known }, { fixes: [repair] });
}

/** What kind of thing a value is, in words. */
function kindTerm(value: TomlValue): ArgumentValue {
  switch (value.kind) {
    case "integer":
      return { term: "whole-number" };
    case "float":
      return { term: "fraction" };
    case "boolean":
      return { term: "boolean" };
    case "string":
      return { term: "string" };
    case "list":
      return { term: "list" };
    case "table":
      return { term: "table" };
    case "date":
      return { term: "date" };
  }
}
