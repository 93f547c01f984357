// A text that symbols are found in: a file of the project, or a page of the standard library.

import type { Language } from "../../language/diagnostics/language.ts";
import { type StdSymbol, stdDocument } from "../../language/std/document.ts";
import type { ProjectFile } from "../project-file.ts";

export interface SourcePage {
  /** A file's path from the root, with `/`; a page's is its module: `std.io`. */
  readonly name: string;
  readonly text: string;
}

export function filePage({ path, text }: ProjectFile): SourcePage {
  return { name: path, text };
}

/** The page of `std` or `std.…`; its declarations stand on the same lines in each language. */
export function stdPage(module: string, language: Language): SourcePage {
  return { name: module, text: stdDocument(lastPart(module), language)?.text ?? "" };
}

/** The same symbol on the page of another language. */
export function stdSymbolIn(module: string, symbol: StdSymbol, language: Language): StdSymbol {
  return stdDocument(lastPart(module), language)?.symbols.find(({ name }) => name === symbol.name) ?? symbol;
}

/** The `io` of `std.io`; null for `std` itself. */
export function lastPart(module: string): string | null {
  return module === "std" ? null : module.slice("std.".length);
}
