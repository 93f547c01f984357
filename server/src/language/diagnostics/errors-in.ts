// Where the errors of a text are, asked for its parts: in time that grows with the logarithm of their number.

import type { Span } from "../text/span.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** Answers whether one of the errors among `diagnostics`, which are in order of place, begins in a span (its end counts). */
export function errorsIn(diagnostics: readonly Diagnostic[]): (span: Span) => boolean {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  return ({ start, end }) => {
    let low = 0;
    let high = errors.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((errors[middle]?.span.start ?? 0) < start) low = middle + 1;
      else high = middle;
    }
    const first = errors[low];
    return first !== undefined && first.span.start <= end;
  };
}
