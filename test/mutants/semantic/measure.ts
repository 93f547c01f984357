// What is told of mutants that the rules forbid, and how the answers add up. Any error counts as found, and any warning: the compiler runs
// what contract §4 makes a warning of (a missing `mut`, the types of arms). The first message is on the line when it is on one of the changed
// lines, or where the operator says that the mistake may be told too: at the uses of what is gone. It is the first error, if there is one:
// an import that nothing uses any longer, because the only use was dropped, is true as well and shown as a hint.

import { createPositions } from "../../../server/src/language/text/positions.ts";
import { type SemanticOperator, semanticOperatorNames } from "./operators.ts";
import type { SampleProject, SemanticMutant, Told } from "./projects.ts";

export interface SemanticOutcome {
  readonly project: string;
  readonly mutant: SemanticMutant;
  readonly told: readonly Told[];
  readonly found: boolean;
  readonly onLine: boolean;
  readonly crash: string | null;
}

export function examineMutant(project: SampleProject, mutant: SemanticMutant): SemanticOutcome {
  let told: readonly Told[] = [];
  let crash: string | null = null;
  try {
    told = project.told(mutant);
  } catch (error) {
    crash = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  const first = told.find(({ diagnostic }) => diagnostic.severity === "error") ?? told[0];
  return { project: project.name, mutant, told, found: told.length > 0, onLine: first !== undefined && isOnLine(mutant, first), crash };
}

function isOnLine(mutant: SemanticMutant, { path, text, diagnostic }: Told): boolean {
  const { mutation } = mutant;
  const lineOf = createPositions(text).lineColumn;
  const { line } = lineOf(diagnostic.span.start);
  const grown = mutation.replacement.length - (mutation.end - mutation.start);
  const changedEnd = mutation.start + mutation.replacement.length;
  if (path === mutant.path && lineOf(mutation.start).line <= line && line <= lineOf(changedEnd).line) return true;
  return mutation.uses.some((use) => {
    if (use.path !== path) return false;
    const offset = path === mutant.path && use.offset >= mutation.end ? use.offset + grown : use.offset;
    return lineOf(offset).line === line;
  });
}

export interface SemanticTally {
  readonly mutants: number;
  readonly found: number;
  readonly onLine: number;
  readonly exactlyOne: number;
  /** How many were told so many things. */
  readonly counts: readonly number[];
  readonly crashes: number;
}

export function medianOf({ counts }: SemanticTally): number {
  const sorted = [...counts].filter((count) => count > 0).sort((a, b) => a - b);
  return sorted[(sorted.length - 1) >> 1] ?? 0;
}

function tallyOf(outcomes: readonly SemanticOutcome[]): SemanticTally {
  const count = (holds: (outcome: SemanticOutcome) => boolean): number => outcomes.filter(holds).length;
  return {
    mutants: outcomes.length,
    found: count(({ found }) => found),
    onLine: count(({ onLine }) => onLine),
    exactlyOne: count(({ told }) => told.length === 1),
    counts: outcomes.map(({ told }) => told.length),
    crashes: count(({ crash }) => crash !== null),
  };
}

/** The shares that must be reached over all operators: of all mutants, and of those found; and how much a usual mistake is told. */
export const semanticThresholds = { found: 0.95, onLine: 0.9, median: 1 } as const;

/** Each missed threshold as a sentence. */
export function missedSemanticThresholds(total: SemanticTally): readonly string[] {
  const missed: string[] = [];
  if (total.mutants === 0) missed.push("no mutant was made");
  if (total.found < semanticThresholds.found * total.mutants) missed.push(`found: ${total.found} of ${total.mutants}`);
  if (total.onLine < semanticThresholds.onLine * total.found) missed.push(`on line: ${total.onLine} of ${total.found}`);
  if (medianOf(total) > semanticThresholds.median) missed.push(`messages: ${medianOf(total)} in the median`);
  if (total.crashes > 0) missed.push(`${total.crashes} crashes`);
  return missed;
}

export interface SemanticExamination {
  readonly tallies: ReadonlyMap<SemanticOperator, SemanticTally>;
  readonly total: SemanticTally;
  readonly outcomes: readonly SemanticOutcome[];
}

/** Examines `sample` mutants of each operator, evenly spread over the projects; all where it is null. */
export function examineProjects(projects: readonly SampleProject[], sample: number | null): SemanticExamination {
  const outcomes: SemanticOutcome[] = [];
  const tallies = new Map<SemanticOperator, SemanticTally>();
  for (const operator of semanticOperatorNames) {
    const places = projects.flatMap((project) =>
      project.mutants.filter((mutant) => mutant.operator === operator).map((mutant) => [project, mutant] as const),
    );
    const examined = evenly(places, sample).map(([project, mutant]) => examineMutant(project, mutant));
    tallies.set(operator, tallyOf(examined));
    outcomes.push(...examined);
  }
  return { tallies, total: tallyOf(outcomes), outcomes };
}

function evenly<Item>(items: readonly Item[], sample: number | null): readonly Item[] {
  if (sample === null || sample >= items.length) return items;
  return Array.from({ length: sample }, (_, index) => items[Math.floor((index * items.length) / sample)] as Item);
}
