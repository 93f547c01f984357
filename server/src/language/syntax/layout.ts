// What a token's place decides about its kind: whether its line starts a statement or goes on with the one before (the newline rules), which
// arrow, `?`, `return` or foreign word it settles, what the next `{` opens. Each is decided in constant time, with what the frames remember.

import { DECIDES_BRACES, decideBraces } from "./braces.ts";
import { BLOCK, BRACE, MATCH_BLOCK, NO_BLOCK } from "./brackets.ts";
import { CONTINUES_AFTER, CONTINUES_BEFORE, ENDS_OPERAND, STARTS_OPERAND } from "./kind-sets.ts";
import { KIND, type Spelling } from "./kinds.ts";
import type { LexerState } from "./lexer-state.ts";
import { LINE_START } from "./tokens.ts";
import { actsAsKeyword } from "./words.ts";

const K = KIND;

/** What a kind becomes that starts a statement with its line, where it would go on with an expression elsewhere; 0 for the others. */
const LEADING = new Uint8Array(128);
for (const spelling of ["(", "[", "?", "-", "+", "*", "&"] as const) LEADING[K[spelling]] = K[`⏎${spelling}`];

/** What a token of each kind asks for beyond being added, as bits. */
const ASKS = new Uint8Array(128);
/** Its own kind is final only with the next token. */
const TO_WAIT = 1;
/** It says what follows (a block, the arms of a match, a pattern), or begins, goes on with or ends a conditional. */
const TO_BE_NOTED = 2;
const TO_DECIDE_BRACES = 4;
for (const spelling of ["return", "break", "continue", ")"] as const) ask(spelling, TO_WAIT);
for (const spelling of ["if", "while", "for", "else", "spawn", "unsafe", "=>", "match", ",", ";", "=", "?", ":"] as const)
  ask(spelling, TO_BE_NOTED);
for (const spelling of DECIDES_BRACES) ask(spelling, TO_DECIDE_BRACES);
function ask(spelling: Spelling, bit: number): void {
  ASKS[K[spelling]] = (ASKS[K[spelling]] ?? 0) | bit;
}

export class Layout {
  private readonly state: LexerState;
  /** The last token's kind may still change with the next one. */
  private isWaiting = false;
  /** When the last token is a `)`: index of the bracket that it closes; else -1. */
  private closedOpener = -1;
  /** When the last token is a word of another language: its kind where it acts as a keyword; else 0. */
  private foreignWord = 0;

  constructor(state: LexerState) {
    this.state = state;
  }

  /** Adds a token, after the layout decisions that its line start asks for and those that the token before waited for. */
  add(kind: number, start: number, end: number, flags: number): void {
    const { state } = this;
    let finalKind = kind;
    if (this.isWaiting) {
      this.settle(kind, flags);
      this.closedOpener = -1;
      this.foreignWord = 0;
    }
    if ((flags & LINE_START) !== 0) finalKind = this.atLineStart(kind);
    const asks = ASKS[kind] ?? 0;
    if ((asks & TO_DECIDE_BRACES) !== 0) {
      const frame = state.brackets.top;
      if (frame.type === BRACE && !frame.isDecided && !frame.isMatch) decideBraces(state.tokens, frame, kind);
    }
    if ((asks & TO_BE_NOTED) !== 0) finalKind = this.note(kind, finalKind, flags);
    state.tokens.push(finalKind, start, end, flags);
    state.previousKind = kind;
    this.isWaiting = (asks & TO_WAIT) !== 0;
  }

  /** Says that the `)` just added closes the bracket at `opener`: an arrow after it will tell what that one opened. */
  awaitArrow(opener: number): void {
    this.closedOpener = opener;
  }

  /** Says that the name just added is a word of another language, of kind `word` where it acts as a keyword. */
  awaitOperand(word: number): void {
    this.isWaiting = true;
    this.foreignWord = word;
  }

  /** The kind of a line's first token, by the newline rules. */
  private atLineStart(kind: number): number {
    const { brackets, tokens, lineIndent, previousKind } = this.state;
    if (!brackets.isStatementContext) return kind;
    if (CONTINUES_AFTER[previousKind] === 1 || CONTINUES_BEFORE[kind] === 1) return kind;
    const frame = brackets.top;
    const isDeeper = lineIndent > frame.statementIndent;
    const isSign = kind === K["-"] || kind === K["+"] || kind === K["*"];
    if (isSign && isDeeper && ENDS_OPERAND[previousKind] === 1) return kind;
    if (kind !== K["}"]) {
      const isFirst = tokens.count - 1 === frame.token;
      if (frame.isMatch && (isFirst || !isDeeper)) frame.inPattern = true;
      frame.statementIndent = lineIndent;
      if (!isFirst) {
        frame.isDecided = true;
        frame.pending = NO_BLOCK;
      }
    }
    return LEADING[kind] || kind;
  }

  /** Decides what the token before waited for, now that the next one is known. */
  private settle(kind: number, flags: number): void {
    const isNewLine = (flags & LINE_START) !== 0;
    const { previousKind } = this.state;
    if (previousKind === K[")"]) this.settleGroup(kind);
    else if (previousKind === K["<name>"]) {
      if (!isNewLine) this.settleForeignWord(kind);
    } else if (isNewLine) this.settleJump(kind, previousKind);
  }

  /** `(…) =>` and `(…) ->`: the parameters of a lambda or of a function type, but for a match arm's pattern. */
  private settleGroup(kind: number): void {
    const { brackets, tokens } = this.state;
    const opener = this.closedOpener;
    if (opener < 0 || (kind !== K["=>"] && kind !== K["->"]) || (brackets.top.isMatch && brackets.top.inPattern)) return;
    if (kind === K["->"]) tokens.kinds[opener] = K["(->"];
    else tokens.kinds[opener] = tokens.kind(opener) === K["⏎("] ? K["⏎(=>"] : K["(=>"];
  }

  private settleForeignWord(kind: number): void {
    const { brackets, tokens } = this.state;
    const word = this.foreignWord;
    if (!actsAsKeyword(word, kind, tokens)) return;
    tokens.kinds[tokens.count - 1] = word;
    if (word === K.loop) brackets.top.pending = BLOCK;
  }

  /** At its line's end `return` takes nothing from the next line unless that is deeper; `break` and `continue` nothing but a label. */
  private settleJump(kind: number, jump: number): void {
    const { brackets, tokens, lineIndent } = this.state;
    if (!brackets.isStatementContext) return;
    const last = tokens.count - 1;
    if (jump === K.return) {
      if (lineIndent <= brackets.top.statementIndent) tokens.kinds[last] = K["return⏎"];
    } else if (kind !== K["::"]) {
      if (jump === K.break) tokens.kinds[last] = K["break⏎"];
      else if (jump === K.continue) tokens.kinds[last] = K["continue⏎"];
    }
  }

  /** Remembers what kind of block the next `{` opens, and tells an arm's arrow from a lambda's; returns the token's final kind. */
  private note(kind: number, finalKind: number, flags: number): number {
    const { brackets, tokens } = this.state;
    const frame = brackets.top;
    switch (kind) {
      case K[","]:
        frame.question = -1;
        if (frame.isMatch) frame.inPattern = true;
        return finalKind;
      case K[";"]:
      case K["="]:
        frame.question = -1;
        return finalKind;
      case K["?"]:
        frame.question = tokens.count;
        return finalKind;
      case K[":"]:
        if (frame.question < 0 || (flags & LINE_START) !== 0 || !this.isConditional(frame.question)) return finalKind;
        tokens.kinds[frame.question] = K["?:"];
        frame.question = -1;
        return K[":else"];
      case K.match:
        frame.pending = MATCH_BLOCK;
        return finalKind;
    }
    if (frame.pending === NO_BLOCK) frame.pending = BLOCK;
    if (kind !== K["=>"] || !frame.isMatch || !frame.inPattern) return finalKind;
    frame.inPattern = false;
    return K["=>arm"];
  }

  /** `c ? a : b`: a `?` between spaces with an operand after it, on the line of the `:`. `f()? b: Int` is two statements. */
  private isConditional(question: number): boolean {
    const { tokens, lineStart } = this.state;
    const start = tokens.start(question);
    if (start < lineStart || question + 1 >= tokens.count || start === tokens.end(question - 1)) return false;
    return STARTS_OPERAND[tokens.kind(question + 1)] === 1 || "([-".includes(tokens.text(question + 1));
  }
}
