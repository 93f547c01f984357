// The one declaration of how a piece of text is addressed inside the core; lines and columns exist only at its border (positions.ts).

/** A piece of the source: UTF-16 offsets, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The span of a node, and nothing else of it. */
export function spanOf({ start, end }: Span): Span {
  return { start, end };
}

/** Replaces the text of `span` (UTF-16 offsets) by `newText`; an empty span inserts. */
export interface TextEdit {
  readonly span: Span;
  readonly newText: string;
}
