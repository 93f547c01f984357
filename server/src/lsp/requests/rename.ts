// `textDocument/rename` and `textDocument/prepareRename`: a symbol under another name wherever the project names it, or the reason why not.

import { PrepareRenameRequest, type PrepareRenameResult, RenameRequest, type WorkspaceEdit } from "vscode-languageserver/node";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.ts";
import { renderDiagnostic } from "../../language/diagnostics/render.ts";
import { editText } from "../../language/rename/edited-text.ts";
import { isKeyword, isName } from "../../language/rename/rename-request.ts";
import type { ProjectFile } from "../../workspace/project-file.ts";
import { problemOfRename } from "../../workspace/rename/problem-of-rename.ts";
import { findRenameable, type Renameable, renameInProject } from "../../workspace/rename/rename-in-project.ts";
import type { Document } from "../document.ts";
import { workspaceEdit } from "../edit-shapes.ts";
import { wordsOf } from "../messages/words-of.ts";
import { refusal } from "../refusal.ts";
import type { Workbench } from "../workbench.ts";
import { defineRequest } from "./request.ts";

export const prepareRename = defineRequest({
  type: PrepareRenameRequest.type,
  capabilities: () => ({ renameProvider: { prepareProvider: true } }),
  run(bench, { textDocument, position }): PrepareRenameResult | null {
    const document = bench.document(textDocument.uri);
    const found = document === null ? null : renameableAt(bench, document, document.positions.offset(position));
    if (document === null || found === null) return null;
    return { range: document.positions.range(found.span), placeholder: found.name };
  },
});

export const rename = defineRequest({
  type: RenameRequest.type,
  // announced with the request above
  capabilities: () => null,
  run(bench, { textDocument, position, newName }): WorkspaceEdit | null {
    const document = bench.document(textDocument.uri);
    const renameable = document === null ? null : renameableAt(bench, document, document.positions.offset(position));
    if (document === null || renameable === null) return null;
    const words = wordsOf(bench.language);
    if (isKeyword(newName)) throw refusal(words.keywordAsName(newName));
    if (!isName(newName)) throw refusal(words.notAName(newName));
    const { project } = document;
    const renamed = renameInProject(project, renameable, newName);
    if (renamed.kind === "refused") throw refusalFor(bench, document, renamed);
    const { files } = renamed;
    if (files.length > 1) {
      const texts = new Map(files.map(({ file, edits }) => [file, editText(file.text, edits).text]));
      const problem = bench.withTexts(project, texts, (after) => problemOfRename({ before: project, after, renameable, files, newName }));
      if (problem !== null) throw refusalFor(bench, document, problem);
    }
    return workspaceEdit(bench, project, files);
  },
});

/** Throws where there is a name that can't be renamed. */
function renameableAt(bench: Workbench, document: Document, offset: number): Renameable | null {
  const found = findRenameable(document.project, document.file, offset);
  if (found.kind === "refused") throw refusalFor(bench, document, { file: document.file, diagnostic: found.diagnostic });
  return found.kind === "found" ? found.renameable : null;
}

/** The reason, with the place it is about. */
function refusalFor(
  bench: Workbench,
  { project }: Document,
  { file, diagnostic }: { readonly file: ProjectFile; readonly diagnostic: Diagnostic },
) {
  const { line, character } = bench.documentOf(project, file).positions.position(diagnostic.span.start);
  return refusal(`${renderDiagnostic(diagnostic, bench.language).message} (${file.path}:${line + 1}:${character + 1})`);
}
