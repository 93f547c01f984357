// A window as a user has it, with the VSIX that VS Code's command line has installed: waits until it shows what it should, and takes pictures.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { openBrowser } from "./browser.mjs";
import { startServer } from "./vscode-server.mjs";

/**
 * @param {import("./vscode-server.mjs").Folders} folders of a VS Code that has the extension
 * @param {string} workspace
 * @param {string} out where the pictures go
 */
export async function takeScreenshots(folders, workspace, out) {
  mkdirSync(out, { recursive: true });
  const settings = { "editor.hover.delay": 100, "workbench.colorTheme": "Default Light Modern" };
  const server = await startServer({ ...folders, settings });
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1100, height: 640 } });
    page.setDefaultTimeout(60_000);
    await page.goto(`${server.url}/?folder=${encodeURIComponent(join(workspace, "shop"))}`);
    await page.getByRole("treeitem", { name: "src" }).click();
    await page.getByRole("treeitem", { name: "wrong.yx" }).dblclick();
    await page.locator(".squiggly-error").first().waitFor();
    await page.screenshot({ path: join(out, "diagnostics.png") });
    await page.keyboard.press("F1");
    await page.keyboard.type("MCP: List Servers", { delay: 20 });
    await page.keyboard.press("Enter");
    await page.getByText("YaoXiang", { exact: true }).first().waitFor();
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
