// Lists that are longer than an answer: the fields with which a call asks for a part, how much fits in one, and the cursor that the next
// call gives back. A cursor knows what list it was made for, so that it never goes on in another one.

import { createHash } from "node:crypto";
import * as z from "zod";
import { type ToolError, toolError } from "./errors.ts";
import type { Words } from "./messages/words.ts";
import { listFields } from "./wire-shapes.ts";

export const limitField = z
  .int()
  .min(1)
  .max(1000)
  .default(100)
  .meta({ description: "Most entries a page.", examples: [20] });

export const cursorField = z
  .string()
  .optional()
  .meta({
    description: "`next_cursor` of the previous page.",
    examples: ["MTAwOmE4"],
  });

/** What a list that comes in parts says of itself. */
export const pagedFields = { ...listFields, next_cursor: z.string().optional() };

/** What a cursor was made for: of equal lists the same. Made when it is first needed, as most lists are short. */
export type ListKey = () => string;

/** The key of the list that `query` gives; `entries` tells of each entry, in order, what it is. */
export function listKey(query: unknown, entries: () => readonly string[]): ListKey {
  let key: string | null = null;
  return () => {
    key ??= createHash("sha1")
      .update(JSON.stringify([query, entries()]))
      .digest("hex")
      .slice(0, 16);
    return key;
  };
}

/** Where a call's part begins: the start without a cursor. A cursor of another list is an error that says to start again. */
export function readCursor(
  cursor: string | undefined,
  { key, total, words }: { readonly key: ListKey; readonly total: number; readonly words: Words },
): { readonly ok: true; readonly from: number } | ToolError {
  if (cursor === undefined) return { ok: true, from: 0 };
  const [, digits, ofList] = /^(\d{1,9}):([0-9a-f]{16})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  const from = Number(digits);
  if (digits === undefined || writeCursor(from, () => ofList ?? "") !== cursor) {
    return toolError("MCP-INVALID-INPUT", words.foreignCursor);
  }
  if (ofList !== key() || from >= total) {
    return toolError("MCP-INVALID-INPUT", words.staleCursor);
  }
  return { ok: true, from };
}

export function writeCursor(from: number, key: ListKey): string {
  return Buffer.from(`${from}:${key()}`).toString("base64url");
}

/** As much of a text as an entry shows of it: what is cut ends with `…`. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  // a pair of surrogates is not cut in two
  const end = /[\ud800-\udbff]/.test(text[most - 2] ?? "") ? most - 2 : most - 1;
  return `${text.slice(0, end)}…`;
}
