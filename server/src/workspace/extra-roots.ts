// Folders beyond those that the compiler searches for modules: a project's `src`, packages that its manifest names by a path, and vendored
// ones. All are off unless asked for, so that what is found here also runs.

import type { Dependency } from "./dependency-table.ts";
import type { PathHost } from "./resolve-path.ts";
import type { ExtraRoot } from "./resolved-import.ts";

export interface ExtraRootOptions extends PathHost {
  /** Absolute, without any link in it. */
  readonly root: string;
  readonly dependencies: readonly Dependency[];
  readonly includes: {
    readonly sources?: boolean;
    readonly pathDependencies?: boolean;
    readonly vendored?: boolean;
  };
}

/** Vendored packages come before the project's own sources, and those before packages by path; each kind in a fixed order. */
export function findExtraRoots({ fileSystem, paths, root, dependencies, includes }: ExtraRootOptions): readonly ExtraRoot[] {
  const { sources = false, pathDependencies = false, vendored = false } = includes;
  const found: ExtraRoot[] = [];
  const vendor = paths.join(root, ".yaoxiang", "vendor");
  const packages = vendored ? fileSystem.listFolder(vendor) : null;
  if (packages?.ok) {
    for (const { name } of packages.value.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      // `name-1.0.0`; a name may have a `-` itself, a version begins with a digit.
      const packageName = /^(.+?)-\d/.exec(name)?.[1] ?? name;
      found.push({ folder: paths.join(vendor, name, "src"), packageName });
    }
  }
  if (sources) found.push({ folder: paths.join(root, "src"), packageName: null });
  for (const { name, path } of pathDependencies ? dependencies : []) {
    if (path !== null) found.push({ folder: paths.join(paths.resolve(root, path), "src"), packageName: name });
  }
  return found;
}
