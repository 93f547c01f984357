// What examples do to documents, in the words of somebody at a keyboard.

import { strict as assert } from "node:assert";
import * as vscode from "vscode";
import { eventually } from "./examples.ts";

/** A file of the workspace: the folder's name, and the path in it. */
export function fileUri(path: string): vscode.Uri {
  const [name = "", ...below] = path.split("/");
  const folder = vscode.workspace.workspaceFolders?.find((each) => each.name === name);
  assert(folder, `there is no folder ${name}`);
  return vscode.Uri.joinPath(folder.uri, ...below);
}

/** Shows a file as it is on the disk, whatever an example before has done to it. */
export async function open(path: string): Promise<vscode.TextDocument> {
  const document = await vscode.workspace.openTextDocument(fileUri(path));
  await vscode.window.showTextDocument(document);
  if (document.isDirty) await vscode.commands.executeCommand("workbench.action.files.revert");
  return document;
}

export async function replace(document: vscode.TextDocument, old: string, text: string): Promise<void> {
  const edit = new vscode.WorkspaceEdit();
  edit.replace(document.uri, rangeOf(document, old), text);
  assert(await vscode.workspace.applyEdit(edit));
}

/** Where a text stands first. */
export function rangeOf(document: vscode.TextDocument, text: string): vscode.Range {
  const start = document.getText().indexOf(text);
  assert(start >= 0, `${document.uri.path} does not have ${text}`);
  return new vscode.Range(document.positionAt(start), document.positionAt(start + text.length));
}

/** A place in the middle of a text. */
export function inside(document: vscode.TextDocument, text: string): vscode.Position {
  return rangeOf(document, text).start.translate(0, Math.floor(text.length / 2));
}

export function codesOf(uri: vscode.Uri): readonly string[] {
  return vscode.languages.getDiagnostics(uri).map(({ code }) => String(typeof code === "object" ? code.value : code));
}

/** Waits until a document has these diagnostics and no others. */
export async function hasCodes(uri: vscode.Uri, codes: readonly string[]): Promise<void> {
  await eventually(() => assert.deepEqual(codesOf(uri), codes));
}
