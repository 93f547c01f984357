// Shows the syntax tree of the active document beside it, and keeps it up to date while that is edited.

import * as vscode from "vscode";
import type { LanguageServer } from "../language-server.ts";
import { COMMANDS, LANGUAGE, SYNTAX_TREE_REQUEST } from "../names.ts";

const SCHEME = "yaoxiang-syntax-tree";
const DELAY_MILLISECONDS = 200;

export function registerSyntaxTree(server: LanguageServer): vscode.Disposable {
  const changes = new vscode.EventEmitter<vscode.Uri>();
  const timers = new Map<string, NodeJS.Timeout>();

  const refresh = (tree: vscode.Uri): void => {
    const key = tree.toString();
    clearTimeout(timers.get(key));
    timers.set(
      key,
      setTimeout(() => {
        timers.delete(key);
        changes.fire(tree);
      }, DELAY_MILLISECONDS),
    );
  };
  const shown = (): readonly vscode.Uri[] => vscode.workspace.textDocuments.map(({ uri }) => uri).filter(({ scheme }) => scheme === SCHEME);
  const provider: vscode.TextDocumentContentProvider = {
    onDidChange: changes.event,
    async provideTextDocumentContent({ query }) {
      const tree = await server.ask<string | null>(SYNTAX_TREE_REQUEST, { textDocument: { uri: query } });
      return tree ?? vscode.l10n.t("There is no syntax tree: the language server is not running, or the file is gone.");
    },
  };
  return vscode.Disposable.from(
    changes,
    vscode.workspace.registerTextDocumentContentProvider(SCHEME, provider),
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      const source = document.uri.toString();
      for (const tree of shown()) if (tree.query === source) refresh(tree);
    }),
    server.onDidChangeState(() => shown().forEach(refresh)),
    vscode.commands.registerCommand(COMMANDS.showSyntaxTree, showSyntaxTree),
    new vscode.Disposable(() => timers.forEach(clearTimeout)),
  );
}

async function showSyntaxTree(): Promise<void> {
  const document = vscode.window.activeTextEditor?.document;
  if (document?.languageId !== LANGUAGE) {
    await vscode.window.showInformationMessage(vscode.l10n.t("Open a YaoXiang file first."));
    return;
  }
  const tree = vscode.Uri.from({ scheme: SCHEME, path: `${document.uri.path}.tree`, query: document.uri.toString() });
  await vscode.window.showTextDocument(tree, { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true, preview: true });
}
