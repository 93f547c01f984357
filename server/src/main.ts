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
import type { ModeName } from "./cli/messages/usage-words.ts";
import type { Words } from "./cli/messages/words.ts";
import { flagProblem } from "./flag-problem.ts";

// Before anything else is loaded: stdout is for answers alone, whatever a dependency likes to print.
globalThis.console = new Console(process.stderr, process.stderr);

const NAME = "yaoxiang-tools";

/** What a mode's front offers to this file. */
interface Front {
  /** What `MODE --help` prints, but for the flags that all modes share. */
  usage(language: Language): string;
  readonly options: NonNullable<ParseArgsConfig["options"]>;
  /** Whether arguments that are no flags are passed on (paths, a code); else there must be none. */
  readonly takesPaths?: boolean;
  /** Starts the mode; gives what is wrong with its flags, in one line, when it can't. */
  start(values: FlagValues, options: StartOptions, paths: readonly string[]): Promise<string | null>;
}

const MODES: Readonly<Record<ModeName, () => Promise<Front>>> = {
  mcp: () => import("../../mcp/src/front.ts"),
  lsp: () => import("./lsp/front.ts"),
  check: () => import("./cli/check.ts"),
  format: () => import("./cli/format.ts"),
  explain: () => import("./cli/explain.ts"),
};

const commonOptions = {
  help: { type: "boolean", short: "h" },
  lang: { type: "string" },
  "log-level": { type: "string" },
  "log-file": { type: "string" },
} as const satisfies ParseArgsConfig["options"];

async function main(args: readonly string[]): Promise<void> {
  const [first, ...rest] = modeFirst(args);
  if (!isMainThread) return runWorker();
  if (first === "--version") return print(version());
  // Loaded here, as neither a worker nor `--version` has a use for it.
  const [{ commandLanguage }, { wordsOf }] = await Promise.all([import("./command-language.ts"), import("./cli/messages/words-of.ts")]);
  const language = commandLanguage(args, process.env);
  const words = wordsOf(language);
  const modes = words.flags.list(Object.keys(MODES));
  if (first === "--help" || first === "-h") return print(overview(words));
  if (first === undefined || isSharedFlag(first)) return refuse(`${NAME}: ${words.flags.noMode(modes)}`);
  if (first.startsWith("-")) return refuse(`${NAME}: ${words.flags.noFlagBeforeMode(first, modes)}`);
  if (!isMode(first)) return refuse(`${NAME}: ${words.flags.noSuchMode(first, modes)}`);
  await runMode({ name: first, front: await MODES[first](), language, words }, rest);
}

function isMode(name: string): name is ModeName {
  return Object.hasOwn(MODES, name);
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

interface Run {
  readonly name: ModeName;
  readonly front: Front;
  readonly language: Language;
  readonly words: Words;
}

async function runMode({ name, front, language, words }: Run, args: readonly string[]): Promise<void> {
  const fail = (problem: string): void => refuse(`${NAME} ${name}: ${words.flags.seeHelp(problem, `${NAME} ${name} --help`)}`);
  const read = readFlags(args, front, words);
  if (typeof read === "string") return fail(read);
  const { values: flags, positionals } = read;
  if (flags.help === true) return print(`${front.usage(language)}\n${words.usage.sharedFlags}`);
  const log = openLog(flags["log-level"] ?? "warn", flags["log-file"], words);
  if (typeof log === "string") return fail(log);
  const problem = await front.start(flags, { version: version(), language, log, script: __filename }, positionals);
  if (problem !== null) fail(problem);
}

/** The flags that all modes share and the mode's own ones, and its paths, or what is wrong with them. */
function readFlags(args: readonly string[], { options, takesPaths = false }: Front, words: Words) {
  const known = { ...options, ...commonOptions };
  try {
    return parseArgs({ args: [...args], options: known, allowPositionals: takesPaths });
  } catch (error) {
    return flagProblem(error, Object.keys(known), words.flags);
  }
}

const LOG_LEVELS: readonly string[] = ["error", "warn", "info", "debug"] satisfies readonly LogLevel[];

/** Writes lines up to the given level to stderr and to the file, if one is given; or what is wrong with the two. */
function openLog(level: string, path: string | undefined, { flags: words }: Words): Log | string {
  const limit = LOG_LEVELS.indexOf(level);
  if (limit === -1) return words.notOneOf("--log-level", words.list(LOG_LEVELS));
  let file: number | null = null;
  try {
    if (path !== undefined) file = openSync(path, "a");
  } catch (error) {
    return words.unwritableLog(String(path), error instanceof Error ? error.message : String(error));
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

function overview({ usage }: Words): string {
  return usage.overview(
    Object.keys(MODES)
      .filter(isMode)
      .map((name) => `  ${name.padEnd(18)} ${usage.summaries[name]}`)
      .join("\n"),
  );
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
