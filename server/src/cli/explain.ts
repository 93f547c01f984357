// The mode `explain`: its flags, its help, and its start.

import type { ParseArgsConfig } from "node:util";
import { explain, readCode } from "../language/diagnostics/explanations/explain.ts";
import type { Language } from "../language/diagnostics/language.ts";
import { explainText } from "./explain-text.ts";
import type { FlagValues } from "./flag-values.ts";
import { wordsOf } from "./messages/words-of.ts";
import { createOutput } from "./output.ts";

/** What `explain --help` prints, but for the flags that all modes share. */
export function usage(language: Language): string {
  return wordsOf(language).usage.explain;
}

export const options = { json: { type: "boolean" } } as const satisfies ParseArgsConfig["options"];

export const takesPaths = true;

/** Runs the mode; gives what is wrong with its arguments, in one line, when it can't. */
export async function start(values: FlagValues, { language }: { readonly language: Language }, codes: readonly string[]) {
  const words = wordsOf(language);
  const [wanted, ...others] = codes;
  if (wanted === undefined) return words.whichCode;
  if (others.length > 0) return words.oneCode;
  const named = readCode(wanted);
  if (!named.ok) return words.noSuchCode(wanted, named.nearest);
  const explanation = explain(named.code, language);
  const printed =
    values["json"] === true ? `${JSON.stringify({ schemaVersion: "1.0", ...explanation }, null, 2)}\n` : explainText(explanation, words);
  const problem = await createOutput(process.stdout).write(printed);
  if (problem?.kind === "failed") return words.outputFailed(problem.problem);
  return null;
}
