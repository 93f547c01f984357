// What the command "Copy MCP Configuration" puts on the clipboard for each program.

import { expect, test } from "vitest";
import { MCP_CLIENTS } from "../../client/src/mcp-config.ts";

const SERVER = {
  command: "/opt/editor/node",
  args: ["/ext/main.js", "mcp", "--project-root", "/my code/爻"],
  env: { ELECTRON_RUN_AS_NODE: "1" },
};

function configOf(name: string): string | undefined {
  return MCP_CLIENTS.find((client) => client.name === name)?.config(SERVER);
}

test("the programs", () => {
  expect(MCP_CLIENTS.map(({ name, file }) => `${name}: ${file}`)).toEqual([
    "VS Code: .vscode/mcp.json",
    "Claude Code: .mcp.json",
    "Cursor: .cursor/mcp.json",
    "Continue: .continue/mcpServers/yaoxiang.yaml",
    "Cody: settings.json",
    "Zed: settings.json",
  ]);
});

test.each([
  ["VS Code", { servers: { yaoxiang: { type: "stdio", ...SERVER } } }],
  ["Claude Code", { mcpServers: { yaoxiang: SERVER } }],
  ["Cursor", { mcpServers: { yaoxiang: SERVER } }],
  ["Cody", { "cody.mcpServers": { yaoxiang: SERVER } }],
  ["Zed", { context_servers: { yaoxiang: SERVER } }],
])("%s takes JSON", (name, config) => {
  expect(JSON.parse(configOf(name) ?? "")).toEqual(config);
});

test("Continue takes YAML", () => {
  expect(configOf("Continue")).toMatchInlineSnapshot(`
    "name: YaoXiang
    version: 1.0.0
    schema: v1
    mcpServers:
      - name: YaoXiang
        command: "/opt/editor/node"
        args:
          - "/ext/main.js"
          - "mcp"
          - "--project-root"
          - "/my code/爻"
        env:
          ELECTRON_RUN_AS_NODE: "1"
    "
  `);
});
