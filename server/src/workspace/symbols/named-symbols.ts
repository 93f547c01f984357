// The symbols that a path of names means, imports followed to what they lead to: `Point.sum`, `helper.twice`, `facade.twice`.

import type { ProjectFile } from "../project-file.ts";
import { compareProjectPaths } from "../snapshot.ts";
import type { FileImport } from "./file-names.ts";
import { endsWith } from "./name-path.ts";
import type { ProjectNames } from "./names-index.ts";
import {
  allPaths,
  exportedSymbol,
  fullPath,
  isLocal,
  moduleKey,
  modulePath,
  type ProjectSymbol,
  type StdProjectSymbol,
  stdSymbols,
} from "./project-symbol.ts";

/**
 * All symbols whose path ends with `parts`, each once: those of files before modules before the standard library's. An import that fails is
 * one only where there is nothing else.
 */
export function namedSymbols(project: ProjectNames, parts: readonly string[]): readonly ProjectSymbol[] {
  const found = new Map<string, ProjectSymbol>();
  const add = (symbol: ProjectSymbol): void => void found.set(identityOf(symbol), symbol);
  const name = parts.at(-1) ?? "";
  for (const file of project.filesWith(name)) {
    const names = project.namesOf(file);
    for (const symbol of names.symbols) {
      if (symbol.name !== name) continue;
      const here: ProjectSymbol = { origin: "file", file, names, symbol };
      if (!allPaths(here).some((path) => endsWith(path, parts))) continue;
      add(symbol.imported === null ? here : (followImport(project, file, symbol.imported) ?? here));
    }
  }
  for (const file of project.snapshot.files) if (endsWith(modulePath(file), parts)) add({ origin: "module", file });
  for (const symbol of stdSymbols()) if (endsWith(fullPath(symbol), parts)) add(symbol);
  // `facade.Point.sum`, where `facade` imports `Point`
  const outers = parts.length > 1 && parts.length <= MOST_PARTS ? namedSymbols(project, parts.slice(0, -1)) : [];
  for (const outer of outers) for (const symbol of symbolsIn(project, outer, name)) add(symbol);
  const all = [...found.values()];
  const known = all.filter((each) => each.origin !== "file" || each.symbol.imported === null);
  return (known.length > 0 ? known : all).sort(compareSymbols);
}

/** Each part more is a search of its own; nobody writes so many. */
const MOST_PARTS = 16;

/** What a type, function or module has under a name. */
function symbolsIn(project: ProjectNames, outer: ProjectSymbol, name: string): readonly ProjectSymbol[] {
  switch (outer.origin) {
    case "file": {
      const { file, names, symbol } = outer;
      const inside = names.symbols.filter((each) => each.name === name && (each.container === symbol.id || each.methodOf === symbol.id));
      return inside.map((each) => ({ origin: "file", file, names, symbol: each }));
    }
    case "module": {
      const { file } = outer;
      const names = project.namesOf(file);
      const inside = names.symbols.filter((each) => each.name === name && each.container === null && each.imported === null);
      return inside.map((each) => ({ origin: "file", file, names, symbol: each }));
    }
    case "std-module":
      return stdSymbols().filter((each) => each.origin === "std-name" && each.module === outer.module && each.symbol.name === name);
    case "std-name":
      return [];
  }
}

/** What an import leads to; null where that is not known. */
export function followImport(project: ProjectNames, importer: ProjectFile, { module, name }: FileImport): ProjectSymbol | null {
  if (module === null) return null;
  if (module === "std" || module.startsWith("std.")) {
    return (
      stdSymbols().find((symbol) => symbol.origin === (name === null ? "std-module" : "std-name") && isAt(symbol, module, name)) ?? null
    );
  }
  const file = project.fileOf(module, importer);
  return file === null ? null : exportedSymbol(project.snapshot, file, project.namesOf(file), name === null ? [] : [name]);
}

function isAt(symbol: StdProjectSymbol, module: string, name: string | null): boolean {
  return symbol.module === module && (symbol.origin === "std-module" || symbol.symbol.name === name);
}

function identityOf(found: ProjectSymbol): string {
  const within = found.origin === "file" ? found.symbol.id : found.origin === "std-name" ? found.symbol.name : "";
  return `${found.origin}\n${moduleKey(found)}\n${within}`;
}

/** What is visible outside of bodies first, then what is exported, what is in `src`, and by place. */
function compareSymbols(a: ProjectSymbol, b: ProjectSymbol): number {
  const byOrder = orderOf(a) - orderOf(b);
  if (byOrder !== 0) return byOrder;
  const byPath = compareProjectPaths(moduleKey(a), moduleKey(b));
  return byPath !== 0 || a.origin !== "file" || b.origin !== "file" ? byPath : a.symbol.start - b.symbol.start;
}

function orderOf(found: ProjectSymbol): number {
  switch (found.origin) {
    case "file":
      return isLocal(found) ? 2 : found.symbol.exported ? 0 : 1;
    case "module":
      return 3;
    case "std-module":
      return 4;
    case "std-name":
      return 5;
  }
}
