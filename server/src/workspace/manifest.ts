// Reads the text of `yaoxiang.toml`, or of the user's settings file, into settings and what is wrong with them. So far that is `[fmt]`; each
// further table gets a field here and a reader beside `format-table.ts`. Tables that nobody reads are left alone.

import type { Diagnostic } from "../language/diagnostics/diagnostic.ts";
import type { FormatSettings } from "./format-settings.ts";
import { readFormatTable } from "./format-table.ts";
import { readToml } from "./toml.ts";

export interface Manifest {
  /** Those of the settings that are right. Where there are errors, not even they are to be used. */
  readonly format: FormatSettings;
  /** In order of position; offsets are UTF-16 units of the text. */
  readonly diagnostics: readonly Diagnostic[];
}

export function readManifest(text: string): Manifest {
  const toml = readToml(text);
  if (!toml.ok) return { format: {}, diagnostics: [toml.diagnostic] };
  const format = readFormatTable(toml.root.entries.get("fmt"));
  return { format: format.settings, diagnostics: format.diagnostics.toSorted((a, b) => a.span.start - b.span.start) };
}
