// Finds the YaoXiang files below a folder, in a fixed order, and leaves out what tools and package managers keep there.

import { isAbsolute, join, relative, sep } from "node:path";
import type { FileSystem } from "./file-system.ts";
import { MANIFEST_NAME } from "./manifest-name.ts";

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
  /** Whether the walk stopped before its end because there was too much. */
  readonly isCut: boolean;
  /** Links that were not followed because they lead out of `root`, sorted. */
  readonly linksOut: readonly string[];
  /** Each manifest and each link, with where it leads: what beside the files decides where a module's path leads; sorted. */
  readonly landmarks: readonly string[];
}

export interface WalkLimits {
  readonly mostFiles: number;
  readonly mostFolders: number;
  /** Whether links out of the folder are left alone. */
  readonly staysInside: boolean;
}

const NO_LIMITS: WalkLimits = { mostFiles: Number.POSITIVE_INFINITY, mostFolders: Number.POSITIVE_INFINITY, staysInside: false };

/**
 * Every `.yx` file below the folder `root`; what is in its `src` comes before anything else, should a limit be reached. Links are followed,
 * each folder is looked into once, so that they may form circles; a file that is reached with and without a link is found without. Folders
 * are skipped by their name below `root`: where `root` itself lies does not matter.
 */
export function findSourceFiles(fileSystem: FileSystem, root: string, limits: WalkLimits = NO_LIMITS): SourceFiles {
  const files: SourceFile[] = [];
  const problems: { path: string; problem: string }[] = [];
  const seen = new Set<string>();
  const folders: SourceFile[] = [];
  const links: string[] = [];
  const linksOut: string[] = [];
  const landmarks: string[] = [];
  let foldersSeen = 0;

  function meet(file: SourceFile, isFolder: boolean): void {
    if (seen.has(file.realPath)) return;
    if (!isFolder && !file.path.endsWith(SOURCE_EXTENSION)) return;
    seen.add(file.realPath);
    (isFolder ? folders : files).push(file);
  }

  function lookInto({ path, realPath }: SourceFile): void {
    foldersSeen += 1;
    const entries = fileSystem.listFolder(path);
    if (!entries.ok) {
      problems.push({ path, problem: entries.problem });
      return;
    }
    for (const { name, kind } of entries.value.toSorted((a, b) => compare(a.name, b.name))) {
      const below = join(path, name);
      const file = { path: below, realPath: path === realPath ? below : join(realPath, name) };
      if (kind === "link") links.push(file.path);
      else if (kind === "folder" && !isSkipped(name)) meet(file, true);
      else if (kind === "file") meet(file, false);
      if (name === MANIFEST_NAME) landmarks.push(file.path);
    }
  }

  function follow(path: string, realRoot: string): void {
    const kind = fileSystem.kindOf(path);
    const real = fileSystem.realPath(path);
    landmarks.push(`${path} ${kind} ${real.ok ? real.value : ""}`);
    // A link that leads nowhere, or to a device.
    if (!real.ok || kind === null || kind === "other") return;
    const below = relative(realRoot, real.value).split(sep);
    const folderNames = kind === "folder" ? [...below, ...path.split(sep).slice(-1)] : below.slice(0, -1);
    const isInside = below[0] !== ".." && !isAbsolute(below[0] ?? "");
    if (limits.staysInside && !isInside) {
      if (kind === "folder" || path.endsWith(SOURCE_EXTENSION)) linksOut.push(path);
      return;
    }
    if (folderNames.some((name, index) => isSkipped(name) && (isInside || index >= below.length))) return;
    meet({ path, realPath: real.value }, kind === "folder");
  }

  const realRoot = fileSystem.realPath(root);
  if (!realRoot.ok) return { files, problems: [{ path: root, problem: realRoot.problem }], isCut: false, linksOut, landmarks };
  const isFull = (): boolean => files.length > limits.mostFiles || foldersSeen >= limits.mostFolders;
  const lookIntoFolders = (): void => {
    for (let folder = isFull() ? undefined : folders.pop(); folder !== undefined; folder = isFull() ? undefined : folders.pop()) {
      lookInto(folder);
    }
  };
  const first = join(root, FIRST);
  const realFirst = fileSystem.realPath(first);
  const isLink = !realFirst.ok || realFirst.value !== join(realRoot.value, FIRST);
  if (!isLink && fileSystem.kindOf(first) === "folder") meet({ path: first, realPath: realFirst.value }, true);
  lookIntoFolders();
  meet({ path: root, realPath: realRoot.value }, true);
  lookIntoFolders();
  for (let link = isFull() ? undefined : links.shift(); link !== undefined; link = isFull() ? undefined : links.shift()) {
    follow(link, realRoot.value);
    lookIntoFolders();
  }
  const isCut = folders.length > 0 || links.length > 0 || files.length > limits.mostFiles;
  return {
    files: files.slice(0, limits.mostFiles).sort((a, b) => compare(a.path, b.path)),
    isCut,
    linksOut: linksOut.sort(compare),
    landmarks: landmarks.sort(compare),
    problems: problems.sort((a, b) => compare(a.path, b.path)),
  };
}

/** The folder of a project that its own sources are in. */
const FIRST = "src";

const SKIPPED: readonly string[] = ["target", "node_modules"];

/** Whether a folder of that name is left out: build results and packages, and whatever is hidden: `.git`, `.yaoxiang`. */
export function isSkipped(folder: string): boolean {
  return folder.startsWith(".") || SKIPPED.includes(folder);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
