// The one place where offsets become lines and columns and back. Compiler lines end at LF alone (a CR is white space);
// LSP lines end at LF, CRLF or CR. Nothing is computed before it is asked for.

import { codePointMeasure, isLowHalfOfPair, lastNotAbove, type Measure, utf8Measure, utf16Measure } from "./columns.ts";
import { lineStarts } from "./lines.ts";
import type { Span } from "./span.ts";

/** A place as the compiler prints it: both 1-based, columns in code points. */
export interface LineColumn {
  readonly line: number;
  readonly column: number;
}

/** A place as LSP says it: both 0-based, `character` in units of the negotiated encoding. */
export interface LspPosition {
  readonly line: number;
  readonly character: number;
}

/** `[line, column, endLine, endColumn]`: 1-based, end exclusive, columns in code points. */
export type CodePointSpan = readonly [line: number, column: number, endLine: number, endColumn: number];

export interface PositionOptions {
  /** How many columns a TAB counts in `lineColumn`, `codePointSpan` and `offsetAt`: a positive integer, 1 unless given. */
  readonly tabSize?: number;
}

/**
 * Positions in one text. Offsets are UTF-16; one outside the text counts as its nearest end, one inside a surrogate pair as
 * the pair's start. A position outside the text is moved to the nearest place of its line, or to the nearest line.
 */
export interface Positions {
  lineColumn(offset: number): LineColumn;
  /** The span as the compiler prints it; a pair of which only one half is in the span is in it as a whole. */
  codePointSpan(span: Span): CodePointSpan;
  offsetAt(position: LineColumn): number;

  utf16Position(offset: number): LspPosition;
  utf8Position(offset: number): LspPosition;
  utf32Position(offset: number): LspPosition;
  offsetAtUtf16(position: LspPosition): number;
  offsetAtUtf8(position: LspPosition): number;
  offsetAtUtf32(position: LspPosition): number;
}

/** The position mapper of `source`. Asking it for many positions is cheap, also on one very long line. */
export function createPositions(source: string, options: PositionOptions = {}): Positions {
  const tabSize = options.tabSize ?? 1;
  const compilerLines = once(() => lineTable(source, lineStarts(source), () => 1));
  const lspLines = once(() => (source.includes("\r") ? lspLineTable(source) : compilerLines()));
  const compilerColumns = once(() => codePointMeasure(source, tabSize));
  const codePoints = once(() => (tabSize === 1 ? compilerColumns() : codePointMeasure(source, 1)));
  const bytes = once(() => utf8Measure(source));

  function within(offset: number): number {
    const clamped = Math.min(Math.max(offset, 0), source.length);
    return isLowHalfOfPair(source, clamped) ? clamped - 1 : clamped;
  }

  function lineColumn(offset: number): LineColumn {
    const place = within(offset);
    const line = compilerLines().lineOf(place);
    return { line: line + 1, column: compilerColumns().between(compilerLines().start(line), place) + 1 };
  }

  function lspPosition(measure: Measure, offset: number): LspPosition {
    const lines = lspLines();
    const line = lines.lineOf(within(offset));
    const start = lines.start(line);
    const place = Math.min(within(offset), lines.contentEnd(line));
    return { line, character: measure.between(start, place) };
  }

  function lspOffset(measure: Measure, position: LspPosition): number {
    return offsetOn(lspLines(), measure, position.line, position.character);
  }

  function offsetOn(lines: LineTable, measure: Measure, line: number, column: number): number {
    if (line < 0) return 0;
    if (line >= lines.starts.length) return source.length;
    return within(measure.advance(lines.start(line), lines.contentEnd(line), Math.max(column, 0)));
  }

  return {
    lineColumn,
    codePointSpan(span) {
      const start = lineColumn(span.start);
      const end = lineColumn(span.end > span.start && isLowHalfOfPair(source, span.end) ? span.end + 1 : span.end);
      return [start.line, start.column, end.line, end.column];
    },
    offsetAt: (position) => offsetOn(compilerLines(), compilerColumns(), position.line - 1, position.column - 1),
    utf16Position: (offset) => lspPosition(utf16Measure, offset),
    utf8Position: (offset) => lspPosition(bytes(), offset),
    utf32Position: (offset) => lspPosition(codePoints(), offset),
    offsetAtUtf16: (position) => lspOffset(utf16Measure, position),
    offsetAtUtf8: (position) => lspOffset(bytes(), position),
    offsetAtUtf32: (position) => lspOffset(codePoints(), position),
  };
}

/** The lines of a text, numbered from 0. */
interface LineTable {
  readonly starts: readonly number[];
  start(line: number): number;
  /** Where the line's text ends, before what ends the line. */
  contentEnd(line: number): number;
  lineOf(offset: number): number;
}

function lineTable(source: string, starts: readonly number[], breakLength: (end: number) => number): LineTable {
  return {
    starts,
    start: (line) => starts[line] ?? source.length,
    contentEnd(line) {
      const next = starts[line + 1];
      return next === undefined ? source.length : next - breakLength(next);
    },
    lineOf: (offset) => lastNotAbove(starts, offset),
  };
}

function lspLineTable(source: string): LineTable {
  return lineTable(source, lspLineStarts(source), (end) => (source.startsWith("\r\n", end - 2) ? 2 : 1));
}

function lspLineStarts(source: string): readonly number[] {
  const starts = [0];
  for (let offset = 0; offset < source.length; offset += 1) {
    const unit = source.charCodeAt(offset);
    if (unit === LF || (unit === CR && source.charCodeAt(offset + 1) !== LF)) starts.push(offset + 1);
  }
  return starts;
}

const LF = 10;
const CR = 13;

/** A function that computes its value at the first call. */
function once<Value>(compute: () => Value): () => Value {
  let result: { readonly value: Value } | null = null;
  return () => {
    result ??= { value: compute() };
    return result.value;
  };
}
