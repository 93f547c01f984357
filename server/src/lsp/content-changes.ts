// What a client says has changed in a text, done to it.

import type { TextDocumentContentChangeEvent } from "vscode-languageserver/node";
import type { Encoding } from "./client-facts.ts";
import { documentPositions } from "./document-positions.ts";

/** The text after the changes, each of which is told in the positions of the text that the one before has left. */
export function changedText(text: string, changes: readonly TextDocumentContentChangeEvent[], encoding: Encoding): string {
  let now = text;
  for (const change of changes) {
    if (!("range" in change)) {
      now = change.text;
      continue;
    }
    const { start, end } = documentPositions(now, encoding).span(change.range);
    now = now.slice(0, start) + change.text + now.slice(end);
  }
  return now;
}
