// Chooses how much of a tree is shown where only so many characters are left: level by level from the root, in source order,
// until the room is used up, so that the deepest levels are what is folded. Works in time linear in the size of the tree.

import type { SyntaxNode } from "../../server/src/api.ts";
import { headOf, type Located, type View } from "./tree-json.ts";
import { type ChildField, countNodes, isList, type NodeShape, shapeOf } from "./tree-shape.ts";

/** A view of the tree below `root` that is written in at most `room` characters, if only the root itself fits in them. */
export function fittingView(root: SyntaxNode, located: Located, room: number): View {
  const folded = new Map<SyntaxNode, FoldedNode>();
  const queue: FoldedNode[] = [];
  let free = room;

  function show(child: FoldedNode): void {
    folded.set(child.node, child);
    queue.push(child);
  }

  const start = fold(root, located);
  free -= start.size;
  show(start);
  // Breadth first: the queue grows while it is read.
  for (const parent of queue) {
    const part = unfold(parent, located, free);
    free -= part.size;
    if (part.complete) free += parent.reserve;
    parent.shown = part.fields;
    for (const child of part.children) show(child);
  }

  return (node) => {
    const { head, shape, shown } = folded.get(node) ?? fold(node, located);
    return { head, fields: shown, elided: countHidden(shape.fields, shown) };
  };
}

/** A node as it is shown so far. */
interface FoldedNode {
  readonly node: SyntaxNode;
  readonly shape: NodeShape;
  readonly head: string;
  /** How many characters it takes without children, `reserve` included. */
  readonly size: number;
  /** What it needs to say how many nodes it hides, as long as it may hide some. */
  readonly reserve: number;
  /** The children that are shown: the first so many of all. */
  shown: readonly ChildField[];
}

function fold(node: SyntaxNode, located: Located): FoldedNode {
  const shape = shapeOf(node);
  const head = headOf(node, shape, located);
  const reserve = shape.fields.length === 0 ? 0 : `,"elided":${mostNodesIn(node)}`.length;
  return { node, shape, head, size: `{${head}}`.length + reserve, reserve, shown: [] };
}

/** More than a node of this length can hold: a character is at most a name, in a type, in a parameter, in a group and so on. */
function mostNodesIn({ start, end }: SyntaxNode): number {
  return 8 * (end - start + 1);
}

/** The first children of a node that fit in so many characters. */
interface Part {
  readonly fields: readonly ChildField[];
  readonly children: readonly FoldedNode[];
  readonly size: number;
  /** Whether these are all children. */
  readonly complete: boolean;
}

function unfold(parent: FoldedNode, located: Located, room: number): Part {
  const fields: ChildField[] = [];
  const children: FoldedNode[] = [];
  let size = 0;
  for (const { name, children: wanted } of parent.shape.fields) {
    const list = isList(wanted) ? wanted : [wanted];
    let fieldSize = `,"${name}":`.length + (isList(wanted) ? "[]".length : 0);
    let count = 0;
    for (const node of list) {
      const child = fold(node, located);
      const childSize = child.size + (count === 0 ? 0 : ",".length);
      if (size + fieldSize + childSize > room) break;
      fieldSize += childSize;
      children.push(child);
      count += 1;
    }
    const whole = count === list.length && size + fieldSize <= room;
    if (whole || count > 0) {
      fields.push(whole ? { name, children: wanted } : { name, children: list.slice(0, count) });
      size += fieldSize;
    }
    if (!whole) return { fields, children, size, complete: false };
  }
  return { fields, children, size, complete: true };
}

/** How many nodes are below `all` and not below `shown`, a first part of it. */
function countHidden(all: readonly ChildField[], shown: readonly ChildField[]): number {
  let count = 0;
  all.forEach(({ children }, index) => {
    const part = shown[index];
    if (part?.children === children) return;
    const list = isList(children) ? children : [children];
    const shownCount = part === undefined ? 0 : isList(part.children) ? part.children.length : 1;
    for (const node of list.slice(shownCount)) count += countNodes(node);
  });
  return count;
}
