// Fixes applied to the source that they are offered for.
import type { Diagnostic } from "../../../server/src/language/diagnostics/diagnostic.ts";
import type { TextEdit } from "../../../server/src/language/text/span.ts";

/** The source after edits that don't overlap, in any order. */
export function withEdits(source: string, edits: readonly TextEdit[]): string {
  const fromTheEnd = [...edits].sort((a, b) => b.span.start - a.span.start);
  return fromTheEnd.reduce((text, { span, newText }) => text.slice(0, span.start) + newText + text.slice(span.end), source);
}

/** The source after the first fix of each diagnostic that has one. */
export function withFixes(source: string, diagnostics: readonly Diagnostic[]): string {
  return withEdits(
    source,
    diagnostics.flatMap(({ fixes }) => fixes?.[0]?.edits ?? []),
  );
}
