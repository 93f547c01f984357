#!/usr/bin/env node
// The entry of the bundle: reads the mode and the flags that all modes share, and loads that mode's front, nothing else.
// Flags are read by Node's own `parseArgs`: it refuses what it does not know, and costs neither a dependency nor start-up time.

import { Console } from "node:console";
import { openSync, writeSync } from "node:fs";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { isMainThread } from "node:worker_threads";
import type { StartOptions } from "../../mcp/src/front.ts";
import type { Log, LogLevel } from "../../mcp/src/session.ts";
import type { Language } from "./api.ts";
import type { FlagValues } from "./cli/flag-values.ts";
import { flagProblem } from "./flag-problem.ts";

// Before anything else is loaded: stdout is for answers alone, whatever a dependency likes to print.
globalThis.console = new Console(process.stderr, process.stderr);

const NAME = "yaoxiang-tools";

/** What a mode's front offers to this file. */
interface Front {
  readonly usage: string;
  readonly options: NonNullable<ParseArgsConfig["options"]>;
  /** Whether arguments that are no flags are passed on (paths, a code); else there must be none. */
  readonly takesPaths?: boolean;
  /** Starts the mode; gives what is wrong with its flags, in one line, when it can't. */
  start(values: FlagValues, options: StartOptions, paths: readonly string[]): Promise<string | null>;
}

interface Mode {
  readonly summary: string;
  load(): Promise<Front>;
}

const MODES: Readonly<Record<string, Mode>> = {
  mcp: { summary: "the MCP server, over stdio", load: () => import("../../mcp/src/front.ts") },
  check: { summary: "all errors and warnings of files, folders or the project", load: () => import("./cli/check.ts") },
  format: { summary: "formats files, folders or stdin", load: () => import("./cli/format.ts") },
  explain: { summary: "what a diagnostic code means", load: () => import("./cli/explain.ts") },
};

const commonOptions = {
  help: { type: "boolean", short: "h" },
  lang: { type: "string" },
  "log-level": { type: "string" },
  "log-file": { type: "string" },
} as const satisfies ParseArgsConfig["options"];

const commonUsage = `  --lang en|zh         the language of messages (else YAOXIANG_LANG, else the system's)
  --log-level LEVEL    what goes to stderr: error, warn (the default), info or debug
  --log-file FILE      append the same lines to this file
  -h, --help           show this`;

async function main(args: readonly string[]): Promise<void> {
  const [first, ...rest] = modeFirst(args);
  if (!isMainThread) return runWorker();
  if (first === "--version") return print(version());
  if (first === "--help" || first === "-h") return print(overview());
  if (first === undefined || isSharedFlag(first)) return refuse(`${NAME}: which mode? ${modeList()}`);
  const mode = Object.hasOwn(MODES, first) ? MODES[first] : undefined;
  if (mode === undefined) return refuse(`${NAME}: there is no ${first.startsWith("-") ? "flag" : "mode"} ${first}; ${modeList()}`);
  await runMode(first, await mode.load(), rest);
}

/** The arguments with the mode (or `--help`, `--version`) in front: flags that all modes share may stand before it. */
function modeFirst(args: readonly string[]): readonly string[] {
  const shared = args.findIndex(
    (arg, index) => !isSharedFlag(arg) && !(index > 0 && isSharedFlag(args[index - 1]) && !args[index - 1]?.includes("=")),
  );
  const mode = args[shared];
  return mode === undefined ? args : [mode, ...args.slice(0, shared), ...args.slice(shared + 1)];
}

function isSharedFlag(arg: string | undefined): boolean {
  return arg !== undefined && ["--lang", "--log-level", "--log-file"].includes(arg.split("=", 1)[0] ?? "");
}

async function runMode(name: string, front: Front, args: readonly string[]): Promise<void> {
  const fail = (problem: string): void => refuse(`${NAME} ${name}: ${problem}; see ${NAME} ${name} --help`);
  const read = readFlags(args, front);
  if (typeof read === "string") return fail(read);
  const { values: flags, positionals } = read;
  if (flags.help === true) return print(`${front.usage}\n${commonUsage}`);
  const log = openLog(flags["log-level"] ?? "warn", flags["log-file"]);
  if (typeof log === "string") return fail(log);
  const language = await chooseLanguage(flags.lang);
  const problem = await front.start(flags, { version: version(), language, log, script: __filename }, positionals);
  if (problem !== null) fail(problem);
}

/** The flags that all modes share and the mode's own ones, and its paths, or what is wrong with them. */
function readFlags(args: readonly string[], { options, takesPaths = false }: Front) {
  const known = { ...options, ...commonOptions };
  try {
    return parseArgs({ args: [...args], options: known, allowPositionals: takesPaths });
  } catch (error) {
    return flagProblem(error, Object.keys(known));
  }
}

/** `--lang`, else YAOXIANG_LANG, else the system's locale, else English. What names no language that there is counts as not given. */
async function chooseLanguage(flag: string | undefined): Promise<Language> {
  const { parseLanguage } = await import("./api.ts");
  const { env } = process;
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || Intl.DateTimeFormat().resolvedOptions().locale;
  for (const tag of [flag, env.YAOXIANG_LANG, locale]) {
    const language = tag === undefined ? null : parseLanguage(tag);
    if (language !== null) return language;
  }
  return "en";
}

const LOG_LEVELS: readonly string[] = ["error", "warn", "info", "debug"] satisfies readonly LogLevel[];

/** Writes lines up to the given level to stderr and to the file, if one is given; or what is wrong with the two. */
function openLog(level: string, path: string | undefined): Log | string {
  const limit = LOG_LEVELS.indexOf(level);
  if (limit === -1) return `--log-level must be ${LOG_LEVELS.join(", ")}`;
  let file: number | null = null;
  try {
    if (path !== undefined) file = openSync(path, "a");
  } catch (error) {
    return `--log-file ${path} can't be written (${error instanceof Error ? error.message : String(error)})`;
  }
  return (lineLevel, message) => {
    if (LOG_LEVELS.indexOf(lineLevel) > limit) return;
    const line = `${NAME}: ${lineLevel}: ${message}\n`;
    process.stderr.write(line);
    if (file !== null) writeSync(file, line);
  };
}

/** The worker threads of the mode `mcp` run this same file. */
async function runWorker(): Promise<void> {
  const [{ startWorker }, { TOOLS }] = await Promise.all([import("../../mcp/src/worker.ts"), import("../../mcp/src/tools.ts")]);
  startWorker(TOOLS);
}

function overview(): string {
  const modes = Object.entries(MODES).map(([name, { summary }]) => `  ${name.padEnd(18)} ${summary}`);
  return `${NAME} MODE [FLAG]...\n\nModes:\n${modes.join("\n")}\n\n  MODE --help        the flags of a mode\n  --version          the version\n  -h, --help         show this`;
}

function modeList(): string {
  return `the modes are: ${Object.keys(MODES).join(", ")}`;
}

/** package.json's version, which the bundler writes in. */
declare const PACKAGE_VERSION: string;
function version(): string {
  return PACKAGE_VERSION;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function refuse(problem: string): void {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 2;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${NAME}: internal error: ${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
