// The modules of a project as the analysis of names wants them: from a file and a path to what is there to be imported.

import type { FindModule, ImportedModule } from "../language/analysis/names/imported-module.ts";
import { stdModule } from "../language/std/std-imports.ts";
import type { ProjectFile } from "./project-file.ts";
import type { Snapshot } from "./snapshot.ts";

/**
 * The way from a file's imports to modules; the key of one that is a file is its path from the root. A module that is there and can't be
 * read as a whole counts as not known, so that nobody is told that something is missing in it.
 */
export function importedModules(snapshot: Snapshot, file: ProjectFile): FindModule {
  return (path) => {
    if (path[0] === "std") return stdModule(path);
    const target = snapshot.resolve(file, path);
    if (target.kind !== "file" || target.file.problem !== null) return null;
    return moduleOf(snapshot, target.file);
  };
}

/** A file as the module that others import. */
export function moduleOf(snapshot: Snapshot, file: ProjectFile): ImportedModule {
  return { module: file.path, shape: snapshot.shapeOf(file), importedModule: importedModules(snapshot, file) };
}
