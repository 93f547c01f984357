// The names of one file: a tree and its imports in, symbols, references and problems out. Types of values are looked at only as far as
// annotations and constructors tell them at once; what a member of anything else is, the analysis of types will know.

import type { SyntaxTree } from "../../syntax/parse.ts";
import { declareModule } from "./declare.ts";
import { reportForeignWords } from "./foreign-words.ts";
import type { FindModule } from "./imported-module.ts";
import { type KeptNames, NameKeeper, semanticSymbol } from "./kept-names.ts";
import { Resolution } from "./resolution.ts";
import type { Place } from "./scope.ts";
import { visitStatement } from "./statements.ts";
import type { NameModel } from "./symbols.ts";
import { reportUnknownNames } from "./unknown-names.ts";
import { reportUnusedImports } from "./unused-imports.ts";

/**
 * Resolves the names of a tree, in time linear in its size. `importedModule` answers for the paths of the tree's imports, `std` included;
 * where it has no module, what is imported from there counts as known, and the caller reports that the module is missing unless the path
 * begins with `std`.
 */
export function resolveNames(tree: SyntaxTree, importedModule: FindModule): NameModel {
  return resolveNamesAgain(tree, importedModule, null).names;
}

export interface NamesAgain {
  readonly names: NameModel;
  readonly kept: KeptNames;
  /** The indexes of the statements whose names are known to mean what they meant before. */
  readonly told: ReadonlySet<number>;
}

/**
 * The same, and what can be told again of the next version of the module. `before` is what was kept of an earlier version, whose imports led
 * to modules of the same shapes: functions that are as they were, in a module that defines the same, are not walked.
 */
export function resolveNamesAgain(tree: SyntaxTree, importedModule: FindModule, before: KeptNames | null): NamesAgain {
  const r = new Resolution(tree.source, importedModule);
  declareModule(r, tree.module.body);
  const keeper = new NameKeeper(r, tree, before);
  const place: Place = { scope: r.module, reading: "sequence" };
  for (const [index, statement] of tree.module.body.entries()) {
    keeper.resolve(statement, index, () => visitStatement(r, statement, place));
  }
  reportUnknownNames(r, tree);
  reportForeignWords(r, tree);
  reportUnusedImports(r, tree.module.body);
  const names: NameModel = {
    symbols: r.symbols.map(semanticSymbol),
    references: r.references.sort((a, b) => a.span.start - b.span.start),
    diagnostics: r.diagnostics.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end),
  };
  return { names, kept: keeper.kept, told: keeper.told };
}
