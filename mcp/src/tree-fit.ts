// Chooses how much of a tree is shown where only so many characters are left: level by level from the root, in source order,
// until the room is used up, so that the deepest levels are what is folded. Works in time linear in the size of the tree.

import type { SyntaxNode } from "../../server/src/api.ts";
import { beforeChild, fullView, headOf, type Located, type NodeView, type View, writeTree } from "./tree-json.ts";
import { type ChildField, countNodes, isList, type NodeShape, shapeOf } from "./tree-shape.ts";

export interface FittingTree {
  readonly json: string;
  /** Whether nodes are left out, each counted by `elided` of the node above it. */
  readonly isFolded: boolean;
}

/** The JSON of the tree below `root` in at most `room` characters, if only the root itself fits in them. */
export function writeFittingTree(root: SyntaxNode, located: Located, room: number): FittingTree {
  const { view, total, hidden } = chooseNodes(root, located, room);
  // Nodes were left out early to keep room for saying so; without that, a tree that is a little shorter than the room fits.
  const entire = hidden > 0 && total * SHORTEST_NODE <= room ? writeTree(root, fullView(located), room) : null;
  if (entire !== null) return { json: entire, isFolded: false };
  const json = writeTree(root, view, Number.POSITIVE_INFINITY);
  if (json === null) throw new Error("a tree without a limit was too long");
  return { json, isFolded: hidden > 0 };
}

const SHORTEST_NODE = `{"kind":"If","span":[1,1,1,1]}`.length;

interface Choice {
  readonly view: View;
  /** How many nodes the tree has, and how many of them are not shown. */
  readonly total: number;
  readonly hidden: number;
}

function chooseNodes(root: SyntaxNode, located: Located, room: number): Choice {
  const start = fold(root, located);
  const queue = [start];
  let free = room - start.size;
  // Breadth first: the queue grows while it is read.
  for (const parent of queue) {
    const part = unfold(parent, located, free);
    free -= part.size;
    if (part.complete) free += parent.reserve;
    parent.shown = part.fields;
    for (const child of part.children) queue.push(child);
  }

  const views = new Map<SyntaxNode, NodeView>();
  let hidden = 0;
  for (const { node, head, shape, shown } of queue) {
    const elided = countHidden(shape.fields, shown);
    hidden += elided;
    views.set(node, { head, fields: shown, elided });
  }
  const view = (node: SyntaxNode): NodeView => {
    const chosen = views.get(node);
    if (chosen === undefined) throw new Error(`${node.kind} is below a fold`);
    return chosen;
  };
  return { view, total: queue.length + hidden, hidden };
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
    let fieldSize = beforeChild(name).length + (isList(wanted) ? "[]".length : 0);
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
