// Commands that ask something, in a user's window: what they show is answered by hand, as the editor keeps its dialogs from tests that
// run inside of it.
import { strict as assert } from "node:assert";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inUserWindow } from "./user-window.mjs";

/** @typedef {import("./user-window.mjs").UserWindow} UserWindow */

const ugly = "main = {\nx=1\n  print( x )\n}\n";
const formatted = "main = {\n    x = 1\n    print(x)\n}\n";

/**
 * @param {import("./vscode-server.mjs").Folders} folders of a VS Code that has the extension
 * @param {string} out a folder for files and for the picture of a failure
 */
export async function answerDialogs(folders, out) {
  const folder = join(out, "ugly");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "main.yx");
  writeFileSync(join(folder, "yaoxiang.toml"), '[package]\nname = "ugly"\nversion = "0.1.0"\n');
  writeFileSync(file, ugly);
  await inUserWindow({ folders, folder, failed: join(out, "failed.png") }, async (window) => {
    await window.page.getByRole("treeitem", { name: "main.yx" }).dblclick();
    await formatsOnlyWhenConfirmed(window, file);
    await copiesTheConfiguration(window, folder);
    await explainsTheCodeThatIsTyped(window);
  });
}

/** @param {UserWindow} window @param {string} file */
async function formatsOnlyWhenConfirmed({ page, command }, file) {
  const dialog = page.locator(".monaco-dialog-box", { hasText: "format every YaoXiang file in ugly" });
  await command("YaoXiang: Format Project");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "detached" });
  assert.equal(readFileSync(file, "utf8"), ugly);

  await command("YaoXiang: Format Project");
  await dialog.getByRole("button", { name: "Format" }).click();
  await page.getByText("Formatted: ugly").first().waitFor();
  assert.equal(readFileSync(file, "utf8"), formatted);
}

/** @param {UserWindow} window @param {string} folder */
async function copiesTheConfiguration({ page, command, pick, clipboard }, folder) {
  await command("YaoXiang: Copy MCP Configuration");
  await pick(/^Claude Code/);
  await page.getByText("Paste it into .mcp.json of Claude Code").first().waitFor();
  const { yaoxiang } = JSON.parse(await clipboard()).mcpServers;
  assert.deepEqual(yaoxiang.args.slice(1), ["mcp", "--project-root", folder]);
  assert.match(readFileSync(yaoxiang.args[0], "utf8").slice(0, 2), /#!/);
}

/** @param {UserWindow} window */
async function explainsTheCodeThatIsTyped({ page, command }) {
  /** @param {string} code */
  const explain = async (code) => {
    await command("YaoXiang: Explain Diagnostic");
    await page.getByPlaceholder("E1001").waitFor();
    await page.keyboard.type(code);
    await page.keyboard.press("Enter");
  };
  await explain("nonsense");
  await page.getByText("There is no explanation of nonsense.").first().waitFor();
  await explain("e1002");
  await page.getByRole("tab", { name: "E1002.md" }).waitFor();
}
