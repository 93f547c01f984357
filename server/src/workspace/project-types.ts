// What the analysis of types knows of a project's modules and of the library's.

import type { ModuleDeclarations } from "../language/analysis/types/declarations.ts";
import type { TypeProgram } from "../language/analysis/types/program.ts";
import { stdDeclarations } from "../language/analysis/types/std-types.ts";
import { moduleOf } from "./imported-modules.ts";
import type { ProjectFile } from "./project-file.ts";
import type { Snapshot } from "./snapshot.ts";

/** The declarations of the snapshot's modules by their keys: a file's path from the root (`files` are by it), `std.…`. */
export function projectTypes(snapshot: Snapshot, files: ReadonlyMap<string, ProjectFile>): TypeProgram {
  const known = new Map<string, ModuleDeclarations | null>();
  function read(module: string): ModuleDeclarations | null {
    const file = files.get(module);
    if (file === undefined) return stdDeclarations(module);
    return file.problem === null ? snapshot.declarationsOf(file, moduleOf(snapshot, file)) : null;
  }
  return {
    declarationsOf(module) {
      const before = known.get(module);
      if (before !== undefined) return before;
      const declarations = read(module);
      known.set(module, declarations);
      return declarations;
    },
  };
}
