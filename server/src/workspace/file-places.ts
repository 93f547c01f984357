// What is at the places that imports name, for one snapshot: its files are known, anything else is looked up on the file system when it is
// first asked for, and then stays so. Most places that are asked for are empty, so that folders that are not there are remembered.

import type { PlatformPath } from "node:path";
import type { FileSystem } from "./file-system.ts";
import { MANIFEST_NAME } from "./manifest-name.ts";
import type { ProjectFile } from "./project-file.ts";
import { relativeInside } from "./resolve-path.ts";

export interface FilePlaces {
  /** The file at an absolute path; null when there is none. */
  fileAt(path: string): ProjectFile | "outside" | null;
  hasFolder(path: string): boolean;
  /** The file's folder, the innermost one with a manifest from there up to the root, and the root; each once. */
  foldersFor(file: ProjectFile): readonly string[];
}

export interface FilePlacesOptions {
  readonly fileSystem: FileSystem;
  readonly paths: PlatformPath;
  readonly root: string;
  readonly files: readonly ProjectFile[];
  /** Reads a file of the root that is not among `files`. */
  readonly read: (absolute: string) => ProjectFile | null;
}

export function createFilePlaces({ fileSystem, paths, root, files, read }: FilePlacesOptions): FilePlaces {
  const byPlace = new Map<string, ProjectFile | "outside" | null>(files.map((file) => [file.absolute, file]));
  const folders = new Map<string, boolean>([[root, true]]);
  const searched = new Map<string, readonly string[]>();

  function hasFolder(path: string): boolean {
    const known = folders.get(path);
    if (known !== undefined) return known;
    const above = paths.dirname(path);
    const is = (above === path || hasFolder(above)) && fileSystem.kindOf(path) === "folder";
    folders.set(path, is);
    return is;
  }

  function lookUp(path: string): ProjectFile | "outside" | null {
    if (!hasFolder(paths.dirname(path)) || fileSystem.kindOf(path) !== "file") return null;
    const real = fileSystem.realPath(path);
    if (!real.ok) return null;
    if (relativeInside(paths, root, real.value) === null) return "outside";
    const known = byPlace.get(real.value);
    if (known !== undefined) return known;
    const file = read(real.value);
    byPlace.set(real.value, file);
    return file;
  }

  function nearestProject(folder: string): string {
    for (let at = folder; at !== root && at !== paths.dirname(at); at = paths.dirname(at)) {
      if (fileSystem.kindOf(paths.join(at, MANIFEST_NAME)) === "file") return at;
    }
    return root;
  }

  return {
    hasFolder,
    fileAt(path) {
      const found = byPlace.get(path);
      if (found !== undefined) return found;
      const looked = lookUp(path);
      byPlace.set(path, looked);
      return looked;
    },
    foldersFor({ absolute }) {
      const folder = paths.dirname(absolute);
      const found = searched.get(folder) ?? [...new Set([folder, nearestProject(folder), root])];
      searched.set(folder, found);
      return found;
    },
  };
}
