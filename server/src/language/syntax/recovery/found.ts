// What a message says was found in place of something else.

import type { ArgumentValue } from "../../diagnostics/diagnostic.ts";
import type { ParseContext } from "../context.ts";
import { KIND } from "../kinds.ts";

const LONGEST = 30;

/** The token found, as a message names it. */
export function foundAt(context: ParseContext, token: number): ArgumentValue {
  if (context.kind(token) === KIND["<eof>"]) return { term: "end-of-file" };
  const text = context.text(token);
  if (text === "" || text.includes("\n")) return { term: "end-of-line" };
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** What stands on the same line as the token before, or the end of the line. */
export function foundOnLine(context: ParseContext, token: number): ArgumentValue {
  return context.isOnSameLine(token) || context.kind(token) === KIND["<eof>"] ? foundAt(context, token) : { term: "end-of-line" };
}
