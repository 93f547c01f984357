// The tokens of one file as flat arrays, and the trivia (white space, comments) between them: together they give the source back exactly.

import { ASTERISK, CARRIAGE_RETURN, EXCLAMATION_MARK, HASH, LINE_FEED, SLASH, SPACE, TAB } from "./ascii.ts";
import { KIND, type Spelling, spellingOf } from "./kinds.ts";

/** The token is the first of its line. */
export const LINE_START = 1;
/** A comment stands between this token and the one before. */
export const AFTER_COMMENT = 2;
/** Zero-width: put in by bracket repair, not written by anyone. */
export const VIRTUAL = 4;

export type TriviaKind = "whitespace" | "newline" | "line-comment" | "block-comment" | "byte-order-mark" | "shebang" | "invisible";

export interface Trivia {
  readonly kind: TriviaKind;
  readonly start: number;
  readonly end: number;
}

/** Read-only view of a file's tokens. Indexes run from 0 to `count - 1`; the last token is the zero-width end of file. */
export interface Tokens {
  readonly source: string;
  readonly count: number;
  /** Offset of the token's first character. */
  start(index: number): number;
  /** Offset after the token's last character. */
  end(index: number): number;
  /** The code of the token's kind, for tables (kinds.ts). */
  kind(index: number): number;
  kindName(index: number): Spelling;
  text(index: number): string;
  isLineStart(index: number): boolean;
  isVirtual(index: number): boolean;
  /** Whether a comment stands between this token and the one before. */
  hasCommentBefore(index: number): boolean;
  /** The pieces between token `index - 1` and token `index`, in order, without gaps. */
  trivia(index: number): readonly Trivia[];
  /** Index of the last token that starts at or before `offset` (0 when there is none). */
  indexAt(offset: number): number;
}

/** Growing storage that the lexer fills and the parser reads directly. */
export class TokenBuffer implements Tokens {
  readonly source: string;
  count = 0;
  kinds: Uint8Array;
  starts: Int32Array;
  ends: Int32Array;
  flags: Uint8Array;

  /** With room for `capacity` tokens at first. */
  constructor(source: string, capacity = capacityFor(source.length)) {
    this.source = source;
    this.kinds = new Uint8Array(capacity);
    this.starts = new Int32Array(capacity);
    this.ends = new Int32Array(capacity);
    this.flags = new Uint8Array(capacity);
  }

  push(kind: number, start: number, end: number, flags: number): void {
    if (this.count === this.kinds.length) this.grow();
    const index = this.count++;
    this.kinds[index] = kind;
    this.starts[index] = start;
    this.ends[index] = end;
    this.flags[index] = flags;
  }

  private grow(): void {
    const capacity = this.kinds.length * 2;
    const kinds = new Uint8Array(capacity);
    kinds.set(this.kinds);
    this.kinds = kinds;
    const flags = new Uint8Array(capacity);
    flags.set(this.flags);
    this.flags = flags;
    const starts = new Int32Array(capacity);
    starts.set(this.starts);
    this.starts = starts;
    const ends = new Int32Array(capacity);
    ends.set(this.ends);
    this.ends = ends;
  }

  kind(index: number): number {
    return this.kinds[index] ?? KIND["<eof>"];
  }
  start(index: number): number {
    return this.starts[index] ?? 0;
  }
  end(index: number): number {
    return this.ends[index] ?? 0;
  }
  kindName(index: number): Spelling {
    return spellingOf(this.kind(index));
  }
  text(index: number): string {
    return this.source.slice(this.start(index), this.end(index));
  }
  isLineStart(index: number): boolean {
    return ((this.flags[index] ?? 0) & LINE_START) !== 0;
  }
  isVirtual(index: number): boolean {
    return ((this.flags[index] ?? 0) & VIRTUAL) !== 0;
  }

  hasCommentBefore(index: number): boolean {
    return ((this.flags[index] ?? 0) & AFTER_COMMENT) !== 0;
  }

  trivia(index: number): readonly Trivia[] {
    return splitTrivia(this.source, index === 0 ? 0 : this.end(index - 1), this.start(index));
  }

  indexAt(offset: number): number {
    let low = 0;
    let high = this.count - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.start(middle) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** The kinds as a string of one ASCII character a token, which is what the grammar reads. */
  kindString(): string {
    const parts: string[] = [];
    for (let from = 0; from < this.count; from += CHUNK) {
      const part: string = Reflect.apply(String.fromCharCode, null, this.kinds.subarray(from, Math.min(from + CHUNK, this.count)));
      parts.push(part);
    }
    return parts.join("");
  }
}

const CHUNK = 8192;

/** Room for the tokens of so many characters: code has one every four or five. */
export function capacityFor(characters: number): number {
  return (characters >> 2) + 16;
}

/** Offset after the block comment that opens at `start`; comments nest (syntax.md §1.2). -1 when it is not closed. */
export function blockCommentEnd(source: string, start: number): number {
  let depth = 1;
  for (let at = start + 2; at < source.length - 1; at++) {
    const code = source.charCodeAt(at);
    if (code === SLASH && source.charCodeAt(at + 1) === ASTERISK) {
      depth++;
      at++;
    } else if (code === ASTERISK && source.charCodeAt(at + 1) === SLASH) {
      at++;
      if (--depth === 0) return at + 1;
    }
  }
  return -1;
}

function splitTrivia(source: string, from: number, to: number): readonly Trivia[] {
  const pieces: Trivia[] = [];
  let at = from;
  const add = (kind: TriviaKind, end: number): void => {
    pieces.push({ kind, start: at, end });
    at = end;
  };
  while (at < to) {
    const code = source.charCodeAt(at);
    if (code === LINE_FEED) add("newline", at + 1);
    else if (code === CARRIAGE_RETURN && source.charCodeAt(at + 1) === LINE_FEED && at + 1 < to) add("newline", at + 2);
    else if (code === SPACE || code === TAB || code === CARRIAGE_RETURN) {
      let end = at + 1;
      for (; end < to; end++) {
        const next = source.charCodeAt(end);
        if (next !== SPACE && next !== TAB && !(next === CARRIAGE_RETURN && source.charCodeAt(end + 1) !== LINE_FEED)) break;
      }
      add("whitespace", end);
    } else if (code === 0xfeff && at === 0) add("byte-order-mark", 1);
    else if (code === SLASH && source.charCodeAt(at + 1) === ASTERISK) {
      const end = blockCommentEnd(source, at);
      add("block-comment", end < 0 || end > to ? to : end);
    } else if (
      code === HASH &&
      source.charCodeAt(at + 1) === EXCLAMATION_MARK &&
      (at === 0 || (at === 1 && source.charCodeAt(0) === 0xfeff))
    )
      add("shebang", lineEnd(source, at, to));
    else if (code === SLASH || code === HASH) add("line-comment", lineEnd(source, at, to));
    else add("invisible", at + (code >= 0xd800 && code < 0xdc00 && at + 1 < to ? 2 : 1));
  }
  return pieces;
}

/** Offset of the end of the line, before its LF and before the CR of a CRLF. */
function lineEnd(source: string, from: number, to: number): number {
  let end = source.indexOf("\n", from);
  if (end < 0 || end > to) return to;
  if (end > from && source.charCodeAt(end - 1) === CARRIAGE_RETURN) end--;
  return end;
}
