// `textDocument/typeDefinition` and `textDocument/implementation`: from a value to its type, from an interface to the types that have it.

import { ImplementationRequest, type Location, type LocationLink, TypeDefinitionRequest } from "vscode-languageserver/node";
import type { Document } from "../document.ts";
import { type NameAt, nameAt } from "../meant-symbol.ts";
import { asAnswer, symbolLocation } from "../symbol-locations.ts";
import { declaredTypes, implementations } from "../type-declarations.ts";
import { typeOfName } from "../type-of-name.ts";
import type { Workbench } from "../workbench.ts";
import { defineRequest } from "./request.ts";

export const typeDefinition = defineRequest({
  type: TypeDefinitionRequest.type,
  capabilities: () => ({ typeDefinitionProvider: true }),
  run(bench, { textDocument, position }): LocationLink[] | Location[] {
    return locate(bench, textDocument.uri, position, (document, name) => {
      const type = typeOfName(document.model, name.reference);
      if (type === null) return [];
      return declaredTypes(document, type.kind === "function" ? type.result : type);
    });
  },
});

export const implementation = defineRequest({
  type: ImplementationRequest.type,
  capabilities: () => ({ implementationProvider: true }),
  run(bench, { textDocument, position }): LocationLink[] | Location[] {
    return locate(bench, textDocument.uri, position, (document, { symbol }) => {
      if (symbol?.origin !== "file") return [];
      const { symbol: found, names, file } = symbol;
      const owner = found.container === null ? undefined : names.symbols[found.container];
      if (found.kind === "field" || found.kind === "method") {
        return owner === undefined ? [] : implementations(document, file.path, owner.name, found.name);
      }
      return implementations(document, file.path, found.name, null);
    });
  },
});

function locate(
  bench: Workbench,
  uri: string,
  position: Parameters<Document["positions"]["offset"]>[0],
  find: (document: Document, name: NameAt) => readonly NonNullable<NameAt["symbol"]>[],
): LocationLink[] | Location[] {
  const document = bench.document(uri);
  const name = document === null ? null : nameAt(document, document.positions.offset(position));
  if (document === null || name === null) return [];
  const found = find(document, name).flatMap((symbol) => symbolLocation(bench, document, symbol) ?? []);
  return asAnswer(bench, document.positions.range(name.reference.span), found);
}
