// Names that are not imported yet, with the edit that imports them.

import type { CompletionItem } from "vscode-languageserver/node";
import type { TextEdit } from "../../language/text/span.ts";
import { matchingSymbols } from "../../workspace/symbols/matching-symbols.ts";
import { modulePath, type ProjectSymbol } from "../../workspace/symbols/project-symbol.ts";
import type { Document } from "../document.ts";
import { lspEdit } from "../edit-shapes.ts";
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

/** The module and the name by which a symbol can be imported into a document; null where it can't, or is in the document itself. */
export function importable({ file }: Document, symbol: ProjectSymbol) {
  if (symbol.origin === "std-name" && !symbol.symbol.name.includes(".")) {
    return { name: symbol.symbol.name, path: symbol.module.split("."), kind: symbol.symbol.kind };
  }
  if (symbol.origin !== "file" || symbol.file === file) return null;
  const { name, kind, container, exported, imported } = symbol.symbol;
  return container === null && exported && imported === null && kind !== "method" ? { name, path: modulePath(symbol.file), kind } : null;
}

/** The edits that import a name: into the braces of an import of the module, or as a line of its own behind the last import. */
export function importEdits({ text, model, project, file }: Document, path: readonly string[], name: string): readonly TextEdit[] {
  const imports = project.snapshot.importsOf(file).filter(({ isTopLevel }) => isTopLevel);
  const same = imports.find((each) => each.path?.join(".") === path.join(".") && each.items !== null && each.items.length > 0);
  const last = same?.items?.at(-1);
  if (last !== undefined) return [{ span: { start: last.span.end, end: last.span.end }, newText: `, ${name}` }];
  const line = `use ${path.join(".")}.{${name}}`;
  const after = imports.at(-1);
  if (after !== undefined) return [{ span: { start: after.span.end, end: after.span.end }, newText: `\n${line}` }];
  // below a comment about the whole file, which a blank line ends
  const first = model.tree.module.body[0]?.start ?? text.length;
  const heading = text.slice(0, first).lastIndexOf("\n\n");
  const start = heading === -1 ? (text.startsWith("//") ? first : 0) : heading + 2;
  return [{ span: { start, end: start }, newText: `${line}\n\n` }];
}
