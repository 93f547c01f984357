// The part `world` of the measurements: a project of 1,000 files and 5 MB is loaded, looked at again, edited; and its names are resolved.

import { withProjects } from "./project-folders.ts";
import { atMost, type Line } from "./report.ts";
import { median, rounded } from "./statistics.ts";
import type { LoadResult, NamesResult, WorldJob } from "./world-job.ts";

export interface WorldPartOptions {
  /** Runs a job in a process of its own. */
  readonly load: (job: Extract<WorldJob, { kind: "load" }>) => LoadResult;
  readonly names: (job: Exclude<WorldJob, { kind: "load" }>) => NamesResult;
  readonly isQuick: boolean;
  readonly runs: number;
}

const megabyte = 1_000_000;
const wanted = { loadMs: 1500, residentMegabytes: 200, editedMs: 30, namesSpeed: 3, growth: 2.2 };

export function measureWorld(options: WorldPartOptions): readonly Line[] {
  const sizes = [500, 1000, 2000];
  return withProjects(sizes, (roots) => [...loading(options, roots), ...names(options, roots[1] ?? "")]);
}

function loading({ load, isQuick, runs }: WorldPartOptions, projects: readonly string[]): readonly Line[] {
  const results = projects.map((): LoadResult[] => []);
  for (let run = 0; run < (isQuick ? 1 : runs); run++) {
    for (const [index, root] of projects.entries()) results[index]?.push(load({ kind: "load", root, rounds: isQuick ? 3 : 15 }));
  }
  const of = (index: number, figure: (result: LoadResult) => number): number => median((results[index] ?? []).map(figure));
  const cold = of(1, ({ cpuMs }) => cpuMs);
  const resident = of(1, ({ residentBytes }) => residentBytes / megabyte);
  const edited = of(1, ({ editedMs }) => editedMs);
  const size = `${of(1, ({ files }) => files)} files, ${rounded(of(1, ({ bytes }) => bytes / megabyte))} MB`;
  const growth = [1, 2].map((index): Line => {
    const value = of(index, ({ cpuMs }) => cpuMs) / of(index - 1, ({ cpuMs }) => cpuMs);
    const [from, to] = [of(index - 1, ({ files }) => files), of(index, ({ files }) => files)];
    return atMost(wanted.growth, { name: `world growth, ${from} → ${to} files`, value, unit: "×" });
  });
  return [
    atMost(wanted.loadMs, {
      name: "world cold load and outlines",
      value: cold,
      unit: "ms",
      note: `CPU; ${size}; ${rounded(of(1, ({ wallMs }) => wallMs))} ms on the clock`,
    }),
    atMost(wanted.residentMegabytes, { name: "world memory once loaded", value: resident, unit: "MB", note: "RSS of the process" }),
    { name: "world refresh, nothing changed", value: of(1, ({ unchangedMs }) => unchangedMs), unit: "ms" },
    atMost(wanted.editedMs, {
      name: "world refresh, one file edited",
      value: edited,
      unit: "ms",
      note: "with its outline and imports",
    }),
    { name: "world, where all imports lead, after a refresh", value: of(1, ({ importsMs }) => importsMs), unit: "ms" },
    ...growth,
  ];
}

function names({ names: measure, isQuick, runs }: WorldPartOptions, root: string): readonly Line[] {
  const size = megabyte / 2;
  const rounds = isQuick ? 3 : 8;
  const variants: readonly (readonly [string, Exclude<WorldJob, { kind: "load" }>])[] = [
    ["names of a project's files", { kind: "names", root, size, rounds }],
    ["names, most of them unknown", { kind: "unknown-names", size, rounds }],
  ];
  return variants.map(([name, job]): Line => {
    const series = Array.from({ length: isQuick ? 1 : runs }, () => measure(job));
    const value = median(series.map(({ characters, medianMs }) => characters / medianMs / 1000));
    const note = `${rounded(median(series.map(({ medianMs }) => medianMs)))} ms, ${series[0]?.diagnostics} diagnostics`;
    return { name, value, unit: "MB/s", want: `≥ ${wanted.namesSpeed}`, reached: value >= wanted.namesSpeed, note };
  });
}
