// Which targets of a file's references mean one of the symbols that are looked for.

import type { Role } from "../../language/analysis/names/symbols.ts";
import type { ProjectFile } from "../project-file.ts";
import type { Snapshot } from "../snapshot.ts";
import type { FileNames, TargetCode } from "./file-names.ts";
import { exportPath, moduleKey, type ProjectSymbol } from "./project-symbol.ts";

/** What references can say that mean one of some symbols; the numbers are the symbols' indexes. */
export interface WantedNames {
  /** By file, symbols of its own. */
  readonly own: ReadonlyMap<ProjectFile, ReadonlyMap<TargetCode, number>>;
  /** By module and path, as `foreignKey` writes them. */
  readonly foreign: ReadonlyMap<string, number>;
  /** The names among them that stand behind a dot, or before the `=` of a named argument: which of the two is said. */
  readonly inside: ReadonlyMap<string, ReadonlySet<"member" | "argument">>;
  /** The names of those that other modules can name. */
  readonly exported: ReadonlySet<string>;
}

export function wantedNames(snapshot: Snapshot, symbols: readonly ProjectSymbol[]): WantedNames {
  const own = new Map<ProjectFile, Map<TargetCode, number>>();
  const foreign = new Map<string, number>();
  const inside = new Map<string, Set<"member" | "argument">>();
  const exported = new Set<string>();
  for (const [index, found] of symbols.entries()) {
    if (found.origin === "file") {
      const ofFile = own.get(found.file) ?? new Map<TargetCode, number>();
      own.set(found.file, ofFile.set(found.symbol.id, index));
      const { kind, name } = found.symbol;
      const place = kind === "field" || kind === "method" ? "member" : kind === "parameter" ? "argument" : null;
      if (found.symbol.container === null) exported.add(name);
      if (place !== null) inside.set(name, (inside.get(name) ?? new Set()).add(place));
    }
    const path = exportPath(snapshot, found);
    if (path === null) continue;
    foreign.set(foreignKey(moduleKey(found), path), index);
    const owner = found.origin === "file" && found.symbol.methodOf !== null ? found.names.symbols[found.symbol.methodOf] : undefined;
    if (owner !== undefined) foreign.set(foreignKey(moduleKey(found), [owner.name, ...path]), index);
  }
  return { own, foreign, inside, exported };
}

/** By target code in a file, the index of the symbol that is meant. */
export function meaningsIn(names: FileNames, file: ProjectFile, { own, foreign }: WantedNames): ReadonlyMap<TargetCode, number> {
  const meanings = new Map(own.get(file));
  const add = (code: TargetCode, module: string, path: readonly string[]): void => {
    const index = foreign.get(foreignKey(module, path));
    if (index !== undefined && !meanings.has(code)) meanings.set(code, index);
  };
  for (const { id, imported } of names.symbols) {
    if (imported !== null && imported.module !== null) add(id, imported.module, imported.name === null ? [] : [imported.name]);
  }
  for (const [index, { module, path }] of names.foreign.entries()) add(names.symbols.length + index, module, path);
  return meanings;
}

/** Whether a name of something unknown can be that of one of the symbols. */
export function mayBeMeant({ inside }: WantedNames, name: string, role: Role): boolean {
  const places = inside.get(name);
  return places !== undefined && role !== "import" && (role === "write" || places.has("member"));
}

function foreignKey(module: string, path: readonly string[]): string {
  return `${module}\n${path.join(".")}`;
}
