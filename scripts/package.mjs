// Makes the VSIX, out/yaoxiang.vsix, of what was built before: `npm run package`. What goes into it is listed in .vscodeignore.
import { spawnSync } from "node:child_process";
import { mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isMain } from "./is-main.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const most = 1_000_000;

/** Gives the path of the VSIX; throws when it can't be made or is too large. */
export function packageExtension() {
  const path = join(root, "out/yaoxiang.vsix");
  mkdirSync(dirname(path), { recursive: true });
  // The bundles hold all that they need. The repository is not public yet: links into it stay as they are, and
  // the page of the extension has none.
  const args = [
    "node_modules/@vscode/vsce/vsce",
    "package",
    "--no-dependencies",
    "--allow-missing-repository",
    "--no-rewrite-relative-links",
    "--readme-path",
    "client/README.md",
    "--out",
    path,
  ];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ["ignore", process.stderr, "inherit"] });
  if (status !== 0) throw new Error(`vsce ended with ${status}`);
  const { size } = statSync(path);
  if (size > most) throw new Error(`${path} has ${size} bytes, more than ${most}`);
  return path;
}

if (isMain(import.meta.url)) console.log(packageExtension());
