// `textDocument/foldingRange`: what of a document can be folded.

import { type FoldingRange, FoldingRangeKind, FoldingRangeRequest } from "vscode-languageserver/node";
import { lineStartAt } from "../../language/text/lines.ts";
import type { Document } from "../document.ts";
import { type Fold, foldsOf } from "../folds.ts";
import { defineRequest } from "./request.ts";

const KINDS: Readonly<Record<Fold["kind"], FoldingRangeKind | null>> = {
  inside: null,
  text: null,
  imports: FoldingRangeKind.Imports,
  comment: FoldingRangeKind.Comment,
  region: FoldingRangeKind.Region,
};

export const foldingRanges = defineRequest({
  type: FoldingRangeRequest.type,
  capabilities: () => ({ foldingRangeProvider: true }),
  run(bench, { textDocument }): FoldingRange[] {
    const document = bench.document(textDocument.uri);
    if (document === null) return [];
    const folds = [...foldsOf(document.tree)];
    // the outer one first, of those that begin on one line the longest
    folds.sort((a, b) => a.start - b.start || b.end - a.end);
    if (!bench.client.foldsLines) return folds.map((fold) => folded(document, fold));
    const ranges: FoldingRange[] = [];
    for (const fold of folds) {
      const range = foldedLines(document, fold);
      // a client that folds lines can do one thing with a line
      if (range.endLine > range.startLine && ranges.at(-1)?.startLine !== range.startLine) ranges.push(range);
    }
    return ranges;
  },
});

function folded({ positions }: Document, { kind, start, end }: Fold): FoldingRange {
  const range = positions.range({ start, end });
  return {
    startLine: range.start.line,
    startCharacter: range.start.character,
    endLine: range.end.line,
    endCharacter: range.end.character,
    ...kindOf(kind),
  };
}

/** Of brackets, the line stays that begins with closing ones: `} else {`, `})`. */
function foldedLines({ positions, text }: Document, { kind, start, end }: Fold): FoldingRange {
  const endsItsLine = kind === "inside" && /^[\s)\]}]*$/.test(text.slice(lineStartAt(text, end), end));
  const range = positions.range({ start, end });
  return { startLine: range.start.line, endLine: range.end.line - (endsItsLine ? 1 : 0), ...kindOf(kind) };
}

function kindOf(kind: Fold["kind"]): Pick<FoldingRange, "kind"> {
  const known = KINDS[kind];
  return known === null ? {} : { kind: known };
}
