// The mode `format`: its flags, its help, and its start.

import type { ParseArgsConfig } from "node:util";
import type { Language } from "../language/diagnostics/language.ts";
import { format } from "../language/format/format.ts";
import { disk } from "../workspace/disk.ts";
import { userFilePath } from "../workspace/user-file.ts";
import type { FlagValues } from "./flag-values.ts";
import { readFormatFlags } from "./format-flags.ts";
import { formatInputs } from "./format-inputs.ts";
import { readInput } from "./input.ts";
import { wordsOf } from "./messages/words-of.ts";
import { createOutput } from "./output.ts";

export const usage = `yaoxiang-tools format [PATH...|-] [FLAG]...

Formats YaoXiang files, and the .yx files below folders, and prints the result. A file with syntax errors is formatted as far as it can be
read. Settings come from [fmt] of the nearest yaoxiang.toml above each file, then from the user's yaoxiang/config.toml.
Exit codes: 0 done, 1 something would change (with -n), 2 something could not be done.

  -w, --write          rewrite the files that change
  -n, --dry-run, --check
                       print a unified diff, change nothing; exit code 1 when a file would change
  --stdout             print the result (the default)
  -                    format what comes from stdin
  --stdin-filepath P   the name of what comes from stdin: in messages, and to find yaoxiang.toml
  --line-width N       columns that a line should not pass (120)
  --indent N           columns of one level of indentation (4)
  --use-tabs           indent with tabs
  --no-verify          do not compare the result with the source`;

export const options = {
  write: { type: "boolean", short: "w" },
  "dry-run": { type: "boolean", short: "n" },
  check: { type: "boolean" },
  stdout: { type: "boolean" },
  "stdin-filepath": { type: "string" },
  "line-width": { type: "string" },
  indent: { type: "string" },
  "use-tabs": { type: "boolean" },
  "no-verify": { type: "boolean" },
} as const satisfies ParseArgsConfig["options"];

export const takesPaths = true;

/** Runs the mode; gives what is wrong with the flags, in one line, when it can't. */
export async function start(values: FlagValues, { language }: { readonly language: Language }, paths: readonly string[]) {
  const request = readFormatFlags(values, paths);
  if (typeof request === "string") return request;
  // Nobody reads what we say there; the files are to be formatted all the same.
  process.stderr.on("error", () => {});
  process.exitCode = await formatInputs(request, {
    fileSystem: disk,
    folder: process.cwd(),
    userFile: userFilePath(process.env),
    format,
    readInput: () => readInput(process.stdin),
    output: createOutput(process.stdout),
    report: (line) => process.stderr.write(`${line}\n`),
    language,
    words: wordsOf(language),
  });
  return null;
}
