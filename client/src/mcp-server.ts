// Offers the MCP server to the editor's agents. Editors without that interface, older ones and some forks, go without.

import * as vscode from "vscode";
import { MCP_PROVIDER, START_SETTINGS } from "./names.ts";
import { projectFolders } from "./project-folders.ts";
import { commandLine, type ServerProgram } from "./server-program.ts";

/** What was added to the interface of the editor later than to its types; all of it may be missing. */
type Offered = Partial<Pick<typeof vscode.lm, "registerMcpServerDefinitionProvider">>;

/** `version` is the extension's. */
export function offerMcpServer(program: ServerProgram, version: string): vscode.Disposable {
  const offered: Offered | undefined = vscode.lm;
  if (offered?.registerMcpServerDefinitionProvider === undefined) return new vscode.Disposable(() => {});
  const changes = new vscode.EventEmitter<void>();
  const provider: vscode.McpServerDefinitionProvider<vscode.McpStdioServerDefinition> = {
    onDidChangeMcpServerDefinitions: changes.event,
    provideMcpServerDefinitions: () => [mcpDefinition(program, version)],
    // asked for whenever it is started: the answer is by the folders and settings of that moment
    resolveMcpServerDefinition: () => mcpDefinition(program, version),
  };
  return vscode.Disposable.from(
    changes,
    offered.registerMcpServerDefinitionProvider(MCP_PROVIDER, provider),
    vscode.workspace.onDidChangeWorkspaceFolders(() => changes.fire()),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (START_SETTINGS.some((setting) => change.affectsConfiguration(setting))) changes.fire();
    }),
  );
}

/** The folders are part of the version: tools are listed anew when they change. */
function mcpDefinition(program: ServerProgram, version: string): vscode.McpStdioServerDefinition {
  const folders = projectFolders().map(({ uri }) => uri.fsPath);
  const { command, args, env } = mcpCommandLine(program);
  const definition = new vscode.McpStdioServerDefinition("YaoXiang", command, [...args], { ...env }, [version, ...folders].join(" "));
  definition.cwd = vscode.Uri.file(folders[0] ?? program.home);
  return definition;
}

/** Confines the server to the folders that are open. */
export function mcpCommandLine(program: ServerProgram) {
  const roots = projectFolders().flatMap(({ uri }) => ["--project-root", uri.fsPath]);
  return commandLine(program, "mcp", roots);
}
