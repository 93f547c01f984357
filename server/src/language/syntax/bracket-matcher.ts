// Opens and closes brackets: adds tokens inside the open ones, steps over groups that nest too deep, and ends interpolations that don't end
// themselves. Where brackets don't balance, it asks bracket repair.

import { diagnostic } from "../diagnostics/findings.ts";
import { BracketRepair, type RepairedCloser } from "./bracket-repair.ts";
import { BRACE, BRACKET, type BracketType, INTERPOLATION, MATCH_BLOCK, MAX_NESTING, NO_BLOCK, PAREN } from "./brackets.ts";
import { insert } from "./fixes.ts";
import { KIND } from "./kinds.ts";
import type { Layout } from "./layout.ts";
import type { LexerState } from "./lexer-state.ts";
import { VIRTUAL } from "./tokens.ts";

const K = KIND;

/** Brackets outside the text of f-strings; `}` closes an interpolation too. */
type GroupType = Exclude<BracketType, typeof INTERPOLATION>;

export class BracketMatcher {
  /** Every bracket was closed by its own kind. */
  isBalanced = true;
  private readonly state: LexerState;
  private readonly layout: Layout;
  private readonly repair: BracketRepair;
  private readonly repairsBrackets: boolean;
  private readonly closesInterpolations: boolean;
  /** While more brackets are open than can be read: how many beyond, and the first of them. */
  private skippedDepth = 0;
  private skippedFrom = 0;

  constructor(state: LexerState, layout: Layout) {
    this.state = state;
    this.layout = layout;
    this.repair = new BracketRepair(state, layout);
    this.repairsBrackets = state.options.repairsBrackets;
    this.closesInterpolations = state.options.closesInterpolations;
  }

  get repairs(): readonly RepairedCloser[] {
    return this.repair.repairs;
  }

  /** Adds a token that isn't a bracket, unless it stands in a group that nests too deep. */
  add(kind: number, start: number, end: number, flags: number): void {
    if (this.skippedDepth > 0) return;
    if (this.repairsBrackets) this.repair.closeBefore(kind, start);
    this.layout.add(kind, start, end, flags);
  }

  /** Closes what the indentation of a line closes, before its first token, which starts at `at` with `code`. */
  startLine(code: number, at: number): void {
    if (this.repairsBrackets && this.skippedDepth === 0) this.repair.closeByIndentation(code, at);
  }

  open(type: GroupType, at: number, flags: number): void {
    const { brackets, tokens, lineIndent } = this.state;
    if (this.skipIfTooDeep(at)) return;
    if (type === BRACE && this.repairsBrackets) this.repair.closeBefore(K["{"], at);
    const outer = brackets.top;
    const { pending } = outer;
    this.layout.add(type === PAREN ? K["("] : type === BRACKET ? K["["] : K["{"], at, at + 1, flags);
    const frame = brackets.push(type, tokens.count - 1, lineIndent);
    if (type === BRACE) {
      outer.pending = NO_BLOCK;
      frame.isMatch = pending === MATCH_BLOCK;
      frame.inPattern = frame.isMatch;
      frame.isAnnounced = pending !== NO_BLOCK;
    }
  }

  openInterpolation(at: number): void {
    const { brackets, tokens, lineIndent } = this.state;
    if (this.skipIfTooDeep(at)) return;
    this.layout.add(K["<f{>"], at, at + 1, 0);
    brackets.push(INTERPOLATION, tokens.count - 1, lineIndent);
  }

  /** Steps over the bracket that opens at `at` when it nests too deep: the first is reported, all are counted until they close. */
  private skipIfTooDeep(at: number): boolean {
    if (this.skippedDepth === 0) {
      if (!this.state.brackets.isFull) return false;
      this.skippedFrom = at;
      this.state.problems.push(diagnostic("syntax.too-deep", { start: at, end: at + 1 }, { limit: MAX_NESTING }));
    }
    this.skippedDepth++;
    return true;
  }

  /** Closes with the bracket at `at`; answers whether that closed an interpolation, so that text of an f-string goes on after it. */
  close(type: GroupType, at: number, flags: number): boolean {
    const { brackets } = this.state;
    const { layout } = this;
    if (this.skippedDepth > 0) {
      if (--this.skippedDepth === 0) layout.add(K["<deep>"], this.skippedFrom, at + 1, flags);
      return false;
    }
    const kind = type === PAREN ? K[")"] : type === BRACKET ? K["]"] : K["}"];
    const depth = brackets.opener(type);
    if (depth !== brackets.depth || depth === 0) this.isBalanced = false;
    if (depth === 0) {
      layout.add(this.repairsBrackets ? K["<stray>"] : kind, at, at + 1, flags);
      return false;
    }
    const frame = brackets.at(depth);
    if (this.repairsBrackets) {
      if (this.repair.isMisplaced(frame, at, flags)) {
        layout.add(K["<stray>"], at, at + 1, flags);
        return false;
      }
      this.repair.closeDownTo(depth, at);
    }
    const { token: opener } = frame;
    brackets.cut(depth - 1);
    if (frame.type === INTERPOLATION) {
      layout.add(K["<f}>"], at, at + 1, flags);
      return true;
    }
    layout.add(kind, at, at + 1, flags);
    if (type === PAREN) layout.awaitArrow(opener);
    return false;
  }

  /** Ends the line before `at`: an interpolation that has to close on its line does so here. */
  endLine(at: number): void {
    if (!this.closesInterpolations) return;
    const { brackets, tokens, problems } = this.state;
    let outermost = 0;
    for (let depth = brackets.depth; depth > 0 && brackets.at(depth).type !== BRACE; depth--) {
      if (brackets.at(depth).type === INTERPOLATION) outermost = depth;
    }
    if (outermost === 0) return;
    const opener = brackets.at(outermost).token;
    problems.push(diagnostic("syntax.unterminated-interpolation", { start: tokens.start(opener), end: tokens.end(opener) }, {}));
    while (brackets.depth >= outermost) {
      if (brackets.top.type === INTERPOLATION) {
        this.add(K["<f}>"], at, at, VIRTUAL);
        this.add(K["<f-end>"], at, at, VIRTUAL);
      } else this.add(brackets.top.type === PAREN ? K[")"] : K["]"], at, at, VIRTUAL);
      brackets.cut(brackets.depth - 1);
    }
  }

  /** Closes the innermost bracket, an interpolation, before the `"` at `at` that ends its f-string. */
  closeInterpolationEarly(at: number): void {
    const { brackets, tokens, problems } = this.state;
    const opener = brackets.top.token;
    problems.push(
      diagnostic(
        "syntax.unterminated-interpolation",
        { start: tokens.start(opener), end: tokens.end(opener) },
        {},
        { fixes: [insert(at, "}")] },
      ),
    );
    brackets.cut(brackets.depth - 1);
    this.add(K["<f}>"], at, at, VIRTUAL);
    this.add(K["<f-end>"], at, at + 1, 0);
  }

  /** Ends the file at `at`, with what is still open there. */
  finish(at: number): void {
    const { brackets } = this.state;
    if (this.skippedDepth > 0) {
      this.skippedDepth = 0;
      this.isBalanced = false;
      this.layout.add(K["<deep>"], this.skippedFrom, at, 0);
    }
    if (brackets.depth === 0) return;
    this.isBalanced = false;
    this.endLine(at);
    if (this.repairsBrackets) this.repair.closeDownTo(0, at);
  }
}
