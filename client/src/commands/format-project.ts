// The command that formats all files of a project on the disk, after it was confirmed: there is no undo for files that are not open.

import * as vscode from "vscode";
import { chooseFolder } from "../project-folders.ts";
import { commandLine, runProcess, type ServerProgram } from "../server-program.ts";

export async function formatProject(program: ServerProgram, output: vscode.LogOutputChannel): Promise<void> {
  const folder = await chooseFolder();
  if (folder === undefined) return;
  const go = vscode.l10n.t("Format");
  const question = vscode.l10n.t("Save all files and format every YaoXiang file in {0}?", folder.name);
  const detail = vscode.l10n.t("This rewrites files on the disk, and can't be undone here.");
  const choice = await vscode.window.showWarningMessage(question, { modal: true, detail }, go);
  if (choice !== go || !(await vscode.workspace.saveAll(false))) return;
  const line = commandLine(program, "format", ["-w", folder.uri.fsPath]);
  const { exitCode, stderr } = await runProcess(line, folder.uri.fsPath);
  if (stderr.trim() !== "") output.info(stderr.trim());
  if (exitCode === 0) {
    await vscode.window.showInformationMessage(vscode.l10n.t("Formatted: {0}", folder.name));
    return;
  }
  const show = vscode.l10n.t("Show output");
  const chosen = await vscode.window.showErrorMessage(vscode.l10n.t("Not all files could be formatted."), show);
  if (chosen === show) output.show();
}
