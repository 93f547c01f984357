// `textDocument/typeDefinition` and `textDocument/implementation`: from a value to its type, from an interface to the types that have it.

import { ImplementationRequest, type Location, type LocationLink, TypeDefinitionRequest } from "vscode-languageserver/node";
import { typeOfSymbol } from "../../language/analysis/types/semantic-model.ts";
import type { Type } from "../../language/analysis/types/type.ts";
import type { Document } from "../document.ts";
import { type NameAt, nameAt } from "../meant-symbol.ts";
import { asAnswer, symbolLocation } from "../symbol-locations.ts";
import { declaredTypes, implementations } from "../type-declarations.ts";
import type { Workbench } from "../workbench.ts";
import { defineRequest } from "./request.ts";

export const typeDefinition = defineRequest({
  type: TypeDefinitionRequest.type,
  capabilities: () => ({ typeDefinitionProvider: true }),
  run(bench, { textDocument, position }): LocationLink[] | Location[] {
    return locate(bench, textDocument.uri, position, (document, name) => {
      const type = typeOfName(document, name);
      return type === null ? [] : declaredTypes(document, type);
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

/** The type of the value that a name stands for, or what a function gives; a type's name stands for the type. */
export function typeOfName({ model }: Document, { reference }: NameAt): Type | null {
  const statement = model.statementAt(reference.span.start);
  if (statement === null) return null;
  const member = model.memberAt(statement, reference.span.start);
  if (member?.kind === "value" || member?.kind === "type") return member.type;
  if (reference.target.kind !== "symbol") return null;
  const known = model.symbolType(statement, reference.target.symbol);
  const type = known === null ? null : typeOfSymbol(known);
  return type?.kind === "function" ? type.result : type;
}
