// The command that puts the configuration of the MCP server for another program on the clipboard.

import * as vscode from "vscode";
import { MCP_CLIENTS } from "../mcp-config.ts";
import { mcpCommandLine } from "../mcp-server.ts";
import type { ServerProgram } from "../server-program.ts";

export async function copyMcpConfig(program: ServerProgram): Promise<void> {
  const items = MCP_CLIENTS.map((client) => ({ label: client.name, description: client.file, client }));
  const title = vscode.l10n.t("Copy the MCP Configuration for …");
  const picked = await vscode.window.showQuickPick(items, { title });
  if (picked === undefined) return;
  const { name, file, config } = picked.client;
  await vscode.env.clipboard.writeText(config(mcpCommandLine(program)));
  const copied = vscode.l10n.t("Copied. Paste it into {0} of {1}; copy it again after an update of this extension.", file, name);
  await vscode.window.showInformationMessage(copied);
}
