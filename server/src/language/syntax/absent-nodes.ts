// Nodes for what a text doesn't have, without width, and for what can't be read.

import type { ParseContext } from "./context.ts";
import type { ErrorNode, Expression, SyntaxNode } from "./nodes.ts";

type MissingKind = Extract<SyntaxNode["kind"], `Missing${string}`>;

/** A node of no width, such as `MissingName`, at an offset. */
export function missingNode<Kind extends MissingKind>(
  kind: Kind,
  at: number,
): { readonly kind: Kind; readonly start: number; readonly end: number; readonly anchor: number } {
  return { kind, start: at, end: at, anchor: at };
}

/** A node for the tokens `from` to `to - 1`, which can't be read; `parts` are what was recognised in them. */
export function errorNode(context: ParseContext, from: number, to: number, parts: readonly Expression[]): ErrorNode {
  const start = context.startOf(from, to);
  return { kind: "Error", start, end: context.endOf(from, to), anchor: start, parts };
}
