// What a selection around a place grows to, step by step: the word, each node around it, the statement, the file.

import type { SyntaxNode } from "../language/syntax/nodes.ts";
import type { SyntaxTree } from "../language/syntax/parse.ts";
import { children } from "../language/syntax/walk.ts";
import { type Span, spanOf } from "../language/text/span.ts";

/** From the whole file to the smallest piece; each is inside the one before, and smaller. */
export function selectionSteps({ module, source, tokens }: SyntaxTree, offset: number): readonly Span[] {
  const steps: Span[] = [];
  const add = (span: Span): void => {
    const last = steps.at(-1);
    const isInside = last === undefined || (last.start <= span.start && span.end <= last.end);
    const isSmaller = last === undefined || span.end - span.start < last.end - last.start;
    if (isInside && isSmaller && span.start <= offset && offset <= span.end) steps.push(spanOf(span));
  };
  add({ start: 0, end: source.length });
  for (let node: SyntaxNode | null = module; node !== null; node = childAt(node, offset)) {
    if (node.kind !== "Module" && node.kind !== "Field") add(node);
    if (node.kind === "Postfix") addChain(node, offset, add);
    if (isText(node)) addContents(source, node, add);
  }
  const comment = tokens
    .trivia(nextToken(tokens, offset))
    .find(({ kind, start, end }) => kind.endsWith("comment") && start <= offset && offset <= end);
  if (comment !== undefined) add(comment);
  add(wordAt(source, offset));
  return steps;
}

/** The child that holds the place; of two that meet there, the one that begins there. */
function childAt(node: SyntaxNode, offset: number): SyntaxNode | null {
  return children(node).findLast(({ start, end }) => start <= offset && offset <= end && start < end) ?? null;
}

/** Of `a.b.c(d)`, around `b`: `a.b.c`, then `a.b`. */
function addChain({ base, suffixes }: Extract<SyntaxNode, { kind: "Postfix" }>, offset: number, add: (span: Span) => void): void {
  for (const { start, end } of suffixes.toReversed()) {
    add({ start: base.start, end });
    if (start <= offset && offset <= end && offset > start) return;
  }
}

function isText(node: SyntaxNode): boolean {
  return node.kind === "FString" || (node.kind === "Literal" && (node.type === "string" || node.type === "triple-string"));
}

/** A text without its quotes. */
function addContents(source: string, { start, end }: Span, add: (span: Span) => void): void {
  const quotes = /^f?("""|")/.exec(source.slice(start, Math.min(end, start + 4)));
  if (quotes === null) return;
  const [opening, closing = ""] = quotes;
  const isClosed = end - start >= opening.length + closing.length && source.startsWith(closing, end - closing.length);
  add({ start: start + opening.length, end: isClosed ? end - closing.length : end });
}

/** Index of the first token that begins behind a place. */
function nextToken(tokens: SyntaxTree["tokens"], offset: number): number {
  const index = tokens.indexAt(offset);
  if (tokens.start(index) > offset || index + 1 >= tokens.count) return index;
  return tokens.end(index) > offset ? index : index + 1;
}

/** The word at a place, which may be empty. Bounded: nobody selects longer ones. */
function wordAt(source: string, offset: number): Span {
  const before = /[\p{L}\p{N}\p{M}_]*$/u.exec(source.slice(Math.max(0, offset - LONGEST_WORD), offset))?.[0] ?? "";
  const after = /^[\p{L}\p{N}\p{M}_]*/u.exec(source.slice(offset, offset + LONGEST_WORD))?.[0] ?? "";
  return { start: offset - before.length, end: offset + after.length };
}

const LONGEST_WORD = 200;
