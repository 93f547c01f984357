// The figures of `figures.ts` as they have been: one record each time somebody took them down, the newest last.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Figure } from "./figures.ts";

const file = join(import.meta.dirname, "history.json");

/** A part more than the last record is no reason to look. */
const SLACK = 0.05;

export interface FiguresRecord {
  /** Why the figures were taken down again. */
  readonly why: string;
  readonly figures: Readonly<Record<string, number>>;
}

export function readHistory(): readonly FiguresRecord[] {
  return JSON.parse(readFileSync(file, "utf8")) as readonly FiguresRecord[];
}

/** Takes the figures down as the newest record. */
export function record(why: string, figures: readonly Figure[]): void {
  const newest: FiguresRecord = { why, figures: Object.fromEntries(figures.map(({ name, value }) => [name, rounded(value)])) };
  writeFileSync(file, `${JSON.stringify([...readHistory(), newest], null, 2)}\n`);
}

/** What is wrong with the figures, a line each: above their limits, well above the last record, or not in it. */
export function setbacks(figures: readonly Figure[], history: readonly FiguresRecord[]): readonly string[] {
  const last = history.at(-1)?.figures ?? {};
  return figures.flatMap(({ name, value, unit, limit }) => {
    const before = last[name];
    const now = `${name}: ${rounded(value)} ${unit}`;
    if (limit !== undefined && value > limit) return [`${now}, at most ${limit}`];
    if (before === undefined) return [`${now}, not in the last record`];
    return value > before * (1 + SLACK) ? [`${now}, ${before} in the last record`] : [];
  });
}

function rounded(value: number): number {
  return Number(value.toFixed(3));
}
