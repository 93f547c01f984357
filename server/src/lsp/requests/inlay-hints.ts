// `textDocument/inlayHint`: what the code does not say, beside it. Each kind has its setting; only what is in the asked range is looked at.

import { type InlayHint, InlayHintRequest } from "vscode-languageserver/node";
import type { Statement, SyntaxNode } from "../../language/syntax/nodes.ts";
import { children } from "../../language/syntax/walk.ts";
import type { Span } from "../../language/text/span.ts";
import type { Document } from "../document.ts";
import { constantHints } from "../hints/constant-hints.ts";
import type { HintMaker, PlacedHint } from "../hints/hint.ts";
import { mutabilityHints } from "../hints/mutability-hints.ts";
import { parameterHints } from "../hints/parameter-hints.ts";
import { typeHints } from "../hints/type-hints.ts";
import type { Workbench } from "../workbench.ts";
import { defineRequest } from "./request.ts";

export const inlayHints = defineRequest({
  type: InlayHintRequest.type,
  capabilities: () => ({ inlayHintProvider: { resolveProvider: false } }),
  run(bench, { textDocument, range }): InlayHint[] {
    const document = bench.document(textDocument.uri);
    if (document === null) return [];
    const makers = makersFor(bench, document);
    const span = document.positions.span(range);
    const hints: PlacedHint[] = [];
    if (makers.length === 0) return [];
    for (const statement of document.model.tree.module.body) {
      if (statement.start > span.end) break;
      if (statement.end < span.start || statement.kind === "Use") continue;
      for (const node of nodesIn(statement, span)) for (const make of makers) hints.push(...make(node, { bench, document, statement }));
    }
    return hints
      .filter(({ offset }) => span.start <= offset && offset <= span.end)
      .sort((a, b) => a.offset - b.offset)
      .map(({ offset, hint }) => ({ position: document.positions.position(offset), ...hint }));
  },
});

function makersFor({ settings }: Workbench, { model }: Document): readonly HintMaker[] {
  const { types, parameterNames, mutability, constants } = settings.inlayHints;
  return [
    ...(mutability ? [mutabilityHints(model)] : []),
    ...(types ? [typeHints] : []),
    ...(parameterNames ? [parameterHints] : []),
    ...(constants ? [constantHints(model)] : []),
  ];
}

/** The nodes of a statement that the span touches. */
function nodesIn(statement: Statement, span: Span): readonly SyntaxNode[] {
  const found: SyntaxNode[] = [];
  const stack: SyntaxNode[] = [statement];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.end < span.start || node.start > span.end) continue;
    found.push(node);
    for (const child of children(node)) stack.push(child);
  }
  return found;
}
