// `npm run mutants`: makes one mistake at every eligible place of every accepted program and measures what the parser says about it.
// Then it makes mistakes of meaning in the sample projects and measures what is said of those, the whole project checked (semantic/).
// Exits with 1 when a share is below its threshold. See `usage` for the options that show what was missed, and measure.ts for the rules.

import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { examineAll, missedThresholds } from "./measure.ts";
import { type OperatorName, operatorNames, seed } from "./operators.ts";
import { selectPrograms } from "./programs.ts";
import { collectKinds, describeKind, hasMissed, missNames, table } from "./report.ts";
import { examineProjects, missedSemanticThresholds } from "./semantic/measure.ts";
import { loadSampleProjects } from "./semantic/projects.ts";
import { describeFailures, semanticTable } from "./semantic/report.ts";

const semanticSample = 400;

const usage = `npm run mutants -- [OPTIONS]
  --sample N            N mutants of each operator, spread evenly, instead of all
  --only PATTERN        programs whose SET/NAME matches this regular expression
  --dir DIR             another folder of cases
  --show OPERATOR [N]   after the table: the N (10) most frequent kinds of mutants that missed something, an example of each;
                        OPERATOR is one of: ${operatorNames.join(", ")}, all
  --miss WHAT           with --show: only these: ${missNames.join(", ")}
  --like PATTERN        with --show: only kinds whose title matches this regular expression
  --examples N          with --show: N examples a kind (at most 8)

  --semantic-sample N   N mutants of each operator of meaning (${semanticSample}); 0 for all
  --project PATTERN     sample projects whose name matches this regular expression
  --failures            after the second table: its mutants that were not found, told on another line or told more than once, by kind;
                        --like and --examples apply
  --semantic            these alone`;

process.exitCode = main();

function main(): number {
  const options = readOptions();
  const { show, miss } = options;
  const isUnknown =
    (show !== undefined && show !== "all" && shownOperator(show) === undefined) ||
    (miss !== undefined && missNames.every((name) => name !== miss));
  if (options.help || isUnknown) {
    console.log(usage);
    return options.help ? 0 : 2;
  }
  const failures = [...(options.semantic ? [] : mutateSyntax(options)), ...mutateMeaning(options)];
  for (const failure of failures) console.error(`missed: ${failure}`);
  return failures.length === 0 ? 0 : 1;
}

interface Options {
  readonly help: boolean;
  readonly sample?: string;
  readonly only?: string;
  readonly dir?: string;
  readonly show?: string;
  /** How many kinds to show. */
  readonly kinds: number;
  readonly miss?: string;
  readonly like: RegExp;
  readonly examples: number;
  readonly semantic: boolean;
  readonly semanticSample: number;
  readonly project: RegExp;
  readonly failures: boolean;
}

function readOptions(): Options {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: "string" },
      only: { type: "string" },
      dir: { type: "string" },
      show: { type: "string" },
      miss: { type: "string" },
      like: { type: "string", default: "" },
      examples: { type: "string", default: "1" },
      semantic: { type: "boolean", default: false },
      "semantic-sample": { type: "string", default: String(semanticSample) },
      project: { type: "string", default: "" },
      failures: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  return {
    ...values,
    kinds: Number(positionals[0] ?? 10),
    like: new RegExp(values.like),
    examples: Number(values.examples),
    semanticSample: Number(values["semantic-sample"]),
    project: new RegExp(values.project),
  };
}

/** Prints what is said of mistakes of syntax; the answer is what missed its threshold. */
function mutateSyntax({ show, only, dir, like, kinds: mostKinds, examples, ...options }: Options): readonly string[] {
  const selection = selectPrograms(dir === undefined ? join(process.cwd(), "test/conformance/cases") : resolve(dir));
  const wanted = new RegExp(only ?? "");
  const programs = selection.programs.filter((program) => wanted.test(program.id));
  const sample = options.sample === undefined ? null : Number(options.sample);
  const miss = missNames.find((name) => name === options.miss);

  const started = performance.now();
  const kinds = collectKinds();
  const examination = examineAll(programs, sample, (outcome) => {
    if (isShown(outcome.mutation.operator, shownOperator(show), show) && hasMissed(outcome, miss)) kinds.take(outcome);
  });
  console.log(table(examination));
  console.log(
    `\n${programs.length} programs (left out: ${selection.withErrors.length} with errors, ${selection.withWarnings.length} with warnings only), ` +
      `${sample === null ? "every eligible place" : `a sample of ${sample} an operator`}, seed ${seed}, ${secondsSince(started)} s\n`,
  );
  if (show !== undefined) {
    const missed = kinds.byFrequency().filter((kind) => like.test(kind.title));
    const shown = missed.slice(0, mostKinds);
    console.log(`${missed.length} kinds of such mutants; the most frequent ${shown.length}:\n`);
    for (const kind of shown) console.log(describeKind(kind, examples));
  }
  return missedThresholds(examination.total);
}

/** The same for mistakes of meaning in the sample projects. */
function mutateMeaning({ project, semanticSample: most, failures, like, examples }: Options): readonly string[] {
  const started = performance.now();
  const projects = loadSampleProjects(join(process.cwd(), "samples")).filter(({ name }) => project.test(name));
  const examination = examineProjects(projects, most === 0 ? null : most);
  console.log(semanticTable(examination));
  const amount = most === 0 ? "every eligible place" : `a sample of ${most} an operator`;
  console.log(`\n${projects.length} sample projects, ${amount}, ${secondsSince(started)} s`);
  if (failures) console.log(`\n${describeFailures(examination.outcomes, like, examples)}`);
  return missedSemanticThresholds(examination.total);
}

function secondsSince(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(1);
}

function shownOperator(show: string | undefined): OperatorName | undefined {
  return operatorNames.find((name) => name === show || name.replace(" ", "-") === show);
}

function isShown(operator: OperatorName, shown: OperatorName | undefined, asked: string | undefined): boolean {
  return asked !== undefined && (shown === undefined || operator === shown);
}
