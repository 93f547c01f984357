// Bracket repair: closes what the source doesn't, where indentation or the next token tells the place, and takes closing brackets that are
// too much for strays. Only for sources whose brackets don't balance; the parser reports what was put in.

import { CARRIAGE_RETURN, CLOSING_BRACE, CLOSING_BRACKET, CLOSING_PAREN, LINE_FEED, SPACE, TAB } from "./ascii.ts";
import { BRACE, BRACKET, type Frame, INTERPOLATION, NO_BLOCK, PAREN } from "./brackets.ts";
import { isIdentifierPart } from "./characters.ts";
import type { MissingCloser } from "./closers.ts";
import { ENDS_OPERAND } from "./kind-sets.ts";
import { KIND } from "./kinds.ts";
import type { Layout } from "./layout.ts";
import type { LexerState } from "./lexer-state.ts";
import { LINE_START, VIRTUAL } from "./tokens.ts";

const K = KIND;

/** A closing bracket without text. */
export interface RepairedCloser extends MissingCloser {
  /** Index of its token. */
  readonly token: number;
}

export class BracketRepair {
  /** The closing brackets that were put in, in order. */
  readonly repairs: RepairedCloser[] = [];
  private readonly state: LexerState;
  private readonly layout: Layout;

  constructor(state: LexerState, layout: Layout) {
    this.state = state;
    this.layout = layout;
  }

  /** Puts the closing token of the innermost bracket after the last token; `found` is the offset of what stands in its place. */
  close(found: number): void {
    const { brackets, tokens } = this.state;
    const { layout } = this;
    const frame = brackets.top;
    const { type, token: opener } = frame;
    brackets.cut(brackets.depth - 1);
    const at = tokens.count > 0 ? tokens.end(tokens.count - 1) : 0;
    if (type === INTERPOLATION) {
      layout.add(K["<f}>"], at, at, VIRTUAL);
      layout.add(K["<f-end>"], at, at, VIRTUAL);
      return;
    }
    const bracket = type === PAREN ? ")" : type === BRACKET ? "]" : "}";
    this.repairs.push({ token: tokens.count, bracket, opener: tokens.start(opener), previousEnd: at, found });
    layout.add(K[bracket], at, at, VIRTUAL);
    if (type === PAREN) layout.awaitArrow(opener);
  }

  /** Closes every bracket deeper than `depth`. */
  closeDownTo(depth: number, found: number): void {
    while (this.state.brackets.depth > depth) this.close(found);
  }

  /**
   * A line that starts at or left of an open bracket's line closes that bracket; a closing bracket closes by its own place. The line's first
   * character stands at `at`; its `code` is -1 at the end of the file.
   */
  closeByIndentation(code: number, at: number): void {
    const { brackets, lineIndent } = this.state;
    const isCloser = code === CLOSING_PAREN || code === CLOSING_BRACKET || code === CLOSING_BRACE;
    while (brackets.depth > 0 && brackets.top.type !== INTERPOLATION) {
      const openerIndent = brackets.top.lineIndent;
      const isLeft = code < 0 || (isCloser ? openerIndent > lineIndent : openerIndent >= lineIndent && !this.isElse(at));
      if (!isLeft) return;
      this.close(at);
    }
  }

  /** `else` stands at the indentation of what it goes on with. */
  private isElse(at: number): boolean {
    const { brackets, source } = this.state;
    return startsElse(source, at) && brackets.top.type !== BRACE;
  }

  /** A token of kind `kind` that can only stand after a group, found inside one. */
  closeBefore(kind: number, at: number): void {
    const { brackets, previousKind } = this.state;
    const { top } = brackets;
    if (kind === K["->"] && top.type === PAREN && previousKind !== K[")"]) this.close(at);
    else if (kind === K.else && top.type === BRACE && top.isAnnounced && previousKind !== K["}"]) this.close(at);
    else if (kind === K["{"] && top.type === PAREN && top.pending === NO_BLOCK && ENDS_OPERAND[previousKind] === 1) {
      const outer = brackets.at(brackets.depth - 1);
      if (outer.pending !== NO_BLOCK) this.close(at);
    }
  }

  /**
   * A closing bracket on a line deeper than that of the bracket that it would close is too much when it starts its line, and when it ends a
   * block that the next line goes on with or closes.
   */
  isMisplaced(opener: Frame, at: number, flags: number): boolean {
    const { source, lineIndent } = this.state;
    if (opener.type === INTERPOLATION || opener.lineIndent >= lineIndent) return false;
    if ((flags & LINE_START) !== 0) return true;
    if (opener.type !== BRACE) return false;
    let next = at + 1;
    let lineStart = -1;
    for (; next < source.length; next++) {
      const code = source.charCodeAt(next);
      if (code === LINE_FEED) lineStart = next + 1;
      else if (code !== SPACE && code !== TAB && code !== CARRIAGE_RETURN) break;
    }
    if (lineStart < 0) return startsElse(source, next);
    const indent = next - lineStart;
    return next < source.length && (indent > opener.lineIndent || (indent === opener.lineIndent && source.charAt(next) === "}"));
  }
}

function startsElse(source: string, at: number): boolean {
  return source.startsWith("else", at) && !isIdentifierPart(source.charCodeAt(at + 4));
}
