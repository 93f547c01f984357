// Checks the folders that the command line confines the tools to.

import { statSync } from "node:fs";
import { resolve } from "node:path";

/** The folders as absolute paths, or what is wrong with one of them, in one line. */
export type ProjectRoots = { readonly ok: true; readonly roots: readonly string[] } | { readonly ok: false; readonly problem: string };

export function checkProjectRoots(values: readonly string[]): ProjectRoots {
  const roots: string[] = [];
  for (const value of values) {
    const variable = /\$\{[^}]*\}?/.exec(value);
    if (variable !== null) {
      return { ok: false, problem: `--project-root ${value}: ${variable[0]} was not replaced; write the folder's path instead` };
    }
    const root = resolve(value);
    const isFolder = value !== "" && statSync(root, { throwIfNoEntry: false })?.isDirectory() === true;
    if (!isFolder) return { ok: false, problem: `--project-root ${value}: there is no such folder` };
    roots.push(root);
  }
  return { ok: true, roots };
}
