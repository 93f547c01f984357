// Writes a syntax tree as JSON text, directly and without recursion: trees are large, and an object for every node that is
// only made to be stringified would cost more than the parse. Which parts are shown is decided by the view that is passed in.

import type { Positions, Span, SyntaxNode } from "../../server/src/api.ts";
import { type ChildField, isList, type NodeShape, shapeOf } from "./tree-shape.ts";

/** What is shown of one node: its head (`"kind":…,"span":…` and facts), the children to follow, and how many nodes are left out. */
export interface NodeView {
  readonly head: string;
  readonly fields: readonly ChildField[];
  readonly elided: number;
}

/** Decides what is shown of a node. */
export type View = (node: SyntaxNode) => NodeView;

/** Where the nodes stand: the text that their offsets mean, and its position mapper. */
export interface Located {
  readonly source: string;
  readonly positions: Positions;
}

/** The view that shows everything. */
export function fullView(located: Located): View {
  return (node) => {
    const shape = shapeOf(node);
    return { head: headOf(node, shape, located), fields: shape.fields, elided: 0 };
  };
}

/** The JSON of `root` and of what `view` shows below it, or null as soon as it is longer than `room` characters. */
export function writeTree(root: SyntaxNode, view: View, room: number): string | null {
  // Joined in portions: one string grown by a million additions is a deep tree of short strings that the garbage collector moves about.
  const portions: string[] = [];
  let portion: string[] = [];
  let length = 0;
  const pending: (string | SyntaxNode)[] = [root];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === "string") {
      portion.push(next);
      length += next.length;
      continue;
    }
    const { head, fields, elided } = view(next);
    const opening = elided === 0 ? `{${head}` : `{${head},"elided":${elided}`;
    portion.push(opening);
    length += opening.length;
    if (length > room) return null;
    if (portion.length > PORTION) {
      portions.push(portion.join(""));
      portion = [];
    }
    // What comes last is pushed first.
    pending.push("}");
    for (let index = fields.length - 1; index >= 0; index -= 1) {
      const field = fields[index];
      if (field !== undefined) pushField(pending, field);
    }
  }
  // Only a bug in the tree gets here, and it must not get out as half a JSON.
  if (pending.length > 0) throw new Error(`the tree below ${root.kind} has a child that is undefined`);
  return length > room ? null : portions.join("") + portion.join("");
}

const PORTION = 1000;

function pushField(pending: (string | SyntaxNode)[], { name, children }: ChildField): void {
  if (!isList(children)) {
    pending.push(children, beforeChild(name));
    return;
  }
  pending.push("]");
  for (let index = children.length - 1; index >= 0; index -= 1) {
    const child = children[index];
    if (child === undefined) continue;
    pending.push(child);
    if (index > 0) pending.push(",");
  }
  pending.push("[", beforeChild(name));
}

/** The members that a node has of its own, without braces. */
export function headOf(node: SyntaxNode, shape: NodeShape, { source, positions }: Located): string {
  let head = beforeSpan(node.kind) + spanText(node, positions);
  for (const { name, value } of shape.facts) head += `,"${name}":${JSON.stringify(value)}`;
  if (shape.spelled) head += `,"text":${JSON.stringify(source.slice(node.start, node.end))}`;
  return head;
}

const beforeSpan = remembered((kind) => `"kind":"${kind}","span":`);
export const beforeChild = remembered((name) => `,"${name}":`);

/** There are few kinds and names, and each is written thousands of times. */
function remembered(make: (word: string) => string): (word: string) => string {
  const made = new Map<string, string>();
  return (word) => {
    const known = made.get(word);
    if (known !== undefined) return known;
    const text = make(word);
    made.set(word, text);
    return text;
  };
}

/** A span as `[line, column, endLine, endColumn]`. */
export function spanText(span: Span, positions: Positions): string {
  const [line, column, endLine, endColumn] = positions.codePointSpan(span);
  return `[${line},${column},${endLine},${endColumn}]`;
}
