// Ways through the tree that treat all nodes alike: the children of a node in source order, and the nodes around a place.

import type { Span } from "../text/span.ts";
import type { Statement, SyntaxNode } from "./nodes.ts";

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

/** The nodes from `root` down that have all of a span (UTF-16) in them, outermost first; of two that meet at an empty one, the first. */
export function nodesAround(root: SyntaxNode, { start, end }: Span): readonly SyntaxNode[] {
  const found = [root];
  for (let node: SyntaxNode | undefined = root; node !== undefined; ) {
    node = children(node).find((child) => child.start <= start && end <= child.end);
    if (node !== undefined) found.push(node);
  }
  return found;
}

/** The last statement of a body that begins at or before `offset` (UTF-16); null where none does. */
export function lastStatementFrom(body: readonly Statement[], offset: number): Statement | null {
  let [low, high] = [0, body.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((body[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return body[low - 1] ?? null;
}
