// Offsets of a text as a client says them, and back: the one place where LSP's positions are made and read.

import type { Position, Range } from "vscode-languageserver/node";
import { createPositions, type LspPosition } from "../language/text/positions.ts";
import type { Span } from "../language/text/span.ts";
import type { Encoding } from "./client-facts.ts";

export interface DocumentPositions {
  /** Of a UTF-16 offset. */
  position(offset: number): Position;
  range(span: Span): Range;
  /** How long a piece of one line is. */
  length(span: Span): number;
  /** A UTF-16 offset; a position outside of the text is moved into it. */
  offset(position: Position): number;
  /** Ends that stand the wrong way round are put right. */
  span(range: Range): Span;
}

export function documentPositions(text: string, encoding: Encoding): DocumentPositions {
  const positions = createPositions(text);
  const position = (offset: number): LspPosition => {
    if (encoding === "utf-8") return positions.utf8Position(offset);
    return encoding === "utf-32" ? positions.utf32Position(offset) : positions.utf16Position(offset);
  };
  const offset = (at: Position): number => {
    if (encoding === "utf-8") return positions.offsetAtUtf8(at);
    return encoding === "utf-32" ? positions.offsetAtUtf32(at) : positions.offsetAtUtf16(at);
  };
  return {
    position,
    range: ({ start, end }) => ({ start: position(start), end: position(end) }),
    length: ({ start, end }) => (encoding === "utf-16" ? end - start : position(end).character - position(start).character),
    offset,
    span(range) {
      const [start, end] = [offset(range.start), offset(range.end)];
      return start <= end ? { start, end } : { start: end, end: start };
    },
  };
}
