// A window of VS Code as a user has it, with the extension as VS Code's command line has installed it, and hands that type and click in it.
import { openBrowser } from "./browser.mjs";
import { startServer } from "./vscode-server.mjs";

/**
 * @typedef {{
 *   readonly page: import("playwright-core").Page,
 *   command(title: string): Promise<void>,
 *   pick(text: string | RegExp): Promise<void>,
 *   clipboard(): Promise<string>,
 * }} UserWindow
 * `command` runs a command by its title, as from the command palette; `pick` takes an entry of the list that is open.
 */

const settings = {
  "editor.minimap.enabled": false,
  "editor.hover.delay": 100,
  "git.openRepositoryInParentFolders": "never", // asks about the clone around the files
};

/**
 * Opens a folder, and closes the window and its server when `work` is done.
 * @param {{ readonly folders: import("./vscode-server.mjs").Folders, readonly folder: string, readonly failed: string }} what
 * `failed` is the picture that is taken when `work` rejects
 * @param {(window: UserWindow) => Promise<void>} work
 */
export async function inUserWindow({ folders, folder, failed }, work) {
  const server = await startServer({ ...folders, settings });
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({
      viewport: { width: 1100, height: 640 },
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await page.goto(`${server.url}/?folder=${encodeURIComponent(folder)}`);
    await page.getByRole("treeitem").first().waitFor();
    await work(handsOf(page)).catch(async (/** @type {unknown} */ error) => {
      await page.screenshot({ path: failed });
      throw error;
    });
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** @param {import("playwright-core").Page} page @returns {UserWindow} */
function handsOf(page) {
  /** @param {string | RegExp} text */
  const option = (text) => page.getByRole("option", { name: text }).first();
  return {
    page,
    async command(title) {
      await page.keyboard.press("F1");
      await page.locator(".quick-input-widget input").first().waitFor();
      await page.keyboard.type(title, { delay: 10 });
      await option(title).click(); // another command may be above it, one that was used before
    },
    pick: (text) => option(text).click(),
    clipboard: () => page.evaluate(() => navigator.clipboard.readText()),
  };
}
