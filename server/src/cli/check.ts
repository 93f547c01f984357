// The mode `check`: its flags and its start.

import type { ParseArgsConfig } from "node:util";
import type { Language } from "../language/diagnostics/language.ts";
import { disk } from "../workspace/disk.ts";
import { readCheckFlags } from "./check-flags.ts";
import { checkJson } from "./check-json.ts";
import { checkText } from "./check-text.ts";
import { checkFiles } from "./checked-files.ts";
import { type ExitCode, worse } from "./exit-code.ts";
import type { FlagValues } from "./flag-values.ts";
import { wordsOf } from "./messages/words-of.ts";
import { createOutput } from "./output.ts";

/** What `check --help` prints, but for the flags that all modes share. */
export function usage(language: Language): string {
  return wordsOf(language).usage.check;
}

export const options = {
  json: { type: "boolean" },
  exclude: { type: "string", multiple: true },
  "no-progress": { type: "boolean" },
  color: { type: "string" },
} as const satisfies ParseArgsConfig["options"];

export const takesPaths = true;

/** Runs the mode; gives what is wrong with the flags, in one line, when it can't. */
export async function start(values: FlagValues, { language }: { readonly language: Language }, paths: readonly string[]) {
  const words = wordsOf(language);
  const request = readCheckFlags(values, paths, words.flags);
  if (typeof request === "string") return request;
  const { env, stdout, stderr } = process;
  // Nobody reads what we say there; the files are to be checked all the same.
  stderr.on("error", () => {});
  const report = (line: string): void => void stderr.write(`${line}\n`);
  const progress = request.showsProgress ? report : () => {};
  const { files, complaints } = checkFiles(request.paths, request.excluded, {
    fileSystem: disk,
    folder: process.cwd(),
    words,
    onCount: (count) => progress(words.checking(count)),
  });
  for (const complaint of complaints) report(complaint);
  const isColored = request.color === "always" || (request.color === "auto" && stdout.isTTY === true && !env.NO_COLOR);
  const printed =
    request.form === "json" ? checkJson(files, language) : files.map((file) => checkText(file, { language, words, isColored })).join("");
  const problem = printed === "" ? null : await createOutput(stdout).write(printed);
  if (problem?.kind === "failed") report(words.outputFailed(problem.problem));
  const all = files.flatMap(({ diagnostics }) => diagnostics);
  const count = (severity: string): number => all.filter((each) => each.severity === severity).length;
  progress(words.checked(count("error"), count("warning")));
  const isUnread = all.some(({ finding }) => finding === "files.unreadable" || finding === "files.too-large");
  const couldNot: ExitCode = complaints.length > 0 || isUnread || problem?.kind === "failed" ? 2 : 0;
  process.exitCode = worse(count("error") > 0 ? 1 : 0, couldNot);
  return null;
}
