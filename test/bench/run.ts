// `npm run bench [-- --json] [--vs PROTOTYPE] [--only PART]`: how fast we parse and format, load projects and resolve names, and how fast
// the server answers. Throughput is the CPU time of a child process started with --single-threaded, a new one for each variant and run, the variants
// interleaved, and of each run the median round. On a busy machine trust ratios from one run, not numbers from two.

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type CheckJob, type CheckResult, runCheckJob } from "./check-job.ts";
import { measureChecks } from "./check-part.ts";
import { type Figure, measureFigures } from "./figures.ts";
import { type FormatJob, type FormatResult, runFormatJob } from "./format-job.ts";
import { measureFormat } from "./format-part.ts";
import { record } from "./history.ts";
import { measureLookups } from "./lookup-part.ts";
import { measureLsp } from "./lsp-part.ts";
import { type ParseJob, type ParseResult, runParseJob } from "./parse-job.ts";
import { atMost, type Line, printLine } from "./report.ts";
import { measureColdStart, measureLatency } from "./server.ts";
import { median, rounded } from "./statistics.ts";
import { measureTools } from "./tools-part.ts";
import { type LoadResult, type NamesResult, runWorldJob, type WorldJob } from "./world-job.ts";
import { measureWorld } from "./world-part.ts";

const parts = ["parse", "growth", "format", "world", "check", "lookups", "tools", "server", "lsp", "cold", "figures"] as const;
const megabyte = 1_000_000;
/** Garbage collection and compilation are part of the number. With this flag Node 24 keeps garbage that Node 20 gives back: see `--node`. */
const singleThreaded: readonly string[] = ["--single-threaded"];

const { values } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    vs: { type: "string" },
    only: { type: "string" },
    node: { type: "string", default: process.execPath },
    runs: { type: "string", default: "5" },
    quick: { type: "boolean", default: false },
    check: { type: "boolean", default: false },
    record: { type: "string" },
    "parse-job": { type: "string" },
    "format-job": { type: "string" },
    "world-job": { type: "string" },
    "check-job": { type: "string" },
    help: { type: "boolean", default: false },
  },
});

const usage = `npm run bench -- [OPTIONS]
  --vs DIR      also measure a built copy of the design prototype, on the prototype's own source, side by side
  --only PART   one of: ${parts.join(", ")}
  --node PATH   the Node whose time is measured (the one that npm runs this with): its major version changes the figures
  --runs N      child processes per variant (5)
  --quick       one run, without the 10 MB sources
  --check       exit code 1 when a wanted figure is missed
  --record WHY  only take the sizes and counts down in history.json, which the tests compare with
  --json        print JSON`;

if (values["parse-job"] !== undefined) {
  console.log(JSON.stringify(await runParseJob(JSON.parse(values["parse-job"]) as ParseJob)));
} else if (values["format-job"] !== undefined) {
  console.log(JSON.stringify(runFormatJob(JSON.parse(values["format-job"]) as FormatJob)));
} else if (values["world-job"] !== undefined) {
  console.log(JSON.stringify(runWorldJob(JSON.parse(values["world-job"]) as WorldJob)));
} else if (values["check-job"] !== undefined) {
  console.log(JSON.stringify(runCheckJob(JSON.parse(values["check-job"]) as CheckJob)));
} else if (values.help || (values.only !== undefined && !parts.some((part) => part === values.only))) {
  console.log(usage);
  process.exitCode = values.help ? 0 : 2;
} else if (values.record !== undefined) {
  record(values.record, measureFigures(process.cwd()));
} else {
  const lines: Line[] = [];
  const emit = (line: Line): void => {
    lines.push(line);
    if (!values.json) printLine(line);
  };
  await measure(emit);
  if (values.json) console.log(JSON.stringify(lines, null, 2));
  if (values.check && lines.some((line) => line.reached === false)) process.exitCode = 1;
}

/** Measures part after part, and gives each figure as soon as it is known. */
async function measure(emit: (line: Line) => void): Promise<void> {
  const isWanted = (part: (typeof parts)[number]): boolean => values.only === undefined || values.only === part;
  if (isWanted("parse")) throughput().forEach(emit);
  if (isWanted("growth")) [...growth("valid"), ...growth("broken")].forEach(emit);
  if (isWanted("format")) measureFormat({ inChild: formatInChild, isQuick: values.quick, runs: Number(values.runs) }).forEach(emit);
  if (isWanted("world"))
    measureWorld({ load: loadInChild, names: namesInChild, isQuick: values.quick, runs: Number(values.runs) }).forEach(emit);
  if (isWanted("check")) measureChecks({ inChild: checkInChild, isQuick: values.quick, runs: Number(values.runs) }).forEach(emit);
  const bundle = join(process.cwd(), "server/out/main.js");
  const isBuilt = existsSync(bundle);
  if (
    !isBuilt &&
    (isWanted("lookups") || isWanted("server") || isWanted("tools") || isWanted("lsp") || isWanted("cold") || isWanted("figures"))
  )
    console.error("server/out/main.js is not built: the server is not measured");
  if (isBuilt && isWanted("lookups")) (await measureLookups({ node: values.node, bundle, names: values.quick ? 50 : 300 })).forEach(emit);
  if (isBuilt && isWanted("tools")) (await measureTools({ node: values.node, bundle, calls: values.quick ? 10 : 60 })).forEach(emit);
  if (isBuilt && isWanted("server")) (await latency(bundle)).forEach(emit);
  if (isBuilt && isWanted("lsp")) (await measureLsp({ node: values.node, bundle, isQuick: values.quick })).forEach(emit);
  if (isBuilt && isWanted("cold")) (await coldStart(bundle)).forEach(emit);
  if (isBuilt && isWanted("figures")) measureFigures(process.cwd()).map(figureLine).forEach(emit);
}

function figureLine({ name, value, unit, limit }: Figure): Line {
  const line = { name, value, unit: unit === "count" ? "" : unit } as const;
  return limit === undefined ? line : atMost(limit, line);
}

function throughput(): readonly Line[] {
  const runs = values.quick ? 1 : Number(values.runs);
  const prototype = values.vs === undefined ? null : resolve(values.vs);
  const variants: ParseJob[] = [
    { parser: "ours", text: "valid", size: megabyte, rounds: 15, prototype },
    { parser: "ours", text: "broken", size: megabyte, rounds: 15, prototype },
  ];
  if (prototype !== null) {
    variants.push({ parser: "ours", text: "prototype's", size: megabyte, rounds: 15, prototype });
    variants.push({ parser: "prototype", text: "prototype's", size: megabyte, rounds: 15, prototype });
  }
  if (!values.quick) {
    variants.push({ parser: "ours", text: "valid", size: 10 * megabyte, rounds: 2, prototype });
    variants.push({ parser: "ours", text: "broken", size: 10 * megabyte, rounds: 2, prototype });
  }
  const results = variants.map((): ParseResult[] => []);
  for (let run = 0; run < runs; run++) for (const [index, job] of variants.entries()) results[index]?.push(inChild(job));

  const speeds = new Map(variants.map((job, index) => [nameOf(job), speedOf(results[index] ?? [])]));
  const lines = variants.map((job, index): Line => {
    const [name, series] = [nameOf(job), results[index] ?? []];
    const cold = median(series.map((result) => result.coldMs));
    const note = `${rounded(median(series.map((result) => result.medianMs)))} ms, first ${rounded(cold)} ms, ${series[0]?.diagnostics} diagnostics`;
    return { name: `parse ${name}`, value: speeds.get(name) ?? 0, unit: "MB/s", note };
  });
  const ratio = (name: string, over: string, want: number): Line => {
    const value = (speeds.get(name) ?? 0) / (speeds.get(over) ?? 1);
    return { name: `${name} / ${over}`, value, unit: "×", want: `≥ ${want}`, reached: value >= want };
  };
  lines.push(ratio("broken, 1 MB", "valid, 1 MB", 0.5));
  if (prototype !== null) lines.push(ratio("prototype's, 1 MB", "prototype's, 1 MB (prototype)", 0.7));
  return lines;
}

function nameOf({ parser, text, size }: ParseJob): string {
  return `${text}, ${size / megabyte} MB${parser === "ours" ? "" : " (prototype)"}`;
}

/** Median over the runs of 10^6 UTF-16 units a second. */
function speedOf(results: readonly ParseResult[]): number {
  return median(results.map((result) => result.characters / result.medianMs / 1000));
}

function growth(text: "valid" | "broken"): readonly Line[] {
  const sizes = [250_000, 500_000, 1_000_000, 2_000_000];
  const runs = values.quick ? 1 : 3;
  const perCharacter = sizes.map((): number[] => []);
  for (let run = 0; run < runs; run++) {
    for (const [index, size] of sizes.entries()) {
      // As much text in each child: a small source must not be measured with colder code than a large one.
      const rounds = Math.max(6, Math.round((10 * megabyte) / size));
      const { medianMs, characters } = inChild({ parser: "ours", text, size, rounds, prototype: null });
      perCharacter[index]?.push(medianMs / characters);
    }
  }
  const times = sizes.map((size, index) => Math.min(...(perCharacter[index] ?? [])) * size);
  return times.slice(1).map((time, index): Line => {
    const value = time / (times[index] ?? Number.NaN);
    const name = `growth, ${text}, ${(sizes[index] ?? 0) / 1000} → ${(sizes[index + 1] ?? 0) / 1000} KB`;
    return { name, value, unit: "×", want: "≤ 2.2", reached: value <= 2.2, note: `median round ${rounded(time)} ms` };
  });
}

async function latency(bundle: string): Promise<readonly Line[]> {
  const limits = { outline: 10, fit: 15, full: 60 };
  const results = await measureLatency(values.node, bundle, values.quick ? 100 : 500, 300);
  return results.flatMap(({ detail, calls, answerCharacters, p50Ms, p99Ms }): readonly Line[] => [
    {
      name: `parse_source ${detail}, P50`,
      value: p50Ms,
      unit: "ms",
      note: `${calls} calls on 1,000 lines, answer ${answerCharacters} characters`,
    },
    { name: `parse_source ${detail}, P99`, value: p99Ms, unit: "ms", want: `≤ ${limits[detail]}`, reached: p99Ms <= limits[detail] },
  ]);
}

async function coldStart(bundle: string): Promise<readonly Line[]> {
  const { starts, initializedMs, firstAnswerMs } = await measureColdStart(values.node, bundle, values.quick ? 5 : 15);
  return [
    {
      name: "cold start to the first answer",
      value: firstAnswerMs,
      unit: "ms",
      note: `initialized after ${rounded(initializedMs)} ms; ${starts} starts`,
    },
  ];
}

function inChild(job: ParseJob): ParseResult {
  return JSON.parse(outputOfChild("--parse-job", job, singleThreaded)) as ParseResult;
}

function formatInChild(job: FormatJob): FormatResult {
  return JSON.parse(outputOfChild("--format-job", job, singleThreaded)) as FormatResult;
}

function loadInChild(job: WorldJob): LoadResult {
  return JSON.parse(outputOfChild("--world-job", job, [])) as LoadResult;
}

function checkInChild(job: CheckJob): CheckResult {
  return JSON.parse(outputOfChild("--check-job", job, [])) as CheckResult;
}

function namesInChild(job: WorldJob): NamesResult {
  return JSON.parse(outputOfChild("--world-job", job, singleThreaded)) as NamesResult;
}

/** What this same program prints for a job, started anew with nothing else in its process. */
function outputOfChild(flag: string, job: ParseJob | FormatJob | WorldJob | CheckJob, nodeFlags: readonly string[]): string {
  const program = process.argv[1];
  if (program === undefined) throw new Error("this program does not know its own file");
  return execFileSync(values.node, [...nodeFlags, program, flag, JSON.stringify(job)], { encoding: "utf8" });
}
