// Which language messages are in: the rule of docs/command-line.md, one place after the other until one names a language that there is.

import { type Language, parseLanguage } from "../language/diagnostics/language.ts";
import type { LanguageSettings } from "./language-table.ts";
import { readManifest } from "./manifest.ts";
import { MANIFEST_NAME } from "./manifest-name.ts";
import { findProjectRoot, type RootOptions } from "./project-roots.ts";
import { readSettingsFile } from "./settings-file.ts";
import { readUserSettings } from "./user-settings.ts";

/** Where a language may be named, besides settings files; undefined where nothing is. */
export interface LanguageRequest {
  /** `--lang`. */
  readonly flag: string | undefined;
  /** YAOXIANG_LANG. */
  readonly variable: string | undefined;
  /** What the system, or an editor, speaks with its user. */
  readonly locale: string | undefined;
  /** The path of the user's settings file, if there can be one. */
  readonly userFile: string | null;
  /** The file system, and what says which project's settings count: that of the working folder, or the first of the allowed folders. */
  readonly roots: RootOptions;
}

/** The language of messages. Settings files are read only where neither flag nor variable names a language; what is wrong with them is not told. */
export function chooseLanguage(request: LanguageRequest): Language {
  for (const tag of tags(request)) {
    const language = tag === null || tag === undefined ? null : parseLanguage(tag);
    if (language !== null) return language;
  }
  return "en";
}

function* tags({ flag, variable, locale, userFile, roots }: LanguageRequest): Generator<string | null | undefined> {
  yield flag;
  yield variable;
  const project = findProjectRoot(roots, {});
  if (project.ok) {
    const path = roots.paths.join(project.root.root, MANIFEST_NAME);
    yield* tagsOf(readSettingsFile(roots.fileSystem, path, readManifest)?.language);
  }
  if (userFile !== null) yield* tagsOf(readSettingsFile(roots.fileSystem, userFile, readUserSettings)?.language);
  yield locale;
}

/** A table that asks for a language that there is not can name another one in its place. */
function tagsOf(settings: LanguageSettings | undefined): readonly (string | null)[] {
  return settings === undefined ? [] : [settings.messages, settings.fallback];
}

/** What the system speaks with its user, as its environment says. */
export function systemLocale(env: Readonly<Record<string, string | undefined>>): string {
  return env["LC_ALL"] || env["LC_MESSAGES"] || env["LANG"] || Intl.DateTimeFormat().resolvedOptions().locale;
}
