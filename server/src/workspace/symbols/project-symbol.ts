// What look-ups are about: a symbol of a project's file, a file as a module, a module of the standard library or a name of one; with the
// path of names that leads to each.

import { exportedAt } from "../../language/analysis/names/module-shape.ts";
import type { SymbolKind } from "../../language/analysis/names/symbols.ts";
import { type StdSymbol, stdDocument } from "../../language/std/document.ts";
import { stdModuleNames } from "../../language/std/std-imports.ts";
import type { ProjectFile } from "../project-file.ts";
import type { Snapshot } from "../snapshot.ts";
import type { FileNames, FileSymbol } from "./file-names.ts";

export type ProjectSymbol =
  | { readonly origin: "file"; readonly file: ProjectFile; readonly names: FileNames; readonly symbol: FileSymbol }
  | { readonly origin: "module"; readonly file: ProjectFile }
  /** `std.io`; `std` itself is `std`. */
  | { readonly origin: "std-module"; readonly module: string }
  | { readonly origin: "std-name"; readonly module: string; readonly symbol: StdSymbol };

/** The path by which a file is imported from the root: `src.zoo` for `src/zoo.yx` and `src/zoo/mod.yx`. */
export function modulePath({ path }: Pick<ProjectFile, "path">): readonly string[] {
  const names = path.replace(/\.yx$/, "").split("/");
  return names.length > 1 && names.at(-1) === "mod" ? names.slice(0, -1) : names;
}

/** The names around a symbol within its file, outermost first, and its own: `Point`, `sum`, `by`. */
export function pathInFile({ symbols }: FileNames, symbol: FileSymbol): readonly string[] {
  const path = [symbol.name];
  let at: FileSymbol | undefined = symbol;
  while (at !== undefined && at.container !== null) {
    at = symbols[at.container];
    if (at !== undefined) path.unshift(at.name);
  }
  return at === undefined || at.ownerName === null ? path : [at.ownerName, ...path];
}

/** All names that lead to a symbol, from the root. */
export function fullPath(found: ProjectSymbol): readonly string[] {
  switch (found.origin) {
    case "file":
      return [...modulePath(found.file), ...pathInFile(found.names, found.symbol)];
    case "module":
      return modulePath(found.file);
    case "std-module":
      return found.module.split(".");
    case "std-name":
      return [...found.module.split("."), ...found.symbol.name.split(".")];
  }
}

/** All paths that mean a symbol: a `pub` function is a method of its first parameter's type, too. */
export function allPaths(found: ProjectSymbol): readonly (readonly string[])[] {
  const owner = found.origin === "file" && found.symbol.methodOf !== null ? found.names.symbols[found.symbol.methodOf] : undefined;
  const path = fullPath(found);
  return owner === undefined ? [path] : [path, [...path.slice(0, -1), owner.name, ...path.slice(-1)]];
}

export function kindOf(found: ProjectSymbol): SymbolKind {
  switch (found.origin) {
    case "file":
    case "std-name":
      return found.symbol.kind;
    case "module":
    case "std-module":
      return "module";
  }
}

/** Whether it is inside a function or another body: parameters, type parameters, variables and functions there. */
export function isLocal({ names, symbol }: Extract<ProjectSymbol, { origin: "file" }>): boolean {
  if (symbol.kind === "field" || symbol.kind === "method") return false;
  const container = symbol.container === null ? undefined : names.symbols[symbol.container];
  return container !== undefined || symbol.kind === "parameter" || symbol.kind === "type_parameter";
}

export type StdProjectSymbol = Exclude<ProjectSymbol, { origin: "file" | "module" }>;

let kept: readonly StdProjectSymbol[] | null = null;

/** All that the standard library has: its modules, and their names in order. Pages differ by language in their words alone. */
export function stdSymbols(): readonly StdProjectSymbol[] {
  kept ??= [{ origin: "std-module", module: "std" }, ...stdModuleNames().flatMap(symbolsOf)];
  return kept;
}

function symbolsOf(name: string): readonly StdProjectSymbol[] {
  const module = `std.${name}`;
  const symbols = stdDocument(name, "en")?.symbols ?? [];
  return [{ origin: "std-module", module }, ...symbols.map((symbol) => ({ origin: "std-name" as const, module, symbol }))];
}

/**
 * The symbol that other modules get by these names of a module (a name, and a member or parameter of it; none is the module): null where
 * there is none, and for what a file that is not in the snapshot has.
 */
export function exportedSymbol(
  snapshot: Snapshot,
  file: ProjectFile,
  names: FileNames,
  path: readonly string[],
): Extract<ProjectSymbol, { origin: "file" | "module" }> | null {
  const [name, member] = path;
  if (name === undefined) return { origin: "module", file };
  const place = exportedAt(snapshot.shapeOf(file), name, member);
  const symbol = place === null ? undefined : names.symbolAt(place.span.start);
  return symbol === undefined ? null : { origin: "file", file, names, symbol };
}

/** The names by which other modules reach a symbol; null where they can't. */
export function exportPath(snapshot: Snapshot, found: ProjectSymbol): readonly string[] | null {
  if (found.origin === "std-name") return [found.symbol.name];
  if (found.origin !== "file") return [];
  const { file, names, symbol } = found;
  const container = symbol.container === null ? null : (names.symbols[symbol.container] ?? null);
  const path = container === null ? [symbol.name] : [container.name, symbol.name];
  const same = exportedSymbol(snapshot, file, names, path);
  return same?.origin === "file" && same.symbol === symbol ? path : null;
}

/** The key of the module that a symbol is in, as references name it. */
export function moduleKey(found: ProjectSymbol): string {
  return found.origin === "file" || found.origin === "module" ? found.file.path : found.module;
}
