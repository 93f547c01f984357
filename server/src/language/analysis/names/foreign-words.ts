// Words of other languages that the parser understood and warned of, and that the compiler takes for names: nothing has these names, so
// that it refuses the program. onePerMistake makes one diagnostic of the two.

import type { FindingId } from "../../diagnostics/findings.ts";
import { diagnostic } from "../../diagnostics/findings.ts";
import type { SyntaxTree } from "../../syntax/parse.ts";
import type { Resolution } from "./resolution.ts";

const TAKEN_FOR_NAMES: ReadonlySet<FindingId> = new Set<FindingId>([
  "syntax.block-keyword",
  "syntax.let",
  "syntax.import",
  "syntax.fn-misread",
  "syntax.type-keyword-misread",
  "syntax.impl-misread",
  "syntax.elif-misread",
  "syntax.loop-keyword",
  "syntax.not-misread",
]);

/** Reports the foreign words that the parser only warned of, unless the module defines the name. */
export function reportForeignWords(r: Resolution, { diagnostics }: SyntaxTree): void {
  for (const { finding, severity, span } of diagnostics) {
    if (severity !== "warning" || !TAKEN_FOR_NAMES.has(finding)) continue;
    const word = r.text(span);
    if (/^\w+$/.test(word) && r.module.find(word) === null) r.report(diagnostic("names.foreign-word", span, { word }));
  }
}
