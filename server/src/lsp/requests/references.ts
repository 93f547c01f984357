// `textDocument/references` and `textDocument/documentHighlight`: every place that means what a name means, in the project or in the document.

import {
  type DocumentHighlight,
  DocumentHighlightKind,
  DocumentHighlightRequest,
  type Location,
  ReferencesRequest,
} from "vscode-languageserver/node";
import type { Place } from "../../language/analysis/types/type.ts";
import { declaredPlace } from "../../workspace/rename/declared-place.ts";
import { nameAt } from "../meant-symbol.ts";
import { placesOfSymbol } from "../symbol-uses.ts";
import { defineRequest } from "./request.ts";

export const references = defineRequest({
  type: ReferencesRequest.type,
  capabilities: () => ({ referencesProvider: true }),
  run(bench, { textDocument, position, context }): Location[] {
    const document = bench.document(textDocument.uri);
    const symbol = document === null ? null : (nameAt(document, document.positions.offset(position))?.symbol ?? null);
    if (document === null || symbol === null) return [];
    const places = placesOfSymbol(bench, document, symbol);
    return places.filter(({ role }) => context.includeDeclaration || role !== "definition").map(({ uri, range }) => ({ uri, range }));
  },
});

export const documentHighlight = defineRequest({
  type: DocumentHighlightRequest.type,
  capabilities: () => ({ documentHighlightProvider: true }),
  run(bench, { textDocument, position }): DocumentHighlight[] {
    const document = bench.document(textDocument.uri);
    const name = document === null ? null : nameAt(document, document.positions.offset(position));
    if (document === null || name === null) return [];
    const { model, positions } = document;
    const wanted = declaredPlace(model, model.module, name.reference);
    if (wanted === null) return [];
    const isMeant = (place: Place | null): boolean => place?.module === wanted.module && place.span.start === wanted.span.start;
    return (
      model.names.references
        // what is called otherwise, by an alias, is another name to the eye
        .filter((each) => each.name === name.reference.name && isMeant(declaredPlace(model, model.module, each)))
        .map(({ span, role }) => ({
          range: positions.range(span),
          kind: role === "write" || role === "definition" ? DocumentHighlightKind.Write : DocumentHighlightKind.Read,
        }))
    );
  },
});
