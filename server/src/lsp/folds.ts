// What of a text can be folded, read off its tokens and comments, so that broken text folds as well: brackets and strings over lines, groups of
// imports, blocks of comments, regions.

import { BRACES, CLOSERS, OPENERS, PARENS, SQUARE } from "../language/format/brackets.ts";
import { KIND, kindSet } from "../language/syntax/kinds.ts";
import type { SyntaxTree } from "../language/syntax/parse.ts";
import type { Tokens } from "../language/syntax/tokens.ts";
import { lineStartAt } from "../language/text/lines.ts";
import type { Span } from "../language/text/span.ts";

export interface Fold extends Span {
  /** `inside`: of brackets, whose line of the closing one stays to be seen. */
  readonly kind: "inside" | "text" | "imports" | "comment" | "region";
}

/** All folds of more than one line. Their order is that of their ends. */
export function foldsOf(tree: SyntaxTree): readonly Fold[] {
  const { tokens, source } = tree;
  const folds: Fold[] = importFolds(tree);
  const comments = new CommentFolds(source, folds);
  const open: number[] = [];
  let lastOfLine = -1;
  for (let index = 0; index < tokens.count; index++) {
    const kind = tokens.kind(index);
    if (tokens.hasCommentBefore(index)) comments.take(tokens, index);
    if (tokens.isLineStart(index)) lastOfLine = index;
    if (OPENERS[kind] === 1 || kind === KIND["<f>"]) open.push(index);
    else if (CLOSERS[kind] === 1 || kind === KIND["<f-end>"]) {
      const opener = popPartner(tokens, open, kind);
      if (opener === null) continue;
      const [start, end] = [tokens.end(opener), tokens.start(index)];
      if (kind === KIND["<f-end>"]) addIfLong(folds, source, { kind: "text", start: tokens.start(opener), end: tokens.end(index) });
      // a closing bracket that nobody wrote has no line of its own
      else if (kind !== KIND["<f}>"] && lastOfLine > opener && !tokens.isVirtual(index)) folds.push({ kind: "inside", start, end });
    } else if (TEXTS[kind] === 1) addIfLong(folds, source, { kind: "text", start: tokens.start(index), end: tokens.end(index) });
  }
  comments.finish();
  return folds;
}

const TEXTS = kindSet("<string>", "<triple>");

const ROUND = kindSet(...PARENS);
const SQUARES = kindSet(...SQUARE);
const CURLY = kindSet(...BRACES);

/** Takes the bracket off the stack that this one closes, with those inside it that nothing closes; null where there is none. */
function popPartner(tokens: Tokens, open: number[], closer: number): number | null {
  const fits = (opener: number): boolean => {
    const kind = tokens.kind(opener);
    if (closer === KIND[")"]) return ROUND[kind] === 1;
    if (closer === KIND["]"]) return SQUARES[kind] === 1;
    if (closer === KIND["}"]) return CURLY[kind] === 1;
    return kind === (closer === KIND["<f}>"] ? KIND["<f{>"] : KIND["<f>"]);
  };
  // with brackets repaired, what does not fit is rare, and stands on top
  const last = open.at(-1);
  if (last === undefined) return null;
  if (fits(last)) return open.pop() ?? null;
  const at = open.findLastIndex(fits);
  if (at === -1) return null;
  const partner = open[at] ?? null;
  open.length = at;
  return partner;
}

function addIfLong(folds: Fold[], source: string, fold: Fold): void {
  if (source.slice(fold.start, fold.end).includes("\n")) folds.push(fold);
}

/** Imports with nothing but comments and empty lines between them. */
function importFolds({ module: { body }, source }: SyntaxTree): Fold[] {
  const folds: Fold[] = [];
  for (let first = 0; first < body.length; first += 1) {
    let last = first;
    while (body[last]?.kind === "Use") last += 1;
    const [from, to] = [body[first], body[last - 1]];
    if (last === first || from === undefined || to === undefined) continue;
    addIfLong(folds, source, { kind: "imports", start: from.start, end: to.end });
    first = last;
  }
  return folds;
}

/** Collects lines of comments until something else comes, and the regions that they begin and end. */
class CommentFolds {
  private readonly source: string;
  private readonly folds: Fold[];
  private readonly regions: number[] = [];
  private block: Fold | null = null;

  constructor(source: string, folds: Fold[]) {
    this.source = source;
    this.folds = folds;
  }

  /** The comments between a token and the one before it. */
  take(tokens: Tokens, index: number): void {
    let newlines = 0;
    this.finish();
    for (const { kind, start, end } of tokens.trivia(index)) {
      if (kind === "newline") {
        newlines += 1;
        if (newlines > 1) this.finish();
      } else if (kind === "line-comment") {
        if (!this.isAlone(start)) this.finish();
        else if (!this.region(start, end)) this.block = { kind: "comment", start: this.block?.start ?? start, end };
        newlines = 0;
      } else if (kind === "block-comment") {
        this.finish();
        addIfLong(this.folds, this.source, { kind: "comment", start, end });
        newlines = 0;
      }
    }
    this.finish();
  }

  finish(): void {
    if (this.block !== null) addIfLong(this.folds, this.source, this.block);
    this.block = null;
  }

  private isAlone(start: number): boolean {
    return this.source.slice(lineStartAt(this.source, start), start).trim() === "";
  }

  private region(start: number, end: number): boolean {
    const [, word] = /^\/\/\s*#?(region|endregion)\b/.exec(this.source.slice(start, Math.min(end, start + 40))) ?? [];
    if (word === undefined) return false;
    this.finish();
    if (word === "region") this.regions.push(start);
    else {
      const opened = this.regions.pop();
      if (opened !== undefined) this.folds.push({ kind: "region", start: opened, end });
    }
    return true;
  }
}
