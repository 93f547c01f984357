// `textDocument/selectionRange`: what the selection around each place grows to.

import { SelectionRange, SelectionRangeRequest } from "vscode-languageserver/node";
import { selectionSteps } from "../selection-steps.ts";
import { defineRequest } from "./request.ts";

export const selectionRanges = defineRequest({
  type: SelectionRangeRequest.type,
  capabilities: () => ({ selectionRangeProvider: true }),
  run(bench, { textDocument, positions }): SelectionRange[] | null {
    const document = bench.document(textDocument.uri);
    if (document === null) return null;
    return positions.map((position) => {
      const steps = selectionSteps(document.tree, document.positions.offset(position));
      const [whole, ...inner] = steps.map((step) => document.positions.range(step));
      const outermost = SelectionRange.create(whole ?? { start: position, end: position });
      return inner.reduce((parent, range) => SelectionRange.create(range, parent), outermost);
    });
  },
});
