// What a reader wants to know of a symbol: where it is, what it is in, how it is written, and what the comment above it says.

import { docCommentAbove, fileComment } from "../../language/analysis/doc-comment.ts";
import type { SymbolKind } from "../../language/analysis/names/symbols.ts";
import { signatureOf } from "../../language/analysis/signature.ts";
import type { Language } from "../../language/diagnostics/language.ts";
import type { Span } from "../../language/text/span.ts";
import type { Snapshot } from "../snapshot.ts";
import { fullPath, kindOf, modulePath, type ProjectSymbol, pathInFile } from "./project-symbol.ts";
import { filePage, lastPart, type SourcePage, stdPage, stdSymbolIn } from "./source-page.ts";

export interface SymbolDescription {
  readonly name: string;
  readonly kind: SymbolKind;
  /** The type or function that it is in, else the module; of a module the folder. Null at the root. */
  readonly container: string | null;
  /** On one line, in the language's notation. */
  readonly signature: string;
  /** The comment's text without its marks; may be empty. */
  readonly doc: string;
  readonly page: SourcePage;
  /** The name in its definition; empty at the start for a module, which is named nowhere in itself. */
  readonly span: Span;
  readonly exported: boolean;
}

/** Describes a symbol of the snapshot, what comes of the standard library in `language`. */
export function describeSymbol(snapshot: Snapshot, found: ProjectSymbol, language: Language): SymbolDescription {
  const path = fullPath(found);
  const common = { kind: kindOf(found), name: path.at(-1) ?? "", container: path.slice(0, -1).join(".") || null, exported: true };
  const start = { start: 0, end: 0 };
  switch (found.origin) {
    case "file": {
      const { file, names, symbol } = found;
      const outer = pathInFile(names, symbol).slice(0, -1).join(".");
      return {
        ...common,
        container: outer || modulePath(file).join("."),
        signature: symbol.imported === null ? signatureOf(file.text, symbol.extent, symbol.kind) : importSignature(snapshot, found),
        doc: docCommentAbove(file.text, symbol.extent.start),
        page: filePage(file),
        span: { start: symbol.start, end: symbol.start + symbol.name.length },
        exported: symbol.exported || isReexported(snapshot, found),
      };
    }
    case "module":
      return { ...common, signature: moduleSignature(path), doc: fileComment(found.file.text), page: filePage(found.file), span: start };
    case "std-module": {
      const page = stdPage(found.module, language);
      const doc = lastPart(found.module) === null ? "" : fileComment(page.text).replace(/^std\.\w+: /, "");
      return { ...common, signature: `use ${found.module}`, doc, page, span: start };
    }
    case "std-name": {
      const page = stdPage(found.module, language);
      const here = stdSymbolIn(found.module, found.symbol, language);
      return { ...common, signature: `${here.name}: ${here.signature}`, doc: here.doc, page, span: here.span };
    }
  }
}

/** How it is imported from the root; a file whose name is none of the language's can't be. */
function moduleSignature(path: readonly string[]): string {
  return path.every((name) => /^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) ? `use ${path.join(".")}` : path.join(".");
}

type FileSymbolFound = Extract<ProjectSymbol, { origin: "file" }>;

/** Whether it is an import that other files can import from here. */
export function isReexported(snapshot: Snapshot, { file, symbol }: FileSymbolFound): boolean {
  return symbol.imported !== null && snapshot.shapeOf(file).reexports.has(symbol.name);
}

/** Of `use core.{a, b as c}` what `c` is about: `use core.{b as c}`. */
function importSignature(snapshot: Snapshot, { file, symbol: { extent, imported } }: FileSymbolFound): string {
  const written = signatureOf(file.text, extent, "variable");
  const use = snapshot.importsOf(file).find(({ span }) => span.start <= extent.start && extent.end <= span.end);
  const isItem = imported?.name !== null && use !== undefined && use.span.start < extent.start;
  return isItem ? `use ${use.path?.join(".") ?? ""}.{${written}}` : written;
}
