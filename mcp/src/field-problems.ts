// What can be wrong with a field's value beyond its type; misfit.ts puts it into words.

import { SOURCE_BYTES } from "./limits.ts";
import type { Words } from "./messages/words.ts";

type FieldProblemId = "not-unicode" | "too-many-bytes" | "keyword" | "no-name" | "no-scope";

const DESCRIPTIONS: Readonly<Record<FieldProblemId, (field: string, words: Words) => string>> = {
  "not-unicode": (field, words) => words.notUnicode(field),
  "too-many-bytes": (field, words) => words.tooManyBytes(field, SOURCE_BYTES.toLocaleString("en-US")),
  keyword: (field, words) => words.keywordAsName(field),
  "no-name": (field, words) => words.notAName(field),
  "no-scope": (field, words) => words.notAScope(field),
};

/** What a schema notes of a value that it refuses. */
export function fieldProblem(id: FieldProblemId): { readonly problem: FieldProblemId } {
  return { problem: id };
}

/** The words for what a schema has noted; null where that is none of these. */
export function describeFieldProblem(noted: unknown, field: string, words: Words): string | null {
  const found = Object.entries(DESCRIPTIONS).find(([id]) => id === noted);
  return found === undefined ? null : found[1](field, words);
}
