// Where symbols are, as locations that a client can go to.

import type { Location, LocationLink, Range } from "vscode-languageserver/node";
import type { ProjectSymbol } from "../workspace/symbols/project-symbol.ts";
import { stdPage, stdSymbolIn } from "../workspace/symbols/source-page.ts";
import type { Document } from "./document.ts";
import { documentPositions } from "./document-positions.ts";
import type { Workbench } from "./workbench.ts";

/** The scheme of pages of the standard library, which the server itself gives the text of. */
export const STD_SCHEME = "yaoxiang-std";

export interface SymbolLocation {
  readonly uri: string;
  /** The name. */
  readonly selection: Range;
  /** The whole definition. */
  readonly range: Range;
}

/** Where a symbol is defined; null for what of the library a client can't be shown. */
export function symbolLocation(bench: Workbench, { project }: Document, symbol: ProjectSymbol): SymbolLocation | null {
  const start = { start: 0, end: 0 };
  switch (symbol.origin) {
    case "file": {
      const { file, symbol: found } = symbol;
      const { uri, positions } = bench.documentOf(project, file);
      const selection = positions.range({ start: found.start, end: found.start + found.name.length });
      return { uri, selection, range: positions.range(found.extent) };
    }
    case "module": {
      const { uri, positions } = bench.documentOf(project, symbol.file);
      return { uri, selection: positions.range(start), range: positions.range(start) };
    }
    case "std-module":
    case "std-name": {
      if (!bench.client.readsServerDocuments) return null;
      const { text } = stdPage(symbol.module, bench.language);
      const positions = documentPositions(text, bench.client.encoding);
      const span = symbol.origin === "std-name" ? stdSymbolIn(symbol.module, symbol.symbol, bench.language).span : start;
      return { uri: stdUri(symbol.module), selection: positions.range(span), range: positions.range(span) };
    }
  }
}

/** `yaoxiang-std:/std/io.yx`. */
export function stdUri(module: string): string {
  return `${STD_SCHEME}:/${module.replaceAll(".", "/")}.yx`;
}

/** Links, with what they start from, for clients that have them. */
export function asAnswer(bench: Workbench, origin: Range, found: readonly SymbolLocation[]): LocationLink[] | Location[] {
  if (!bench.client.hasLocationLinks) return found.map(({ uri, selection }) => ({ uri, range: selection }));
  return found.map(({ uri, selection, range }) => ({
    originSelectionRange: origin,
    targetUri: uri,
    targetRange: range,
    targetSelectionRange: selection,
  }));
}
