// Which of the problems found are shown: one mistake, one report.

import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { LINE_FEED, SPACE, TAB } from "./ascii.ts";
import type { ParseContext } from "./context.ts";

/**
 * All lexical problems, and of the grammar's errors the first of each line: what follows an error on its line is nearly always its consequence.
 * A `}` too much is one too when the line that its block would begin on has an error. In order of position.
 */
export function visibleProblems(
  source: string,
  lexical: readonly Diagnostic[],
  { problems: grammatical, interpolations }: ParseContext,
): readonly Diagnostic[] {
  if (lexical.length === 0 && grammatical.length === 0) return [];
  const isIgnored = ignoredBy(interpolations);
  // the sort is stable: at one place, lexical problems come first
  const all = [
    ...lexical.map((problem) => ({ problem, isLexical: true })),
    ...grammatical.map((problem) => ({ problem, isLexical: false })),
  ].sort((a, b) => a.problem.span.start - b.problem.span.start);
  const swallowed = swallowedText(source, lexical);
  const visible: Diagnostic[] = [];
  const linesWithErrors = new Set<number>();
  let headers: Headers | null = null;
  let lineEnd = -1;
  // the first error of the line that ends at `lineEnd`
  let lineError = -1;
  for (const { problem: found, isLexical } of all) {
    const problem =
      found.severity === "error" && isIgnored(found) ? { ...found, severity: "warning" as const, code: "X0003" as const } : found;
    if (problem.severity !== "error") {
      visible.push(problem);
      continue;
    }
    if (problem.finding === "syntax.missing-close" && swallowed.holdsCloserOf(openerOf(problem))) continue;
    const isOwnMistake = isLexical || (problem.finding === "syntax.missing-close" && openerOf(problem) > lineError);
    const isConsequence = problem.span.start <= lineEnd;
    if (isConsequence && !isOwnMistake) continue;
    if (problem.finding === "syntax.stray-closer" && visible.length > 0) {
      headers ??= headerLines(source);
      const header = headers.of(problem.span.start);
      if (header !== null && linesWithErrors.has(header)) continue;
    }
    visible.push(problem);
    if (!isConsequence) {
      lineError = problem.span.start;
      const lineFeed = source.indexOf("\n", problem.span.start);
      lineEnd = lineFeed < 0 ? source.length : lineFeed;
      linesWithErrors.add(source.lastIndexOf("\n", problem.span.start - 1) + 1);
    }
  }
  return visible;
}

/** Offset of the opening bracket that a missing closing one belongs to. */
function openerOf({ related }: Diagnostic): number {
  return related?.[0]?.span.start ?? -1;
}

/** Findings of text that swallows the rest of its line, and of text that swallows the rest of the file. */
const TO_LINE_END: ReadonlySet<Diagnostic["finding"]> = new Set([
  "syntax.unterminated-string",
  "syntax.unterminated-character",
  "syntax.unterminated-f-string",
  "syntax.unterminated-interpolation",
]);
const TO_FILE_END: ReadonlySet<Diagnostic["finding"]> = new Set(["syntax.unterminated-triple-string", "syntax.unterminated-comment"]);

/** Which closing brackets an unclosed literal or comment can have swallowed. */
function swallowedText(source: string, lexical: readonly Diagnostic[]): { holdsCloserOf(opener: number): boolean } {
  const lineStarts = new Set<number>();
  let isFileEnd = false;
  for (const { finding, span } of lexical) {
    if (TO_LINE_END.has(finding)) lineStarts.add(source.lastIndexOf("\n", span.start - 1));
    isFileEnd ||= TO_FILE_END.has(finding);
  }
  return {
    holdsCloserOf: (opener) => isFileEnd || (lineStarts.size > 0 && lineStarts.has(source.lastIndexOf("\n", opener - 1))),
  };
}

/**
 * Whether the compiler passes over an error: inside an interpolation it ignores them all, and makes text of what it can't read
 * (docs/syntax.md §1.7). What f-strings don't have by the documents stays an error.
 */
function ignoredBy(interpolations: ParseContext["interpolations"]): (problem: Diagnostic) => boolean {
  const sorted = [...interpolations].sort((a, b) => a.start - b.start);
  // how far the interpolations up to each one reach: nested ones end before the one around them
  let reach = 0;
  const reaches = sorted.map(({ end }) => {
    reach = Math.max(reach, end);
    return reach;
  });
  return ({ span, finding }) => {
    if (OF_FSTRINGS.has(finding)) return false;
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.start ?? 0) <= span.start) low = middle + 1;
      else high = middle;
    }
    return (reaches[low - 1] ?? 0) > span.start;
  };
}
const OF_FSTRINGS: ReadonlySet<Diagnostic["finding"]> = new Set([
  "syntax.empty-interpolation",
  "syntax.f-string-conversion",
  "syntax.unterminated-interpolation",
  "syntax.unterminated-f-string",
  "syntax.unterminated-string",
  "syntax.too-deep",
  "syntax.string-prefix",
  "syntax.triple-f-string",
]);

interface Headers {
  /** Start of the nearest line above the line at `offset` that is indented no deeper; null for a bracket that doesn't start its line, or when there is none. */
  of(offset: number): number | null;
}

/** One pass over the lines, with a stack of lines of growing indentation. */
function headerLines(source: string): Headers {
  const headers = new Map<number, number | null>();
  const open: { readonly start: number; readonly indent: number }[] = [];
  for (let start = 0; start < source.length; ) {
    let first = start;
    let code = source.charCodeAt(first);
    while (code === SPACE || code === TAB) code = source.charCodeAt(++first);
    if (code !== LINE_FEED && first < source.length) {
      const indent = first - start;
      while (open.length > 0 && (open.at(-1)?.indent ?? 0) > indent) open.pop();
      headers.set(first, open.at(-1)?.start ?? null);
      if (open.at(-1)?.indent === indent) open.pop();
      open.push({ start, indent });
    }
    const lineFeed = source.indexOf("\n", first);
    start = lineFeed < 0 ? source.length : lineFeed + 1;
  }
  return { of: (offset) => headers.get(offset) ?? null };
}
