// Text to tokens (syntax.md §1): finds where each token ends and hands it to `BracketMatcher`, and through it to `Layout`, which decides by
// its place what the grammar would have to backtrack for. Never fails: what can't be read becomes a token or trivia with a problem beside it.

import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { diagnostic } from "../diagnostics/findings.ts";
import {
  AMPERSAND,
  APOSTROPHE,
  ASTERISK,
  BAR,
  CARRIAGE_RETURN,
  CLOSING_BRACE,
  CLOSING_BRACKET,
  CLOSING_PAREN,
  COLON,
  DOT,
  EQUALS,
  EXCLAMATION_MARK,
  LINE_FEED,
  OPENING_BRACE,
  OPENING_BRACKET,
  OPENING_PAREN,
  QUOTE,
  SLASH,
  SPACE,
  TAB,
} from "./ascii.ts";
import { BracketMatcher } from "./bracket-matcher.ts";
import type { RepairedCloser } from "./bracket-repair.ts";
import { BRACE, BRACKET, INTERPOLATION, PAREN } from "./brackets.ts";
import { ASCII_CLASS, DIGIT, IDENTIFIER_PART, IDENTIFIER_START, isDigit, isForeignLetter } from "./characters.ts";
import { scanByteOrderMark, scanShebang } from "./file-start.ts";
import { scanForeign, scanForeignWord } from "./foreign-text.ts";
import { FStringScanner } from "./fstrings.ts";
import { ENDS_OPERAND } from "./kind-sets.ts";
import { KIND } from "./kinds.ts";
import { Layout } from "./layout.ts";
import { createLexerState, type LexerState, type LexOptions } from "./lexer-state.ts";
import { scanCharacter, scanNumber, scanString } from "./literals.ts";
import { doubleBorrow, isTypeClose, logicalOperator, operatorEnd, operatorKind } from "./operators.ts";
import { AFTER_COMMENT, blockCommentEnd, LINE_START, type TokenBuffer, VIRTUAL } from "./tokens.ts";
import { isForeignWord, wordKind } from "./words.ts";

export interface Lexed {
  readonly tokens: TokenBuffer;
  readonly problems: readonly Diagnostic[];
  /** The closing brackets that repair put in, in order. */
  readonly repairs: readonly RepairedCloser[];
  /** Every bracket was closed by its own kind. */
  readonly isBalanced: boolean;
  /** An interpolation was still open where its f-string can't go on. */
  readonly hasOpenInterpolation: boolean;
}

/** The tokens of `source`. */
export function lex(source: string, options: LexOptions): Lexed {
  return new Lexer(source, options).run();
}

const K = KIND;

/** Characters that no token of the language starts with. */
const SPECIAL = new Uint8Array(128);
for (const character of "#$\\`~\u007f") SPECIAL[character.charCodeAt(0)] = 1;

/** ASCII codes of brackets by token kind. */
const BRACKET_CODES: ReadonlyMap<number, number> = new Map([
  [K["("], OPENING_PAREN],
  [K[")"], CLOSING_PAREN],
  [K["["], OPENING_BRACKET],
  [K["]"], CLOSING_BRACKET],
  [K["{"], OPENING_BRACE],
  [K["}"], CLOSING_BRACE],
]);

class Lexer {
  private readonly source: string;
  private readonly state: LexerState;
  private readonly layout: Layout;
  private readonly matcher: BracketMatcher;
  private readonly fstrings: FStringScanner;
  private hasOpenInterpolation = false;

  constructor(source: string, options: LexOptions) {
    this.source = source;
    this.state = createLexerState(source, options);
    this.layout = new Layout(this.state);
    this.matcher = new BracketMatcher(this.state, this.layout);
    this.fstrings = new FStringScanner(source, this.state.problems);
  }

  run(): Lexed {
    const { source, state, matcher } = this;
    const length = source.length;
    let at = state.lineStart;
    if (at === 0) {
      state.lineStart = scanByteOrderMark(source, state.problems);
      at = scanShebang(source, state.lineStart, state.problems);
    }
    let flags = LINE_START;
    for (;;) {
      const code = at < length ? source.charCodeAt(at) : -1;
      if (code === SPACE || code === TAB || code === CARRIAGE_RETURN) {
        at++;
        continue;
      }
      if (code === LINE_FEED) {
        matcher.endLine(at);
        at++;
        state.lineStart = at;
        flags |= LINE_START;
        continue;
      }
      if (code === SLASH) {
        const next = source.charCodeAt(at + 1);
        if (next === SLASH) {
          at = source.indexOf("\n", at);
          if (at < 0) at = length;
          flags |= AFTER_COMMENT;
          continue;
        }
        if (next === ASTERISK) {
          const end = this.blockComment(at);
          if (source.slice(at, end).includes("\n")) {
            matcher.endLine(at);
            flags |= LINE_START;
            state.lineStart = source.lastIndexOf("\n", end - 1) + 1;
          }
          at = end;
          flags |= AFTER_COMMENT;
          continue;
        }
      }
      if ((flags & LINE_START) !== 0) {
        state.lineIndent = at - state.lineStart;
        matcher.startLine(code, at);
      }
      if (code < 0) break;
      if (code >= 128 || code < SPACE || SPECIAL[code] === 1) {
        const foreign = scanForeign(source, at, state.problems);
        const bracket = BRACKET_CODES.get(foreign.kind);
        if (foreign.kind === 0) {
          flags |= foreign.flags;
          at = foreign.end;
          continue;
        }
        // a full-width bracket opens and closes like the one that was meant
        if (bracket !== undefined) at = this.token(bracket, at, flags);
        else {
          matcher.add(foreign.kind, at, foreign.end, flags);
          at = foreign.end;
        }
        flags = 0;
        continue;
      }
      at = this.token(code, at, flags);
      flags = 0;
    }
    return this.finish(flags & AFTER_COMMENT);
  }

  private blockComment(at: number): number {
    const end = blockCommentEnd(this.source, at);
    if (end >= 0) return end;
    this.state.problems.push(diagnostic("syntax.unterminated-comment", { start: at, end: at + 2 }, {}));
    return this.source.length;
  }

  /** Scans the token that starts at `at` with the ASCII character `code`; returns the offset after it. */
  private token(code: number, at: number, flags: number): number {
    const characterClass = ASCII_CLASS[code] ?? 0;
    if ((characterClass & IDENTIFIER_START) !== 0) return this.word(code, at, flags);
    if ((characterClass & DIGIT) !== 0) return this.number(at, flags);
    switch (code) {
      case QUOTE:
        return this.string(at, flags);
      case APOSTROPHE:
        return this.character(at, flags);
      case OPENING_PAREN:
        this.matcher.open(PAREN, at, flags);
        return at + 1;
      case OPENING_BRACKET:
        this.matcher.open(BRACKET, at, flags);
        return at + 1;
      case OPENING_BRACE:
        this.matcher.open(BRACE, at, flags);
        return at + 1;
      case CLOSING_PAREN:
        this.matcher.close(PAREN, at, flags);
        return at + 1;
      case CLOSING_BRACKET:
        this.matcher.close(BRACKET, at, flags);
        return at + 1;
      case CLOSING_BRACE:
        return this.matcher.close(BRACE, at, flags) ? this.fstringText(at + 1) : at + 1;
      default:
        return this.operator(code, at, flags);
    }
  }

  private word(code: number, start: number, flags: number): number {
    const { source, matcher } = this;
    let end = start + 1;
    let next = source.charCodeAt(end);
    while (next < 128 && ((ASCII_CLASS[next] ?? 0) & IDENTIFIER_PART) !== 0) next = source.charCodeAt(++end);
    if (next >= 128 && isForeignLetter(source.codePointAt(end) ?? 0)) {
      const foreign = scanForeignWord(source, start, this.state.problems);
      matcher.add(foreign.kind, start, foreign.end, flags);
      return foreign.end;
    }
    if (next === QUOTE && end - start <= 2) {
      const opened = this.fstrings.prefix(start, end);
      if (opened === "f-string") return this.openFString(start, end + 1, flags);
      if (opened === "raw") {
        return this.prefixedString(start, end, flags);
      }
    }
    const kind = wordKind(source, code, start, end);
    if (isForeignWord(kind)) {
      matcher.add(K["<name>"], start, end, flags);
      this.layout.awaitOperand(kind);
    } else matcher.add(kind, start, end, flags);
    return end;
  }

  private number(at: number, flags: number): number {
    const number = scanNumber(this.source, at, this.state.problems);
    this.matcher.add(number.kind, at, number.end, flags);
    return number.end;
  }

  private character(at: number, flags: number): number {
    const character = scanCharacter(this.source, at, this.state.problems);
    this.matcher.add(character.kind, at, character.end, flags);
    return character.end;
  }

  private string(at: number, flags: number): number {
    const { source, matcher, state } = this;
    const { brackets, problems, options } = state;
    if (this.fstrings.endsHere(brackets, options.closesInterpolations, at)) {
      matcher.closeInterpolationEarly(at);
      return at + 1;
    }
    const problemsBefore = problems.length;
    const string = scanString(source, at, problems);
    if (problems.length > problemsBefore && brackets.isInsideInterpolation) this.hasOpenInterpolation = true;
    matcher.add(string.kind, at, string.end, flags);
    return string.end;
  }

  /** A string behind a prefix that the language doesn't have: its escapes mean something else there. Unclosed, the prefix is the lesser mistake. */
  private prefixedString(start: number, quote: number, flags: number): number {
    const { problems } = this.state;
    const inside: Diagnostic[] = [];
    const string = scanString(this.source, quote, inside);
    const unterminated = inside.find(
      ({ finding }) => finding === "syntax.unterminated-string" || finding === "syntax.unterminated-triple-string",
    );
    if (unterminated !== undefined) problems[problems.length - 1] = unterminated;
    this.matcher.add(string.kind, start, string.end, flags);
    return string.end;
  }

  private openFString(start: number, textStart: number, flags: number): number {
    this.matcher.add(K["<f>"], start, textStart, flags);
    return this.fstringText(textStart);
  }

  /** Scans an f-string's text up to its next `{` or its end. */
  private fstringText(from: number): number {
    const { matcher } = this;
    const { end, stop } = this.fstrings.text(from);
    if (end > from) matcher.add(K["<f-text>"], from, end, 0);
    if (stop === "unterminated") {
      // the `}` before this text may have been another line's
      if (this.source.charCodeAt(from - 1) === CLOSING_BRACE) this.hasOpenInterpolation = true;
      matcher.add(K["<f-end>"], end, end, VIRTUAL);
      return end;
    }
    if (stop === "end") matcher.add(K["<f-end>"], end, end + 1, 0);
    else matcher.openInterpolation(end);
    return end + 1;
  }

  /** Scans an operator or a punctuation mark, but for brackets. */
  private operator(code: number, at: number, flags: number): number {
    const { source, state, matcher } = this;
    const next = source.charCodeAt(at + 1);
    if (state.brackets.top.type === INTERPOLATION && this.startsFormatSpec(code, next, at)) {
      const end = this.fstrings.specEnd(at);
      matcher.add(K["<f-spec>"], at, end, flags);
      return end;
    }
    if (code === next && (code === AMPERSAND || code === BAR)) return this.doubledOperator(code, at, flags);
    if (code === DOT && isDigit(next) && !this.isTupleIndex(at)) return this.number(at, flags);
    let kind = operatorKind(source, code, at);
    if (kind === K[">>"] && isTypeClose(source, state.lineStart, at)) kind = K[">"];
    const end = operatorEnd(source, kind, at);
    matcher.add(kind, at, end, flags);
    return end;
  }

  /** What follows an interpolation's expression: `:spec`, or Python's `=}` and `!r`. */
  private startsFormatSpec(code: number, next: number, at: number): boolean {
    if (code === COLON) return next !== COLON;
    if (code === EQUALS) return next === CLOSING_BRACE;
    return code === EXCLAMATION_MARK && this.fstrings.isConversion(at);
  }

  /** `&&` and `||`. */
  private doubledOperator(code: number, at: number, flags: number): number {
    const { matcher } = this;
    const { problems, previousKind } = this.state;
    if (code === BAR) {
      problems.push(logicalOperator(this.source, at, "||", "or"));
      matcher.add(K.or, at, at + 2, flags);
    } else if (ENDS_OPERAND[previousKind] === 1) {
      problems.push(logicalOperator(this.source, at, "&&", "and"));
      matcher.add(K.and, at, at + 2, flags);
    } else {
      problems.push(doubleBorrow(at));
      matcher.add(K["&"], at, at + 1, flags);
      matcher.add(K["&"], at + 1, at + 2, 0);
    }
    return at + 2;
  }

  /** `t.0`: the dot of a field, not of a number, when it follows an operand without a space. */
  private isTupleIndex(at: number): boolean {
    const { tokens, previousKind } = this.state;
    return ENDS_OPERAND[previousKind] === 1 && tokens.end(tokens.count - 1) === at && previousKind !== K["<int>"];
  }

  /** Adds the end of the file, with `flags` besides its own. */
  private finish(flags: number): Lexed {
    const { source, state, matcher } = this;
    const { tokens, problems, brackets } = state;
    const { length } = source;
    const hasOpenInterpolation = this.hasOpenInterpolation || brackets.isInsideInterpolation;
    matcher.finish(length);
    const isOnNewLine = tokens.count === 0 || source.charCodeAt(length - 1) === LINE_FEED;
    matcher.add(K["<eof>"], length, length, (isOnNewLine ? LINE_START : 0) | flags);
    return { tokens, problems, repairs: matcher.repairs, isBalanced: matcher.isBalanced, hasOpenInterpolation };
  }
}

/**
 * A lexer that stays. V8 throws away the code that it optimised for a class once a garbage collection takes the last instance, and the next
 * twenty parses would be slow again.
 */
export const KEPT_LEXER: object = new Lexer("", { repairsBrackets: false, closesInterpolations: false });
