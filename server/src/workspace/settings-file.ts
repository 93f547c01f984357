// A settings file as it is found: `yaoxiang.toml` or the user's own, read as far as it can be.

import { diagnostic } from "../language/diagnostics/findings.ts";
import { decodeText } from "./decode-text.ts";
import type { FileSystem } from "./file-system.ts";
import { type Manifest, readManifest } from "./manifest.ts";

export interface SettingsFile extends Manifest {
  readonly path: string;
  /** What the offsets of the diagnostics are in; of a file that is not UTF-8 the text before that. Null where it can't be read at all. */
  readonly text: string | null;
}

/** The settings file at `path`, or null when there is none: a folder of that name is none. */
export function readSettingsFile(fileSystem: FileSystem, path: string): SettingsFile | null {
  if (fileSystem.kindOf(path) !== "file") return null;
  const bytes = fileSystem.readFile(path);
  if (!bytes.ok) {
    const unreadable = diagnostic("manifest.unreadable", { start: 0, end: 0 }, { reason: bytes.problem });
    return { path, text: null, format: {}, diagnostics: [unreadable] };
  }
  const decoded = decodeText(bytes.value);
  if (!decoded.ok) {
    const end = decoded.before.length;
    return { path, text: decoded.before, format: {}, diagnostics: [diagnostic("files.wrong-encoding", { start: end, end }, {})] };
  }
  return { path, text: decoded.text, ...readManifest(decoded.text) };
}

/** Whether the settings are not to be relied on. */
export function hasErrors({ diagnostics }: SettingsFile): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}
