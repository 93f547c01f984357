// The small edits that turn one text into another, so that cursors, marks and folds around them stay where they are.

import { diffLines } from "../diff/line-diff.ts";
import { lineStarts } from "../language/text/lines.ts";
import type { TextEdit } from "../language/text/span.ts";

/** In order, none of them touching another; none for equal texts. */
export function minimalEdits(before: string, after: string): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  const starts = lineStarts(before);
  for (const { oldStart, oldLines, lines } of diffLines(before, after)) {
    let at = starts[oldLines === 0 ? oldStart : oldStart - 1] ?? before.length;
    let removed: string[] = [];
    let added: string[] = [];
    const flush = (): void => {
      edits.push(...changeOf(at, removed, added));
      at += removed.join("").length;
      [removed, added] = [[], []];
    };
    for (const { mark, text } of lines) {
      if (mark === "-") removed.push(text);
      else if (mark === "+") added.push(text);
      else {
        flush();
        at += text.length;
      }
    }
    flush();
  }
  return joined(edits);
}

/** Of two edits that touch, editors may take either for the first. */
function joined(edits: readonly TextEdit[]): readonly TextEdit[] {
  const apart: TextEdit[] = [];
  for (const edit of edits) {
    const last = apart.at(-1);
    if (last === undefined || last.span.end < edit.span.start) apart.push(edit);
    else apart[apart.length - 1] = { span: { start: last.span.start, end: edit.span.end }, newText: last.newText + edit.newText };
  }
  return apart;
}

/** Lines that differ in blanks alone are taken one by one: mostly it is their indentation that changes. What is left between is one edit. */
function changeOf(start: number, removed: readonly string[], added: readonly string[]): readonly TextEdit[] {
  const shorter = Math.min(removed.length, added.length);
  const isSameLine = (old: number, now: number): boolean => withoutBlanks(removed.at(old)) === withoutBlanks(added.at(now));
  let head = 0;
  while (head < shorter && isSameLine(head, head)) head += 1;
  let tail = 0;
  while (tail < shorter - head && isSameLine(-1 - tail, -1 - tail)) tail += 1;
  const oldEnd = removed.length - tail;
  const newEnd = added.length - tail;
  const edits: TextEdit[] = [];
  let at = start;
  const take = (before: string, after: string): void => {
    edits.push(...narrowed(at, before, after));
    at += before.length;
  };
  for (let index = 0; index < head; index += 1) take(removed[index] ?? "", added[index] ?? "");
  take(removed.slice(head, oldEnd).join(""), added.slice(head, newEnd).join(""));
  for (let index = 0; index < tail; index += 1) take(removed[oldEnd + index] ?? "", added[newEnd + index] ?? "");
  return edits;
}

function withoutBlanks(line = ""): string {
  return line.replace(/\s+/g, "");
}

/** The edit without what is the same at both ends. */
function narrowed(start: number, before: string, after: string): readonly TextEdit[] {
  if (before === after) return [];
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  while (head > 0 && (isInside(before, head) || isInside(after, head))) head -= 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  while (tail > 0 && (isInside(before, before.length - tail) || isInside(after, after.length - tail))) tail -= 1;
  return [{ span: { start: start + head, end: start + before.length - tail }, newText: after.slice(head, after.length - tail) }];
}

/** Whether a place is no place for an editor: in the middle of a line's end, or of a character. */
function isInside(text: string, at: number): boolean {
  const [before, behind] = [text.charCodeAt(at - 1), text.charCodeAt(at)];
  return (before === 13 && behind === 10) || (before >= 0xd800 && before < 0xdc00 && behind >= 0xdc00 && behind < 0xe000);
}
