// How measurements are printed.

import { rounded } from "./statistics.ts";

export interface Line {
  readonly name: string;
  readonly value: number;
  readonly unit: "MB/s" | "ms" | "×";
  readonly want?: string;
  readonly reached?: boolean;
  readonly note?: string;
}

export function printTable(lines: readonly Line[]): void {
  const width = Math.max(...lines.map((line) => line.name.length)) + 2;
  for (const { name, value, unit, want, reached, note } of lines) {
    const mark = reached === undefined ? " " : reached ? "✓" : "✗";
    const figure = `${rounded(value, unit === "×" ? 2 : 1)} ${unit}`;
    console.log(`${name.padEnd(width)}${figure.padStart(12)}  ${mark} ${(want ?? "").padEnd(8)}${note ?? ""}`.trimEnd());
  }
}
