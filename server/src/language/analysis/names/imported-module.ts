// Modules as the resolver of names sees them: a key, a shape, and a way to the modules that they import in turn.

import type { ExportedName, ModuleShape } from "./module-shape.ts";

/** Looks up the module that a path names where it is written; null when there is none. */
export type FindModule = (path: readonly string[]) => ImportedModule | null;

export interface ImportedModule {
  /** What tells this module from all others: `std.io`, a file's path. */
  readonly module: string;
  readonly shape: ModuleShape;
  /** For the names that it imports and so exports again. */
  readonly importedModule: FindModule;
}

/** What a module exports under a name. */
export type FoundExport =
  | { readonly kind: "name"; readonly module: ImportedModule; readonly exported: ExportedName }
  | { readonly kind: "module"; readonly module: ImportedModule }
  /** It leads to a module that is not known. */
  | { readonly kind: "opaque" };

// each step leads through another file, and nobody re-exports so often; a cycle ends here too
const MOST_STEPS = 64;

/** What `module` exports as `name`, re-exports followed to the module that defines it; null when there is no such export. */
export function findExport(module: ImportedModule, name: string): FoundExport | null {
  let [at, wanted] = [module, name];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const exported = at.shape.exports.get(wanted);
    if (exported !== undefined) return { kind: "name", module: at, exported };
    const reexport = at.shape.reexports.get(wanted);
    if (reexport === undefined) return null;
    const next = at.importedModule(reexport.path);
    if (next === null) return { kind: "opaque" };
    if (reexport.item === null) return { kind: "module", module: next };
    [at, wanted] = [next, reexport.item];
  }
  return { kind: "opaque" };
}
