// Children of a node in source order, whatever its kind: for walks that treat all nodes alike.

import type { SyntaxNode } from "./nodes.ts";

/** The direct children of `node`, in source order. */
export function children(node: SyntaxNode): readonly SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (const [key, value] of Object.entries(node)) {
    if (key !== "kind") collect(value, found);
  }
  // declared order is source order but for a few kinds (a binary chain's steps, modifiers after a name)
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
}

function collect(value: unknown, found: SyntaxNode[]): void {
  if (Array.isArray(value)) for (const item of value) collect(item, found);
  else if (isNode(value)) found.push(value);
  else if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) collect(inner, found);
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "kind" in value && "anchor" in value;
}
