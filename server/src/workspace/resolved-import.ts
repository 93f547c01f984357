// What an import leads to: the rules by which a module's path becomes a file. Pure: what is where is asked of the caller.

import type { PlatformPath } from "node:path";
import type { Import } from "../language/analysis/imports.ts";
import type { ProjectFile } from "./project-file.ts";

export type ImportTarget =
  | { readonly kind: "file"; readonly file: ProjectFile }
  /** `std`, or below it: never a file. */
  | { readonly kind: "std" }
  /** A file outside of the root, which is there, and is not looked into. */
  | { readonly kind: "outside" }
  /** Both `zoo.yx` and `zoo/mod.yx`; their paths from the root. */
  | { readonly kind: "ambiguous"; readonly paths: readonly [string, string] }
  | { readonly kind: "missing" }
  /** The path is not written to its end. */
  | { readonly kind: "unfinished" };

export interface ResolvedImport extends Import {
  readonly target: ImportTarget;
  /** The folder in which it was found, where the compiler would not have looked. */
  readonly extraFolder: string | null;
}

/** Folders in which modules are looked for beyond what the compiler does, after everything else: a project's `src`, packages. */
export interface ExtraRoot {
  readonly folder: string;
  /** Of a package its name, which the path begins with; null where paths are written from the folder. */
  readonly packageName: string | null;
}

export interface ResolutionHost {
  readonly paths: PlatformPath;
  readonly root: string;
  readonly extraRoots: readonly ExtraRoot[];
  /** The file at an absolute path; null when there is none. */
  fileAt(path: string): ProjectFile | "outside" | null;
  /** Whether there is a folder at an absolute path. */
  hasFolder(path: string): boolean;
  /** Where a file's imports are looked for, in order: its own folder, that of its project, the root. */
  foldersFor(file: ProjectFile): readonly string[];
}

/**
 * In the importing file's folder, then in its project, then in the root: `a/b.yx`, or `a/b/mod.yx`. That a project in a project is looked
 * in too makes its files right from both sides: as they are, and as parts of the outer project.
 */
export function resolveImport(
  host: ResolutionHost,
  file: ProjectFile,
  path: readonly string[] | null,
): Pick<ResolvedImport, "target" | "extraFolder"> {
  if (path === null) return { target: { kind: "unfinished" }, extraFolder: null };
  if (path[0] === "std") return { target: { kind: "std" }, extraFolder: null };
  for (const folder of host.foldersFor(file)) {
    const target = targetIn(host, folder, path);
    if (target !== null) return { target, extraFolder: null };
  }
  for (const { folder, packageName } of host.extraRoots) {
    if (packageName !== null && packageName !== path[0]) continue;
    // A package by its name alone is its `lib.yx`.
    const names = packageName === null ? path : path.length === 1 ? ["lib"] : path.slice(1);
    const target = targetIn(host, folder, names);
    if (target !== null) return { target, extraFolder: folder };
  }
  return { target: { kind: "missing" }, extraFolder: null };
}

function targetIn({ paths, fileAt, hasFolder, root }: ResolutionHost, folder: string, names: readonly string[]): ImportTarget | null {
  // written out, as names are only letters: this is done some six times for each import of a project, at each look at the disk
  const { sep } = paths;
  const above = names.length === 1 ? folder : `${below(folder, sep)}${names.slice(0, -1).join(sep)}`;
  if (!hasFolder(above)) return null;
  const place = `${below(above, sep)}${names.at(-1) ?? ""}`;
  const [single, folderModule] = [fileAt(`${place}.yx`), hasFolder(place) ? fileAt(`${place}${sep}mod.yx`) : null];
  if (single !== null && folderModule !== null) {
    const shown = (found: ProjectFile | "outside", path: string): string =>
      found === "outside" ? paths.relative(root, path).split(sep).join("/") : found.path;
    return { kind: "ambiguous", paths: [shown(single, `${place}.yx`), shown(folderModule, `${place}${sep}mod.yx`)] };
  }
  const found = single ?? folderModule;
  if (found === null) return null;
  return found === "outside" ? { kind: "outside" } : { kind: "file", file: found };
}

/** The folder with a separator at its end, which that of a disk has already. */
function below(folder: string, separator: string): string {
  return folder.endsWith(separator) ? folder : `${folder}${separator}`;
}
