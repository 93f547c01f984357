// Text to tokens (syntax.md §1), with the layout decisions that the grammar would have to backtrack for: each made in constant time.
// Never fails: what can't be read becomes a token or trivia with a problem beside it.

import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { diagnostic, fix } from "../diagnostics/findings.ts";
import {
  BLOCK,
  BRACE,
  BRACKET,
  BracketStack,
  type BracketType,
  type Frame,
  INTERPOLATION,
  MATCH_BLOCK,
  MAX_NESTING,
  NO_BLOCK,
  PAREN,
} from "./brackets.ts";
import { ASCII_CLASS, DIGIT, IDENTIFIER_PART, IDENTIFIER_START, isDigit, isForeignLetter, isIdentifierPart } from "./characters.ts";
import type { MissingCloser } from "./closers.ts";
import { scanForeign, scanForeignWord } from "./foreign-text.ts";
import { FStringScanner } from "./fstrings.ts";
import { isSpelling, KEYWORDS, KIND, kindSet } from "./kinds.ts";
import { scanCharacter, scanNumber, scanString } from "./literals.ts";
import { AFTER_COMMENT, blockCommentEnd, LINE_START, TokenBuffer, VIRTUAL } from "./tokens.ts";

export interface LexOptions {
  /** Match brackets by indentation: for sources whose brackets don't balance. */
  readonly repairsBrackets: boolean;
  /** End every interpolation on its line: for sources with an unclosed one. */
  readonly closesInterpolations: boolean;
}

/** A closing bracket without text. */
export interface RepairedCloser extends MissingCloser {
  /** Index of its token. */
  readonly token: number;
}

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

/** Words with a kind of their own: the language's, then those of other languages that count only in some places. */
const FOREIGN_WORDS: ReadonlyMap<string, number> = new Map<string, number>([
  ...["let", "var", "const", "val"].map((word): [string, number] => [word, K["<let>"]]),
  ...["fn", "def", "func", "function", "fun"].map((word): [string, number] => [word, K["<fn>"]]),
  ...["struct", "class", "enum", "type", "interface", "trait", "record"].map((word): [string, number] => [word, K["<struct>"]]),
  ["import", K["<import>"]],
  ["impl", K["<impl>"]],
  ["elif", K.elif],
  ["elsif", K.elif],
  ["not", K.not],
  ["loop", K.loop],
  ["forall", K.forall],
  ["then", K.then],
]);
const WORDS: ReadonlyMap<string, number> = new Map([...KEYWORDS.map((word): [string, number] => [word, K[word]]), ...FOREIGN_WORDS]);
/** By first character and length: few names have those of a word, and only they are looked up. */
const WORD_SHAPES = new Uint8Array(128 * 16);
for (const word of WORDS.keys()) WORD_SHAPES[word.charCodeAt(0) * 16 + word.length] = 1;
const IS_FOREIGN_WORD = new Uint8Array(128);
for (const kind of FOREIGN_WORDS.values()) IS_FOREIGN_WORD[kind] = 1;

const SINGLE = new Uint8Array(128);
for (const spelling of [
  "+",
  "-",
  "*",
  "/",
  "%",
  "=",
  "<",
  ">",
  "!",
  "&",
  "(",
  ")",
  "[",
  "]",
  "{",
  "}",
  "@",
  ",",
  ":",
  ";",
  "|",
  ".",
  "?",
  "^",
] as const) {
  SINGLE[spelling.charCodeAt(0)] = K[spelling];
}

/** Kinds that can't end an expression: a line after one of them goes on with it. `return` is decided apart. */
const CONTINUES_AFTER = kindSet(
  ..."+ - * / % = == != < <= > >= ! & &mut :: .. ... ( [ , : | . -> => =>arm ^ << >> <op=> ⏎( ⏎[ ⏎- ⏎+ ⏎* ⏎& (=> ⏎(=> (-> pub use spawn ref mut if match while for in as and or <f{>"
    .split(" ")
    .filter(isSpelling),
);
/** Kinds that go on with the expression of the line before when they start a line. */
const CONTINUES_BEFORE = kindSet(
  ..."/ % == != < <= > >= and or .. = as => -> . ) ] , | ^ << >> <op=> else in : ::".split(" ").filter(isSpelling),
);
/** Kinds that an expression can start with on the same line, so that a foreign word before them acts as a keyword. */
const STARTS_OPERAND = kindSet(
  ..."<name> <int> <float> <string> <triple> <char> <f> true false void _ if match ! not".split(" ").filter(isSpelling),
);
const ENDS_OPERAND = kindSet(
  ..."<name> <int> <float> <string> <triple> <char> <f-end> true false void _ ) ] } ?".split(" ").filter(isSpelling),
);
const LITERAL = kindSet(..."<int> <float> <string> <triple> <char> <f> true false -".split(" ").filter(isSpelling));
/** Kinds that wait for the next token before their own kind is final. */
const WAITS = kindSet("return", "break", "continue", ")");

class Lexer {
  private readonly source: string;
  private readonly repairsBrackets: boolean;
  private readonly closesInterpolations: boolean;
  private readonly tokens: TokenBuffer;
  private readonly problems: Diagnostic[] = [];
  private readonly brackets = new BracketStack();
  private readonly fstrings: FStringScanner;
  private readonly repairs: RepairedCloser[] = [];
  private isBalanced = true;
  private hasOpenInterpolation = false;
  private lineStart = 0;
  /** Indentation of the current line, in UTF-16 units. */
  private lineIndent = 0;
  /** Kind and index facts of the token before, that the next token may still change. */
  private waiting = 0;
  private waitingOpener = -1;
  private waitingWord = 0;
  /** While more brackets are open than can be read: how many beyond, and the first of them. */
  private skippedDepth = 0;
  private skippedFrom = 0;
  private previousKind = 0;

  constructor(source: string, options: LexOptions) {
    this.source = source;
    this.repairsBrackets = options.repairsBrackets;
    this.closesInterpolations = options.closesInterpolations;
    this.tokens = new TokenBuffer(source);
    this.fstrings = new FStringScanner(source, this.problems);
  }

  run(): Lexed {
    const { source, problems } = this;
    const length = source.length;
    let at = this.scanFileStart();
    let flags = LINE_START;
    for (;;) {
      const code = at < length ? source.charCodeAt(at) : -1;
      if (code === 32 || code === 9 || code === 13) {
        at++;
        continue;
      }
      if (code === 10) {
        at = this.newLine(at);
        flags |= LINE_START;
        continue;
      }
      if (code === 47) {
        const next = source.charCodeAt(at + 1);
        if (next === 47) {
          at = source.indexOf("\n", at);
          if (at < 0) at = length;
          flags |= AFTER_COMMENT;
          continue;
        }
        if (next === 42) {
          const end = this.blockComment(at);
          if (source.slice(at, end).includes("\n")) {
            flags |= LINE_START;
            this.lineStart = source.lastIndexOf("\n", end - 1) + 1;
          }
          at = end;
          flags |= AFTER_COMMENT;
          continue;
        }
      }
      if ((flags & LINE_START) !== 0) {
        this.lineIndent = at - this.lineStart;
        if (this.repairsBrackets && this.skippedDepth === 0) this.closeByIndentation(code, at);
      }
      if (code < 0) break;
      if (code >= 128 || code < 32 || SPECIAL[code] === 1) {
        const foreign = scanForeign(source, at, problems);
        if (foreign !== null) {
          if (foreign.kind === 0) flags |= foreign.flags;
          else this.emit(foreign.kind, at, foreign.end, flags);
          if (foreign.kind !== 0) flags = 0;
          at = foreign.end;
          continue;
        }
      }
      at = this.token(code, at, flags);
      flags = 0;
    }
    return this.finish(at);
  }

  private scanFileStart(): number {
    const { source, problems } = this;
    let at = 0;
    if (source.charCodeAt(0) === 0xfeff) {
      at = 1;
      this.lineStart = 1;
      problems.push(
        diagnostic(
          "syntax.byte-order-mark",
          { start: 0, end: 1 },
          {},
          {
            fixes: [fix("fix.remove", { text: "U+FEFF" }, [{ span: { start: 0, end: 1 }, newText: "" }])],
          },
        ),
      );
    }
    if (source.startsWith("#!", at)) {
      const lineFeed = source.indexOf("\n", at);
      const end = lineFeed < 0 ? source.length : lineFeed;
      const text = source.slice(at, end).trimEnd();
      problems.push(
        diagnostic(
          "syntax.shebang",
          { start: at, end: at + text.length },
          {},
          {
            fixes: [fix("fix.remove", { text }, [{ span: { start: at, end: Math.min(end + 1, source.length) }, newText: "" }])],
          },
        ),
      );
      at = end;
    }
    return at;
  }

  /** Steps over the LF at `at`; an interpolation that has to close on its line does so here. */
  private newLine(at: number): number {
    if (this.closesInterpolations) this.closeInterpolations(at);
    this.lineStart = at + 1;
    return at + 1;
  }

  private closeInterpolations(at: number): void {
    const { brackets, tokens } = this;
    let outermost = 0;
    for (let depth = brackets.depth; depth > 0 && brackets.at(depth).type !== BRACE; depth--) {
      if (brackets.at(depth).type === INTERPOLATION) outermost = depth;
    }
    if (outermost === 0) return;
    const opener = brackets.at(outermost).token;
    this.problems.push(diagnostic("syntax.unterminated-interpolation", { start: tokens.start(opener), end: tokens.end(opener) }, {}));
    while (brackets.depth >= outermost) {
      if (brackets.top.type === INTERPOLATION) {
        this.emit(K["<f}>"], at, at, VIRTUAL);
        this.emit(K["<f-end>"], at, at, VIRTUAL);
      } else this.emit(brackets.top.type === PAREN ? K[")"] : K["]"], at, at, VIRTUAL);
      brackets.cut(brackets.depth - 1);
    }
  }

  private blockComment(at: number): number {
    const end = blockCommentEnd(this.source, at);
    if (end >= 0) return end;
    this.problems.push(diagnostic("syntax.unterminated-comment", { start: at, end: at + 2 }, {}));
    return this.source.length;
  }

  /** Scans the token that starts at `at` with the ASCII character `code`; returns the offset after it. */
  private token(code: number, at: number, flags: number): number {
    const { source } = this;
    const characterClass = ASCII_CLASS[code] ?? 0;
    if ((characterClass & IDENTIFIER_START) !== 0) return this.word(code, at, flags);
    if ((characterClass & DIGIT) !== 0) return this.number(at, flags);
    if (code === 34) {
      if (this.fstrings.endsHere(this.brackets, this.closesInterpolations, at)) return this.closeFStringEarly(at);
      const problemsBefore = this.problems.length;
      const string = scanString(source, at, this.problems);
      if (this.problems.length > problemsBefore && this.isInsideInterpolation()) this.hasOpenInterpolation = true;
      this.emit(string.kind, at, string.end, flags);
      return string.end;
    }
    if (code === 39) {
      const character = scanCharacter(source, at, this.problems);
      this.emit(character.kind, at, character.end, flags);
      return character.end;
    }
    return this.punctuation(code, at, flags);
  }

  private isInsideInterpolation(): boolean {
    for (let depth = this.brackets.depth; depth > 0; depth--) {
      if (this.brackets.at(depth).type === INTERPOLATION) return true;
    }
    return false;
  }

  private number(at: number, flags: number): number {
    const number = scanNumber(this.source, at, this.problems);
    this.emit(number.kind, at, number.end, flags);
    return number.end;
  }

  private word(code: number, start: number, flags: number): number {
    const { source } = this;
    let end = start + 1;
    let next = source.charCodeAt(end);
    while (next < 128 && ((ASCII_CLASS[next] ?? 0) & IDENTIFIER_PART) !== 0) next = source.charCodeAt(++end);
    if (next >= 128 && isForeignLetter(source.codePointAt(end) ?? 0)) {
      const foreign = scanForeignWord(source, start, this.problems);
      this.emit(foreign.kind, start, foreign.end, flags);
      return foreign.end;
    }
    if (next === 34 && end - start <= 2) {
      const opened = this.fstrings.prefix(start, end);
      if (opened === "f-string") return this.openFString(start, end + 1, flags);
      if (opened === "raw") {
        const string = scanString(source, end, []);
        this.emit(string.kind, start, string.end, flags);
        return string.end;
      }
    }
    let kind: number = K["<name>"];
    const length = end - start;
    if (length === 1) {
      if (code === 95) kind = K._;
    } else if (length < 16 && WORD_SHAPES[code * 16 + length] === 1) {
      const word = WORDS.get(source.slice(start, end));
      if (word !== undefined) {
        if (IS_FOREIGN_WORD[word] === 1) {
          this.emit(kind, start, end, flags);
          this.waiting = 1;
          this.waitingWord = word;
          return end;
        }
        kind = word;
      }
    }
    this.emit(kind, start, end, flags);
    return end;
  }

  private openFString(start: number, textStart: number, flags: number): number {
    this.emit(K["<f>"], start, textStart, flags);
    return this.fstringText(textStart);
  }

  /** Scans an f-string's text up to its next `{` or its end. */
  private fstringText(from: number): number {
    const text = this.fstrings.text(from);
    if (text.end > from) this.emit(K["<f-text>"], from, text.end, 0);
    const { end } = text;
    if (text.stop === "end") {
      this.emit(K["<f-end>"], end, end + 1, 0);
      return end + 1;
    }
    if (text.stop === "unterminated") {
      this.emit(K["<f-end>"], end, end, VIRTUAL);
      return end;
    }
    if (this.brackets.isFull || this.skippedDepth > 0) {
      this.tooDeep(end);
      this.skippedDepth++;
      return end + 1;
    }
    this.emit(K["<f{>"], end, end + 1, 0);
    this.brackets.push(INTERPOLATION, this.tokens.count - 1, this.lineIndent);
    return end + 1;
  }

  /** The `"` at `at` ends an f-string whose interpolation was never closed. */
  private closeFStringEarly(at: number): number {
    const { brackets, tokens, problems } = this;
    const opener = brackets.top.token;
    problems.push(
      diagnostic(
        "syntax.unterminated-interpolation",
        { start: tokens.start(opener), end: tokens.end(opener) },
        {},
        {
          fixes: [fix("fix.insert", { text: "}" }, [{ span: { start: at, end: at }, newText: "}" }])],
        },
      ),
    );
    brackets.cut(brackets.depth - 1);
    this.emit(K["<f}>"], at, at, VIRTUAL);
    this.emit(K["<f-end>"], at, at + 1, 0);
    return at + 1;
  }

  private punctuation(code: number, at: number, flags: number): number {
    const { source, brackets } = this;
    const next = source.charCodeAt(at + 1);
    let kind = SINGLE[code] ?? 0;
    let end = at + 1;
    switch (code) {
      case 40:
      case 91:
      case 123:
        return this.open(code, at, flags);
      case 41:
      case 93:
      case 125:
        return this.close(code, at, flags);
      case 45:
        if (next === 62) kind = K["->"];
        else if (next === 61 && source.charCodeAt(at + 2) !== 61) kind = K["<op=>"];
        if (kind !== K["-"]) end++;
        break;
      case 43:
      case 42:
      case 47:
      case 37:
        if (next === 61 && source.charCodeAt(at + 2) !== 61) {
          kind = K["<op=>"];
          end++;
        }
        break;
      case 61:
        if (next === 62) kind = K["=>"];
        else if (next === 61) kind = K["=="];
        else if (brackets.top.type === INTERPOLATION && next === 125) return this.formatSpec(at, flags);
        if (kind !== K["="]) end++;
        break;
      case 33:
        if (next === 61) {
          kind = K["!="];
          end++;
        } else if (brackets.top.type === INTERPOLATION && this.fstrings.isConversion(at)) return this.formatSpec(at, flags);
        break;
      case 60:
        if (next === 61) kind = K["<="];
        else if (next === 60) kind = K["<<"];
        if (kind !== K["<"]) end++;
        break;
      case 62:
        if (next === 61) kind = K[">="];
        else if (next === 62 && !this.isTypeClose(at)) kind = K[">>"];
        if (kind !== K[">"]) end++;
        break;
      case 38:
        if (next === 38)
          return ENDS_OPERAND[this.previousKind] === 1 ? this.logicalOperator(at, "&&", K.and, flags) : this.doubleBorrow(at, flags);
        if (next === 109 && source.startsWith("ut", at + 2) && !isIdentifierPart(source.charCodeAt(at + 4))) {
          kind = K["&mut"];
          end = at + 4;
        }
        break;
      case 124:
        if (next === 124) return this.logicalOperator(at, "||", K.or, flags);
        break;
      case 58:
        if (brackets.top.type === INTERPOLATION && next !== 58) return this.formatSpec(at, flags);
        if (next === 58) {
          kind = K["::"];
          end++;
        }
        break;
      case 46:
        if (next === 46) {
          const third = source.charCodeAt(at + 2);
          kind = third === 46 ? K["..."] : K[".."];
          // `..=` is read as a range and flagged by the parser
          end = at + (third === 46 || (third === 61 && source.charCodeAt(at + 3) !== 61) ? 3 : 2);
        } else if (isDigit(next) && !this.isTupleIndex(at)) return this.number(at, flags);
        break;
    }
    this.emit(kind, at, end, flags);
    return end;
  }

  /** `t.0`: the dot of a field, not of a number, when it follows an operand without a space. */
  private isTupleIndex(at: number): boolean {
    return ENDS_OPERAND[this.previousKind] === 1 && this.tokens.end(this.tokens.count - 1) === at && this.previousKind !== K["<int>"];
  }

  /** `List<List<Int>>`: two closing angles, when a type name and a `<` stand before them on the line. */
  private isTypeClose(at: number): boolean {
    const lineStart = Math.max(this.lineStart, at - 80);
    return /[:>,(]\s*[A-Z]\w*<[\w<>, ()]*$/.test(this.source.slice(lineStart, at));
  }

  private logicalOperator(at: number, found: string, kind: number, flags: number): number {
    const expected = kind === K.and ? "and" : "or";
    const span = { start: at, end: at + 2 };
    this.problems.push(
      diagnostic(
        "syntax.logical-operator",
        span,
        { found, expected },
        {
          fixes: [fix("fix.replace", { text: found, replacement: expected }, [{ span, newText: expected }])],
        },
      ),
    );
    this.emit(kind, at, at + 2, flags);
    return at + 2;
  }

  /** `&&x` where an operand is expected: a borrow of a borrow, which needs a space. */
  private doubleBorrow(at: number, flags: number): number {
    const gap = { start: at + 1, end: at + 1 };
    this.problems.push(
      diagnostic(
        "syntax.double-borrow",
        { start: at, end: at + 2 },
        {},
        { fixes: [fix("fix.insert", { text: " " }, [{ span: gap, newText: " " }])] },
      ),
    );
    this.emit(K["&"], at, at + 1, flags);
    this.emit(K["&"], at + 1, at + 2, 0);
    return at + 2;
  }

  private formatSpec(at: number, flags: number): number {
    const end = this.fstrings.specEnd(at);
    this.emit(K["<f-spec>"], at, end, flags);
    return end;
  }

  private open(code: number, at: number, flags: number): number {
    const { brackets } = this;
    if (this.skippedDepth > 0) {
      this.skippedDepth++;
      return at + 1;
    }
    if (brackets.isFull) {
      this.tooDeep(at);
      this.skippedDepth = 1;
      return at + 1;
    }
    const type: BracketType = code === 40 ? PAREN : code === 91 ? BRACKET : BRACE;
    if (type === BRACE && this.repairsBrackets) this.closeBefore(K["{"], at);
    const outer = brackets.top;
    const { pending } = outer;
    this.emit(type === PAREN ? K["("] : type === BRACKET ? K["["] : K["{"], at, at + 1, flags);
    if (type === BRACE) outer.pending = NO_BLOCK;
    const frame = brackets.push(type, this.tokens.count - 1, this.lineIndent);
    if (type === BRACE) {
      frame.isMatch = pending === MATCH_BLOCK;
      frame.inPattern = frame.isMatch;
      frame.isAnnounced = pending !== NO_BLOCK;
    }
    return at + 1;
  }

  private tooDeep(at: number): void {
    if (this.skippedDepth > 0) return;
    this.skippedFrom = at;
    this.problems.push(diagnostic("syntax.too-deep", { start: at, end: at + 1 }, { limit: MAX_NESTING }));
  }

  private close(code: number, at: number, flags: number): number {
    const { brackets } = this;
    if (this.skippedDepth > 0) {
      if (--this.skippedDepth === 0) this.emit(K["<deep>"], this.skippedFrom, at + 1, flags);
      return at + 1;
    }
    const type: BracketType = code === 41 ? PAREN : code === 93 ? BRACKET : BRACE;
    const kind = type === PAREN ? K[")"] : type === BRACKET ? K["]"] : K["}"];
    const opener = brackets.opener(type);
    if (opener !== brackets.depth || opener === 0) this.isBalanced = false;
    if (opener === 0) {
      this.emit(this.repairsBrackets ? K["<stray>"] : kind, at, at + 1, flags);
      return at + 1;
    }
    if (this.repairsBrackets && this.isMisplacedCloser(brackets.at(opener), at, flags)) {
      this.emit(K["<stray>"], at, at + 1, flags);
      return at + 1;
    }
    if (this.repairsBrackets) {
      while (brackets.depth > opener) this.closeVirtually(at);
    }
    const frame = brackets.at(opener);
    const { token: openerToken } = frame;
    brackets.cut(opener - 1);
    if (frame.type === INTERPOLATION) {
      this.emit(K["<f}>"], at, at + 1, flags);
      return this.fstringText(at + 1);
    }
    this.emit(kind, at, at + 1, flags);
    if (type === PAREN) this.waitingOpener = openerToken;
    return at + 1;
  }

  /**
   * Bracket repair: a closing bracket on a line deeper than that of the bracket that it would close is too much when it starts its line,
   * and when it ends a block that the next line goes on with or closes.
   */
  private isMisplacedCloser(opener: Frame, at: number, flags: number): boolean {
    if (opener.type === INTERPOLATION || opener.lineIndent >= this.lineIndent) return false;
    if ((flags & LINE_START) !== 0) return true;
    if (opener.type !== BRACE) return false;
    const { source } = this;
    let next = at + 1;
    let lineStart = -1;
    for (; next < source.length; next++) {
      const code = source.charCodeAt(next);
      if (code === 10) lineStart = next + 1;
      else if (code !== 32 && code !== 9 && code !== 13) break;
    }
    if (lineStart < 0) return source.startsWith("else", next);
    const indent = next - lineStart;
    return next < source.length && (indent > opener.lineIndent || (indent === opener.lineIndent && source.charAt(next) === "}"));
  }

  /** Puts the closing token of the innermost bracket after the last token; the parser reports it. */
  private closeVirtually(found: number): void {
    const { brackets, tokens } = this;
    const frame = brackets.top;
    brackets.cut(brackets.depth - 1);
    const at = tokens.count > 0 ? tokens.end(tokens.count - 1) : 0;
    if (frame.type === INTERPOLATION) {
      this.emit(K["<f}>"], at, at, VIRTUAL);
      this.emit(K["<f-end>"], at, at, VIRTUAL);
      return;
    }
    const bracket = frame.type === PAREN ? ")" : frame.type === BRACKET ? "]" : "}";
    this.repairs.push({ token: tokens.count, bracket, opener: tokens.start(frame.token), previousEnd: at, found });
    this.emit(K[bracket], at, at, VIRTUAL);
    if (frame.type === PAREN) this.waitingOpener = frame.token;
  }

  /** Bracket repair: a line that starts at or left of an open bracket's line closes that bracket; a closing bracket closes by its own place. */
  private closeByIndentation(code: number, at: number): void {
    const { brackets } = this;
    const isCloser = code === 41 || code === 93 || code === 125;
    while (brackets.depth > 0 && brackets.top.type !== INTERPOLATION) {
      const { lineIndent } = brackets.top;
      const isLeft = code < 0 || (isCloser ? lineIndent > this.lineIndent : lineIndent >= this.lineIndent && !this.isElse(at));
      if (!isLeft) return;
      this.closeVirtually(at);
    }
  }

  /** `else` and a leading `.` or operator stand at the indentation of what they go on with. */
  private isElse(at: number): boolean {
    return this.source.startsWith("else", at) && this.brackets.top.type !== BRACE;
  }

  /** Bracket repair: tokens that can only stand after a group, found inside one. */
  private closeBefore(kind: number, at: number): void {
    const { top } = this.brackets;
    if (kind === K["->"] && top.type === PAREN && this.previousKind !== K[")"]) this.closeVirtually(at);
    else if (kind === K.else && top.type === BRACE && top.isAnnounced && this.previousKind !== K["}"]) this.closeVirtually(at);
    else if (kind === K["{"] && top.type === PAREN && top.pending === NO_BLOCK && ENDS_OPERAND[this.previousKind] === 1) {
      const outer = this.brackets.at(this.brackets.depth - 1);
      if (outer.pending !== NO_BLOCK) this.closeVirtually(at);
    }
  }

  /** Adds a token, after the layout decisions that its line start asks for and those that the token before waited for. */
  private emit(kind: number, start: number, end: number, flags: number): void {
    if (this.skippedDepth > 0) return;
    let finalKind = kind;
    if (this.repairsBrackets && start < end) this.closeBefore(kind, start);
    if (this.waiting !== 0) {
      this.settle(kind, flags);
      this.waitingOpener = -1;
      this.waitingWord = 0;
    }
    if ((flags & LINE_START) !== 0) finalKind = this.atLineStart(kind);
    const frame = this.brackets.top;
    if (frame.type === BRACE && !frame.isDecided && !frame.isMatch) this.insideBraces(kind);
    if (IS_NOTED[kind] === 1) finalKind = this.note(kind, finalKind, flags);
    this.tokens.push(finalKind, start, end, flags);
    this.previousKind = kind;
    this.waiting = WAITS[kind] ?? 0;
  }

  /** Remembers what kind of block the next `{` opens, and tells an arm's arrow from a lambda's; returns the token's final kind. */
  private note(kind: number, finalKind: number, flags: number): number {
    const frame = this.brackets.top;
    if (kind === K.match) frame.pending = MATCH_BLOCK;
    else if (kind === K[","] || kind === K[";"] || kind === K["="]) {
      frame.question = -1;
      if (frame.isMatch && kind === K[","]) frame.inPattern = true;
    } else if (kind === K["?"]) frame.question = this.tokens.count;
    else if (kind === K[":"]) {
      if (frame.question >= 0 && (flags & LINE_START) === 0 && this.isConditional(frame.question)) {
        this.tokens.kinds[frame.question] = K["?:"];
        frame.question = -1;
        return K[":else"];
      }
    } else {
      const isArrowOfArm = kind === K["=>"] && frame.isMatch && frame.inPattern;
      if (frame.pending === NO_BLOCK) frame.pending = BLOCK;
      if (isArrowOfArm) {
        frame.inPattern = false;
        return K["=>arm"];
      }
    }
    return finalKind;
  }

  /** `c ? a : b`: a `?` between spaces with an operand after it, on the line of the `:`. `f()? b: Int` is two statements. */
  private isConditional(question: number): boolean {
    const { tokens } = this;
    const start = tokens.start(question);
    if (start < this.lineStart || question + 1 >= tokens.count || start === tokens.end(question - 1)) return false;
    return STARTS_OPERAND[tokens.kind(question + 1)] === 1 || "([-".includes(tokens.text(question + 1));
  }

  /** The kind of a line's first token, by the newline rules. */
  private atLineStart(kind: number): number {
    const { brackets, lineIndent } = this;
    if (!brackets.isStatementContext) return kind;
    const frame = brackets.top;
    if (CONTINUES_AFTER[this.previousKind] === 1 || CONTINUES_BEFORE[kind] === 1) return kind;
    const isDeeper = lineIndent > frame.statementIndent;
    if (kind === K["-"] || kind === K["+"] || kind === K["*"]) {
      if (isDeeper && ENDS_OPERAND[this.previousKind] === 1) return kind;
    }
    if (kind !== K["}"]) {
      const isFirst = this.tokens.count - 1 === frame.token;
      if (frame.isMatch && (isFirst || !isDeeper)) frame.inPattern = true;
      frame.statementIndent = lineIndent;
      if (!isFirst) {
        frame.isDecided = true;
        frame.pending = NO_BLOCK;
      }
    }
    return LEADING.get(kind) ?? kind;
  }

  /** Decides what the token before waited for, now that the next one is known. */
  private settle(kind: number, flags: number): void {
    const { tokens, brackets } = this;
    const last = tokens.count - 1;
    const isNewLine = (flags & LINE_START) !== 0;
    const previous = this.previousKind;
    if (previous === K[")"]) {
      const opener = this.waitingOpener;
      if (opener < 0) return;
      if (kind === K["=>"] && !(brackets.top.isMatch && brackets.top.inPattern)) {
        tokens.kinds[opener] = tokens.kind(opener) === K["⏎("] ? K["⏎(=>"] : K["(=>"];
      } else if (kind === K["->"] && !(brackets.top.isMatch && brackets.top.inPattern)) tokens.kinds[opener] = K["(->"];
      return;
    }
    if (previous === K["<name>"]) {
      if (this.waitingWord !== 0) this.settleForeignWord(kind, isNewLine, last);
      return;
    }
    // return, break, continue
    if (!isNewLine || !brackets.isStatementContext) return;
    const isDeeper = this.lineIndent > brackets.top.statementIndent;
    if (previous === K.return && !isDeeper) tokens.kinds[last] = K["return⏎"];
    else if (previous === K.break && kind !== K["::"]) tokens.kinds[last] = K["break⏎"];
    else if (previous === K.continue && kind !== K["::"]) tokens.kinds[last] = K["continue⏎"];
  }

  /** A word of another language acts as a keyword only where the next token would make no sense after a name. */
  private settleForeignWord(kind: number, isNewLine: boolean, last: number): void {
    if (isNewLine) return;
    const word = this.waitingWord;
    const isStart = last === 0 || this.tokens.isLineStart(last) || STATEMENT_BEFORE[this.tokens.kind(last - 1)] === 1;
    let isKeyword = false;
    if (word === K.elif) isKeyword = this.tokens.kind(last - 1) === K["}"] && (STARTS_OPERAND[kind] === 1 || kind === K["("]);
    else if (word === K.not || word === K.then) isKeyword = STARTS_OPERAND[kind] === 1;
    else if (word === K.loop) isKeyword = isStart && kind === K["{"];
    else if (word === K["<let>"]) {
      const before = last > 0 ? this.tokens.kind(last - 1) : 0;
      isKeyword =
        (isStart && (kind === K["<name>"] || kind === K.mut)) || ((before === K.if || before === K.while) && STARTS_OPERAND[kind] === 1);
    } else if (word === K.forall) isKeyword = kind === K["<name>"];
    else isKeyword = isStart && kind === K["<name>"];
    if (!isKeyword) return;
    this.tokens.kinds[last] = word;
    if (word === K.loop) this.brackets.top.pending = BLOCK;
  }

  /** Tells a dict's, set's or record literal's braces from a block's by their first tokens. */
  private insideBraces(kind: number): void {
    const { tokens, brackets } = this;
    const frame = brackets.top;
    const opener = frame.token;
    const first = tokens.kind(opener + 1);
    const hasFirst = tokens.count > opener + 1;
    if (kind === K[":"] && hasFirst) {
      if (LITERAL[first] === 1) tokens.kinds[opener] = K["{:"];
      else if (first === K["<name>"] && tokens.count === opener + 2 && !frame.isAnnounced && this.followsTypeName(opener)) {
        tokens.kinds[opener] = K["{x:"];
      }
      frame.isDecided = true;
    } else if (kind === K[","] && hasFirst) {
      if (LITERAL[first] === 1) tokens.kinds[opener] = K["{,"];
      frame.isDecided = true;
    } else if (kind === K[";"] || kind === K["="] || kind === K["=>"]) frame.isDecided = true;
  }

  /** `Spot {`: a name with a capital letter on the same line, before the brace. */
  private followsTypeName(opener: number): boolean {
    const { tokens, source } = this;
    if (opener === 0 || tokens.isLineStart(opener) || tokens.kind(opener - 1) !== K["<name>"]) return false;
    const initial = source.charCodeAt(tokens.start(opener - 1));
    return initial >= 65 && initial <= 90;
  }

  private finish(at: number): Lexed {
    const { brackets, tokens, source } = this;
    if (this.skippedDepth > 0) {
      this.skippedDepth = 0;
      this.isBalanced = false;
      this.emit(K["<deep>"], this.skippedFrom, source.length, 0);
    }
    if (brackets.depth > 0) {
      this.isBalanced = false;
      if (this.isInsideInterpolation()) this.hasOpenInterpolation = true;
      if (this.closesInterpolations) this.closeInterpolations(source.length);
      if (this.repairsBrackets) while (brackets.depth > 0) this.closeVirtually(at);
    }
    this.emit(K["<eof>"], source.length, source.length, tokens.count === 0 || source.charCodeAt(source.length - 1) === 10 ? LINE_START : 0);
    return {
      tokens,
      problems: this.problems,
      repairs: this.repairs,
      isBalanced: this.isBalanced,
      hasOpenInterpolation: this.hasOpenInterpolation,
    };
  }
}

/** Characters that no token of the language starts with. */
const SPECIAL = new Uint8Array(128);
for (const character of "#$\\`~\u007f") SPECIAL[character.charCodeAt(0)] = 1;

/** Kinds that say what follows (a block, the arms of a match, a pattern), or that begin, go on with or end a conditional. */
const IS_NOTED = kindSet("if", "while", "for", "else", "spawn", "unsafe", "=>", "match", ",", ";", "=", "?", ":");
const STATEMENT_BEFORE = kindSet("{", "}", ";");
const LEADING: ReadonlyMap<number, number> = new Map([
  [K["("], K["⏎("]],
  [K["["], K["⏎["]],
  [K["?"], K["⏎?"]],
  [K["-"], K["⏎-"]],
  [K["+"], K["⏎+"]],
  [K["*"], K["⏎*"]],
  [K["&"], K["⏎&"]],
]);

/**
 * A lexer that stays. V8 throws away the code that it optimised for a class once a garbage collection takes the last instance, and the next
 * twenty parses would be slow again.
 */
export const KEPT_LEXER: object = new Lexer("", { repairsBrackets: false, closesInterpolations: false });
