// `textDocument/codeLens` and `codeLens/resolve`: above each function, type and method how often it is used. They are counted when they come
// into view.

import { type CodeLens, CodeLensRequest, CodeLensResolveRequest, type Command } from "vscode-languageserver/node";
import type { Document } from "../document.ts";
import { wordsOf } from "../messages/words-of.ts";
import { usesOf } from "../symbol-uses.ts";
import type { Workbench } from "../workbench.ts";
import { defineRequest } from "./request.ts";

/** Has the client show places: it takes a URI, a position in it, and the locations. */
const SHOW_REFERENCES = "yaoxiang.showReferences";

export const codeLens = defineRequest({
  type: CodeLensRequest.type,
  capabilities: () => ({ codeLensProvider: { resolveProvider: true } }),
  run(bench, { textDocument }): CodeLens[] {
    const document = bench.document(textDocument.uri);
    if (document === null || !bench.settings.codeLens.references) return [];
    return countedSpans(document).map((span) => ({ range: document.positions.range(span), data: { uri: document.uri } }));
  },
});

export const codeLensResolve = defineRequest({
  type: CodeLensResolveRequest.type,
  capabilities: () => null,
  run(bench, lens): CodeLens {
    return { ...lens, command: commandOf(bench, lens) };
  },
});

/** The names of what is counted, in order. */
function countedSpans({ model }: Document) {
  const counted = model.names.symbols.filter(({ kind, container, imported, name }) => {
    if (imported !== null || name === "") return false;
    return kind === "method" || (container === null && (kind === "function" || kind === "type" || kind === "interface"));
  });
  return counted.map(({ span }) => span).sort((a, b) => a.start - b.start);
}

/** Of what is no longer there nothing is said: the client asks anew for the text as it is now. */
function commandOf(bench: Workbench, { range, data }: CodeLens): Command {
  const document = uriIn(data) === null ? null : bench.document(uriIn(data) ?? "");
  const symbol = document?.project.names.namesOf(document.file).symbolAt(document.positions.offset(range.start));
  if (document === null || symbol === undefined) return { title: "", command: "" };
  const uses = usesOf(bench, document, symbol);
  const title = wordsOf(bench.language).references(uses.length);
  // without a command, a lens is text alone
  return uses.length === 0 ? { title, command: "" } : { title, command: SHOW_REFERENCES, arguments: [document.uri, range.start, uses] };
}

function uriIn(data: unknown): string | null {
  return typeof data === "object" && data !== null && "uri" in data && typeof data.uri === "string" ? data.uri : null;
}
