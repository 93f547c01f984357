// Where the thing is declared that a name means, in whatever module that is: the identity of a symbol across files.

import { findExport, type ImportedModule } from "../../language/analysis/names/imported-module.ts";
import { exportedAt } from "../../language/analysis/names/module-shape.ts";
import { type NameModel, type Reference, type SemanticSymbol, symbolOf } from "../../language/analysis/names/symbols.ts";
import type { Place } from "../../language/analysis/types/type.ts";
import type { Span } from "../../language/text/span.ts";

/** The names of a file, and what types tell of those that they don't lead anywhere. */
export interface NamedFile {
  readonly names: NameModel;
  memberPlace(name: Span): Place | null;
}

/** A declaration in a module of the project or of the library; a module itself has an empty span; null for what the language has of its own. */
export function declaredPlace(model: NamedFile, module: ImportedModule, reference: Reference): Place | null {
  const { target, span } = reference;
  switch (target.kind) {
    case "symbol":
      return placeOfSymbol(module, symbolOf(model.names, target.symbol));
    case "export":
      return exportedPlace(module, target.module, target.path);
    case "unresolved":
      return model.memberPlace(span);
    case "builtin":
      return null;
  }
}

/** Imports are followed to what they import. */
function placeOfSymbol(module: ImportedModule, { span, imported }: SemanticSymbol): Place | null {
  if (imported === null) return { module: module.module, span };
  const from = module.importedModule(imported.path);
  if (from === null) return null;
  if (imported.name === null) return { module: from.module, span: NOWHERE };
  const found = findExport(from, imported.name);
  if (found === null || found.kind === "opaque") return null;
  return found.kind === "module"
    ? { module: found.module.module, span: NOWHERE }
    : { module: found.module.module, span: found.exported.span };
}

/** `key` is the module that defines it, which is one that this module's imports lead to. */
function exportedPlace(module: ImportedModule, key: string, [name, member]: readonly string[]): Place | null {
  const shape = shapeOf(module, key);
  if (name === undefined) return { module: key, span: NOWHERE };
  const exported = shape === null ? null : exportedAt(shape, name, member);
  return exported === null ? null : { module: key, span: exported.span };
}

const NOWHERE = { start: 0, end: 0 };

/** The module with this key among those that imports lead to, one import after the other. */
function shapeOf(from: ImportedModule, key: string): ImportedModule["shape"] | null {
  const seen = new Set<string>();
  const waiting = [from];
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (at.module === key) return at.shape;
    if (seen.has(at.module)) continue;
    seen.add(at.module);
    for (const { path } of at.shape.reexports.values()) {
      const next = at.importedModule(path);
      if (next !== null) waiting.push(next);
    }
  }
  return null;
}
