// The mode `format`: its flags and its start.

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

/** What `format --help` prints, but for the flags that all modes share. */
export function usage(language: Language): string {
  return wordsOf(language).usage.format;
}

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
  const words = wordsOf(language);
  const request = readFormatFlags(values, paths, words.flags);
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
    words,
  });
  return null;
}
