// `yaoxiang/syntaxTree`: the syntax tree of a document as text, a line a node with its place, for people who want to see it.

import { ProtocolRequestType, type TextDocumentIdentifier } from "vscode-languageserver/node";
import type { SyntaxNode } from "../../language/syntax/nodes.ts";
import { children } from "../../language/syntax/walk.ts";
import type { Document } from "../document.ts";
import { defineRequest } from "./request.ts";

interface SyntaxTreeParams {
  readonly textDocument: TextDocumentIdentifier;
}

/** Null where there is no such document. */
const type = new ProtocolRequestType<SyntaxTreeParams, string | null, never, void, void>("yaoxiang/syntaxTree");

export const syntaxTree = defineRequest({
  type,
  capabilities: () => ({ experimental: { syntaxTree: true } }),
  run(bench, { textDocument }): string | null {
    const document = bench.document(textDocument.uri);
    return document === null ? null : outline(document);
  },
});

/** Longer trees are cut: an editor shows them to be looked at, and nobody looks at that much. */
const MOST_LINES = 20_000;

/** Without recursion: trees are as deep as programs are. */
function outline(document: Document): string {
  const lines: string[] = [];
  const pending: { readonly node: SyntaxNode; readonly depth: number }[] = [{ node: document.tree.module, depth: 0 }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (lines.length === MOST_LINES) {
      lines.push("…");
      break;
    }
    const { node, depth } = next;
    const below = children(node);
    lines.push(`${"  ".repeat(depth)}${lineOf(document, node, below.length === 0)}`);
    for (const child of below.toReversed()) pending.push({ node: child, depth: depth + 1 });
  }
  return `${lines.join("\n")}\n`;
}

/** `Name 2:5-2:10 "print"`, lines and columns from 1; what has nothing below it is spelled. */
function lineOf({ text, positions }: Document, { kind, start, end }: SyntaxNode, isLeaf: boolean): string {
  const range = positions.range({ start, end });
  const [from, to] = [range.start, range.end].map(({ line, character }) => `${line + 1}:${character + 1}`);
  const place = `${kind} ${from}-${to}`;
  return isLeaf && start < end ? `${place} ${JSON.stringify(shortened(text.slice(start, end)))}` : place;
}

function shortened(text: string): string {
  return text.length > MOST_SPELLING ? `${text.slice(0, MOST_SPELLING)}…` : text;
}

const MOST_SPELLING = 60;
