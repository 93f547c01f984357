// The language's own extension starts a language server, too: with both, everything is told twice. Says so, once on this machine, and shows
// the way to switch one off: extensions can't do it themselves.

import * as vscode from "vscode";

const RIVAL = "yaoxiang.yaoxiang-language-server";
const TOLD = "toldOfRival";

export function watchForRival({ globalState, extension }: vscode.ExtensionContext): vscode.Disposable {
  const look = async (): Promise<void> => {
    const rival = vscode.extensions.getExtension(RIVAL);
    if (rival === undefined || globalState.get(TOLD, false)) return;
    await globalState.update(TOLD, true);
    const name = String(rival.packageJSON.displayName ?? RIVAL);
    const other = vscode.l10n.t("Show {0}", name);
    const own = vscode.l10n.t("Show This Extension");
    const text = vscode.l10n.t("Two extensions serve YaoXiang files, this one and {0}: errors show up twice. Disable one of them.", name);
    const choice = await vscode.window.showWarningMessage(text, other, own);
    if (choice !== undefined) await vscode.commands.executeCommand("extension.open", choice === other ? RIVAL : extension.id);
  };
  void look();
  return vscode.extensions.onDidChange(look);
}
