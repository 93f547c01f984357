// The symbols of a file that a name at a place can mean: what is defined around it and before it, the innermost of each name.

import type { SemanticSymbol } from "../../language/analysis/names/symbols.ts";
import type { SyntaxNode } from "../../language/syntax/nodes.ts";
import { children } from "../../language/syntax/walk.ts";
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

/** The innermost first; symbols of the module come last. */
export function visibleSymbols({ model }: Document, offset: number): readonly SemanticSymbol[] {
  const around = scopesAround(model.tree.module, offset);
  const found = new Map<string, SemanticSymbol>();
  const isLocal = ({ container, kind }: SemanticSymbol): boolean => container !== null || kind === "parameter" || kind === "type_parameter";
  const locals = model.names.symbols.filter((symbol) => {
    if (!isLocal(symbol) || symbol.kind === "field" || symbol.kind === "method") return false;
    return symbol.extent.start < offset && isVisible(model.tree.module, around, symbol);
  });
  for (const symbol of locals.toReversed()) if (!found.has(symbol.name)) found.set(symbol.name, symbol);
  for (const symbol of model.names.symbols) {
    if (!isLocal(symbol) && symbol.kind !== "method" && symbol.kind !== "field" && !found.has(symbol.name)) found.set(symbol.name, symbol);
  }
  return [...found.values()];
}

/** The chain of nodes that an offset is in, outermost first. */
function scopesAround(root: SyntaxNode, offset: number): readonly SyntaxNode[] {
  const chain: SyntaxNode[] = [root];
  for (let node: SyntaxNode | undefined = root; node !== undefined; ) {
    node = children(node).find(({ start, end }) => start <= offset && offset <= end);
    if (node !== undefined) chain.push(node);
  }
  return chain;
}

/** Whether the innermost scope that defines the symbol is one that the place is in. */
function isVisible(root: SyntaxNode, around: readonly SyntaxNode[], { span, kind }: SemanticSymbol): boolean {
  const scopes = scopesAround(root, span.start);
  const own = scopes.findLast((node) => SCOPES.has(node.kind) && !(kind !== "variable" && node.kind === "FunctionType")) ?? scopes[1];
  return own === undefined || around.includes(own);
}
