// Draws the JSON of a tree as an indented outline, one line a node, so that tests can show it under its source.

import type { SentNode } from "./server-process.ts";

/** `field: Kind line:column-line:column facts`, children below; the list items of a field carry its name each. */
export function drawTree(json: string): string {
  const lines: string[] = [];
  draw(JSON.parse(json), "", 0);
  return lines.join("\n");

  function draw(node: SentNode, field: string, depth: number): void {
    const [line, column, endLine, endColumn] = node.span;
    const facts: string[] = [];
    const below: (() => void)[] = [];
    for (const [name, value] of Object.entries(node)) {
      if (name === "kind" || name === "span") continue;
      const children = (Array.isArray(value) ? value : [value]).filter(isNode);
      if (children.length === 0) facts.push(name === "text" ? JSON.stringify(value) : `${name}=${JSON.stringify(value)}`);
      for (const child of children) below.push(() => draw(child, name, depth + 1));
    }
    const label = field === "" ? node.kind : `${field}: ${node.kind}`;
    lines.push(["  ".repeat(depth) + label, `${line}:${column}-${endLine}:${endColumn}`, ...facts].join(" "));
    for (const drawChild of below) drawChild();
  }
}

/** Every node of a tree's JSON, each with its parent. */
export function nodesOf(root: SentNode): readonly { readonly node: SentNode; readonly parent: SentNode | null }[] {
  const found: { node: SentNode; parent: SentNode | null }[] = [{ node: root, parent: null }];
  for (const { node } of found) {
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) found.push({ node: child, parent: node });
    }
  }
  return found;
}

export function isNode(value: unknown): value is SentNode {
  return typeof value === "object" && value !== null && "kind" in value;
}
