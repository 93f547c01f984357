// `npm run mutants`: makes one mistake at every eligible place of every accepted program and measures what the parser says about it.
// Exits with 1 when a share is below its threshold. See `usage` for the options that show what was missed, and measure.ts for the rules.

import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { examineAll, missedThresholds } from "./measure.ts";
import { type OperatorName, operatorNames, seed } from "./operators.ts";
import { selectPrograms } from "./programs.ts";
import { collectKinds, describeKind, hasMissed, missNames, table } from "./report.ts";

const usage = `npm run mutants -- [OPTIONS]
  --sample N            N mutants of each operator, spread evenly, instead of all
  --only PATTERN        programs whose SET/NAME matches this regular expression
  --dir DIR             another folder of cases
  --show OPERATOR [N]   after the table: the N (10) most frequent kinds of mutants that missed something, an example of each;
                        OPERATOR is one of: ${operatorNames.join(", ")}, all
  --miss WHAT           with --show: only these: ${missNames.join(", ")}
  --like PATTERN        with --show: only kinds whose title matches this regular expression
  --examples N          with --show: N examples a kind (at most 8)`;

process.exitCode = main();

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: "string" },
      only: { type: "string" },
      dir: { type: "string" },
      show: { type: "string" },
      miss: { type: "string" },
      like: { type: "string" },
      examples: { type: "string", default: "1" },
      help: { type: "boolean", default: false },
    },
  });
  const { show } = values;
  const shownOperator = operatorNames.find((name) => name === show || name.replace(" ", "-") === show);
  const miss = missNames.find((name) => name === values.miss);
  const isUnknown =
    (show !== undefined && show !== "all" && shownOperator === undefined) || (values.miss !== undefined && miss === undefined);
  if (values.help || isUnknown) {
    console.log(usage);
    return values.help ? 0 : 2;
  }

  const selection = selectPrograms(values.dir === undefined ? join(process.cwd(), "test/conformance/cases") : resolve(values.dir));
  const wanted = new RegExp(values.only ?? "");
  const programs = selection.programs.filter((program) => wanted.test(program.id));
  const sample = values.sample === undefined ? null : Number(values.sample);

  const started = performance.now();
  const kinds = collectKinds();
  const examination = examineAll(programs, sample, (outcome) => {
    if (isShown(outcome.mutation.operator, shownOperator, show) && hasMissed(outcome, miss)) kinds.take(outcome);
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(table(examination));
  console.log(
    `\n${programs.length} programs (left out: ${selection.withErrors.length} with errors, ${selection.withWarnings.length} with warnings only), ` +
      `${sample === null ? "every eligible place" : `a sample of ${sample} an operator`}, seed ${seed}, ${seconds} s`,
  );

  if (show !== undefined) {
    const like = new RegExp(values.like ?? "");
    const missed = kinds.byFrequency().filter((kind) => like.test(kind.title));
    const shown = missed.slice(0, Number(positionals[0] ?? 10));
    console.log(`\n${missed.length} kinds of such mutants; the most frequent ${shown.length}:\n`);
    for (const kind of shown) console.log(describeKind(kind, Number(values.examples)));
  }
  const failures = missedThresholds(examination.total);
  for (const failure of failures) console.error(`missed: ${failure}`);
  return failures.length === 0 ? 0 : 1;
}

function isShown(operator: OperatorName, shown: OperatorName | undefined, asked: string | undefined): boolean {
  return asked !== undefined && (shown === undefined || operator === shown);
}
