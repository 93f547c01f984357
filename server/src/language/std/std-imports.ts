// The standard library as modules to import, and the names that are visible without an import. Places are those of the English pages.

import type { FoundExport, ImportedModule } from "../analysis/names/imported-module.ts";
import { type ModuleShape, moduleShape, type Reexport } from "../analysis/names/module-shape.ts";
import { parse } from "../syntax/parse.ts";
import { stdDocument } from "./document.ts";
import { STD_MODULES } from "./std-modules.ts";

/** The module at `std` or `std.…`; null for any other path. */
export function stdModule(path: readonly string[]): ImportedModule | null {
  if (path[0] !== "std" || path.length > 2) return null;
  return library().modules.get(path.join(".")) ?? null;
}

/** What `name` means where nothing defines or imports it: of several modules that have it, the last one's. */
export function findPreludeName(name: string): Extract<FoundExport, { kind: "name" }> | null {
  return library().prelude.get(name) ?? null;
}

/** All names that are visible without an import. */
export function preludeNames(): Iterable<string> {
  return library().prelude.keys();
}

/** The last parts of the modules' paths: `io`, `list`. */
export function stdModuleNames(): readonly string[] {
  return STD_MODULES.map(({ name }) => name);
}

interface Library {
  readonly modules: ReadonlyMap<string, ImportedModule>;
  readonly prelude: ReadonlyMap<string, Extract<FoundExport, { kind: "name" }>>;
}

let kept: Library | null = null;

/** Made from the pages when it is first asked for: the modes that only parse or format never need it. */
function library(): Library {
  kept ??= makeLibrary();
  return kept;
}

function makeLibrary(): Library {
  const modules = new Map<string, ImportedModule>();
  const prelude = new Map<string, Extract<FoundExport, { kind: "name" }>>();
  const reexports = new Map<string, Reexport>();
  for (const { name } of STD_MODULES) {
    const module = { module: `std.${name}`, shape: shapeOf(name), importedModule: stdModule };
    modules.set(module.module, module);
    reexports.set(name, { name, path: ["std", name], item: null });
    // the checks of std.test are imported, never met by accident
    if (name === "test") continue;
    for (const exported of module.shape.exports.values()) prelude.set(exported.name, { kind: "name", module, exported });
  }
  modules.set("std", { module: "std", shape: { exports: new Map(), reexports }, importedModule: stdModule });
  return { modules, prelude };
}

/** The page is a program but for two marks on parameters, which give way to as many spaces. */
function shapeOf(name: string): ModuleShape {
  const text = stdDocument(name, "en")?.text ?? "";
  return moduleShape(parse(text.replace(/\.\.\.(?=args)|\?(?=msg)/g, (mark) => " ".repeat(mark.length))));
}
