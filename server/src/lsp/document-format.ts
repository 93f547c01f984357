// How a document is formatted: the settings of its project first, then what the editor asks for.

import type { FormattingOptions } from "vscode-languageserver/node";
import { renderDiagnostic } from "../language/diagnostics/render.ts";
import type { FormatOptions } from "../language/format/options.ts";
import { createPositions } from "../language/text/positions.ts";
import { createFormatOptions } from "../workspace/format-options.ts";
import { type FormatSettings, INDENT_WIDTH } from "../workspace/format-settings.ts";
import { hasErrors, type SettingsFile } from "../workspace/settings-file.ts";
import type { Document } from "./document.ts";
import { wordsOf } from "./messages/words-of.ts";
import type { Workbench } from "./workbench.ts";

/** The options; or, where a settings file has errors, what is wrong with it: nobody would get what its author meant. */
export type DocumentFormat = { readonly ok: true; readonly options: FormatOptions } | { readonly ok: false; readonly problem: string };

export function documentFormat(bench: Workbench, document: Document, asked: FormattingOptions): DocumentFormat {
  const { fileSystem, userFile } = bench;
  const optionsOf = createFormatOptions({ fileSystem, userFile, flags: {}, editor: editorSettings(asked) });
  const { options, settingsFiles } = optionsOf(document.file.absolute);
  const wrong = settingsFiles.find(hasErrors);
  return wrong === undefined ? { ok: true, options } : { ok: false, problem: complaint(bench, wrong) };
}

/** Only what can be meant: some editors send 0 for a width that they don't know. */
function editorSettings({ tabSize, insertSpaces }: FormattingOptions): FormatSettings {
  const isWidth = Number.isInteger(tabSize) && tabSize > 0 && tabSize <= INDENT_WIDTH.most;
  return { ...(isWidth ? { indentWidth: tabSize } : {}), ...(typeof insertSpaces === "boolean" ? { useTabs: !insertSpaces } : {}) };
}

function complaint({ language }: Workbench, { path, text, diagnostics }: SettingsFile): string {
  const first = diagnostics.find(({ severity }) => severity === "error");
  if (first === undefined) return path;
  const at = text === null ? null : createPositions(text).lineColumn(first.span.start);
  const place = at === null ? path : `${path}:${at.line}:${at.column}`;
  return wordsOf(language).badFormatSettings(place, renderDiagnostic(first, language).message);
}
