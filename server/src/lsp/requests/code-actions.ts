// `textDocument/codeAction`: what can be done about what is wrong at a place, and what can be done to a whole document.

import {
  type CodeAction,
  CodeActionKind,
  CodeActionRequest,
  type Diagnostic as LspDiagnostic,
  type WorkspaceEdit,
} from "vscode-languageserver/node";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.ts";
import { renderDiagnostic } from "../../language/diagnostics/render.ts";
import type { Span, TextEdit } from "../../language/text/span.ts";
import { matchingSymbols } from "../../workspace/symbols/matching-symbols.ts";
import { lspDiagnostic } from "../diagnostic-shapes.ts";
import type { Document } from "../document.ts";
import { workspaceEdit } from "../edit-shapes.ts";
import { importable, importEdits } from "../import-edits.ts";
import { wordsOf } from "../messages/words-of.ts";
import { extractVariable, inlineVariable } from "../refactorings.ts";
import type { Workbench } from "../workbench.ts";
import { defineRequest } from "./request.ts";

/** What "fix all" and "remove unused imports" are offered as, for users who run them on save. */
const FIX_ALL = `${CodeActionKind.SourceFixAll}.yaoxiang`;
const REMOVE_UNUSED = `${CodeActionKind.Source}.removeUnusedImports`;
const KINDS = [CodeActionKind.QuickFix, CodeActionKind.RefactorExtract, CodeActionKind.RefactorInline, FIX_ALL, REMOVE_UNUSED];

export const codeActions = defineRequest({
  type: CodeActionRequest.type,
  capabilities: ({ hasLiteralCodeActions }) => (hasLiteralCodeActions ? { codeActionProvider: { codeActionKinds: KINDS } } : null),
  run(bench, { textDocument, range, context: { only } }): CodeAction[] {
    const document = bench.document(textDocument.uri);
    if (document === null) return [];
    const span = document.positions.span(range);
    const isWanted = (kind: string): boolean => only === undefined || only.some((each) => kind === each || kind.startsWith(`${each}.`));
    // what is for the whole document is no answer to a light bulb
    const isAsked = (kind: string): boolean => only !== undefined && isWanted(kind);
    const found = document.project.diagnosticsOf(document.file);
    const here = found.filter((each) => touches(each.span, span));
    return [
      ...(isWanted(CodeActionKind.QuickFix) ? here.flatMap((each) => quickFixes(bench, document, each)) : []),
      ...(isWanted(CodeActionKind.RefactorExtract) ? extract(bench, document, span) : []),
      ...(isWanted(CodeActionKind.RefactorInline) ? inline(bench, document, span) : []),
      ...(isAsked(FIX_ALL) ? wholeDocument(bench, document, FIX_ALL, wordsOf(bench.language).fixAll, onlyFixes(found)) : []),
      ...(isAsked(REMOVE_UNUSED)
        ? wholeDocument(bench, document, REMOVE_UNUSED, wordsOf(bench.language).removeUnused, unusedImports(found))
        : []),
    ];
  },
});

function touches(a: Span, b: Span): boolean {
  return a.start <= b.end && b.start <= a.end;
}

/** The fixes that a diagnostic has, and imports for a name that nothing here has. */
function quickFixes(bench: Workbench, document: Document, found: Diagnostic): readonly CodeAction[] {
  const shown = lspDiagnostic(bench, document, found);
  const { fixes } = renderDiagnostic(found, bench.language);
  const own = fixes.map(({ title, edits }) => quickFix(bench, document, { title, edits, shown, isPreferred: fixes.length === 1 }));
  return [...own, ...imports(bench, document, found, shown)];
}

interface QuickFix {
  readonly title: string;
  readonly edits: readonly TextEdit[];
  readonly shown: LspDiagnostic;
  readonly isPreferred: boolean;
}

function quickFix(bench: Workbench, document: Document, { title, edits, shown, isPreferred }: QuickFix): CodeAction {
  return {
    title,
    kind: CodeActionKind.QuickFix,
    diagnostics: [shown],
    edit: editOf(bench, document, edits),
    ...(isPreferred ? { isPreferred } : {}),
  };
}

function imports(bench: Workbench, document: Document, found: Diagnostic, shown: LspDiagnostic): readonly CodeAction[] {
  if (found.code !== "E1001" && found.code !== "E1013" && found.code !== "E1003") return [];
  const name = document.text.slice(found.span.start, found.span.end);
  if (!/^[A-Za-z_]\w*$/.test(name)) return [];
  const candidates = matchingSymbols(document.project.names, { parts: [name], kinds: [] }).flatMap((symbol) => {
    const module = importable(document, symbol);
    return module === null || module.name !== name ? [] : [module];
  });
  return candidates.map(({ path }) => {
    const title = wordsOf(bench.language).addImport(`use ${path.join(".")}.{${name}}`);
    return quickFix(bench, document, { title, edits: importEdits(document, path, name), shown, isPreferred: candidates.length === 1 });
  });
}

/** Of each diagnostic that can be mended in one way alone, what mends it; what overlaps with one before it is left for the next time. */
function onlyFixes(found: readonly Diagnostic[]): readonly TextEdit[] {
  return apart(found.flatMap(({ fixes = [] }) => (fixes.length === 1 ? [fixes[0]?.edits ?? []] : [])));
}

function unusedImports(found: readonly Diagnostic[]): readonly TextEdit[] {
  return apart(found.flatMap(({ code, fixes = [] }) => (code === "W1003" ? [fixes[0]?.edits ?? []] : [])));
}

function apart(groups: readonly (readonly TextEdit[])[]): readonly TextEdit[] {
  const taken: TextEdit[] = [];
  for (const group of groups) if (!group.some(({ span }) => taken.some((each) => overlaps(each.span, span)))) taken.push(...group);
  return taken.sort((a, b) => a.span.start - b.span.start);
}

/** Whether two edits concern the same text, or the same place between two letters. */
function overlaps(a: Span, b: Span): boolean {
  return a.start === b.start || (a.start < b.end && b.start < a.end);
}

function wholeDocument(
  bench: Workbench,
  document: Document,
  kind: string,
  title: string,
  edits: readonly TextEdit[],
): readonly CodeAction[] {
  return edits.length === 0 ? [] : [{ title, kind, edit: editOf(bench, document, edits) }];
}

function extract(bench: Workbench, document: Document, span: Span): readonly CodeAction[] {
  const found = extractVariable(document, span);
  if (found === null) return [];
  return [
    {
      title: wordsOf(bench.language).extractVariable(found.name),
      kind: CodeActionKind.RefactorExtract,
      edit: editOf(bench, document, found.edits),
    },
  ];
}

function inline(bench: Workbench, document: Document, span: Span): readonly CodeAction[] {
  const found = inlineVariable(document, span.start);
  if (found === null) return [];
  return [
    {
      title: wordsOf(bench.language).inlineVariable(found.name),
      kind: CodeActionKind.RefactorInline,
      edit: editOf(bench, document, found.edits),
    },
  ];
}

function editOf(bench: Workbench, { project, file }: Document, edits: readonly TextEdit[]): WorkspaceEdit {
  const sorted = [...edits].sort((a, b) => a.span.start - b.span.start);
  return workspaceEdit(bench, project, [{ file, edits: sorted }]);
}
