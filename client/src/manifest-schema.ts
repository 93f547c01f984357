// The schema of `yaoxiang.toml` for the extension Even Better TOML, which takes schemas of other extensions by absolute addresses only: so
// the schema is kept at a place that stays the same over updates, and is put into that extension's settings when the user agrees.

import * as vscode from "vscode";

const TOML_EXTENSION = "tamasfe.even-better-toml";
const SECTION = "evenBetterToml.schema";
const PATTERN = "^.*/yaoxiang\\.toml$";
const ASKED = "askedForSchema";

/** Asks once, when a manifest is opened and the other extension is there. */
export function offerManifestSchema(context: vscode.ExtensionContext): vscode.Disposable {
  const look = ({ uri }: vscode.TextDocument): void => {
    if (uri.scheme === "file" && uri.path.endsWith("/yaoxiang.toml")) void offer(context);
  };
  vscode.workspace.textDocuments.forEach(look);
  return vscode.workspace.onDidOpenTextDocument(look);
}

async function offer({ globalState, globalStorageUri, extensionUri }: vscode.ExtensionContext): Promise<void> {
  if (vscode.extensions.getExtension(TOML_EXTENSION) === undefined) return;
  const kept = vscode.Uri.joinPath(globalStorageUri, "yaoxiang.schema.json");
  const shipped = vscode.Uri.joinPath(extensionUri, "client", "schemas", "yaoxiang.schema.json");
  const associations = vscode.workspace.getConfiguration(SECTION).get<Readonly<Record<string, string>>>("associations", {});
  const isUsed = associations[PATTERN] === kept.toString();
  if (!isUsed) {
    if (globalState.get(ASKED, false)) return;
    await globalState.update(ASKED, true);
    const yes = vscode.l10n.t("Use It");
    const question = vscode.l10n.t("Let Even Better TOML complete and check yaoxiang.toml with the schema of this extension?");
    if ((await vscode.window.showInformationMessage(question, yes)) !== yes) return;
  }
  await vscode.workspace.fs.copy(shipped, kept, { overwrite: true });
  if (isUsed) return;
  const settings = vscode.workspace.getConfiguration(SECTION);
  await settings.update("associations", { ...associations, [PATTERN]: kept.toString() }, vscode.ConfigurationTarget.Global);
}
