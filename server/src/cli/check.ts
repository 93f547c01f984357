// The mode `check`: its flags, its help, and its start.

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

export const usage = `yaoxiang-tools check [PATH...] [FLAG]...

Prints all errors and warnings of files, of the .yx files below folders, or (no path) of the project of this folder: those of syntax,
names, imports and types.
Exit codes: 0 no errors, 1 errors, 2 something could not be done.

  --json               print one JSON object in place of text
  --exclude PATH       leave out a file or a folder; may be given several times
  --no-progress        print no counts on stderr
  --color auto|always|never
                       color the text (auto: on a terminal, unless NO_COLOR is set)`;

export const options = {
  json: { type: "boolean" },
  exclude: { type: "string", multiple: true },
  "no-progress": { type: "boolean" },
  color: { type: "string" },
} as const satisfies ParseArgsConfig["options"];

export const takesPaths = true;

/** Runs the mode; gives what is wrong with the flags, in one line, when it can't. */
export async function start(values: FlagValues, { language }: { readonly language: Language }, paths: readonly string[]) {
  const request = readCheckFlags(values, paths);
  if (typeof request === "string") return request;
  const { env, stdout, stderr } = process;
  // Nobody reads what we say there; the files are to be checked all the same.
  stderr.on("error", () => {});
  const words = wordsOf(language);
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
