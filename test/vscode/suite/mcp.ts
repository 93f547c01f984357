// The MCP server as the editor's agents have it: VS Code starts it by the definition that the extension gives, and calls its tools.

import { strict as assert } from "node:assert";
import * as vscode from "vscode";
import { fileUri } from "./editing.ts";
import { type Examples, eventually } from "./examples.ts";
import { EXTENSION } from "./extension.ts";

const SERVER = `${EXTENSION}/YaoXiang`;

/** Starts the server as a click on "Start" does, and gives the tool. VS Code hears of servers some time after their extension is active. */
function tool(name: string): Promise<vscode.LanguageModelToolInformation> {
  return eventually(async () => {
    await vscode.commands.executeCommand("workbench.mcp.startServer", SERVER, { autoTrustChanges: true, waitForLiveTools: true });
    const found = vscode.lm.tools.find((each) => each.name.endsWith(name));
    assert(found, `there is no tool ${name} among ${vscode.lm.tools.map((each) => each.name).join(", ")}`);
    return found;
  });
}

/** Calls a tool, and gives the text of its answer. */
async function call(name: string, input: object): Promise<string> {
  const { content } = await vscode.lm.invokeTool((await tool(name)).name, { input, toolInvocationToken: undefined });
  return content.map((part) => (part instanceof vscode.LanguageModelTextPart ? part.value : "")).join("");
}

export const mcp: Examples = {
  async "lookup_symbol answers from the folders that are open"() {
    const answer = await call("lookup_symbol", { query: "total" });
    assert.match(answer, /"signature": ?"pub total: \(price: Int, count: Int\) -> Int"/);
    assert.match(answer, /src\/price\.yx/);
  },

  async "typecheck finds what is wrong, in the folder that it is asked about"() {
    const shop = await call("typecheck", { file_paths: [], project_root: fileUri("shop").fsPath });
    assert.match(shop, /"code": ?"E1002"/);
    const tools = await call("typecheck", { file_paths: [], project_root: fileUri("tools").fsPath });
    assert.match(tools, /"errors": ?0/);
  },

  async "the server is confined to the folders that are open"() {
    const answer = await call("typecheck", { file_paths: [], project_root: "/" }).catch(String);
    assert.match(answer, /MCP-PATH-OUTSIDE-PROJECT/);
  },

  async "a folder that is added may be read, too"() {
    const extra = vscode.Uri.joinPath(fileUri("shop"), "../extra");
    const checked = () => call("typecheck", { file_paths: [], project_root: extra.fsPath }).catch(String);
    assert.match(await checked(), /MCP-PATH-OUTSIDE-PROJECT/);
    assert(vscode.workspace.updateWorkspaceFolders(2, 0, { uri: extra }));
    await eventually(async () => assert.match(await checked(), /"errors": ?0/));
    assert(vscode.workspace.updateWorkspaceFolders(2, 1));
  },
};
