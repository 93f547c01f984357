// What to write into the settings of other programs so that they start the MCP server, each in its own form.

import type { CommandLine } from "./server-program.ts";

export interface McpClient {
  readonly name: string;
  /** Where the text belongs. */
  readonly file: string;
  config(server: CommandLine): string;
}

export const MCP_CLIENTS: readonly McpClient[] = [
  { name: "VS Code", file: ".vscode/mcp.json", config: (server) => json({ servers: { yaoxiang: { type: "stdio", ...server } } }) },
  { name: "Claude Code", file: ".mcp.json", config: (server) => json({ mcpServers: { yaoxiang: server } }) },
  { name: "Cursor", file: ".cursor/mcp.json", config: (server) => json({ mcpServers: { yaoxiang: server } }) },
  { name: "Continue", file: ".continue/mcpServers/yaoxiang.yaml", config: continueConfig },
  { name: "Cody", file: "settings.json", config: (server) => json({ "cody.mcpServers": { yaoxiang: server } }) },
  { name: "Zed", file: "settings.json", config: (server) => json({ context_servers: { yaoxiang: server } }) },
];

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** YAML, in which every JSON string is a string. */
function continueConfig({ command, args, env }: CommandLine): string {
  const lines = [
    "name: YaoXiang",
    "version: 1.0.0",
    "schema: v1",
    "mcpServers:",
    "  - name: YaoXiang",
    `    command: ${JSON.stringify(command)}`,
    "    args:",
    ...args.map((arg) => `      - ${JSON.stringify(arg)}`),
    "    env:",
    ...Object.entries(env).map(([name, value]) => `      ${name}: ${JSON.stringify(value)}`),
  ];
  return `${lines.join("\n")}\n`;
}
