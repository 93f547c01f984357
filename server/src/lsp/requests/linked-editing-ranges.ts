// `textDocument/linkedEditingRange`: the places of a local name, which change together as one of them is typed over. Only what one function
// has for itself: all else is for a rename, which looks at what may clash.

import { LinkedEditingRangeRequest, type LinkedEditingRanges } from "vscode-languageserver/node";
import { referenceAt, referencesTo, type SemanticSymbol } from "../../language/analysis/names/symbols.ts";
import type { Statement } from "../../language/syntax/nodes.ts";
import { nodesAround } from "../../language/syntax/walk.ts";
import type { Document } from "../document.ts";
import { usesOf } from "../symbol-uses.ts";
import type { Workbench } from "../workbench.ts";
import { defineRequest } from "./request.ts";

const NAME = "[A-Za-z_][A-Za-z0-9_]*";

export const linkedEditingRanges = defineRequest({
  type: LinkedEditingRangeRequest.type,
  capabilities: () => ({ linkedEditingRangeProvider: true }),
  run(bench, { textDocument, position }): LinkedEditingRanges | null {
    const document = bench.document(textDocument.uri);
    if (document === null) return null;
    const { model, positions } = document;
    const target = referenceAt(model.names, positions.offset(position))?.target;
    const symbol = target?.kind === "symbol" ? model.names.symbols[target.symbol] : undefined;
    const statement = symbol === undefined ? null : model.statementAt(symbol.span.start);
    if (symbol === undefined || statement === null || !isLocal(symbol)) return null;
    const places = referencesTo(model.names, symbol.id);
    const areInside = places.every(({ span, name }) => statement.start <= span.start && span.end <= statement.end && name === symbol.name);
    if (!areInside || places.length < 2 || isNamedElsewhere(bench, document, symbol) || isFieldToo(statement, symbol)) return null;
    return { ranges: places.map(({ span }) => positions.range(span)), wordPattern: NAME };
  },
});

function isLocal({ kind, container, imported }: SemanticSymbol): boolean {
  return container !== null && imported === null && (kind === "variable" || kind === "constant" || kind === "parameter");
}

/** Whether a call in another file names the parameter. */
function isNamedElsewhere(bench: Workbench, document: Document, { kind, span }: SemanticSymbol): boolean {
  const symbol = kind === "parameter" ? document.project.names.namesOf(document.file).symbolAt(span.start) : undefined;
  return symbol !== undefined && usesOf(bench, document, symbol).some(({ uri }) => uri !== document.uri);
}

/** Whether the name is that of a field as well: the `x` of the pattern `{ x }`. */
function isFieldToo(statement: Statement, { span }: SemanticSymbol): boolean {
  return nodesAround(statement, span).some((node) => node.kind === "FieldPattern" && node.pattern === null);
}
