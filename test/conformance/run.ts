// `npm run conformance [-- --failures] [--only PATTERN] [--dir DIR] [--update-baseline]`: prints how far we agree with the recorded
// cases, set by set, and exits with 1 when a count fell below the baseline or the list of deviations is out of date.

import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Baseline, countAgreement, fallenCounts, raiseBaseline, readBaseline } from "./baseline.ts";
import { type Deviation, deviationFaults, isDeviation, readDeviations } from "./deviations.ts";
import { agreementTable, describeFailure } from "./report.ts";
import { type CaseResult, conformanceSets } from "./sets.ts";

const home = join(process.cwd(), "test/conformance");
const ownCases = join(home, "cases");
const deviationsFile = join(home, "deviations.json");
const baselineFile = join(home, "baseline.json");

process.exitCode = main();

function main(): number {
  const { values } = parseArgs({
    options: {
      dir: { type: "string" },
      failures: { type: "boolean", default: false },
      only: { type: "string" },
      "update-baseline": { type: "boolean", default: false },
    },
  });
  const folder = values.dir === undefined ? ownCases : resolve(values.dir);
  const complete = folder === ownCases && values.only === undefined;
  const deviations = readDeviations(deviationsFile);

  const counts: Record<string, Baseline[string]> = {};
  const all: CaseResult[] = [];
  for (const set of conformanceSets.filter((candidate) => candidate.isIn(folder))) {
    const results = set.judgeAll(folder).filter((result) => values.only === undefined || isNamed(result.id, values.only));
    if (results.length === 0) continue;
    all.push(...results);
    counts[set.name] = countAgreement(results, deviations);
    console.log(agreementTable(set, results, deviations));
  }
  if (all.length === 0) {
    console.error(`no cases in ${folder}${values.only === undefined ? "" : ` match ${values.only}`}`);
    return 2;
  }
  if (values.failures) printFailures(all, deviations);
  if (!complete) return 0;

  if (values["update-baseline"]) raiseBaseline(baselineFile, counts);
  const faults = [...deviationFaults(deviations, all), ...fallenCounts(readBaseline(baselineFile), counts)];
  for (const fault of faults) console.error(`error: ${fault}`);
  return faults.length === 0 ? 0 : 1;
}

function printFailures(results: readonly CaseResult[], deviations: readonly Deviation[]): void {
  for (const result of results) {
    if (result.judgement.kind !== "differs") continue;
    console.log(describeFailure(result, result.judgement, isDeviation(result.id, deviations)));
  }
}

/** `--only` takes a regular expression, tried on `SET/NAME`. */
function isNamed(id: string, pattern: string): boolean {
  return new RegExp(pattern).test(id);
}
