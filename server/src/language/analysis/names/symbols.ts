// What the analysis of names answers with, as plain data: the symbols that a file defines, and every place that names one.

import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Span } from "../../text/span.ts";

export type SymbolKind =
  | "function"
  | "method"
  | "type"
  | "interface"
  | "field"
  | "constant"
  | "variable"
  | "parameter"
  | "type_parameter"
  | "module";

/** What a name is there for at one place. */
export type Role = "definition" | "read" | "write" | "call" | "import" | "type";

/** The index of a symbol in its model's `symbols`. */
export type SymbolId = number;

/** What an import binds: an exported name of another module, or (`name: null`) the module itself. */
export interface ImportedName {
  /** The path as written. */
  readonly path: readonly string[];
  readonly name: string | null;
  /** The key of the module that defines it, which re-exports have been followed to; null when it is not known. */
  readonly module: string | null;
}

/** Something that a file gives a name to. Spans are UTF-16, end exclusive. */
export interface SemanticSymbol {
  readonly id: SymbolId;
  readonly name: string;
  readonly kind: SymbolKind;
  /** The type of a field or method, the function of a parameter or local variable. */
  readonly container: SymbolId | null;
  /** The container's name; also where that is a type of no known file. */
  readonly containerName: string | null;
  /** The name in its definition. */
  readonly span: Span;
  /** The whole definition. */
  readonly extent: Span;
  readonly exported: boolean;
  /** Whether `pub` stands before it. */
  readonly isPublic: boolean;
  readonly isMutable: boolean;
  /** Of an import alone. */
  readonly imported: ImportedName | null;
}

/** What a reference leads to. */
export type Target =
  | { readonly kind: "symbol"; readonly symbol: SymbolId }
  /** Another module (empty path), a name that it exports, or a member or parameter of one. */
  | { readonly kind: "export"; readonly module: string; readonly path: readonly string[] }
  | { readonly kind: "builtin"; readonly name: string }
  /** `unknown`: no such name. `opaque`: a member of something whose type or module is not known. */
  | { readonly kind: "unresolved"; readonly reason: "unknown" | "opaque" };

/** One place where a name stands; `span` is the name alone. */
export interface Reference {
  readonly span: Span;
  readonly name: string;
  readonly role: Role;
  readonly target: Target;
  /** The innermost function, type or variable of the module that the place is in; null at the top level. */
  readonly within: SymbolId | null;
}

/** The names of one file. */
export interface NameModel {
  /** In the order of their ids. */
  readonly symbols: readonly SemanticSymbol[];
  /** By place; no two overlap. */
  readonly references: readonly Reference[];
  /** By place. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The symbol with that id: an id of another model is a bug of ours. */
export function symbolOf(model: NameModel, id: SymbolId): SemanticSymbol {
  const symbol = model.symbols[id];
  if (symbol === undefined) throw new Error(`no symbol ${id} in this model`);
  return symbol;
}

/** The index of the first reference that begins at or after `offset` (UTF-16); their number where none does. */
export function firstReferenceFrom(references: readonly Reference[], offset: number): number {
  let [low, high] = [0, references.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((references[middle]?.span.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The reference whose name touches `offset` (UTF-16; its end counts), or null. */
export function referenceAt({ references }: NameModel, offset: number): Reference | null {
  const index = firstReferenceFrom(references, offset);
  const [before, behind] = [references[index - 1], references[index]];
  // a name that ends here gives way to one that begins here
  if (behind?.span.start === offset) return behind;
  return before !== undefined && before.span.end >= offset ? before : null;
}

/** Every place that names the symbol, its definition included, in order. */
export function referencesTo(model: NameModel, id: SymbolId): readonly Reference[] {
  return model.references.filter(({ target }) => target.kind === "symbol" && target.symbol === id);
}
