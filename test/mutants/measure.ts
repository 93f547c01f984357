// What our parser makes of one mutant, and how the answers add up.
//
// A mutant counts when it is no longer valid text. Without a second parser of the language that is known in two ways only:
// - by construction: an odd bracket or a malformed literal can't be right. Saying nothing about such a mutant is a miss. (A warning is
//   enough here: inside an interpolation the compiler ignores mistakes, and so ours are no errors);
// - by our own parser, when it reports an error. Here the parser is its own judge: what it wrongly accepts would drop out of the
//   count. Two things bound that: the recorded programs that the reference refuses (test/conformance), and the share of mutants
//   found invalid, which is printed per operator and pinned from below in mutants.test.ts.
//
// Every diagnostic counts, warnings too. The first one is on the mutated line when it starts on a line of the changed text; for a
// deletion, on the line where the deleted text stood. Only where the deleted token stood alone on its line, which is then blank, does
// it count anywhere from the end of the token before to the start of the token after, since nothing nearer is left to point at.

import type { Diagnostic } from "../../server/src/language/diagnostics/diagnostic.ts";
import { parse } from "../../server/src/language/syntax/parse.ts";
import { type Mutant, type Mutation, mutate, type OperatorName, operatorNames } from "./operators.ts";
import type { Program } from "./programs.ts";

export interface Outcome {
  readonly program: Program;
  readonly mutation: Mutation;
  readonly mutant: Mutant;
  readonly diagnostics: readonly Diagnostic[];
  readonly invalid: boolean;
  /** Wrong by construction, and nothing was said about it. */
  readonly silent: boolean;
  readonly exactlyOne: boolean;
  readonly atMostTwo: boolean;
  readonly onLine: boolean;
  /** As `onLine`, without the rule for tokens that stood alone on their line. */
  readonly onLineStrictly: boolean;
  readonly crash: string | null;
}

export function examine(program: Program, mutation: Mutation): Outcome {
  const mutant = mutate(program.source, mutation);
  let diagnostics: readonly Diagnostic[] = [];
  let crash: string | null = null;
  try {
    diagnostics = parse(mutant.text).diagnostics;
  } catch (error) {
    crash = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  const first = diagnostics[0];
  const hasError = diagnostics.some((diagnostic) => diagnostic.severity === "error");
  const invalid = hasError || mutation.certainlyWrong || crash !== null;
  const reported = invalid && diagnostics.length > 0;
  const onLineStrictly = first !== undefined && startsOnLineOf(mutant, first.span.start);
  return {
    program,
    mutation,
    mutant,
    diagnostics,
    invalid,
    silent: invalid && !reported && crash === null,
    exactlyOne: reported && diagnostics.length === 1,
    atMostTwo: reported && diagnostics.length <= 2,
    onLine: reported && (onLineStrictly || (first !== undefined && startsInGapOf(mutant, first.span.start))),
    onLineStrictly: reported && onLineStrictly,
    crash,
  };
}

function startsOnLineOf({ text, changed }: Mutant, offset: number): boolean {
  const lineStart = text.lastIndexOf("\n", changed.start - 1) + 1;
  const lineEnd = text.indexOf("\n", changed.end);
  return offset >= lineStart && (lineEnd === -1 || offset <= lineEnd);
}

/** Whether a deletion left a blank line, and `offset` is between what stands before and after it. */
function startsInGapOf({ text, changed }: Mutant, offset: number): boolean {
  if (changed.end > changed.start) return false;
  const before = text.slice(0, changed.start);
  const after = text.slice(changed.end);
  const blank = /(^|\n)[ \t\r]*$/.test(before) && /^[ \t\r]*(\n|$)/.test(after);
  if (!blank) return false;
  return offset >= before.trimEnd().length && offset <= text.length - after.trimStart().length;
}

export interface Tally {
  readonly mutants: number;
  readonly invalid: number;
  readonly silent: number;
  readonly exactlyOne: number;
  readonly atMostTwo: number;
  readonly onLine: number;
  readonly onLineStrictly: number;
  readonly crashes: number;
}

const nothing: Tally = { mutants: 0, invalid: 0, silent: 0, exactlyOne: 0, atMostTwo: 0, onLine: 0, onLineStrictly: 0, crashes: 0 };

export function add(tally: Tally, outcome: Outcome): Tally {
  const one = (flag: boolean): number => (outcome.invalid && flag ? 1 : 0);
  return {
    mutants: tally.mutants + 1,
    invalid: tally.invalid + one(true),
    silent: tally.silent + one(outcome.silent),
    exactlyOne: tally.exactlyOne + one(outcome.exactlyOne),
    atMostTwo: tally.atMostTwo + one(outcome.atMostTwo),
    onLine: tally.onLine + one(outcome.onLine),
    onLineStrictly: tally.onLineStrictly + one(outcome.onLineStrictly),
    crashes: tally.crashes + one(outcome.crash !== null),
  };
}

/** The shares that must be reached over all operators, as parts of the invalid mutants. */
export const thresholds = { exactlyOne: 0.85, atMostTwo: 0.95, onLine: 0.9 } as const;

/** Each missed threshold as a sentence. */
export function missedThresholds(total: Tally): readonly string[] {
  if (total.invalid === 0) return ["no mutant was found invalid"];
  const missed = (Object.keys(thresholds) as (keyof typeof thresholds)[])
    .filter((key) => total[key] < thresholds[key] * total.invalid)
    .map((key) => `${key}: ${total[key]} of ${total.invalid}, below ${thresholds[key] * 100} %`);
  return total.crashes > 0 ? [...missed, `${total.crashes} crashes`] : missed;
}

export interface Examination {
  readonly tallies: ReadonlyMap<OperatorName, Tally>;
  readonly total: Tally;
}

/**
 * Examines all mutants, or `sample` of each operator, evenly spread over the programs. `seen` gets every outcome; none is kept.
 */
export function examineAll(programs: readonly Program[], sample: number | null, seen: (outcome: Outcome) => void): Examination {
  const tallies = new Map<OperatorName, Tally>(operatorNames.map((name) => [name, nothing]));
  let total = nothing;
  for (const operator of operatorNames) {
    const places = programs.flatMap((program) =>
      program.mutations.filter((mutation) => mutation.operator === operator).map((mutation) => [program, mutation] as const),
    );
    let tally = nothing;
    for (const [program, mutation] of evenly(places, sample)) {
      const outcome = examine(program, mutation);
      tally = add(tally, outcome);
      total = add(total, outcome);
      seen(outcome);
    }
    tallies.set(operator, tally);
  }
  return { tallies, total };
}

function evenly<Item>(items: readonly Item[], sample: number | null): readonly Item[] {
  if (sample === null || sample >= items.length) return items;
  return Array.from({ length: sample }, (_, index) => items[Math.floor((index * items.length) / sample)] as Item);
}
