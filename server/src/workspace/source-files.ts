// Finds the YaoXiang files below a folder, in a fixed order, and leaves out what tools and package managers keep there.

import { join, relative, sep } from "node:path";
import type { FileSystem } from "./file-system.ts";

export const SOURCE_EXTENSION = ".yx";

export interface SourceFile {
  readonly path: string;
  /** The same file without a link in its path: two paths of one file have the same. */
  readonly realPath: string;
}

export interface SourceFiles {
  /** Sorted by path, each file once. */
  readonly files: readonly SourceFile[];
  /** What could not be looked into, and why. */
  readonly problems: readonly { readonly path: string; readonly problem: string }[];
}

/**
 * Every `.yx` file below the folder `root`. Links are followed, each folder is looked into once, so that they may form circles; a file that is
 * reached with and without a link is found without. Folders are skipped by their name below `root`: where `root` itself lies does not matter.
 */
export function findSourceFiles(fileSystem: FileSystem, root: string): SourceFiles {
  const files: SourceFile[] = [];
  const problems: { path: string; problem: string }[] = [];
  const seen = new Set<string>();
  const folders: SourceFile[] = [];
  const links: string[] = [];

  function meet(file: SourceFile, isFolder: boolean): void {
    if (seen.has(file.realPath)) return;
    if (!isFolder && !file.path.endsWith(SOURCE_EXTENSION)) return;
    seen.add(file.realPath);
    (isFolder ? folders : files).push(file);
  }

  function lookInto({ path, realPath }: SourceFile): void {
    const entries = fileSystem.listFolder(path);
    if (!entries.ok) {
      problems.push({ path, problem: entries.problem });
      return;
    }
    for (const { name, kind } of entries.value.toSorted((a, b) => compare(a.name, b.name))) {
      const file = { path: join(path, name), realPath: join(realPath, name) };
      if (kind === "link") links.push(file.path);
      else if (kind === "folder" && !isSkipped(name)) meet(file, true);
      else if (kind === "file") meet(file, false);
    }
  }

  function follow(path: string, realRoot: string): void {
    const kind = fileSystem.kindOf(path);
    const real = fileSystem.realPath(path);
    // A link that leads nowhere, or to a device.
    if (!real.ok || kind === null || kind === "other") return;
    const below = relative(realRoot, real.value).split(sep);
    const folderNames = kind === "folder" ? [...below, ...path.split(sep).slice(-1)] : below.slice(0, -1);
    const isInside = below[0] !== "..";
    if (folderNames.some((name, index) => isSkipped(name) && (isInside || index >= below.length))) return;
    meet({ path, realPath: real.value }, kind === "folder");
  }

  const realRoot = fileSystem.realPath(root);
  if (!realRoot.ok) return { files, problems: [{ path: root, problem: realRoot.problem }] };
  meet({ path: root, realPath: realRoot.value }, true);
  while (folders.length > 0 || links.length > 0) {
    const folder = folders.pop();
    if (folder !== undefined) {
      lookInto(folder);
      continue;
    }
    const link = links.shift();
    if (link !== undefined) follow(link, realRoot.value);
  }
  return {
    files: files.sort((a, b) => compare(a.path, b.path)),
    problems: problems.sort((a, b) => compare(a.path, b.path)),
  };
}

const SKIPPED: readonly string[] = ["target", "node_modules"];

/** Build results and packages, and whatever is hidden: `.git`, `.yaoxiang`. */
function isSkipped(folder: string): boolean {
  return folder.startsWith(".") || SKIPPED.includes(folder);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
