// Checks the folders that the command line confines the tools to.

import { statSync } from "node:fs";
import { resolve } from "node:path";
import type { Words } from "./messages/words.ts";

/** The folders as absolute paths, or what is wrong with one of them, in one line. */
export type ProjectRoots = { readonly ok: true; readonly roots: readonly string[] } | { readonly ok: false; readonly problem: string };

export function checkProjectRoots(values: readonly string[], words: Words): ProjectRoots {
  const roots: string[] = [];
  for (const value of values) {
    const variable = /\$\{[^}]*\}?/.exec(value);
    if (variable !== null) return { ok: false, problem: words.unreplacedVariable(value, variable[0]) };
    const root = resolve(value);
    const isFolder = value !== "" && statSync(root, { throwIfNoEntry: false })?.isDirectory() === true;
    if (!isFolder) return { ok: false, problem: words.noSuchRoot(value) };
    roots.push(root);
  }
  return { ok: true, roots };
}
