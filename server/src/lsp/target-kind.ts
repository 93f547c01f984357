// What kind of thing a name leads to, also where another module defines it.

import { exportedAt, type ModuleShape } from "../language/analysis/names/module-shape.ts";
import type { SymbolKind, Target } from "../language/analysis/names/symbols.ts";
import { stdModule } from "../language/std/std-imports.ts";
import type { Document } from "./document.ts";

/** Tells of what other modules export; each module is looked up once. */
export function exportKinds({ project, file }: Document): (target: Extract<Target, { kind: "export" }>) => SymbolKind | null {
  const shapes = new Map<string, ModuleShape | null>();

  function shapeOf(module: string): ModuleShape | null {
    if (module === "std" || module.startsWith("std.")) return stdModule(module.split("."))?.shape ?? null;
    const found = project.names.fileOf(module, file);
    return found === null ? null : project.snapshot.shapeOf(found);
  }

  return ({ module, path: [name, member] }) => {
    if (name === undefined) return "module";
    const shape = shapes.get(module) ?? shapeOf(module);
    shapes.set(module, shape);
    return shape === null ? null : (exportedAt(shape, name, member)?.kind ?? null);
  };
}
