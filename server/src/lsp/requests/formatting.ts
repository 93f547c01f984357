// `textDocument/formatting`, `…/rangeFormatting` and `…/onTypeFormatting`. Text that the formatter refuses stays as it is, and the log says so.

import {
  DocumentFormattingRequest,
  DocumentOnTypeFormattingRequest,
  DocumentRangeFormattingRequest,
  type FormattingOptions,
  type TextEdit as LspTextEdit,
} from "vscode-languageserver/node";
import { renderDiagnostic } from "../../language/diagnostics/render.ts";
import { formatTree } from "../../language/format/format.ts";
import { indentLineIn } from "../../language/format/line-indent.ts";
import type { FormatOptions } from "../../language/format/options.ts";
import { formatRangeIn } from "../../language/format/range.ts";
import { lineStartAt } from "../../language/text/lines.ts";
import type { TextEdit } from "../../language/text/span.ts";
import type { Document } from "../document.ts";
import { documentFormat } from "../document-format.ts";
import { lspEdit } from "../edit-shapes.ts";
import { wordsOf } from "../messages/words-of.ts";
import { minimalEdits } from "../minimal-edits.ts";
import { refusal } from "../refusal.ts";
import type { Workbench } from "../workbench.ts";
import { defineRequest } from "./request.ts";

export const formatting = defineRequest({
  type: DocumentFormattingRequest.type,
  capabilities: () => ({ documentFormattingProvider: true }),
  run(bench, { textDocument, options }): LspTextEdit[] | null {
    const document = wholeDocument(bench, textDocument.uri);
    if (document === null) return null;
    const { text, isRefused, diagnostics } = formatTree(document.tree, wantedFormat(bench, document, options));
    if (!isRefused) return minimalEdits(document.text, text).map((edit) => lspEdit(document, edit));
    const [reason] = diagnostics;
    if (reason !== undefined) {
      bench.log(wordsOf(bench.language).notFormatted(document.uri, renderDiagnostic(reason, bench.language).message));
    }
    return null;
  },
});

export const rangeFormatting = defineRequest({
  type: DocumentRangeFormattingRequest.type,
  capabilities: () => ({ documentRangeFormattingProvider: true }),
  run(bench, { textDocument, range, options }): LspTextEdit[] | null {
    const document = wholeDocument(bench, textDocument.uri);
    if (document === null) return null;
    const { text, positions } = document;
    const edits = formatRangeIn(document.tree, positions.span(range), wantedFormat(bench, document, options));
    const small = edits.flatMap(({ span, newText }) => within(span.start, text.slice(span.start, span.end), newText));
    return small.map((edit) => lspEdit(document, edit));
  },
});

export const onTypeFormatting = defineRequest({
  type: DocumentOnTypeFormattingRequest.type,
  capabilities: () => ({ documentOnTypeFormattingProvider: { firstTriggerCharacter: "}", moreTriggerCharacter: ["\n"] } }),
  run(bench, { textDocument, position, ch, options }): LspTextEdit[] | null {
    const document = wholeDocument(bench, textDocument.uri);
    if (document === null) return null;
    const { text, positions } = document;
    const offset = positions.offset(position);
    // elsewhere than at the beginning of its line, a bracket moves nothing
    if (ch === "}" && text.slice(lineStartAt(text, offset), offset).trim() !== "}") return [];
    const format = documentFormat(bench, document, options);
    // who types has not asked for it: of settings that are wrong the other two tell
    const edit = format.ok ? indentLineIn(document.tree, offset, format.options) : null;
    return edit === null ? [] : [lspEdit(document, edit)];
  },
});

/** Refuses where the settings can't be relied on. */
function wantedFormat(bench: Workbench, document: Document, asked: FormattingOptions): FormatOptions {
  const format = documentFormat(bench, document, asked);
  if (!format.ok) throw refusal(format.problem);
  return format.options;
}

/** Null for a document that is not there, or is not there as a whole. */
function wholeDocument(bench: Workbench, uri: string): Document | null {
  const document = bench.document(uri);
  return document === null || document.file.problem !== null ? null : document;
}

/** The small edits of a piece of the text that begins at `start`. */
function within(start: number, before: string, after: string): readonly TextEdit[] {
  return minimalEdits(before, after).map(({ span, newText }) => ({ span: { start: start + span.start, end: start + span.end }, newText }));
}
