// `textDocument/completion` and `completionItem/resolve`: what can be written at a place.

import { type CompletionItem, type CompletionList, CompletionRequest, CompletionResolveRequest } from "vscode-languageserver/node";
import { describeSymbol } from "../../workspace/symbols/describe-symbol.ts";
import { matchName } from "../../workspace/symbols/match-name.ts";
import { completionPlace } from "../completion/completion-context.ts";
import { expressionItems, typeItems } from "../completion/expressions.ts";
import { importItems } from "../completion/imports.ts";
import { memberItems, moduleItems, moduleKeyOf } from "../completion/members.ts";
import { modulePathItems } from "../completion/modules.ts";
import type { Document } from "../document.ts";
import { nameAt } from "../meant-symbol.ts";
import type { Workbench } from "../workbench.ts";
import { defineRequest } from "./request.ts";

/** More are of no use before another letter is typed. */
const MOST_ITEMS = 400;

export const completion = defineRequest({
  type: CompletionRequest.type,
  capabilities: () => ({ completionProvider: { triggerCharacters: ["."], resolveProvider: true } }),
  run(bench, { textDocument, position }): CompletionList | null {
    const document = bench.document(textDocument.uri);
    if (document === null) return null;
    const offset = document.positions.offset(position);
    const { context, word } = completionPlace(document, offset);
    const typed = document.text.slice(word.start, offset);
    const items = itemsFor(bench, document, context, word.start, typed);
    const fitting = items.filter(({ label, filterText }) => matchName(typed, filterText ?? label) !== null);
    const range = document.positions.range(word);
    const insert = document.positions.range({ start: word.start, end: offset });
    return {
      isIncomplete: fitting.length > MOST_ITEMS || context.kind === "expression" || context.kind === "type",
      items: fitting.slice(0, MOST_ITEMS).map(({ insertText, ...item }) => ({
        ...item,
        textEdit: bench.client.insertsOrReplaces
          ? { newText: insertText ?? item.label, insert, replace: range }
          : { newText: insertText ?? item.label, range: insert },
      })),
    };
  },
});

function itemsFor(
  bench: Workbench,
  document: Document,
  context: ReturnType<typeof completionPlace>["context"],
  start: number,
  typed: string,
): readonly CompletionItem[] {
  switch (context.kind) {
    case "nothing":
      return [];
    case "member":
      return memberItems(bench, document, context.dot);
    case "module":
      return modulePathItems(document, context.path);
    case "item": {
      const key = moduleKeyOf(document, context.path);
      return key === null ? [] : moduleItems(bench, document, key).filter(({ label }) => !context.taken.has(label));
    }
    case "type":
    case "expression": {
      const own = context.kind === "type" ? typeItems(document, start) : expressionItems(bench, document, start);
      if (!bench.settings.completion.autoImport) return own;
      return [...own, ...importItems(document, typed, new Set(own.map(({ label }) => label)))];
    }
  }
}

export const completionResolve = defineRequest({
  type: CompletionResolveRequest.type,
  capabilities: () => null,
  run(bench, item): CompletionItem {
    const named = namedIn(item.data);
    if (named === null || item.documentation !== undefined) return item;
    for (const project of bench.projects.all()) {
      const file = project.snapshot.files.find(({ path }) => path === named.module);
      const exported = file === undefined ? undefined : project.snapshot.shapeOf(file).exports.get(named.name);
      if (file === undefined || exported === undefined) continue;
      const document = bench.documentOf(project, file);
      const symbol = nameAt(document, exported.span.start)?.symbol ?? null;
      if (symbol === null) continue;
      const { signature, doc } = describeSymbol(project.snapshot, symbol, bench.language);
      return { ...item, detail: signature, ...(doc === "" ? {} : { documentation: doc }) };
    }
    return item;
  },
});

function namedIn(data: unknown): { readonly module: string; readonly name: string } | null {
  if (typeof data !== "object" || data === null || !("module" in data) || !("name" in data)) return null;
  return typeof data.module === "string" && typeof data.name === "string" ? { module: data.module, name: data.name } : null;
}
