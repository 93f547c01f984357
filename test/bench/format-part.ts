// The part `format` of the measurements: throughput with and without the guard, growth by doubling, and a sum of 100,000 terms.

import type { FormatJob, FormatResult } from "./format-job.ts";
import type { Line } from "./report.ts";
import { median, rounded } from "./statistics.ts";

export interface FormatPartOptions {
  /** Runs a job in a process of its own. */
  readonly inChild: (job: FormatJob) => FormatResult;
  readonly isQuick: boolean;
  readonly runs: number;
}

const wantedSpeed = 2;
const wantedGrowth = 2.2;
const megabyte = 1_000_000;
const terms = 100_000;

export function measureFormat({ inChild, isQuick, runs }: FormatPartOptions): readonly Line[] {
  return [...throughput(inChild, isQuick ? 1 : runs), ...growth(inChild, isQuick ? 1 : 3), longSum(inChild)];
}

function throughput(inChild: FormatPartOptions["inChild"], runs: number): readonly Line[] {
  const variants: readonly (readonly [name: string, job: FormatJob, isWanted: boolean])[] = [
    ["format valid, 1 MB", { text: "valid", size: megabyte, rounds: 8, verify: true }, true],
    ["format valid, 1 MB, without the guard", { text: "valid", size: megabyte, rounds: 8, verify: false }, false],
    ["format broken, 1 MB", { text: "broken", size: megabyte, rounds: 8, verify: true }, false],
  ];
  const results = variants.map((): FormatResult[] => []);
  for (let run = 0; run < runs; run++) for (const [index, [, job]] of variants.entries()) results[index]?.push(inChild(job));
  return variants.map(([name, , isWanted], index): Line => {
    const series = results[index] ?? [];
    const value = median(series.map(({ characters, medianMs }) => characters / medianMs / 1000));
    const line: Line = { name, value, unit: "MB/s", note: noteOf(series) };
    return isWanted
      ? { ...line, want: `≥ ${wantedSpeed}`, reached: value >= wantedSpeed && !series.some(({ isRefused }) => isRefused) }
      : line;
  });
}

function growth(inChild: FormatPartOptions["inChild"], runs: number): readonly Line[] {
  const sizes = [250_000, 500_000, 1_000_000];
  const perCharacter = sizes.map((): number[] => []);
  for (let run = 0; run < runs; run++) {
    for (const [index, size] of sizes.entries()) {
      // As much text in each child: a small source must not be measured with colder code than a large one.
      const rounds = Math.max(5, Math.round((5 * megabyte) / size));
      const { medianMs, characters } = inChild({ text: "valid", size, rounds, verify: true });
      perCharacter[index]?.push(medianMs / characters);
    }
  }
  const times = sizes.map((size, index) => Math.min(...(perCharacter[index] ?? [])) * size);
  return times.slice(1).map((time, index): Line => {
    const value = time / (times[index] ?? Number.NaN);
    const name = `format growth, valid, ${(sizes[index] ?? 0) / 1000} → ${(sizes[index + 1] ?? 0) / 1000} KB`;
    const note = `median round ${rounded(time)} ms`;
    return { name, value, unit: "×", want: `≤ ${wantedGrowth}`, reached: value <= wantedGrowth, note };
  });
}

function longSum(inChild: FormatPartOptions["inChild"]): Line {
  const result = inChild({ text: "sum", size: terms, rounds: 5, verify: true });
  const value = result.characters / result.medianMs / 1000;
  const reached = value >= wantedSpeed && !result.isRefused;
  return {
    name: `format a sum of ${terms.toLocaleString("en")} terms`,
    value,
    unit: "MB/s",
    want: `≥ ${wantedSpeed}`,
    reached,
    note: noteOf([result]),
  };
}

function noteOf(series: readonly FormatResult[]): string {
  const [time, cold] = [median(series.map(({ medianMs }) => medianMs)), median(series.map(({ coldMs }) => coldMs))];
  const refused = series.some(({ isRefused }) => isRefused) ? ", REFUSED" : "";
  const unchanged = series.some(({ isChanged }) => isChanged) ? "" : ", nothing changed";
  return `${rounded(time)} ms, first ${rounded(cold)} ms${refused}${unchanged}`;
}
