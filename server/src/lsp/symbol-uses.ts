// Where a symbol of a document is used in its project: what names lead to, and of members of who knows what, what the types know.

import type { Location } from "vscode-languageserver/node";
import type { Role } from "../language/analysis/names/symbols.ts";
import type { FileSymbol } from "../workspace/symbols/file-names.ts";
import type { ProjectSymbol } from "../workspace/symbols/project-symbol.ts";
import { referencesToSymbol, type SymbolReferences } from "../workspace/symbols/references-of.ts";
import type { Document } from "./document.ts";
import { moduleDocument } from "./module-document.ts";
import type { Workbench } from "./workbench.ts";

/** How many places the types are asked about: each may be in another statement, which has to be looked at as a whole. */
const MOST_UNSURE = 200;

export interface SymbolPlace extends Location {
  readonly role: Role;
}

/** By file in the project's order, and by place; what only the types know comes last. */
export function placesOfSymbol(bench: Workbench, document: Document, symbol: ProjectSymbol): readonly SymbolPlace[] {
  const { references, unsure } = referencesToSymbol(document.project.names, symbol);
  // a page of the library is none of the project's documents
  const known = new Map<string, Document | null>();
  const documentOf = (path: string): Document | null => {
    const found = known.get(path) ?? moduleDocument(bench, document, path);
    known.set(path, found);
    return found;
  };
  const isMeant = ({ page, span }: SymbolReferences["unsure"][number]): boolean => {
    const place = documentOf(page.name)?.model.memberPlace(span) ?? null;
    return symbol.origin === "file" && place?.module === symbol.file.path && place.span.start === symbol.symbol.start;
  };
  const told = unsure.slice(0, MOST_UNSURE).filter(isMeant);
  const places = [...references, ...told.map((place) => ({ ...place, role: "read" as const }))];
  return places.flatMap(({ page, span, role }) => {
    const there = documentOf(page.name);
    return there === null ? [] : [{ uri: there.uri, range: there.positions.range(span), role }];
  });
}

/** The places at which a symbol of a document is used. */
export function usesOf(bench: Workbench, document: Document, symbol: FileSymbol): readonly Location[] {
  const { project, file } = document;
  const places = placesOfSymbol(bench, document, { origin: "file", file, names: project.names.namesOf(file), symbol });
  return places.filter(({ role }) => role !== "definition").map(({ uri, range }) => ({ uri, range }));
}
