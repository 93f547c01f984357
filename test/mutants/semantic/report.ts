// How the mutants of meaning are printed: the table of shares, and the mutants that missed something, sorted into kinds.

import { createPositions } from "../../../server/src/language/text/positions.ts";
import { medianOf, type SemanticExamination, type SemanticOutcome, type SemanticTally, semanticThresholds } from "./measure.ts";
import type { Told } from "./projects.ts";

export function semanticTable({ tallies, total }: SemanticExamination): string {
  const head = ["operator", "mutants", "found", "on line", "one", "median", "crashes"];
  const { found, onLine, median } = semanticThresholds;
  const wanted = ["threshold", "", percent(found), percent(onLine), "", String(median), "0"];
  return [head, ...[...tallies].map(([name, tally]) => cells(name, tally)), cells("total", total), wanted]
    .map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(20) : cell.padStart(10))).join(""))
    .join("\n");
}

function cells(name: string, tally: SemanticTally): readonly string[] {
  const share = (part: number, whole: number): string => (whole === 0 ? "–" : percent(part / whole));
  return [
    name,
    String(tally.mutants),
    share(tally.found, tally.mutants),
    share(tally.onLine, tally.found),
    share(tally.exactlyOne, tally.found),
    String(medianOf(tally)),
    String(tally.crashes),
  ];
}

/** Rounded down: a threshold that is just missed must not look reached. */
function percent(share: number): string {
  return `${(Math.floor(share * 1000 + 1e-9) / 10).toFixed(1)} %`;
}

/** The mutants that were not found, told somewhere else or told more than once, the most frequent kind first. */
export function describeFailures(outcomes: readonly SemanticOutcome[], like: RegExp, examples: number): string {
  const kinds = new Map<string, SemanticOutcome[]>();
  for (const outcome of outcomes) {
    if (outcome.onLine && outcome.told.length === 1) continue;
    const title = titleOf(outcome);
    kinds.set(title, [...(kinds.get(title) ?? []), outcome]);
  }
  return [...kinds]
    .filter(([title]) => like.test(title))
    .sort(([a, as], [b, bs]) => bs.length - as.length || (a < b ? -1 : 1))
    .map(([title, found]) => [`×${found.length}  ${title}`, ...found.slice(0, examples).map(describe)].join("\n"))
    .join("\n");
}

function titleOf({ mutant, told, onLine, crash }: SemanticOutcome): string {
  if (crash !== null) return `${mutant.mutation.deed} → crash: ${crash.split("\n", 1)[0]}`;
  if (told.length === 0) return `${mutant.mutation.deed} → nothing reported`;
  const findings: readonly string[] = [...new Set(told.map(({ diagnostic }) => diagnostic.finding))];
  return `${mutant.mutation.deed} → ${findings.join(" + ")}${told.length > 1 ? " (several)" : ""}${onLine ? "" : " (not on the line)"}`;
}

/** The mutated line before and after, and everything that was told. */
function describe({ project, mutant, told }: SemanticOutcome): string {
  const { mutation, source, text, path } = mutant;
  const { line } = createPositions(source).lineColumn(mutation.start);
  const lineOf = (whole: string): string => whole.split("\n")[line - 1]?.trim() ?? "";
  return [
    `  ${project}/${path}:${line}`,
    `    - ${lineOf(source)}`,
    `    + ${lineOf(text)}`,
    ...told.slice(0, 6).map((each) => `      ${toldLine(each)}`),
    ...(told.length > 6 ? [`      … ${told.length - 6} more`] : []),
  ].join("\n");
}

function toldLine({ path, text, diagnostic }: Told): string {
  const [line, column] = createPositions(text).codePointSpan(diagnostic.span);
  const names = Object.entries(diagnostic.arguments).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
  return [`${path}:${line}:${column}`, diagnostic.code, diagnostic.finding, ...names].join("  ");
}
