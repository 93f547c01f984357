// A text with edits in it, and the way from places of the old text to those of the new one and back.

import type { TextEdit } from "../text/span.ts";

export interface EditedText {
  readonly text: string;
  /** Where the new text of the edit at this index begins. */
  startOf(edit: number): number;
  /** Where what stood at an offset stands now; what is inserted there comes before it. */
  moved(offset: number): number;
  /** Where what stands at an offset of the new text stood; within a new text, where its edit begins. */
  before(offset: number): number;
}

/** Applies edits that are in order and do not overlap. */
export function editText(source: string, edits: readonly TextEdit[]): EditedText {
  const starts: number[] = [];
  const pieces: string[] = [];
  let at = 0;
  let length = 0;
  for (const { span, newText } of edits) {
    const kept = source.slice(at, span.start);
    pieces.push(kept, newText);
    length += kept.length;
    starts.push(length);
    length += newText.length;
    at = span.end;
  }
  pieces.push(source.slice(at));

  function countOf(isBefore: (edit: TextEdit, index: number) => boolean): number {
    let [low, high] = [0, edits.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const edit = edits[middle];
      if (edit !== undefined && isBefore(edit, middle)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    text: pieces.join(""),
    startOf: (edit) => starts[edit] ?? 0,
    moved(offset) {
      const index = countOf(({ span }) => span.end <= offset) - 1;
      const last = edits[index];
      if (last === undefined) return offset;
      return (starts[index] ?? 0) + last.newText.length + (offset - last.span.end);
    },
    before(offset) {
      const index = countOf((_, each) => (starts[each] ?? 0) <= offset) - 1;
      const last = edits[index];
      if (last === undefined) return offset;
      const beyond = offset - ((starts[index] ?? 0) + last.newText.length);
      return beyond < 0 ? last.span.start : last.span.end + beyond;
    },
  };
}
