// The input fields that all tools share which work on a text given in the call.

import * as z from "zod";
import { SOURCE_BYTES } from "./limits.ts";
import type { Words } from "./messages/words.ts";

/** What can be wrong with a program's text by itself; misfit.ts looks up the words. */
interface SourceProblem {
  readonly id: "not-unicode" | "too-many-bytes";
  describe(field: string, words: Words): string;
}

export const SOURCE_PROBLEMS: readonly SourceProblem[] = [
  { id: "not-unicode", describe: (field, words) => words.notUnicode(field) },
  { id: "too-many-bytes", describe: (field, words) => words.tooManyBytes(field, SOURCE_BYTES.toLocaleString("en-US")) },
];

function problem(id: SourceProblem["id"]) {
  return { problem: id };
}

/** The program's text. What is not Unicode or too long is refused with a message that says so. */
export const sourceField = z
  .string()
  .refine((source) => source.isWellFormed(), {
    params: problem("not-unicode"),
    abort: true,
  })
  .refine((source) => Buffer.byteLength(source) <= SOURCE_BYTES, {
    params: problem("too-many-bytes"),
  })
  .meta({ description: "A program's whole text, finished or not.", examples: ["main = { print(1) }\n"] });

/** How a TAB counts in the columns of an answer. */
export const tabColumnsField = z
  .int()
  .min(1)
  .max(16)
  .default(1)
  .meta({ description: "Columns of a TAB.", examples: [4] });
