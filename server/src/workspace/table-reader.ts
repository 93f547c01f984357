// Reads the settings of one table of a settings file, each by its name and type, and tells what does not fit and what nobody asked for.

import type { ArgumentValue, Diagnostic } from "../language/diagnostics/diagnostic.ts";
import { diagnostic, fix } from "../language/diagnostics/findings.ts";
import { nearestName } from "./nearest-name.ts";
import type { TomlEntry, TomlValue } from "./toml.ts";

/** What was read from a file, with what is wrong with it; offsets are UTF-16 units of the text. */
export interface Diagnosed {
  readonly diagnostics: readonly Diagnostic[];
}

/** Each setting is asked for once; the answer is null where it is absent or does not fit. `_` in a name may be written `-`. */
export interface TableReader {
  string(name: string): string | null;
  /** A string that should be one of a few: any other is told, and counts as absent. */
  choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | null;
  integer(name: string, least: number, most: number): number | null;
  boolean(name: string): boolean | null;
  strings(name: string): readonly string[] | null;
  /** A setting that has to be there is not. */
  require(name: string): void;
  /** Settings that the language's documents name, and nothing reads. */
  documented(names: readonly string[]): void;
  /** What was found, settings that nobody has asked for among it, in no order. */
  close(): readonly Diagnostic[];
}

/** The reader of the table `table` (`package`, `tool.test`); an entry that is absent, or no table, has no settings. */
export function readTable(table: string, entry: TomlEntry | undefined): TableReader {
  const diagnostics: Diagnostic[] = [];
  const entries = entry?.value.kind === "table" ? entry.value.entries : new Map<string, TomlEntry>();
  const asked = new Set<string>();
  const seen = new Set<string>();
  if (entry !== undefined && entry.value.kind !== "table") {
    const args = { key: table, expected: { term: "table" }, found: kindTerm(entry.value) } as const;
    diagnostics.push(diagnostic("manifest.wrong-type", entry.key, args));
  }

  /** The setting in one of its spellings; a second one is told. */
  function find(name: string): { readonly key: string; readonly value: TomlValue } | null {
    asked.add(name);
    const [first, ...others] = [...entries].filter(([key]) => key.replaceAll("-", "_") === name);
    for (const [key, other] of others) diagnostics.push(diagnostic("manifest.duplicate-key", other.key, { key }));
    for (const [key] of [first, ...others].filter((each) => each !== undefined)) seen.add(key);
    return first === undefined ? null : { key: first[0], value: first[1].value };
  }

  function wrongType(key: string, value: TomlValue, expected: ArgumentValue): null {
    diagnostics.push(diagnostic("manifest.wrong-type", value.span, { key, expected, found: kindTerm(value) }));
    return null;
  }

  function string(name: string): string | null {
    const found = find(name);
    if (found === null) return null;
    return found.value.kind === "string" ? found.value.value : wrongType(found.key, found.value, { term: "string" });
  }

  return {
    string,
    choice(name, choices) {
      const text = string(name);
      const value = entries.get(name)?.value;
      const choice = choices.find((each) => each === text) ?? null;
      if (text === null || choice !== null || value === undefined) return choice;
      diagnostics.push(diagnostic("manifest.unknown-choice", value.span, { key: name, found: text, known: choices.join(", ") }));
      return null;
    },
    integer(name, least, most) {
      const found = find(name);
      if (found === null) return null;
      const { key, value } = found;
      if (value.kind !== "integer") return wrongType(key, value, { term: "whole-number" });
      if (value.value >= least && value.value <= most) return value.value;
      diagnostics.push(diagnostic("manifest.out-of-range", value.span, { key, least, most, found: value.value }));
      return null;
    },
    boolean(name) {
      const found = find(name);
      if (found === null) return null;
      return found.value.kind === "boolean" ? found.value.value : wrongType(found.key, found.value, { term: "boolean" });
    },
    strings(name) {
      const found = find(name);
      if (found === null) return null;
      const { key, value } = found;
      if (value.kind !== "list") return wrongType(key, value, { term: "string-list" });
      const wrong = value.elements.find(({ text }) => text === null);
      if (wrong === undefined) return value.elements.flatMap(({ text }) => text ?? []);
      diagnostics.push(diagnostic("manifest.wrong-type", wrong.span, { key, expected: { term: "string-list" }, found: kindTerm(wrong) }));
      return null;
    },
    require(name) {
      if (entry?.value.kind !== "table" || entries.has(name)) return;
      diagnostics.push(diagnostic("manifest.missing-key", entry.key, { key: name, table }));
    },
    documented(names) {
      for (const name of names) {
        const setting = entries.get(name);
        if (setting !== undefined) diagnostics.push(diagnostic("manifest.not-read", setting.key, { key: `${table}.${name}` }));
        seen.add(name);
      }
    },
    close() {
      const unknown = [...entries].filter(([key]) => !seen.has(key));
      return [...diagnostics, ...unknown.map(([key, setting]) => unknownKey(table, key, setting, [...asked]))];
    },
  };
}

/** The known key that was probably meant is shown in the spelling that the file uses. */
export function unknownKey(table: string, key: string, entry: TomlEntry, names: readonly string[]): Diagnostic {
  const nearest = nearestName(key.toLowerCase().replaceAll("-", "_"), names);
  if (nearest === null) return diagnostic("manifest.unknown-key", entry.key, { key, table });
  const known = key.includes("-") ? nearest.replaceAll("_", "-") : nearest;
  const repair = fix("fix.replace", { text: key, replacement: known }, [{ span: entry.key, newText: known }]);
  return diagnostic("manifest.misspelled-key", entry.key, { key, table, known }, { fixes: [repair] });
}

/** What kind of thing a value is, in words. */
export function kindTerm({ kind }: { readonly kind: TomlValue["kind"] }): ArgumentValue {
  switch (kind) {
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
