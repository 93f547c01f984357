// The symbols of a file that a name at a place can mean: what is defined around it and before it, the innermost of each name.

import type { SemanticSymbol } from "../../language/analysis/names/symbols.ts";
import type { SyntaxNode } from "../../language/syntax/nodes.ts";
import { nodesAround } from "../../language/syntax/walk.ts";
import type { Document } from "../document.ts";

/** Nodes whose definitions are not seen outside of them. */
const SCOPES: ReadonlySet<SyntaxNode["kind"]> = new Set([
  "Block",
  "Lambda",
  "For",
  "MatchArm",
  "Comprehension",
  "RecordType",
  "FunctionType",
]);

/** The innermost first; symbols of the module come last. In time linear in the statement's length and the number of symbols. */
export function visibleSymbols({ model }: Document, offset: number): readonly SemanticSymbol[] {
  const found = new Map<string, SemanticSymbol>();
  const statement = model.statementAt(offset);
  const around = statement === null ? [] : nodesAround(statement, { start: offset, end: offset });
  const locals = model.names.symbols.filter((symbol) => {
    if (statement === null || !isLocal(symbol) || symbol.span.start < statement.start || symbol.extent.start >= offset) return false;
    return isVisible(statement, around, symbol);
  });
  for (const symbol of locals.toReversed()) if (!found.has(symbol.name)) found.set(symbol.name, symbol);
  for (const symbol of model.names.symbols) {
    const { kind, name } = symbol;
    if (!isLocal(symbol) && kind !== "method" && kind !== "field" && !found.has(name)) found.set(name, symbol);
  }
  return [...found.values()];
}

function isLocal({ container, kind }: SemanticSymbol): boolean {
  return (container !== null && kind !== "field" && kind !== "method") || kind === "parameter" || kind === "type_parameter";
}

/** Whether the innermost scope that defines the symbol is one that the place is in. */
function isVisible(statement: SyntaxNode, around: readonly SyntaxNode[], { span, kind }: SemanticSymbol): boolean {
  const scopes = nodesAround(statement, { start: span.start, end: span.start });
  const own = scopes.findLast((node) => SCOPES.has(node.kind) && !(kind !== "variable" && node.kind === "FunctionType")) ?? statement;
  return around.includes(own);
}
