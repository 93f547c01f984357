// `textDocument/hover`: what a name is, in the language's notation, where it belongs, what the comment above it says, and what constants are.

import { type Hover, HoverRequest, MarkupKind } from "vscode-languageserver/node";
import { symbolOf } from "../../language/analysis/names/symbols.ts";
import { showType } from "../../language/analysis/types/show-type.ts";
import { describeSymbol } from "../../workspace/symbols/describe-symbol.ts";
import { isLocal, type ProjectSymbol } from "../../workspace/symbols/project-symbol.ts";
import { constantValueOf } from "../constant-value.ts";
import type { Document } from "../document.ts";
import { type NameAt, nameAt } from "../meant-symbol.ts";
import { typeOfName } from "../type-of-name.ts";
import type { Workbench } from "../workbench.ts";
import { defineRequest } from "./request.ts";

export const hover = defineRequest({
  type: HoverRequest.type,
  capabilities: () => ({ hoverProvider: true }),
  run(bench, { textDocument, position }): Hover | null {
    const document = bench.document(textDocument.uri);
    const name = document === null ? null : nameAt(document, document.positions.offset(position));
    const said = document === null || name === null ? null : describe(bench, document, name);
    if (document === null || name === null || said === null) return null;
    return { range: document.positions.range(name.reference.span), contents: rendered(bench, said) };
  },
});

interface Said {
  readonly signature: string;
  /** Where it belongs; null for what is in the document's own function. */
  readonly container: string | null;
  readonly doc: string;
}

function describe(bench: Workbench, document: Document, name: NameAt): Said | null {
  const { symbol } = name;
  if (symbol === null) {
    const type = typeHere(document, name);
    return type === null ? null : { signature: `${name.reference.name}: ${type}`, container: null, doc: "" };
  }
  const { signature, container, doc } = describeSymbol(document.project.snapshot, symbol, bench.language);
  const isInside = symbol.origin === "file" && isLocal(symbol);
  const known = wholeType(symbol) ?? (isWritten(symbol, signature) ? null : valueHere(document, name)) ?? signature;
  const constant = symbol.origin === "file" && symbol.file === document.file ? constantValueOf(document.model, symbol.symbol.start) : null;
  return { signature: constant === null ? known : `${known}  // = ${constant}`, container: isInside ? null : container, doc };
}

/** Whether a constant's definition says its type. */
function isWritten(symbol: ProjectSymbol, signature: string): boolean {
  return symbol.origin === "file" && symbol.symbol.kind === "constant" && signature.includes(":");
}

/** A type with all that is in it, where that is not much. */
function wholeType(symbol: ProjectSymbol): string | null {
  if (symbol.origin !== "file" || (symbol.symbol.kind !== "type" && symbol.symbol.kind !== "interface")) return null;
  const { start, end } = symbol.symbol.extent;
  const text = symbol.file.text.slice(start, end);
  return text.length <= LONGEST_TYPE && text.split("\n").length <= MOST_LINES ? text : null;
}

const LONGEST_TYPE = 1000;
const MOST_LINES = 15;

/** What stands there as a value of a type, which the definition may not say: variables, parameters, fields. */
function valueHere({ model }: Document, { reference, symbol }: NameAt): string | null {
  const kind = symbol?.origin === "file" ? symbol.symbol.kind : null;
  if (kind !== "variable" && kind !== "parameter" && kind !== "field" && kind !== "constant") return null;
  const type = typeHere({ model }, { reference });
  if (type === null) return null;
  const own = reference.target.kind === "symbol" ? symbolOf(model.names, reference.target.symbol) : null;
  const isMutable = own?.imported === null && own.isMutable;
  const owner = symbol?.origin === "file" && kind === "field" ? symbol.names.symbols[symbol.symbol.container ?? -1] : undefined;
  return `${isMutable ? "mut " : ""}${owner === undefined ? "" : `${owner.name}.`}${reference.name}: ${type}`;
}

function typeHere({ model }: Pick<Document, "model">, { reference }: Pick<NameAt, "reference">): string | null {
  const type = typeOfName(model, reference);
  return type === null ? null : shown(showType(type));
}

/** Of what nothing is known, nothing is said. */
function shown(type: string): string | null {
  return type === "_" ? null : type;
}

function rendered({ client }: Workbench, { signature, container, doc }: Said): { readonly kind: MarkupKind; readonly value: string } {
  if (!client.rendersMarkdown) {
    return { kind: MarkupKind.PlainText, value: [signature, container, doc].filter((part) => part !== null && part !== "").join("\n\n") };
  }
  const code = `\`\`\`yaoxiang\n${signature}\n\`\`\``;
  const where = container === null || container === "" ? null : `*${container.replaceAll("_", "\\_")}*`;
  return { kind: MarkupKind.Markdown, value: [code, where, doc].filter((part) => part !== null && part !== "").join("\n\n") };
}
