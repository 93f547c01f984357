// What can stand where a value or a type is wanted: names in reach, the language's own, its words, and arguments by name.

import { type CompletionItem, CompletionItemKind, InsertTextFormat } from "vscode-languageserver/node";
import type { SemanticSymbol } from "../../language/analysis/names/symbols.ts";
import { typeOfSymbol } from "../../language/analysis/types/semantic-model.ts";
import { showType } from "../../language/analysis/types/show-type.ts";
import { BUILTIN_CONSTRUCTORS, builtinTypeNames } from "../../language/std/builtins.ts";
import { preludeNames } from "../../language/std/std-imports.ts";
import { callAround } from "../call-around.ts";
import { calledParameters } from "../called-parameters.ts";
import type { Document } from "../document.ts";
import type { Workbench } from "../workbench.ts";
import { completionItem, keywordItem } from "./completion-item.ts";
import { visibleSymbols } from "./visible-symbols.ts";

const TYPE_KINDS: ReadonlySet<SemanticSymbol["kind"]> = new Set(["type", "interface", "type_parameter", "module"]);

export function typeItems(document: Document, offset: number): readonly CompletionItem[] {
  const own = visibleSymbols(document, offset).filter(({ kind, imported }) => TYPE_KINDS.has(kind) || imported !== null);
  return [
    ...own.map((symbol) => symbolItem(document, symbol)),
    ...[...builtinTypeNames()].map((name) => completionItem(name, "type", "builtin")),
  ];
}

export function expressionItems(bench: Workbench, document: Document, offset: number): readonly CompletionItem[] {
  const builtins = [...preludeNames(), ...BUILTIN_CONSTRUCTORS.keys()];
  return [
    ...argumentItems(document, offset),
    ...visibleSymbols(document, offset).map((symbol) => symbolItem(document, symbol)),
    ...builtins.map((name) => completionItem(name, "function", "builtin")),
    ...[...builtinTypeNames()].map((name) => completionItem(name, "type", "builtin")),
    ...keywordItems(bench),
  ];
}

function symbolItem({ model }: Document, { id, name, kind, imported, container, span }: SemanticSymbol): CompletionItem {
  if (imported !== null) return completionItem(name, imported.name === null ? "module" : kind, "imported");
  const isLocal = container !== null || kind === "parameter" || kind === "type_parameter";
  const statement = isLocal ? model.statementAt(span.start) : null;
  const known = statement === null ? null : model.symbolType(statement, id);
  const type = known === null ? null : typeOfSymbol(known);
  return completionItem(name, kind, isLocal ? "local" : "module", type === null ? {} : { detail: showType(type) });
}

/** The parameters of the call around a place that no argument gives yet. */
function argumentItems(document: Document, offset: number): readonly CompletionItem[] {
  const { model, text } = document;
  const around = callAround(document, offset);
  const parameters = around === null ? null : calledParameters(model.typesIn(around.statement), around.call);
  if (around === null || parameters === null) return [];
  const { call } = around;
  const given = call.arguments.filter(({ start, end }) => offset < start || offset > end);
  const named = new Set(given.flatMap((each) => (each.kind === "NamedArgument" ? [text.slice(each.name.start, each.name.end)] : [])));
  const positional = given.filter((each) => each.kind !== "NamedArgument" && each.end < offset).length;
  return parameters.slice(positional).flatMap(({ name, type }) => {
    if (name === null || name === "" || named.has(name)) return [];
    const item = completionItem(`${name} =`, "parameter", "argument", { detail: showType(type), filterText: name });
    return [{ ...item, insertText: `${name} = ` }];
  });
}

/** Words of the language that begin something, with what belongs to them. */
const SNIPPETS: Readonly<Record<string, string>> = {
  if: "if ${1:condition} {\n\t$0\n}",
  while: "while ${1:condition} {\n\t$0\n}",
  for: "for ${1:item} in ${2:items} {\n\t$0\n}",
  match: "match ${1:value} {\n\t${2:_} => $0\n}",
};
const PLAIN = [
  "mut",
  "pub",
  "use",
  "return",
  "break",
  "continue",
  "else",
  "in",
  "as",
  "and",
  "or",
  "spawn",
  "ref",
  "unsafe",
  "true",
  "false",
  "void",
];

function keywordItems({ client }: Workbench): readonly CompletionItem[] {
  const withSnippets = Object.entries(SNIPPETS).map(([word, snippet]): CompletionItem => {
    const item = keywordItem(word);
    return client.hasSnippets
      ? { ...item, kind: CompletionItemKind.Snippet, insertText: snippet, insertTextFormat: InsertTextFormat.Snippet }
      : item;
  });
  return [...withSnippets, ...PLAIN.map((word) => keywordItem(word))];
}
