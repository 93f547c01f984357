// `textDocument/definition`, and the text of the standard library's pages that it leads to.

import { DefinitionRequest, type Location, type LocationLink, TextDocumentContentRequest } from "vscode-languageserver/node";
import { stdPage } from "../../workspace/symbols/source-page.ts";
import { nameAt } from "../meant-symbol.ts";
import { asAnswer, STD_SCHEME, symbolLocation } from "../symbol-locations.ts";
import { defineRequest } from "./request.ts";

export const definition = defineRequest({
  type: DefinitionRequest.type,
  capabilities: () => ({ definitionProvider: true }),
  run(bench, { textDocument, position }): LocationLink[] | Location[] {
    const document = bench.document(textDocument.uri);
    const name = document === null ? null : nameAt(document, document.positions.offset(position));
    if (document === null || name === null || name.symbol === null) return [];
    const location = symbolLocation(bench, document, name.symbol);
    return location === null ? [] : asAnswer(bench, document.positions.range(name.reference.span), [location]);
  },
});

export const stdDocument = defineRequest({
  type: TextDocumentContentRequest.type,
  capabilities: ({ readsServerDocuments }) =>
    readsServerDocuments ? { workspace: { textDocumentContent: { schemes: [STD_SCHEME] } } } : null,
  run(bench, { uri }) {
    const path = uri.startsWith(`${STD_SCHEME}:/`) ? uri.slice(STD_SCHEME.length + 2).replace(/\.yx$/, "") : "";
    return { text: stdPage(path.replaceAll("/", "."), bench.language).text };
  },
});
