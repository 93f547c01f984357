// The symbols of a project whose names fit what somebody typed, the best first. Only files in whose text such a name stands are resolved.

import type { SymbolKind } from "../../language/analysis/names/symbols.ts";
import { compareProjectPaths } from "../snapshot.ts";
import { isReexported } from "./describe-symbol.ts";
import { MATCH_CLASSES, type MatchClass, matchName } from "./match-name.ts";
import { endsWith, endsWithLoosely } from "./name-path.ts";
import type { ProjectNames } from "./names-index.ts";
import { allPaths, fullPath, isLocal, kindOf, moduleKey, modulePath, type ProjectSymbol, stdSymbols } from "./project-symbol.ts";

export interface SymbolQuery {
  /** A name or a path of names: the last part is matched loosely, those before it as a whole. */
  readonly parts: readonly string[];
  /** None: all. */
  readonly kinds: readonly SymbolKind[];
}

interface Ranked {
  readonly found: ProjectSymbol;
  /** What comes first is compared first. */
  readonly ranks: readonly number[];
  readonly start: number;
}

/**
 * What is visible outside of bodies comes before what is inside, which is found by its beginning alone unless `kinds` name it. The standard
 * library comes last: all of it where the path begins with `std` or one of its modules, its modules where only modules are asked for, and
 * else names that are written just so. Names that a file imports count where it gives them another name.
 */
export function matchingSymbols(project: ProjectNames, { parts, kinds }: SymbolQuery): readonly ProjectSymbol[] {
  const typed = parts.at(-1) ?? "";
  const around = parts.slice(0, -1);
  const classes = new Map<string, MatchClass | null>();
  const ranked: Ranked[] = [];

  function classOf(name: string): MatchClass | null {
    let known = classes.get(name);
    if (known === undefined) {
      known = matchName(typed, name);
      classes.set(name, known);
    }
    return known;
  }

  function consider(found: ProjectSymbol, name: string, isAllowed: (match: MatchClass) => boolean): void {
    const match = classOf(name);
    if (match === null || !isAllowed(match)) return;
    if (kinds.length > 0 && !kinds.includes(kindOf(found))) return;
    const outers = around.length === 0 ? [] : outersOf(found);
    if (around.length > 0 && !outers.some((path) => endsWithLoosely(path, around))) return;
    const isOuterExact = around.length === 0 || outers.some((path) => endsWith(path, around));
    ranked.push({ found, ranks: ranksOf(project, found, match, isOuterExact), start: found.origin === "file" ? found.symbol.start : 0 });
  }

  for (const file of project.snapshot.files) {
    consider({ origin: "module", file }, modulePath(file).at(-1) ?? "", always);
  }
  for (const file of project.filesWithAny((word) => classOf(word) !== null)) {
    const names = project.namesOf(file);
    for (const symbol of names.symbols) {
      if (classOf(symbol.name) === null) continue;
      const found = { origin: "file" as const, file, names, symbol };
      if (symbol.imported !== null && !(symbol.imported.isAlias && isReexported(project.snapshot, found))) continue;
      const isAllowed = kinds.length > 0 || !isLocal(found) ? always : isBeginning;
      consider(found, symbol.name, isAllowed);
    }
  }
  const wantsModules = kinds.length > 0 && kinds.every((kind) => kind === "module");
  for (const found of stdSymbols()) {
    const wantsAll = around.length > 0 || (wantsModules && found.origin === "std-module");
    consider(found, fullPath(found).at(-1) ?? "", wantsAll ? always : isWhole);
  }
  return ranked.sort(compareRanked).map(({ found }) => found);
}

/** The paths of what a symbol is in. */
function outersOf(found: ProjectSymbol): readonly (readonly string[])[] {
  return allPaths(found).map((path) => path.slice(0, -1));
}

function always(): boolean {
  return true;
}

function isWhole(match: MatchClass): boolean {
  return match === "exact" || match === "exact-but-case";
}

function isBeginning(match: MatchClass): boolean {
  return match !== "humps" && match !== "subsequence";
}

function ranksOf(project: ProjectNames, found: ProjectSymbol, match: MatchClass, isOuterExact: boolean): readonly number[] {
  const isOfFile = found.origin === "file";
  const isHidden = isOfFile && !found.symbol.exported && !isReexported(project.snapshot, found);
  return [
    MATCH_CLASSES.indexOf(match),
    Number(!isOuterExact),
    Number(isOfFile && isLocal(found)),
    Number(found.origin === "std-module" || found.origin === "std-name"),
    Number(isHidden),
  ];
}

function compareRanked(a: Ranked, b: Ranked): number {
  for (const [index, rank] of a.ranks.entries()) {
    const difference = rank - (b.ranks[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return compareProjectPaths(moduleKey(a.found), moduleKey(b.found)) || a.start - b.start;
}
