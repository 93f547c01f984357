// `textDocument/documentSymbol`: what a document defines, each thing in what it belongs to.

import { type DocumentSymbol, DocumentSymbolRequest, type SymbolInformation } from "vscode-languageserver/node";
import type { SemanticSymbol } from "../../language/analysis/names/symbols.ts";
import { signatureOf } from "../../language/analysis/signature.ts";
import type { Document } from "../document.ts";
import { lspSymbolKind } from "../symbol-kinds.ts";
import { defineRequest } from "./request.ts";

export const documentSymbols = defineRequest({
  type: DocumentSymbolRequest.type,
  capabilities: () => ({ documentSymbolProvider: true }),
  run(bench, { textDocument }): DocumentSymbol[] | SymbolInformation[] {
    const document = bench.document(textDocument.uri);
    if (document === null) return [];
    const roots = symbolTree(document);
    return bench.client.hasHierarchicalSymbols ? roots : roots.flatMap((root) => flattened(root, document.uri, null));
  },
});

/** What is defined at the top level, and members of types and functions in functions below it. Parameters and imports are left out. */
function symbolTree(document: Document): DocumentSymbol[] {
  const { names } = document.model;
  const shown = names.symbols.filter(isShown).sort((a, b) => a.extent.start - b.extent.start);
  const byId = new Map(shown.map((symbol) => [symbol.id, made(document, symbol)]));
  const roots: DocumentSymbol[] = [];
  for (const { id, container } of shown) {
    const entry = byId.get(id);
    const parent = container === null ? undefined : byId.get(container);
    if (entry === undefined) continue;
    // a method stands outside of its type's extent: editors want children inside of their parents
    if (parent === undefined || !contains(names.symbols[container ?? 0], names.symbols[id])) roots.push(entry);
    else parent.children?.push(entry);
  }
  return roots;
}

function isShown({ kind, imported, container, name }: SemanticSymbol): boolean {
  if (imported !== null || kind === "parameter" || kind === "type_parameter" || kind === "module" || name === "") return false;
  return container === null || kind === "field" || kind === "method" || kind === "function" || kind === "type";
}

function contains(outer: SemanticSymbol | undefined, inner: SemanticSymbol | undefined): boolean {
  if (outer === undefined || inner === undefined) return false;
  return outer.extent.start <= inner.extent.start && inner.extent.end <= outer.extent.end;
}

function made(document: Document, { name, kind, span, extent, containerName }: SemanticSymbol): DocumentSymbol {
  const isMethod = kind === "method" && containerName !== null;
  const signature = signatureOf(document.text, extent, kind);
  return {
    name: isMethod ? `${containerName}.${name}` : name,
    kind: lspSymbolKind(kind),
    detail: signature.replace(/^[\w.]*(\s*[:=]\s*|$)/, ""),
    range: document.positions.range(extent),
    selectionRange: document.positions.range(span),
    children: [],
  };
}

function flattened({ name, kind, range, children = [] }: DocumentSymbol, uri: string, containerName: string | null): SymbolInformation[] {
  const own = { name, kind, location: { uri, range }, ...(containerName === null ? {} : { containerName }) };
  return [own, ...children.flatMap((child) => flattened(child, uri, name))];
}
