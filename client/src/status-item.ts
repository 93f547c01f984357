// The language status item: how the server is, and a way to restart it or to see why.

import * as vscode from "vscode";
import type { ServerState } from "./language-client.ts";
import type { LanguageServer } from "./language-server.ts";
import { COMMANDS, LANGUAGE } from "./names.ts";

export function createStatusItem(server: LanguageServer): vscode.Disposable {
  const item = vscode.languages.createLanguageStatusItem("yaoxiang.server", { language: LANGUAGE });
  item.name = vscode.l10n.t("YaoXiang language server");
  const show = (state: ServerState): void => {
    item.busy = state.kind === "starting";
    item.severity = severityOf(state);
    item.text = textOf(state);
    item.detail = state.kind === "failed" ? state.problem : "";
    item.command =
      state.kind === "failed"
        ? { command: COMMANDS.showOutput, title: vscode.l10n.t("Show output") }
        : { command: COMMANDS.restartServer, title: vscode.l10n.t("Restart") };
  };
  show(server.state);
  return vscode.Disposable.from(item, server.onDidChangeState(show));
}

function severityOf({ kind }: ServerState): vscode.LanguageStatusSeverity {
  if (kind === "failed") return vscode.LanguageStatusSeverity.Error;
  return kind === "stopped" ? vscode.LanguageStatusSeverity.Warning : vscode.LanguageStatusSeverity.Information;
}

function textOf(state: ServerState): string {
  switch (state.kind) {
    case "starting":
      return vscode.l10n.t("YaoXiang: starting");
    case "running":
      return `YaoXiang ${state.version}`;
    case "stopped":
      return vscode.l10n.t("YaoXiang: not running");
    case "failed":
      return vscode.l10n.t("YaoXiang: failed to start");
  }
}
