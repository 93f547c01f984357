// The declarations of a project's modules, each read when another module is checked that imports it, and kept for as long as its text and
// what it names in other modules stay the same.

import type { FindModule, ImportedModule } from "../language/analysis/names/imported-module.ts";
import type { ModuleShape } from "../language/analysis/names/module-shape.ts";
import type { ModuleDeclarations } from "../language/analysis/types/declarations.ts";
import { readDeclarations } from "../language/analysis/types/read-declarations.ts";
import type { SourceTree } from "../language/syntax/parse.ts";
import type { ProjectFile } from "./project-file.ts";

export interface DeclarationsCache {
  /** The declarations of a file; `module` is the file as others import it now. */
  of(file: ProjectFile, module: ImportedModule): ModuleDeclarations;
}

/** What a module was found to be when declarations were read: by the paths that lead to it, one import after the other. */
interface Use {
  readonly chain: readonly (readonly string[])[];
  readonly module: string | null;
  readonly shape: ModuleShape | null;
}

interface Kept {
  readonly declarations: ModuleDeclarations;
  readonly uses: readonly Use[];
}

/** `treeOf` gives a tree in which bodies may be empty. */
export function createDeclarationsCache(treeOf: (file: ProjectFile) => SourceTree): DeclarationsCache {
  const kept = new WeakMap<ProjectFile, Kept>();
  return {
    of(file, module) {
      const known = kept.get(file);
      if (known?.uses.every((use) => isSame(use, module))) return known.declarations;
      const uses: Use[] = [];
      const declarations = readDeclarations({
        tree: treeOf(file),
        module: recorded(module, [], uses),
        report: () => {},
        arityOf: () => null,
      });
      kept.set(file, { declarations, uses });
      return declarations;
    },
  };
}

function recorded(module: ImportedModule, chain: Use["chain"], uses: Use[]): ImportedModule {
  const importedModule: FindModule = (path) => {
    const next = [...chain, path];
    const found = module.importedModule(path);
    uses.push({ chain: next, module: found?.module ?? null, shape: found?.shape ?? null });
    return found === null ? null : recorded(found, next, uses);
  };
  return { ...module, importedModule };
}

function isSame({ chain, module, shape }: Use, from: ImportedModule): boolean {
  let at: ImportedModule | null = from;
  for (const path of chain) at = at?.importedModule(path) ?? null;
  return (at?.module ?? null) === module && (at?.shape ?? null) === shape;
}
