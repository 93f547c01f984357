// How measurements are printed.

import { rounded } from "./statistics.ts";

export interface Line {
  readonly name: string;
  readonly value: number;
  readonly unit: "MB/s" | "MB" | "ms" | "×" | "bytes" | "characters" | "";
  readonly want?: string;
  readonly reached?: boolean;
  readonly note?: string;
}

/** A figure that has to be `limit` or less. */
export function atMost(limit: number, line: Omit<Line, "want" | "reached">): Line {
  return { ...line, want: `≤ ${limit}`, reached: line.value <= limit };
}

const nameWidth = 52;

export function printLine({ name, value, unit, want, reached, note }: Line): void {
  const mark = reached === undefined ? " " : reached ? "✓" : "✗";
  const figure = `${rounded(value, unit === "×" ? 2 : 1)} ${unit}`;
  console.log(`${name.padEnd(nameWidth)}${figure.padStart(12)}  ${mark} ${(want ?? "").padEnd(8)}${note ?? ""}`.trimEnd());
}
