// Which of the problems found are shown: one mistake, one report.

import type { Diagnostic } from "../diagnostics/diagnostic.ts";

/**
 * All lexical problems, and of the grammar's errors the first of each line: what follows an error on its line is nearly always its consequence.
 * In order of position.
 */
export function visibleProblems(source: string, lexical: readonly Diagnostic[], grammatical: readonly Diagnostic[]): readonly Diagnostic[] {
  if (lexical.length === 0 && grammatical.length === 0) return [];
  // the sort is stable: at one place, lexical problems come first
  const all = [...lexical.map((problem) => ({ problem, isLexical: true })), ...grammatical.map((problem) => ({ problem, isLexical: false }))].sort(
    (a, b) => a.problem.span.start - b.problem.span.start,
  );
  const visible: Diagnostic[] = [];
  let lineEnd = -1;
  for (const { problem, isLexical } of all) {
    if (problem.severity !== "error") {
      visible.push(problem);
      continue;
    }
    const isConsequence = problem.span.start <= lineEnd;
    if (isConsequence && !isLexical) continue;
    visible.push(problem);
    if (!isConsequence) {
      const lineFeed = source.indexOf("\n", problem.span.start);
      lineEnd = lineFeed < 0 ? source.length : lineFeed;
    }
  }
  return visible;
}
