// What the parts of the lexer share while they read one source, and who of them writes it.

import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { BracketStack } from "./brackets.ts";
import { capacityFor, TokenBuffer } from "./tokens.ts";

export interface LexOptions {
  /** Match brackets by indentation: for sources whose brackets don't balance. */
  readonly repairsBrackets: boolean;
  /** End every interpolation on its line: for sources with an unclosed one. */
  readonly closesInterpolations: boolean;
  /** Offset of the line to begin with, outside of all brackets; the beginning of the file unless told otherwise. */
  readonly from?: number;
}

export interface LexerState {
  readonly source: string;
  readonly options: LexOptions;
  /** Written by `Layout` alone, and for it by `decideBraces`. */
  readonly tokens: TokenBuffer;
  readonly problems: Diagnostic[];
  /** Opened and closed by `BracketMatcher` and `BracketRepair`; what a frame remembers of its statements belongs to `Layout`. */
  readonly brackets: BracketStack;
  /** Offset of the current line's first character. Set by the lexer's loop. */
  lineStart: number;
  /** Indentation of the current line, in UTF-16 units. Set by the lexer's loop. */
  lineIndent: number;
  /** Kind of the last token as it was scanned, before its place changed it; 0 before the first. Set by `Layout`. */
  previousKind: number;
}

export function createLexerState(source: string, options: LexOptions): LexerState {
  const { from = 0 } = options;
  return {
    source,
    options,
    tokens: new TokenBuffer(source, capacityFor(source.length - from)),
    problems: [],
    brackets: new BracketStack(),
    lineStart: from,
    lineIndent: 0,
    previousKind: 0,
  };
}
