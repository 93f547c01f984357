// Completion items: how they look, how they are sorted, and what they put into the text.

import { type CompletionItem, CompletionItemKind } from "vscode-languageserver/node";
import type { SymbolKind } from "../../language/analysis/names/symbols.ts";

/** What comes first: what is nearest to the place. */
export type Rank = "argument" | "local" | "module" | "imported" | "builtin" | "keyword" | "elsewhere";

const RANKS: readonly Rank[] = ["argument", "local", "module", "imported", "builtin", "keyword", "elsewhere"];

const KINDS: Readonly<Record<SymbolKind, CompletionItemKind>> = {
  function: CompletionItemKind.Function,
  method: CompletionItemKind.Method,
  type: CompletionItemKind.Struct,
  interface: CompletionItemKind.Interface,
  field: CompletionItemKind.Field,
  constant: CompletionItemKind.Constant,
  variable: CompletionItemKind.Variable,
  parameter: CompletionItemKind.Variable,
  type_parameter: CompletionItemKind.TypeParameter,
  module: CompletionItemKind.Module,
};

/** An item without the edit, which is the same for all of one answer. */
export function completionItem(label: string, kind: SymbolKind, rank: Rank, more: Partial<CompletionItem> = {}): CompletionItem {
  return { label, kind: KINDS[kind], sortText: `${RANKS.indexOf(rank)}${label}`, ...more };
}

/** A word of the language; with what follows it, where the client takes snippets. */
export function keywordItem(label: string, kind: CompletionItemKind = CompletionItemKind.Keyword): CompletionItem {
  return { label, kind, sortText: `${RANKS.indexOf("keyword")}${label}` };
}
