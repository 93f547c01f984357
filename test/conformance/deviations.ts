// The differences from recorded results that are meant: one line a case, or a pattern for a kind, each with its reason.
// pending.json is a list of the same form, of cases that are to agree later.
// An entry that names no case, or whose cases all agree by now, is an error: the list never outlives its reasons.

import { readFileSync } from "node:fs";
import type { CaseResult } from "./sets.ts";

/** `cases` is the id of one case (`syntax/NAME`), or a pattern in which `*` stands for any characters. */
export interface Deviation {
  readonly cases: string;
  readonly reason: string;
}

export function readDeviations(path: string): readonly Deviation[] {
  const { deviations } = JSON.parse(readFileSync(path, "utf8")) as { deviations: readonly Deviation[] };
  return deviations;
}

export function isDeviation(id: string, deviations: readonly Deviation[]): boolean {
  return deviations.some((deviation) => covers(deviation, id));
}

/** What is wrong with the list itself, one sentence an entry; empty when all is well. */
export function deviationFaults(deviations: readonly Deviation[], results: readonly CaseResult[]): readonly string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const deviation of deviations) {
    const { cases, reason } = deviation;
    const covered = results.filter((result) => covers(deviation, result.id));
    if (seen.has(cases)) faults.push(`${cases} is listed twice`);
    else if (typeof reason !== "string" || reason.trim() === "") faults.push(`${cases} has no reason`);
    else if (covered.length === 0) faults.push(`${cases} names no case`);
    else if (!covered.some((result) => result.judgement.kind === "differs")) faults.push(`${cases} is no longer needed`);
    seen.add(cases);
  }
  return faults;
}

function covers(deviation: Deviation, id: string): boolean {
  if (!deviation.cases.includes("*")) return deviation.cases === id;
  const pieces = deviation.cases.split("*").map((piece) => piece.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${pieces.join(".*")}$`).test(id);
}
