// The input fields that all tools share which work on a text given in the call.

import * as z from "zod";
import { SOURCE_BYTES } from "./limits.ts";

/** The program's text. What is not Unicode or too long is refused with a message that says so. */
export const sourceField = z
  .string()
  .refine((source) => source.isWellFormed(), {
    error: "is not valid Unicode (it has half of a surrogate pair); send the text as it was decoded from UTF-8",
    abort: true,
  })
  .refine((source) => Buffer.byteLength(source) <= SOURCE_BYTES, {
    error: `is longer than ${SOURCE_BYTES.toLocaleString("en-US")} bytes of UTF-8; send one file at a time`,
  })
  .meta({ description: "A program's whole text, finished or not.", examples: ["main = { print(1) }\n"] });

/** How a TAB counts in the columns of an answer. */
export const tabColumnsField = z
  .int()
  .min(1)
  .max(16)
  .default(1)
  .meta({ description: "Columns of a TAB.", examples: [4] });
