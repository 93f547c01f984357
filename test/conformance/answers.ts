// Our diagnostics as verdicts compare them: with lines and columns as the reference counts them.

import type { Diagnostic } from "../../server/src/language/diagnostics/diagnostic.ts";
import { createPositions } from "../../server/src/language/text/positions.ts";
import type { Answer } from "./verdict.ts";

/** The diagnostics of `source`, in their order. */
export function answersOf(source: string, diagnostics: readonly Diagnostic[]): readonly Answer[] {
  const positions = createPositions(source);
  return diagnostics.map(({ code, severity, finding, span }) => {
    const [line, column] = positions.codePointSpan(span);
    return { code, severity, line, column, finding };
  });
}
