// A window as a user has it, with the VSIX that VS Code's command line has installed: waits until it shows what it should, and takes pictures.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { openBrowser } from "./browser.mjs";
import { startServer } from "./vscode-server.mjs";

const samples = join(dirname(fileURLToPath(import.meta.url)), "../../samples");

/**
 * @param {import("./vscode-server.mjs").Folders} folders of a VS Code that has the extension
 * @param {string} out where the pictures go
 */
export async function takeScreenshots(folders, out) {
  mkdirSync(out, { recursive: true });
  const server = await startServer({ ...folders, settings: { "editor.minimap.enabled": false, "editor.hover.delay": 100 } });
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1100, height: 640 } });
    page.setDefaultTimeout(60_000);
    await page.goto(`${server.url}/?folder=${encodeURIComponent(sampleWithMistake(join(out, "files/bank")))}`);
    await page.getByRole("treeitem", { name: "src" }).click();
    await page.getByRole("treeitem", { name: "account.yx" }).dblclick();
    await page.waitForTimeout(1500); // what is shown beside the text comes later
    // the wave lies over the text, and leaves the mouse to it
    await page.locator(".squiggly-error").first().hover({ force: true });
    await page.locator(".monaco-hover", { hasText: "E1002" }).waitFor();
    await page.screenshot({ path: join(out, "diagnostics.png") });

    // the editor lists the server, starts it, and has its tools
    /** @param {string} text */
    const run = async (text) => {
      await page.keyboard.press("F1");
      await page.locator(".quick-input-widget input").first().waitFor();
      await page.keyboard.type(text, { delay: 10 });
      await page.getByRole("option", { name: text }).first().waitFor();
      await page.keyboard.press("Enter");
    };
    await run("MCP: List Servers");
    await page.getByRole("option", { name: "YaoXiang" }).click();
    await page.getByRole("option", { name: "Start Server" }).click();
    await page.getByText("Discovered").waitFor();
    // a list of the tools by name needs a chat, and that needs an account
    await run("MCP: List Servers");
    await page
      .getByRole("option")
      .filter({ hasText: /YaoXiang\s*Running/ })
      .waitFor();
    await page.waitForTimeout(500); // the list fades in
    await page.screenshot({ path: join(out, "mcp.png") });
  } catch (error) {
    await browser
      .contexts()[0]
      ?.pages()[0]
      ?.screenshot({ path: join(out, "failed.png") });
    throw error;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** A sample program in a folder of its own, in which one function gives back a text in place of a Bool. @param {string} folder */
function sampleWithMistake(folder) {
  cpSync(join(samples, "bank"), folder, { recursive: true });
  const file = join(folder, "src/account.yx");
  writeFileSync(file, readFileSync(file, "utf8").replace("return true", 'return "yes"'));
  return folder;
}
