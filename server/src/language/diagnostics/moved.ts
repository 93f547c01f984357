// Diagnostics of a piece of text that has moved as a whole.

import type { Span } from "../text/span.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** The diagnostics with all their places moved by `distance`. */
export function moved(diagnostics: readonly Diagnostic[], distance: number): readonly Diagnostic[] {
  if (distance === 0 || diagnostics.length === 0) return diagnostics;
  const move = ({ start, end }: Span): Span => ({ start: start + distance, end: end + distance });
  return diagnostics.map((found): Diagnostic => {
    const { related, fixes } = found;
    return {
      ...found,
      span: move(found.span),
      ...(related === undefined ? {} : { related: related.map((place) => ({ ...place, span: move(place.span) })) }),
      ...(fixes === undefined
        ? {}
        : { fixes: fixes.map((each) => ({ ...each, edits: each.edits.map((edit) => ({ ...edit, span: move(edit.span) })) })) }),
    };
  });
}

/** Whether all places of a diagnostic are in the statement: others move by themselves when the text around it changes. */
export function staysInside({ span, related = [], fixes = [] }: Diagnostic, { start, end }: Span): boolean {
  const isInside = (place: Span): boolean => place.start >= start && place.end <= end;
  return (
    isInside(span) &&
    related.every((place) => place.file === undefined && isInside(place.span)) &&
    fixes.every(({ edits }) => edits.every((edit) => isInside(edit.span)))
  );
}
