// Hints of `mut` before variables that are changed without it: assigned to, or a field or an element of theirs in the same statement of the top
// level. The compiler lets it pass.

import { referenceAt, type SymbolId } from "../../language/analysis/names/symbols.ts";
import type { SemanticModel } from "../../language/analysis/types/semantic-model.ts";
import type { SyntaxNode } from "../../language/syntax/nodes.ts";
import { statementFacts } from "../statement-facts.ts";
import { writtenSymbols } from "../written-symbols.ts";
import type { HintMaker, PlacedHint } from "./hint.ts";

export function mutabilityHints(model: SemanticModel): HintMaker {
  const factsOf = statementFacts(model);
  let written: ReadonlySet<SymbolId> | null = null;
  return (node, { statement }): readonly PlacedHint[] => {
    const offset = nameStart(node);
    const reference = offset === null ? null : referenceAt(model.names, offset);
    if (offset === null || reference?.role !== "definition" || reference.target.kind !== "symbol") return [];
    const symbol = model.names.symbols[reference.target.symbol];
    if (symbol === undefined || symbol.isMutable || symbol.imported !== null) return [];
    written ??= writtenSymbols(model.names);
    if (!written.has(symbol.id) && !factsOf(statement).changed.has(symbol.id)) return [];
    return [{ offset, hint: { label: "mut", paddingRight: true } }];
  };
}

function nameStart(node: SyntaxNode): number | null {
  if (node.kind === "Binding") return node.target.kind === "Name" ? node.target.start : null;
  return node.kind === "NamePattern" ? node.name.start : null;
}
