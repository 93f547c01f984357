// Kinds of symbols as LSP numbers them.

import { SymbolKind } from "vscode-languageserver/node";
import type { SymbolKind as Kind } from "../language/analysis/names/symbols.ts";

const KINDS: Readonly<Record<Kind, SymbolKind>> = {
  function: SymbolKind.Function,
  method: SymbolKind.Method,
  type: SymbolKind.Struct,
  interface: SymbolKind.Interface,
  field: SymbolKind.Field,
  constant: SymbolKind.Constant,
  variable: SymbolKind.Variable,
  parameter: SymbolKind.Variable,
  type_parameter: SymbolKind.TypeParameter,
  module: SymbolKind.Module,
};

export function lspSymbolKind(kind: Kind): SymbolKind {
  return KINDS[kind];
}
