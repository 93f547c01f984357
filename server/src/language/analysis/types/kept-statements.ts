// What was found in the statements of a module when it was last checked, to be told again of each statement whose text, names and
// surroundings are still the same. Places in it count from the start of the statement.

import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Span } from "../../text/span.ts";
import { type NameModel, type SemanticSymbol, type SymbolId, symbolOf, type Target } from "../names/symbols.ts";
import type { SymbolType } from "./checking.ts";

/** One statement of the top level and what its check came to. */
export interface KeptStatement {
  /** What its names mean (`meaningsIn`). */
  readonly meanings: string;
  /** The fingerprints of the modules that were asked, by their keys. */
  readonly modules: ReadonlyMap<string, string>;
  /** Of the functions and constants of the module without a type that were asked for, the types that were found, by name. */
  readonly inferred: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
  /** What the statement's own symbol was found to be; null where its declaration says it. */
  readonly defines: SymbolType | null;
}

/** By the statements' texts. */
export interface KeptModule {
  /** The fingerprint of what the module itself declares. */
  readonly declarations: string;
  readonly statements: ReadonlyMap<string, KeptStatement>;
  /** What the names in each statement mean, by the statement's index. */
  readonly meanings: readonly string[];
}

/** An earlier check of a module. */
export interface EarlierCheck {
  readonly kept: KeptModule;
  /** The indexes of the statements whose names mean what they meant then. */
  readonly told: Pick<ReadonlySet<number>, "has">;
}

/**
 * What the names in each part of a text mean, as a digest for each; `parts` are in order and apart from each other. Two parts with the same
 * text and digest mean the same (but for one case in 2^64). Of the parts that `before` tells of, the digests are those of that time.
 */
export function meaningsIn(names: NameModel, parts: readonly Span[], before: EarlierCheck | null): readonly string[] {
  const symbols: number[] = [];
  const digestOfSymbol = (symbol: SymbolId): number => {
    symbols[symbol] ??= digestOf(describe(symbolOf(names, symbol)));
    return symbols[symbol];
  };
  let next = 0;
  return parts.map(({ start, end }, index) => {
    const known = before?.told.has(index) ? before.kept.meanings[index] : undefined;
    if (known !== undefined) return known;
    while ((names.references[next]?.span.start ?? end) < start) next += 1;
    let first = 0;
    let second = 0;
    for (let at = names.references[next]; at !== undefined && at.span.start < end; at = names.references[next]) {
      const place = at.span.start - start;
      const meaning = digestOfTarget(names, at.target, start, end, digestOfSymbol);
      first = Math.imul(first ^ meaning, 0x01000193) ^ place;
      second = (Math.imul(second ^ place, 0x85ebca6b) ^ meaning) | 0;
      next += 1;
    }
    return `${first}.${second}`;
  });
}

/** What a target is, without ids and places that change when something else in the file does. */
function digestOfTarget(names: NameModel, target: Target, start: number, end: number, ofSymbol: (symbol: SymbolId) => number): number {
  switch (target.kind) {
    case "symbol": {
      const { span } = symbolOf(names, target.symbol);
      return span.start >= start && span.start < end ? span.start - start : ofSymbol(target.symbol);
    }
    case "export":
      return digestOf(`export ${target.module} ${target.path.join(".")}`);
    case "builtin":
      return digestOf(target.name);
    case "unresolved":
      return digestOf(target.reason);
  }
}

function describe({ kind, name, isMutable, imported }: SemanticSymbol): string {
  if (imported !== null) return `import ${imported.module ?? imported.path.join(".")} ${imported.name ?? ""}`;
  return `${kind} ${name}${isMutable ? " mut" : ""}`;
}

function digestOf(text: string): number {
  let digest = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) digest = Math.imul(digest ^ text.charCodeAt(index), 0x01000193);
  return digest;
}
