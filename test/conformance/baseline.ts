// The agreement that has been reached, per set: a count that falls below it fails, a higher one can be written down.

import { readFileSync, writeFileSync } from "node:fs";
import { type Deviation, isDeviation } from "./deviations.ts";
import type { CaseResult } from "./sets.ts";

/** `withDeviations` also counts the cases that differ on purpose. */
export interface Agreement {
  readonly counted: number;
  readonly agree: number;
  readonly withDeviations: number;
}

export type Baseline = Readonly<Record<string, Agreement>>;

export function countAgreement(results: readonly CaseResult[], deviations: readonly Deviation[]): Agreement {
  const counted = results.filter((result) => result.judgement.kind !== "not-counted");
  const differing = counted.filter((result) => result.judgement.kind === "differs");
  const meant = differing.filter((result) => isDeviation(result.id, deviations));
  const agree = counted.length - differing.length;
  return { counted: counted.length, agree, withDeviations: agree + meant.length };
}

export function readBaseline(path: string): Baseline {
  return JSON.parse(readFileSync(path, "utf8")) as Baseline;
}

/** Every count that fell, as a sentence; a set that the baseline doesn't know yet has nothing to fall from. */
export function fallenCounts(baseline: Baseline, now: Baseline): readonly string[] {
  return Object.entries(baseline).flatMap(([set, before]) => {
    const after = now[set];
    if (after === undefined) return [`${set} is in the baseline but was not counted`];
    return (["counted", "agree", "withDeviations"] as const)
      .filter((key) => after[key] < before[key])
      .map((key) => `${set}: ${key} fell from ${before[key]} to ${after[key]}`);
  });
}

/** Raises the file's counts to `now`. Lowering one is a decision for a person, who edits the file. */
export function raiseBaseline(path: string, now: Baseline): void {
  const fallen = fallenCounts(readBaseline(path), now);
  if (fallen.length > 0) throw new Error(`the baseline is only raised: ${fallen.join("; ")}`);
  const lines = Object.entries(now).map(([set, agreement]) => `  ${JSON.stringify(set)}: ${JSON.stringify(agreement)}`);
  writeFileSync(path, `{\n${lines.join(",\n")}\n}\n`);
}
