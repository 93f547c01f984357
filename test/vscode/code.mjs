#!/usr/bin/env node
// Takes the command line of VS Code, as far as tests of extensions use it, and serves it with a real VS Code server and its workbench in a
// headless Chromium: extensions run in VS Code's own extension host, a Node process. `@vscode/test-electron` starts this in place of a desktop.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { format, parseArgs } from "node:util";
import { openBrowser } from "./browser.mjs";
import { startServer } from "./vscode-server.mjs";

const { values, positionals } = parseArgs({
  strict: false, // flags for a desktop mean nothing here
  allowPositionals: true,
  options: {
    extensionDevelopmentPath: { type: "string", multiple: true },
    extensionTestsPath: { type: "string" },
    "user-data-dir": { type: "string" },
    "extensions-dir": { type: "string" },
  },
});

const most = 240_000;
const server = await startServer({
  root: mkdtempSync(join(tmpdir(), "yaoxiang-vscode-")),
  userData: text(values["user-data-dir"]),
  extensions: text(values["extensions-dir"]),
  runsTests: true,
});
const browser = await openBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  /** @type {Promise<number>} */
  const ended = new Promise((settle, reject) => {
    // the workbench calls these two when a test's `run()` has settled, and for each line of a console
    page.exposeFunction("codeAutomationExit", settle);
    page.exposeFunction("codeAutomationLog", (/** @type {string} */ _, /** @type {unknown[]} */ args) => {
      if (process.env["YAOXIANG_VSCODE_LOG"] !== undefined) console.error(format(...args));
    });
    page.on("crash", () => reject(new Error("the window crashed")));
    setTimeout(() => reject(new Error(`the tests did not end within ${most / 1000} s`)), most).unref();
  });
  await page.goto(`${server.url}/?${query()}`);
  process.exitCode = await ended;
} finally {
  await browser.close();
  await server.stop();
}

/** What the window opens, and the tests that it runs. */
function query() {
  /** @param {string} path */
  const uri = (path) => `vscode-remote://${server.authority}${resolve(path)}`;
  const developed = values.extensionDevelopmentPath ?? [];
  const payload = [
    ...(Array.isArray(developed) ? developed : [developed]).map((path) => ["extensionDevelopmentPath", uri(String(path))]),
    ["extensionTestsPath", uri(String(values.extensionTestsPath))],
    ["skipWelcome", "true"],
  ];
  const [opened] = positionals;
  const kind = opened?.endsWith(".code-workspace") ? "workspace" : "folder";
  const what = opened === undefined ? "ew=true" : `${kind}=${encodeURIComponent(resolve(opened))}`;
  return `${what}&payload=${encodeURIComponent(JSON.stringify(payload))}`;
}

/** @param {unknown} value */
function text(value) {
  return typeof value === "string" ? value : undefined;
}
