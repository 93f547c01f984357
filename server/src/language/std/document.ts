// A module of the standard library as a page to be read: one declaration a line below its documentation, and where each name stands.

import type { Language } from "../diagnostics/language.ts";
import type { Span } from "../text/span.ts";
import { type StdDeclaration, type StdModule, stdKind } from "./declarations.ts";
import { STD_MODULES } from "./std-modules.ts";

/** A declaration's places in the page: UTF-16, end exclusive. */
export interface StdSymbol {
  readonly name: string;
  readonly kind: "function" | "constant" | "type";
  readonly signature: string;
  readonly doc: string;
  readonly span: Span;
  /** With the signature, without the documentation. */
  readonly extent: Span;
}

export interface StdDocument {
  readonly text: string;
  /** In order. */
  readonly symbols: readonly StdSymbol[];
}

/** The page of `std.MODULE` (`module` is its last part), or of `std` itself (`module: null`, whose symbols are none); null where there is none. */
export function stdDocument(module: string | null, language: Language): StdDocument | null {
  if (module === null) return { text: STD_MODULES.map((each) => `// std.${each.name}: ${each.doc[language]}\n`).join(""), symbols: [] };
  const found = STD_MODULES.find(({ name }) => name === module);
  return found === undefined ? null : pageOf(found, language);
}

function pageOf({ name, doc, declarations }: StdModule, language: Language): StdDocument {
  const symbols: StdSymbol[] = [];
  let text = `// std.${name}: ${doc[language]}\n`;
  for (const declaration of declarations) {
    text += `\n// ${declaration.doc[language]}\n`;
    const line = `${declaration.name}: ${declaration.signature}`;
    symbols.push(symbolAt(text.length, line, declaration, language));
    text += `${line}\n`;
  }
  return { text, symbols };
}

function symbolAt(start: number, line: string, declaration: StdDeclaration, language: Language): StdSymbol {
  const { name, signature, doc } = declaration;
  return {
    name,
    kind: stdKind(declaration),
    signature,
    doc: doc[language],
    // of `int.to_string` the part after the dot
    span: { start: start + name.lastIndexOf(".") + 1, end: start + name.length },
    extent: { start, end: start + line.length },
  };
}
