// What options a file is formatted with: flags before the nearest `yaoxiang.toml`, that before what an editor asks for, that before the user's
// file, that before the defaults, each option for itself.

import { dirname, join } from "node:path";
import { DEFAULT_FORMAT_OPTIONS, type FormatOptions } from "../language/format/options.ts";
import type { FileSystem } from "./file-system.ts";
import type { FormatSettings } from "./format-settings.ts";
import { readFormatPart } from "./format-table.ts";
import { MANIFEST_NAME } from "./manifest-name.ts";
import { readSettingsFile, type SettingsFile } from "./settings-file.ts";

/** How one file is to be formatted. */
export interface FileFormat {
  readonly options: FormatOptions;
  /** The settings files that have a say in it. Where one has errors, the options are not what its author meant. */
  readonly settingsFiles: readonly SettingsFile[];
}

export interface FormatSources {
  readonly fileSystem: FileSystem;
  /** The user's settings file, which need not exist. */
  readonly userFile: string | null;
  readonly flags: FormatSettings;
  /** What an editor asks for where no manifest says otherwise. */
  readonly editor?: FormatSettings;
}

/** Gives a function from a file's absolute path to its format. The path need not exist. Each settings file is read once, when it is first needed. */
export function createFormatOptions({ fileSystem, userFile, flags, editor = {} }: FormatSources): (path: string) => FileFormat {
  const user = userFile === null ? null : readSettingsFile(fileSystem, userFile, readFormatPart);
  const nearest = new Map<string, SettingsFile | null>();

  function nearestManifest(from: string): SettingsFile | null {
    const below: string[] = [];
    let found: SettingsFile | null = null;
    for (let folder = from; ; folder = dirname(folder)) {
      const known = nearest.get(folder);
      found = known === undefined ? readSettingsFile(fileSystem, join(folder, MANIFEST_NAME), readFormatPart) : known;
      below.push(folder);
      if (found !== null || known !== undefined || folder === dirname(folder)) break;
    }
    for (const folder of below) nearest.set(folder, found);
    return found;
  }

  return (path) => {
    const manifest = nearestManifest(dirname(path));
    const settingsFiles = [manifest, user].filter((file) => file !== null);
    return { options: { ...DEFAULT_FORMAT_OPTIONS, ...user?.format, ...editor, ...manifest?.format, ...flags }, settingsFiles };
  };
}
