// The input fields that all tools share which work on a text given in the call.

import * as z from "zod";
import { fieldProblem } from "./field-problems.ts";
import { SOURCE_BYTES } from "./limits.ts";

/** The program's text. What is not Unicode or too long is refused with a message that says so. */
export const sourceField = z
  .string()
  .refine((source) => source.isWellFormed(), {
    params: fieldProblem("not-unicode"),
    abort: true,
  })
  .refine((source) => Buffer.byteLength(source) <= SOURCE_BYTES, {
    params: fieldProblem("too-many-bytes"),
  })
  .meta({ description: "A program's whole text, finished or not.", examples: ["main = { print(1) }\n"] });

/** How a TAB counts in the columns of an answer. */
export const tabColumnsField = z
  .int()
  .min(1)
  .max(16)
  .default(1)
  .meta({ description: "Columns of a TAB.", examples: [4] });
