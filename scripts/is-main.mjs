// Tells whether a module is the program that Node was started with (what `import.meta.main` is from Node 24 on), links resolved.
import { existsSync, realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** @param {string} url the module's `import.meta.url` */
export function isMain(url) {
  const program = process.argv[1];
  return program !== undefined && existsSync(program) && realpathSync(program) === fileURLToPath(url);
}
