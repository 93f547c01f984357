// What the operators of meaning make: one mistake at one place of a project, which the language's rules forbid.

import type { Span } from "../../../server/src/language/text/span.ts";

/** A place in a file of the project, as it was before the mistake. */
export interface PlaceInProject {
  readonly path: string;
  readonly offset: number;
}

/** `[start, end)` of a file is replaced. */
export interface SemanticMutation extends Span {
  readonly replacement: string;
  /** What was done, with names reduced to their role: mutants of one kind say the same. */
  readonly deed: string;
  /** Where the mistake may be told too, because nothing is wrong where the text changed: the uses of a definition that is gone. */
  readonly uses: readonly PlaceInProject[];
}

/** A mistake that can be told where it is. */
export function replacing({ start, end }: Span, replacement: string, deed: string): SemanticMutation {
  return { start, end, replacement, deed, uses: [] };
}

/** One of several that a comma parts, and that comma. */
export function withoutOne(source: string, parts: readonly Span[], index: number, deed: string): SemanticMutation | null {
  const part = parts[index];
  if (part === undefined) return null;
  const [before, after] = [parts[index - 1], parts[index + 1]];
  if (after !== undefined) return replacing({ start: part.start, end: after.start }, "", deed);
  if (before !== undefined) return replacing({ start: before.end, end: part.end }, "", deed);
  const comma = /^\s*,/.exec(source.slice(part.end));
  return replacing({ start: part.start, end: part.end + (comma?.[0].length ?? 0) }, "", deed);
}
