// Names that are not imported yet, with the edit that imports them.

import type { CompletionItem } from "vscode-languageserver/node";
import { matchingSymbols } from "../../workspace/symbols/matching-symbols.ts";
import type { Document } from "../document.ts";
import { lspEdit } from "../edit-shapes.ts";
import { importable, importEdits } from "../import-edits.ts";
import { completionItem } from "./completion-item.ts";

/** Nobody reads more; who types on gets others. */
const MOST_IMPORTS = 50;

/** What other modules export under a name like the one that is being written. */
export function importItems(document: Document, typed: string, known: ReadonlySet<string>): readonly CompletionItem[] {
  if (typed === "") return [];
  const found = matchingSymbols(document.project.names, { parts: [typed], kinds: [] });
  const items: CompletionItem[] = [];
  for (const symbol of found) {
    const module = importable(document, symbol);
    if (module === null || known.has(module.name) || items.length >= MOST_IMPORTS) continue;
    const { name, path, kind } = module;
    const additionalTextEdits = importEdits(document, path, name).map((edit) => lspEdit(document, edit));
    items.push(completionItem(name, kind, "elsewhere", { labelDetails: { description: path.join(".") }, additionalTextEdits }));
  }
  return items;
}
