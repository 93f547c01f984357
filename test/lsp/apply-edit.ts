// Does to an editor's documents what an answer's edits say, as an editor does it.

import type { WorkspaceEdit } from "vscode-languageserver/node";
import type { Editor } from "./editor.ts";

/** Gives how many edits of each document were done, by the document's URI. */
export function applyEdit({ bench }: Editor, edit: WorkspaceEdit | null | undefined): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const change of edit?.documentChanges ?? []) {
    if (!("textDocument" in change)) throw new Error("only edits of texts are expected");
    const { uri, version } = change.textDocument;
    const edits = change.edits.flatMap((each) => ("newText" in each ? [{ range: each.range, text: each.newText }] : []));
    // from the last to the first, so that places stay
    bench.change(uri, (version ?? 0) + 1, edits.toReversed());
    counts.set(uri, edits.length);
  }
  return counts;
}

/** The documents that an edit changes, as they are then, by their paths. */
export function changedBy(opened: Editor, edit: WorkspaceEdit | null | undefined): Readonly<Record<string, string>> {
  const uris = [...applyEdit(opened, edit).keys()];
  return Object.fromEntries(uris.map((uri) => [uri.replace("file:///project/", ""), opened.text(uri)]));
}
