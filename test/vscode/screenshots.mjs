// Pictures of a user's window, which waits until it shows what it should: a file with a mistake, and the tools of the MCP server.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isOldest } from "./install-vscode.mjs";
import { inUserWindow } from "./user-window.mjs";

const samples = join(dirname(fileURLToPath(import.meta.url)), "../../samples");

/**
 * @param {import("./vscode-server.mjs").Folders} folders of a VS Code that has the extension
 * @param {string} out where the pictures go
 * @param {readonly string[]} tools the names of the MCP server's tools
 */
export async function takeScreenshots(folders, out, tools) {
  mkdirSync(out, { recursive: true });
  const folder = sampleWithMistake(join(out, "files/bank"));
  await inUserWindow({ folders, folder, failed: join(out, "failed.png") }, async (window) => {
    await showMistake(window);
    await window.page.screenshot({ path: join(out, "diagnostics.png") });
    await startMcpServer(window);
    if (!isOldest) await listTools(window, tools);
    await window.page.screenshot({ path: join(out, "mcp.png") });
  });
}

/** @param {import("./user-window.mjs").UserWindow} window */
async function showMistake({ page }) {
  await page.getByRole("treeitem", { name: "src" }).click();
  await page.getByRole("treeitem", { name: "account.yx" }).dblclick();
  await page.getByText("15 references").waitFor();
  await page.mouse.move(900, 600); // off the list of files, whose hover would lie over the picture
  // the wave lies over the text, and leaves the mouse to it
  await page.locator(".squiggly-error").first().hover({ force: true });
  await page.locator(".monaco-hover", { hasText: "E1002" }).waitFor();
}

/** @param {import("./user-window.mjs").UserWindow} window */
async function startMcpServer({ page, command, pick }) {
  await command("MCP: List Servers");
  await pick("YaoXiang");
  await pick("Start Server");
  await page.getByText("Discovered").waitFor();
}

/**
 * Opens the editor's list of tools by way of a set of tools: what leads there from a chat needs an account.
 * @param {import("./user-window.mjs").UserWindow} window
 * @param {readonly string[]} tools
 */
async function listTools({ page, command, pick }, tools) {
  await command("Chat: Configure Tool Sets");
  await pick("Create new tool sets file");
  await page.getByPlaceholder("Type tool sets file name").waitFor();
  await page.keyboard.type("mine");
  await page.keyboard.press("Enter");
  await page.getByText("Place your tool sets here").waitFor();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText('{ "mine": { "tools": [] } }');
  await page.getByText("Configure Tools...").click();
  await page.getByPlaceholder("Select tools").waitFor();
  await page.keyboard.type("yaoxiang");
  await page.locator(".quick-input-widget .monaco-list-row", { hasText: "YaoXiang" }).locator(".monaco-tl-twistie").click();
  for (const tool of tools) await page.getByText(tool, { exact: true }).first().waitFor();
}

/** A sample program in a folder of its own, in which one function gives back a text in place of a Bool. @param {string} folder */
function sampleWithMistake(folder) {
  cpSync(join(samples, "bank"), folder, { recursive: true });
  const file = join(folder, "src/account.yx");
  writeFileSync(file, readFileSync(file, "utf8").replace("return true", 'return "yes"'));
  return folder;
}
