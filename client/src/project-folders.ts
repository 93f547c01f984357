// The folders of the workspace in which there can be a project: those that are on the disk of the machine that we run on.

import * as vscode from "vscode";
import { LANGUAGE } from "./names.ts";

export function projectFolders(): readonly vscode.WorkspaceFolder[] {
  return (vscode.workspace.workspaceFolders ?? []).filter(({ uri }) => uri.scheme === "file");
}

/** The folder that a command is about: the only one, that of the active editor, or the one that is picked. Undefined for none. */
export async function chooseFolder(): Promise<vscode.WorkspaceFolder | undefined> {
  const folders = projectFolders();
  const [first] = folders;
  if (first === undefined) {
    await vscode.window.showInformationMessage(vscode.l10n.t("Open a folder with YaoXiang files first."));
    return undefined;
  }
  if (folders.length === 1) return first;
  const { activeTextEditor: editor } = vscode.window;
  const active = editor?.document.languageId === LANGUAGE ? vscode.workspace.getWorkspaceFolder(editor.document.uri) : undefined;
  return active ?? vscode.window.showWorkspaceFolderPick();
}
