// Starts the server of a real VS Code on a port that it chooses, and stops it; installs a VSIX by its command line.
import { execFileSync, spawn } from "node:child_process";
import { createWriteStream, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installVscode } from "./install-vscode.mjs";

/** A window without side bars of its own, notes about extensions, or anything that asks the network. */
const quiet = {
  "workbench.startupEditor": "none",
  "workbench.secondarySideBar.defaultVisibility": "hidden",
  "telemetry.telemetryLevel": "off",
  "extensions.autoCheckUpdates": false,
  "extensions.ignoreRecommendations": true,
  "files.autoSave": "off",
  "security.workspace.trust.enabled": false,
};

/**
 * @typedef {{ readonly root: string, readonly userData?: string | undefined, readonly extensions?: string | undefined }} Folders of one VS Code, below `root`
 * @typedef {{ readonly authority: string, readonly url: string, stop(): Promise<void> }} RunningServer
 */

/** @param {Folders} folders */
function folderFlags({ root, userData = join(root, "data"), extensions = join(root, "extensions") }) {
  const flags = ["--accept-server-license-terms", "--server-data-dir", root, "--user-data-dir", userData];
  return [...flags, "--extensions-dir", extensions];
}

/** The environment without what an editor around us has set. */
function cleanEnvironment() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("VSCODE_")));
}

/** Installs a VSIX as a user would, from a shell. @param {Folders} folders @param {string} vsix */
export function installVsix(folders, vsix) {
  const { node, main } = installVscode();
  const args = [main, ...folderFlags(folders), "--install-extension", vsix];
  // what it complains of, loggers that were not compiled, is in the error if there is one
  return execFileSync(node, args, { encoding: "utf8", env: cleanEnvironment(), stdio: "pipe" });
}

/**
 * With `runsTests`, a built workbench takes tests to run, and an older one shows no dialogs.
 * @param {Folders & { readonly settings?: object, readonly runsTests?: boolean }} options
 * @returns {Promise<RunningServer>}
 */
export async function startServer({ settings = {}, runsTests = false, ...folders }) {
  const { node, main } = installVscode();
  const user = join(folders.userData ?? join(folders.root, "data"), "User");
  mkdirSync(user, { recursive: true });
  if (!existsSync(join(user, "settings.json"))) writeFileSync(join(user, "settings.json"), JSON.stringify({ ...quiet, ...settings }));
  const flags = [
    "--host",
    "127.0.0.1",
    "--port",
    "0",
    "--without-connection-token",
    "--telemetry-level",
    "off",
    ...(runsTests ? ["--enable-smoke-test-driver"] : []),
  ];
  const child = spawn(node, [main, ...folderFlags(folders), ...flags], {
    env: cleanEnvironment(),
    stdio: ["ignore", "pipe", "pipe"],
    detached: true, // a group of its own, to be ended as a whole
  });
  const log = join(folders.root, "server.log");
  const file = createWriteStream(log);
  child.stderr.pipe(file);
  const port = await new Promise((resolve, reject) => {
    let text = "";
    child.stdout.on("data", (/** @type {Buffer} */ data) => {
      file.write(data);
      text += data.toString();
      const found = /Extension host agent listening on (\d+)/.exec(text);
      if (found !== null) resolve(Number(found[1]));
    });
    child.once("exit", (code) => reject(new Error(`VS Code's server ended with ${code}, see ${log}`)));
    setTimeout(() => reject(new Error(`VS Code's server did not start, see ${log}`)), 60_000).unref();
  });
  const authority = `127.0.0.1:${port}`;
  return {
    authority,
    url: `http://${authority}`,
    // Politely, so that what an extension leaves behind is still there to be found; the group is ended only when that does not help.
    stop: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => kill(-Number(child.pid), "SIGKILL"), 10_000);
        child.once("exit", () => {
          clearTimeout(timer);
          resolve();
        });
        kill(Number(child.pid), "SIGTERM");
      }),
  };
}

/** @param {number} pid @param {NodeJS.Signals} signal */
function kill(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // it has ended by itself
  }
}
