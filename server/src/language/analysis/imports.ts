// What a file imports, as it is written: every `use` anywhere in it, in bodies too. Where the modules are is for others to find.

import type { NameOrMissing, SyntaxNode, Use } from "../syntax/nodes.ts";
import type { SourceTree } from "../syntax/parse.ts";
import { children } from "../syntax/walk.ts";
import { type Span, spanOf } from "../text/span.ts";

/** One `use`. Spans are UTF-16 offsets, end exclusive. */
export interface Import {
  readonly span: Span;
  /** The names of the module's path; null where one is missing or is none of the language's, which is a mistake of syntax. */
  readonly path: readonly string[] | null;
  readonly pathSpan: Span;
  /** The names in braces; null without braces. */
  readonly items: readonly ImportedItem[] | null;
  readonly alias: string | null;
  /** Whether it stands in no body: only then what it imports belongs to the module, and can be imported from there. */
  readonly isTopLevel: boolean;
}

export interface ImportedItem {
  readonly name: string;
  readonly alias: string | null;
  readonly span: Span;
}

/** The imports of a tree, in source order, in time linear in its size. */
export function importsOf({ source, module, tokens }: SourceTree): readonly Import[] {
  const offsets: number[] = [];
  for (let index = 0; index < tokens.count; index += 1) if (tokens.kindName(index) === "use") offsets.push(tokens.start(index));
  const found: Import[] = [];
  // A stack of its own rather than recursion, and only into what has a `use` in it.
  const pending: { readonly node: SyntaxNode; readonly depth: number }[] = [{ node: module, depth: 0 }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { node, depth } = next;
    if (node.kind === "Use") found.push(importOf(node, source, depth === 1));
    else for (const child of children(node)) if (hasOffset(offsets, child)) pending.push({ node: child, depth: depth + 1 });
  }
  return found.sort((a, b) => a.span.start - b.span.start);
}

function importOf(use: Use, source: string, isTopLevel: boolean): Import {
  const text = (name: NameOrMissing | null): string | null => (name?.kind === "Name" ? source.slice(name.start, name.end) : null);
  const path = use.path.flatMap((name) => text(name) ?? []);
  const isWhole = path.length === use.path.length && path.length > 0 && path.every((name) => NAME.test(name));
  const items = use.items?.flatMap((item) => {
    const name = text(item.name);
    return name === null ? [] : [{ name, alias: text(item.alias), span: spanOf(item) }];
  });
  return {
    span: spanOf(use),
    path: isWhole ? path : null,
    pathSpan: { start: use.path[0]?.start ?? use.start, end: use.path.at(-1)?.end ?? use.end },
    items: items ?? null,
    alias: text(use.alias),
    isTopLevel,
  };
}

/** The lexer reads on over letters of other scripts, and reports them. */
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** Whether one of the offsets, which are sorted, is in the span. */
function hasOffset(offsets: readonly number[], { start, end }: Span): boolean {
  let [low, high] = [0, offsets.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((offsets[middle] ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  const offset = offsets[low];
  return offset !== undefined && offset < end;
}
