// What the name at a place of a document means, as a symbol of the project or of the standard library.

import { type Reference, referenceAt } from "../language/analysis/names/symbols.ts";
import type { Place } from "../language/analysis/types/type.ts";
import { declaredPlace } from "../workspace/rename/declared-place.ts";
import { type ProjectSymbol, stdSymbols } from "../workspace/symbols/project-symbol.ts";
import type { Document } from "./document.ts";

/** A name in a document, and what it means; null where nobody knows, or where it is the language's own. */
export interface NameAt {
  readonly reference: Reference;
  readonly symbol: ProjectSymbol | null;
}

/** The name that touches an offset; null where there is none. */
export function nameAt(document: Document, offset: number): NameAt | null {
  const reference = referenceAt(document.model.names, offset);
  if (reference === null) return null;
  const place = declaredPlace(document.model, document.model.module, reference);
  return { reference, symbol: place === null ? null : symbolAtPlace(document, place) };
}

/** The symbol that is declared at a place; a module where the place has no width. */
export function symbolAtPlace({ project, file }: Document, { module, span }: Place): ProjectSymbol | null {
  const isModule = span.start === span.end;
  if (module === "std" || module.startsWith("std.")) {
    const found = stdSymbols().find((each) => {
      if (each.module !== module) return false;
      return each.origin === "std-module" ? isModule : !isModule && each.symbol.span.start === span.start;
    });
    return found ?? null;
  }
  const home = module === file.path ? file : project.names.fileOf(module, file);
  if (home === null) return null;
  if (isModule) return { origin: "module", file: home };
  const names = project.names.namesOf(home);
  const symbol = names.symbolAt(span.start);
  return symbol === undefined ? null : { origin: "file", file: home, names, symbol };
}
