// The extension's entry: puts the parts together when VS Code activates it, and stops the server when it goes.

import * as vscode from "vscode";
import { registerCheckTask } from "./check-task.ts";
import { checkProject } from "./commands/check-project.ts";
import { copyMcpConfig } from "./commands/copy-mcp-config.ts";
import { registerExplain } from "./commands/explain.ts";
import { formatProject } from "./commands/format-project.ts";
import { showReferences } from "./commands/show-references.ts";
import { registerSyntaxTree } from "./commands/show-syntax-tree.ts";
import { LanguageServer } from "./language-server.ts";
import { offerManifestSchema } from "./manifest-schema.ts";
import { offerMcpServer } from "./mcp-server.ts";
import { COMMANDS, SHOW_REFERENCES, START_SETTINGS } from "./names.ts";
import { watchForRival } from "./rival-extension.ts";
import { serverProgram } from "./server-program.ts";
import { createStatusItem } from "./status-item.ts";

let running: LanguageServer | null = null;

export function activate(context: vscode.ExtensionContext): void {
  const output = vscode.window.createOutputChannel("YaoXiang", { log: true });
  const program = serverProgram(context);
  const server = new LanguageServer(program, output);
  running = server;
  const { registerCommand } = vscode.commands;
  context.subscriptions.push(
    output,
    createStatusItem(server),
    offerMcpServer(program, context.extension.packageJSON.version),
    registerCheckTask(program),
    registerExplain(program),
    registerSyntaxTree(server),
    registerCommand(COMMANDS.restartServer, () => server.restart()),
    registerCommand(COMMANDS.showOutput, () => output.show()),
    registerCommand(COMMANDS.checkProject, () => checkProject(program)),
    registerCommand(COMMANDS.formatProject, () => formatProject(program, output)),
    registerCommand(COMMANDS.copyMcpConfig, () => copyMcpConfig(program)),
    registerCommand(SHOW_REFERENCES, showReferences),
    watchForRival(context),
    offerManifestSchema(context),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (START_SETTINGS.some((setting) => change.affectsConfiguration(setting))) void server.restart();
    }),
  );
  // not waited for: everything that needs no server is there at once
  void server.restart();
}

export async function deactivate(): Promise<void> {
  await running?.stop();
  running = null;
}
