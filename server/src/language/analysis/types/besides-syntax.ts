// One mistake is told once: where the parser has complained of a line, the analysis of types is silent about it.

import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { SyntaxTree } from "../../syntax/parse.ts";
import { createPositions } from "../../text/positions.ts";

/** What is found on a line with an error of syntax may be part of that mistake. */
export function besidesSyntax({ source, diagnostics }: SyntaxTree, found: readonly Diagnostic[]): Diagnostic[] {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length === 0) return [...found];
  const { lineColumn } = createPositions(source);
  const broken = new Set(errors.flatMap(({ span }) => [lineColumn(span.start).line, lineColumn(span.end).line]));
  return found.filter(({ span }) => !broken.has(lineColumn(span.start).line));
}
