// Says what is wrong with settings files, each once in a run, and how many files are not worked on because of it.

import type { Language } from "../language/diagnostics/language.ts";
import { hasErrors, type SettingsFile } from "../workspace/settings-file.ts";
import { diagnosticLine } from "./diagnostic-line.ts";
import type { Words } from "./messages/words.ts";
import { shownPath } from "./shown-path.ts";

export interface SettingsReport {
  /** Tells of the settings files of one more source file; whether they can all be relied on. */
  allow(settingsFiles: readonly SettingsFile[]): boolean;
  /** Tells how many files were not allowed. */
  close(): void;
}

interface SettingsReportHost {
  /** Paths below it are shown relative to it. */
  readonly folder: string;
  report(line: string): void;
  readonly language: Language;
  readonly words: Words;
}

export function createSettingsReport({ folder, report, words, language }: SettingsReportHost): SettingsReport {
  const refused = new Map<SettingsFile, number>();

  const nameOf = ({ path }: SettingsFile): string => shownPath(folder, path);

  return {
    allow(settingsFiles) {
      for (const file of settingsFiles) {
        const count = refused.get(file);
        if (count === undefined) for (const each of file.diagnostics) report(diagnosticLine(each, nameOf(file), file.text, language));
        refused.set(file, (count ?? 0) + (hasErrors(file) ? 1 : 0));
      }
      return !settingsFiles.some(hasErrors);
    },
    close() {
      for (const [file, count] of refused) if (count > 0) report(words.badSettings(count, nameOf(file)));
    },
  };
}
