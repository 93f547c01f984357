// Edits of files as LSP has them.

import { type TextEdit as LspTextEdit, TextDocumentEdit, type WorkspaceEdit } from "vscode-languageserver/node";
import type { TextEdit } from "../language/text/span.ts";
import type { FileEdits } from "../workspace/rename/rename-in-project.ts";
import type { Document } from "./document.ts";
import type { Project } from "./project.ts";
import type { Workbench } from "./workbench.ts";

export function lspEdit({ positions }: Document, { span, newText }: TextEdit): LspTextEdit {
  return { range: positions.range(span), newText };
}

/** Edits of several files of a project: with the versions that they are for, where the client takes them so. */
export function workspaceEdit(bench: Workbench, project: Project, files: readonly FileEdits[]): WorkspaceEdit {
  const documents = files.map(({ file, edits }) => {
    const document = bench.documentOf(project, file);
    return { document, edits: edits.map((edit) => lspEdit(document, edit)) };
  });
  if (!bench.client.hasVersionedEdits)
    return { changes: Object.fromEntries(documents.map(({ document, edits }) => [document.uri, edits])) };
  return {
    documentChanges: documents.map(({ document: { uri, version }, edits }) => TextDocumentEdit.create({ uri, version }, edits)),
  };
}
