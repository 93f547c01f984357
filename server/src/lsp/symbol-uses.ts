// Where a symbol of a document is used in its project: what names lead to, and of members of who knows what, what the types know.

import type { Location } from "vscode-languageserver/node";
import type { FileSymbol } from "../workspace/symbols/file-names.ts";
import { referencesToSymbol, type SymbolReferences } from "../workspace/symbols/references-of.ts";
import type { Document } from "./document.ts";
import type { Workbench } from "./workbench.ts";

/** How many places the types are asked about: each may be in another statement, which has to be looked at as a whole. */
const MOST_UNSURE = 200;

/** By file in the project's order, and by place, without the definition; what only the types know comes last. */
export function usesOf(bench: Workbench, document: Document, symbol: FileSymbol): readonly Location[] {
  const { project, file } = document;
  const { references, unsure } = referencesToSymbol(project.names, { origin: "file", file, names: project.names.namesOf(file), symbol });
  const documents = documentsByPath(bench, document);
  const isOwn = ({ page, span }: SymbolReferences["unsure"][number]): boolean => {
    const model = documents(page.name)?.model;
    const statement = model?.statementAt(span.start) ?? null;
    const meaning = statement === null ? null : (model?.memberAt(statement, span.start) ?? null);
    return meaning?.kind === "function" && meaning.place?.module === file.path && meaning.place.span.start === symbol.start;
  };
  const places = references.filter(({ role }) => role !== "definition");
  const known = symbol.kind === "method" || symbol.methodOf !== null ? unsure.slice(0, MOST_UNSURE).filter(isOwn) : [];
  return [...places, ...known].flatMap(({ page, span }) => {
    const there = documents(page.name);
    return there === null ? [] : [{ uri: there.uri, range: there.positions.range(span) }];
  });
}

function documentsByPath(bench: Workbench, document: Document): (path: string) => Document | null {
  const { project, file } = document;
  const files = new Map(project.snapshot.files.map((each) => [each.path, each]));
  const known = new Map([[file.path, document]]);
  return (path) => {
    const other = files.get(path);
    const found = known.get(path) ?? (other === undefined ? null : bench.documentOf(project, other));
    if (found !== null) known.set(path, found);
    return found;
  };
}
