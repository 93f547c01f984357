// How mutants are printed: the table of shares, and the mutants that missed something, sorted into kinds that were told the same.

import type { Diagnostic } from "../../server/src/language/diagnostics/diagnostic.ts";
import { createPositions } from "../../server/src/language/text/positions.ts";
import { type Examination, type Outcome, type Tally, thresholds } from "./measure.ts";

/** `accepted` is no miss but what to read when doubting the parser: the mutants that it finds valid. */
export const missNames = ["one", "two", "line", "silent", "crash", "accepted"] as const;
export type MissName = (typeof missNames)[number];

export function hasMissed(outcome: Outcome, miss: MissName | undefined): boolean {
  if (!outcome.invalid) return miss === "accepted";
  switch (miss) {
    case "one":
      return !outcome.exactlyOne;
    case "two":
      return !outcome.atMostTwo;
    case "line":
      return !outcome.onLine;
    case "silent":
      return outcome.silent;
    case "crash":
      return outcome.crash !== null;
    case "accepted":
      return false;
    case undefined:
      return !outcome.exactlyOne || !outcome.onLine;
  }
}

export function table({ tallies, total }: Examination): string {
  const head = ["operator", "mutants", "invalid", "of all", "silent", "one", "≤ two", "on line", "strictly", "crashes"];
  const rows = [...tallies].map(([name, tally]) => cells(name, tally));
  const wanted = [
    "threshold",
    "",
    "",
    "",
    "",
    percent(thresholds.exactlyOne),
    percent(thresholds.atMostTwo),
    percent(thresholds.onLine),
    "",
    "0",
  ];
  return [head, ...rows, cells("total", total), wanted]
    .map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(14) : cell.padStart(10))).join(""))
    .join("\n");
}

function cells(name: string, tally: Tally): readonly string[] {
  const share = (part: number): string => (tally.invalid === 0 ? "–" : percent(part / tally.invalid));
  return [
    name,
    String(tally.mutants),
    String(tally.invalid),
    tally.mutants === 0 ? "–" : percent(tally.invalid / tally.mutants),
    String(tally.silent),
    share(tally.exactlyOne),
    share(tally.atMostTwo),
    share(tally.onLine),
    share(tally.onLineStrictly),
    String(tally.crashes),
  ];
}

/** Rounded down: a threshold that is just missed must not look reached. */
function percent(share: number): string {
  return `${(Math.floor(share * 1000 + 1e-9) / 10).toFixed(1)} %`;
}

/** Mutants of one kind: the same deed, and the same findings told about it. */
export interface Kind {
  readonly title: string;
  count: number;
  readonly examples: Outcome[];
}

const examplesKept = 8;

/** Sorts outcomes into kinds, keeping a few examples of each. */
export function collectKinds(): { readonly take: (outcome: Outcome) => void; readonly byFrequency: () => readonly Kind[] } {
  const kinds = new Map<string, Kind>();
  return {
    take(outcome) {
      const title = titleOf(outcome);
      const kind = kinds.get(title) ?? { title, count: 0, examples: [] };
      kinds.set(title, kind);
      kind.count++;
      if (kind.examples.length < examplesKept) kind.examples.push(outcome);
    },
    byFrequency: () => [...kinds.values()].sort((left, right) => right.count - left.count || (left.title < right.title ? -1 : 1)),
  };
}

function titleOf(outcome: Outcome): string {
  if (outcome.crash !== null) return `${outcome.mutation.deed} → crash: ${outcome.crash.split("\n", 1)[0]}`;
  const findings: string[] = outcome.diagnostics.slice(0, 4).map((diagnostic) => diagnostic.finding);
  if (outcome.diagnostics.length > 4) findings.push("…");
  const told = findings.length === 0 ? "nothing reported" : findings.join(" + ");
  return `${outcome.mutation.deed} → ${told}${outcome.onLine || !outcome.invalid || findings.length === 0 ? "" : " (not on the line)"}`;
}

export function describeKind(kind: Kind, examples: number): string {
  return [`×${kind.count}  ${kind.title}`, ...kind.examples.slice(0, examples).map(describe)].join("\n");
}

/** The mutated lines (`>`) among their neighbours, and everything that was reported. */
function describe(outcome: Outcome): string {
  const { program, mutation, mutant, diagnostics, crash } = outcome;
  const positions = createPositions(mutant.text);
  const [line, column, endLine] = positions.codePointSpan(mutant.changed);
  const reported = diagnostics.map((diagnostic) => positions.codePointSpan(diagnostic.span)[0]);
  const shown = new Set<number>();
  for (const at of [line, endLine, ...reported.slice(0, 4)]) for (let near = at - 1; near <= at + 1; near++) shown.add(near);
  const original = program.source.slice(mutation.start, mutation.end);
  const lines = mutant.text.split("\n").map((text, index) => [index + 1, text] as const);
  return [
    `  ${program.id}:${line}:${column}  ${JSON.stringify(original)} became ${JSON.stringify(mutation.replacement)}`,
    ...lines
      .filter(([number]) => shown.has(number))
      .map(([number, text]) => `  ${number >= line && number <= endLine ? ">" : " "}${String(number).padStart(4)} │ ${text.slice(0, 160)}`),
    ...(crash === null ? [] : [`       ${crash.split("\n").slice(0, 4).join("\n       ")}`]),
    ...diagnostics.slice(0, 8).map((diagnostic) => `       ${diagnosticLine(diagnostic, mutant.text)}`),
    ...(diagnostics.length > 8 ? [`       … ${diagnostics.length - 8} more`] : []),
    "",
  ].join("\n");
}

function diagnosticLine(diagnostic: Diagnostic, text: string): string {
  const [line, column, endLine, endColumn] = createPositions(text).codePointSpan(diagnostic.span);
  const severity = diagnostic.severity === "error" ? "" : ` ${diagnostic.severity}`;
  const names = Object.entries(diagnostic.arguments).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
  const covered = JSON.stringify(text.slice(diagnostic.span.start, diagnostic.span.end).slice(0, 40));
  return [`${diagnostic.code}${severity}`, diagnostic.finding, `${line}:${column}–${endLine}:${endColumn}`, covered, ...names].join("  ");
}
