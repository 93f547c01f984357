// The table `[fmt]`: its keys in both spellings, checked against the settings that there are. Whoever only formats reads a settings file
// with this alone: what is wrong in other tables is none of its business.

import type { ArgumentValue, Diagnostic } from "../language/diagnostics/diagnostic.ts";
import { diagnostic } from "../language/diagnostics/findings.ts";
import { FORMAT_SETTINGS, type FormatSetting, type FormatSettings } from "./format-settings.ts";
import { type Diagnosed, kindTerm, unknownKey } from "./table-reader.ts";
import { readToml, type TomlEntry, type TomlValue } from "./toml.ts";

export interface FormatTable extends Diagnosed {
  readonly settings: FormatSettings;
}

/** The part of a settings file that is about the formatter. */
export interface FormatPart extends Diagnosed {
  /** Those of the settings that are right. Where there are errors, not even they are to be used. */
  readonly format: FormatSettings;
}

/** Reads `[fmt]` alone of the text of `yaoxiang.toml`, or of the user's file; diagnostics are in order of position. */
export function readFormatPart(text: string): FormatPart {
  const toml = readToml(text);
  if (!toml.ok) return { format: {}, diagnostics: [toml.diagnostic] };
  const { settings, diagnostics } = readFormatTable(toml.root.entries.get(TABLE));
  return { format: settings, diagnostics: diagnostics.toSorted((a, b) => a.span.start - b.span.start) };
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
    if (setting === undefined) diagnostics.push(unknownKey(TABLE, key, entry, Object.keys(FORMAT_SETTINGS)));
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
