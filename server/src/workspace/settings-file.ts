// A settings file as it is found: `yaoxiang.toml` or the user's own, read as far as it can be, by whichever reader is asked for.

import type { Diagnostic } from "../language/diagnostics/diagnostic.ts";
import { diagnostic } from "../language/diagnostics/findings.ts";
import { decodeText } from "./decode-text.ts";
import type { FileSystem } from "./file-system.ts";
import type { FormatPart } from "./format-table.ts";
import type { Diagnosed } from "./table-reader.ts";

/** What a reader made of the file; that it can't be read is among the diagnostics. */
export type SettingsFile<Settings extends Diagnosed = FormatPart> = Settings & {
  readonly path: string;
  /** What the offsets of the diagnostics are in; of a file that is not UTF-8 the text before that. Null where it can't be read at all. */
  readonly text: string | null;
};

/** The settings file at `path`, or null when there is none: a folder of that name is none. One that can't be read sets nothing. */
export function readSettingsFile<Settings extends Diagnosed>(
  fileSystem: FileSystem,
  path: string,
  read: (text: string) => Settings,
): SettingsFile<Settings> | null {
  if (fileSystem.kindOf(path) !== "file") return null;
  const without = (problem: Diagnostic, text: string | null) => ({ ...read(""), path, text, diagnostics: [problem] });
  const bytes = fileSystem.readFile(path);
  if (!bytes.ok) return without(diagnostic("manifest.unreadable", { start: 0, end: 0 }, { reason: bytes.problem }), null);
  const decoded = decodeText(bytes.value);
  if (decoded.ok) return { ...read(decoded.text), path, text: decoded.text };
  const end = decoded.before.length;
  return without(diagnostic("files.wrong-encoding", { start: end, end }, {}), decoded.before);
}

/** Whether the settings are not to be relied on. */
export function hasErrors({ diagnostics }: Diagnosed): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}
