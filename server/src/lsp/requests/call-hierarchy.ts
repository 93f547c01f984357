// `textDocument/prepareCallHierarchy`, `callHierarchy/incomingCalls` and `…/outgoingCalls`: who calls a function, and what it calls.

import {
  type CallHierarchyIncomingCall,
  CallHierarchyIncomingCallsRequest,
  type CallHierarchyItem,
  type CallHierarchyOutgoingCall,
  CallHierarchyOutgoingCallsRequest,
  CallHierarchyPrepareRequest,
  type Range,
} from "vscode-languageserver/node";
import { declaredPlace } from "../../workspace/rename/declared-place.ts";
import type { ProjectSymbol } from "../../workspace/symbols/project-symbol.ts";
import type { Document } from "../document.ts";
import { nameAt, symbolAtPlace } from "../meant-symbol.ts";
import { lspSymbolKind } from "../symbol-kinds.ts";
import { symbolLocation } from "../symbol-locations.ts";
import { placesOfSymbol } from "../symbol-uses.ts";
import type { Workbench } from "../workbench.ts";
import { defineRequest } from "./request.ts";

export const prepareCallHierarchy = defineRequest({
  type: CallHierarchyPrepareRequest.type,
  capabilities: () => ({ callHierarchyProvider: true }),
  run(bench, { textDocument, position }): CallHierarchyItem[] | null {
    const document = bench.document(textDocument.uri);
    const symbol = document === null ? null : (nameAt(document, document.positions.offset(position))?.symbol ?? null);
    const item = document === null || symbol === null ? null : itemOf(bench, document, symbol);
    return item === null ? null : [item];
  },
});

export const incomingCalls = defineRequest({
  type: CallHierarchyIncomingCallsRequest.type,
  capabilities: () => null,
  run(bench, { item }): CallHierarchyIncomingCall[] {
    const document = bench.document(item.uri);
    const symbol = document === null ? null : (nameAt(document, document.positions.offset(item.selectionRange.start))?.symbol ?? null);
    if (document === null || symbol === null) return [];
    const calls = new Map<string, { readonly from: CallHierarchyItem; readonly fromRanges: Range[] }>();
    for (const { uri, range, role } of placesOfSymbol(bench, document, symbol)) {
      if (role === "definition" || role === "import") continue;
      const there = bench.document(uri);
      const caller = there === null ? null : functionAround(bench, there, there.positions.offset(range.start));
      if (caller === null) continue;
      const key = `${caller.uri} ${caller.selectionRange.start.line}:${caller.selectionRange.start.character}`;
      const known = calls.get(key) ?? { from: caller, fromRanges: [] };
      known.fromRanges.push(range);
      calls.set(key, known);
    }
    return [...calls.values()];
  },
});

export const outgoingCalls = defineRequest({
  type: CallHierarchyOutgoingCallsRequest.type,
  capabilities: () => null,
  run(bench, { item }): CallHierarchyOutgoingCall[] {
    const document = bench.document(item.uri);
    if (document === null) return [];
    const { model, positions } = document;
    const { start, end } = positions.span(item.range);
    const calls = new Map<string, { readonly to: CallHierarchyItem; readonly fromRanges: Range[] }>();
    for (const reference of model.names.references) {
      if (reference.role !== "call" || reference.span.start < start || reference.span.end > end) continue;
      const place = declaredPlace(model, model.module, reference);
      const symbol = place === null ? null : symbolAtPlace(document, place);
      const to = symbol === null ? null : itemOf(bench, document, symbol);
      if (place === null || to === null) continue;
      const key = `${place.module}:${place.span.start}`;
      const known = calls.get(key) ?? { to, fromRanges: [] };
      known.fromRanges.push(positions.range(reference.span));
      calls.set(key, known);
    }
    return [...calls.values()];
  },
});

/** Of what can be called; null for anything else, and for what a client can't be shown. */
function itemOf(bench: Workbench, document: Document, symbol: ProjectSymbol): CallHierarchyItem | null {
  if (symbol.origin !== "file" && symbol.origin !== "std-name") return null;
  const { kind, name } = symbol.symbol;
  const location = symbolLocation(bench, document, symbol);
  if (location === null || kind === "module" || kind === "field" || kind === "type_parameter") return null;
  return { name, kind: lspSymbolKind(kind), uri: location.uri, range: location.range, selectionRange: location.selection };
}

/** The function that a place is in; else the definition of the top level. */
function functionAround(bench: Workbench, document: Document, offset: number): CallHierarchyItem | null {
  const { names } = document.model;
  const around = names.symbols.filter(({ kind, extent, imported }) => {
    const isFunction = kind === "function" || kind === "method" || kind === "constant" || kind === "variable";
    return isFunction && imported === null && extent.start <= offset && offset <= extent.end;
  });
  const [outermost] = around.sort((a, b) => a.extent.start - b.extent.start);
  if (outermost === undefined) return null;
  const { span, extent, kind, name } = outermost;
  const { uri, positions } = bench.documentOf(document.project, document.file);
  return { name, kind: lspSymbolKind(kind), uri, range: positions.range(extent), selectionRange: positions.range(span) };
}
