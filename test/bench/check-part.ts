// The part `check` of the measurements: all passes over 500 modules with 50,000 lines, how that grows, and one file of 20,000 lines that is
// edited.

import type { CheckJob, CheckResult } from "./check-job.ts";
import { withProjects } from "./project-folders.ts";
import { atMost, type Line } from "./report.ts";
import { median, rounded } from "./statistics.ts";

export interface CheckPartOptions {
  /** Runs a job in a process of its own. */
  readonly inChild: (job: CheckJob) => CheckResult;
  readonly isQuick: boolean;
  readonly runs: number;
}

/** A module of 100 lines. */
const moduleSize = 2_500;
/** A module of 20,000 lines. */
const longSize = 540_000;
const wanted = { fullMs: 3000, growth: 2.2, editMs: 60 };

export function measureChecks({ inChild, isQuick, runs }: CheckPartOptions): readonly Line[] {
  const rounds = isQuick ? 3 : 10;
  const repeated = (job: CheckJob): readonly CheckResult[] => Array.from({ length: isQuick ? 1 : runs }, () => inChild(job));
  const projects = withProjects([250, 500, 1000], (roots) => roots.map((root) => repeated({ kind: "project", root, rounds })), moduleSize);
  const typing = withProjects([3], ([root = ""]) => repeated({ kind: "typing", root, rounds: 3 * rounds }), longSize);
  const of = (results: readonly CheckResult[] | undefined, figure: (result: CheckResult) => number): number =>
    median((results ?? []).map(figure));
  const full = projects[1];
  const size = `${of(full, ({ lines }) => lines)} lines in ${of(full, ({ files }) => files)} files, ${of(full, ({ errors }) => errors)} errors`;
  const growth = [1, 2].map((index): Line => {
    const value = of(projects[index], ({ firstMs }) => firstMs) / of(projects[index - 1], ({ firstMs }) => firstMs);
    const [from, to] = [index - 1, index].map((at) => of(projects[at], ({ lines }) => lines));
    return atMost(wanted.growth, { name: `check growth, ${from} → ${to} lines`, value, unit: "×" });
  });
  const memory = `RSS ${rounded(of(full, ({ residentBytes }) => residentBytes / 1_000_000))} MB`;
  return [
    atMost(wanted.fullMs, {
      name: "check of a project, from disk",
      value: of(full, ({ firstMs }) => firstMs),
      unit: "ms",
      note: `${size}; ${memory}`,
    }),
    { name: "check again, nothing changed", value: of(full, ({ againMs }) => againMs), unit: "ms" },
    { name: "check again, one file edited", value: of(full, ({ editedMs }) => editedMs), unit: "ms" },
    ...growth,
    atMost(wanted.editMs, {
      name: "edit in one long file to its diagnostics, P50",
      value: of(typing, ({ editedMs }) => editedMs),
      unit: "ms",
      note: `two files of ${of(typing, ({ lines }) => lines)} lines together`,
    }),
  ];
}
