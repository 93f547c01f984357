// What differs between two texts, line by line, as the hunks of a unified diff. Bounded: texts that differ too much to be compared in a
// short time are shown as one change from the first different line to the last, which is a correct diff all the same.

import { diffArrays } from "diff";

/** A piece of a diff: lines that differ with some equal ones around them. Numbers count from 1; of no lines, `…Start` is the line before them. */
export interface Hunk {
  readonly oldStart: number;
  readonly oldLines: number;
  readonly newStart: number;
  readonly newLines: number;
  readonly lines: readonly HunkLine[];
}

export interface HunkLine {
  /** In both texts, only in the old one, or only in the new one. */
  readonly mark: " " | "-" | "+";
  /** The line with its line break, if it has one. Lines end at LF: a CR before it belongs to the line. */
  readonly text: string;
}

/** The hunks that turn `oldText` into `newText`, in order; none for equal texts. */
export function diffLines(oldText: string, newText: string): readonly Hunk[] {
  const oldLines = linesOf(oldText);
  const newLines = linesOf(newText);
  return hunksOf(changesBetween(oldLines, newLines), oldLines, newLines);
}

function linesOf(text: string): readonly string[] {
  const lines = text.split(/(?<=\n)/);
  return lines[0] === "" ? [] : lines;
}

/** Lines `oldFrom` to `oldTo` (exclusive, from 0) of the old text are replaced by lines `newFrom` to `newTo` of the new one. */
interface Change {
  readonly oldFrom: number;
  readonly oldTo: number;
  readonly newFrom: number;
  readonly newTo: number;
}

/** The changes in order, with equal lines between every two of them. */
function changesBetween(oldLines: readonly string[], newLines: readonly string[]): readonly Change[] {
  const shorter = Math.min(oldLines.length, newLines.length);
  let start = 0;
  while (start < shorter && oldLines[start] === newLines[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && oldLines.at(-1 - tail) === newLines.at(-1 - tail)) tail += 1;
  const oldEnd = oldLines.length - tail;
  const newEnd = newLines.length - tail;

  const changes: Change[] = [];
  let oldAt = start;
  let newAt = start;
  const kept = keptLines(oldLines.slice(start, oldEnd), newLines.slice(start, newEnd));
  for (const { oldIndex, newIndex } of [...kept, { oldIndex: oldEnd - start, newIndex: newEnd - start }]) {
    const change = { oldFrom: oldAt, oldTo: start + oldIndex, newFrom: newAt, newTo: start + newIndex };
    if (change.oldFrom < change.oldTo || change.newFrom < change.newTo) changes.push(change);
    oldAt = change.oldTo + 1;
    newAt = change.newTo + 1;
  }
  return changes;
}

/** A line that is in both texts, by its place in each. */
interface KeptLine {
  readonly oldIndex: number;
  readonly newIndex: number;
}

/** As many equal lines as possible, in the order of both texts; none when that would take too long to find out. */
function keptLines(oldLines: readonly string[], newLines: readonly string[]): readonly KeptLine[] {
  const numberOf = numbering();
  const oldNumbers = oldLines.map(numberOf);
  const newNumbers = newLines.map(numberOf);
  // Lines that the other text does not have at all can't be kept: without them, most of what a formatter makes is compared at once.
  const oldPlaces = placesOf(oldNumbers, new Set(newNumbers));
  const newPlaces = placesOf(newNumbers, new Set(oldNumbers));
  const parts = diffArrays(
    oldPlaces.map((place) => oldNumbers[place]),
    newPlaces.map((place) => newNumbers[place]),
    // The work grows with the square of this, and with it times the number of lines: a limit in steps, as one in time would make answers vary.
    { maxEditLength: Math.min(MOST_EDITS, Math.ceil(MOST_STEPS / (1 + oldPlaces.length + newPlaces.length))) },
  );
  const kept: KeptLine[] = [];
  let oldAt = 0;
  let newAt = 0;
  for (const { added, removed, count } of parts ?? []) {
    for (let step = 0; step < count && !added && !removed; step += 1) {
      kept.push({ oldIndex: oldPlaces[oldAt + step] ?? 0, newIndex: newPlaces[newAt + step] ?? 0 });
    }
    if (!added) oldAt += count;
    if (!removed) newAt += count;
  }
  return kept;
}

const MOST_EDITS = 2000;
const MOST_STEPS = 100_000_000;

/** Where the numbers stand that are among `wanted`. */
function placesOf(numbers: readonly number[], wanted: ReadonlySet<number>): readonly number[] {
  return numbers.flatMap((number, place) => (wanted.has(number) ? [place] : []));
}

/** Gives equal lines the same number: numbers are compared at once, long lines are not. */
function numbering(): (line: string) => number {
  const numbers = new Map<string, number>();
  return (line) => {
    const known = numbers.get(line);
    if (known !== undefined) return known;
    numbers.set(line, numbers.size);
    return numbers.size - 1;
  };
}

/** Changes that share their context are one hunk. */
function hunksOf(changes: readonly Change[], oldLines: readonly string[], newLines: readonly string[]): readonly Hunk[] {
  const hunks: Hunk[] = [];
  let group: Change[] = [];
  for (const [index, change] of changes.entries()) {
    group.push(change);
    const next = changes[index + 1];
    if (next !== undefined && next.oldFrom - change.oldTo <= 2 * CONTEXT_LINES) continue;
    hunks.push(hunkOf(group, oldLines, newLines));
    group = [];
  }
  return hunks;
}

const CONTEXT_LINES = 3;

function hunkOf(changes: readonly Change[], oldLines: readonly string[], newLines: readonly string[]): Hunk {
  const first = changes[0] ?? NO_CHANGE;
  const last = changes.at(-1) ?? NO_CHANGE;
  const before = Math.min(CONTEXT_LINES, first.oldFrom);
  const after = Math.min(CONTEXT_LINES, oldLines.length - last.oldTo);
  const lines: HunkLine[] = [];
  const take = (mark: HunkLine["mark"], from: readonly string[], start: number, end: number): void => {
    for (const text of from.slice(start, end)) lines.push({ mark, text });
  };
  let oldAt = first.oldFrom - before;
  for (const { oldFrom, oldTo, newFrom, newTo } of changes) {
    take(" ", oldLines, oldAt, oldFrom);
    take("-", oldLines, oldFrom, oldTo);
    take("+", newLines, newFrom, newTo);
    oldAt = oldTo;
  }
  take(" ", oldLines, last.oldTo, last.oldTo + after);
  const oldCount = last.oldTo + after - (first.oldFrom - before);
  const newCount = last.newTo + after - (first.newFrom - before);
  return {
    oldStart: first.oldFrom - before + (oldCount === 0 ? 0 : 1),
    oldLines: oldCount,
    newStart: first.newFrom - before + (newCount === 0 ? 0 : 1),
    newLines: newCount,
    lines,
  };
}

const NO_CHANGE: Change = { oldFrom: 0, oldTo: 0, newFrom: 0, newTo: 0 };
