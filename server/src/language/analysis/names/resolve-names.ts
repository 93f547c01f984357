// The names of one file: a tree and its imports in, symbols, references and problems out. Types of values are looked at only as far as
// annotations and constructors tell them at once; what a member of anything else is, the analysis of types will know.

import type { SyntaxTree } from "../../syntax/parse.ts";
import { declareModule } from "./declare.ts";
import { reportForeignWords } from "./foreign-words.ts";
import type { FindModule } from "./imported-module.ts";
import { Resolution } from "./resolution.ts";
import type { Declared } from "./scope.ts";
import { visitStatements } from "./statements.ts";
import type { NameModel, SemanticSymbol } from "./symbols.ts";
import { reportUnknownNames } from "./unknown-names.ts";
import { reportUnusedImports } from "./unused-imports.ts";

/**
 * Resolves the names of a tree, in time linear in its size. `importedModule` answers for the paths of the tree's imports, `std` included;
 * where it has no module, what is imported from there counts as known, and the caller reports that the module is missing unless the path
 * begins with `std`.
 */
export function resolveNames(tree: SyntaxTree, importedModule: FindModule): NameModel {
  const r = new Resolution(tree.source, importedModule);
  declareModule(r, tree.module.body);
  visitStatements(r, tree.module.body, { scope: r.module, reading: "sequence" });
  reportUnknownNames(r, tree);
  reportForeignWords(r, tree);
  reportUnusedImports(r, tree.module.body);
  return {
    symbols: r.symbols.map(semanticSymbol),
    references: r.references.sort((a, b) => a.span.start - b.span.start),
    diagnostics: r.diagnostics.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end),
  };
}

function semanticSymbol(symbol: Declared): SemanticSymbol {
  const { id, name, kind, container, containerName, span, extent, exported, isPublic, isMutable, imported } = symbol;
  return { id, name, kind, container: container?.id ?? null, containerName, span, extent, exported, isPublic, isMutable, imported };
}
