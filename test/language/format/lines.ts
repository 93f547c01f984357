// The lines of a parsed text: which line an offset is on, how wide a piece of it is on a screen, and which brackets can't stand on one line.

import type { SyntaxNode } from "../../../server/src/language/syntax/nodes.ts";
import type { SyntaxTree } from "../../../server/src/language/syntax/parse.ts";
import { children } from "../../../server/src/language/syntax/walk.ts";

export interface CodeLine {
  /** From 1. */
  readonly number: number;
  readonly start: number;
  /** After the last token: a comment at the end of the line does not count. */
  readonly end: number;
}

export class Lines {
  private readonly tree: SyntaxTree;
  private readonly tabWidth: number;
  private readonly starts: readonly number[];

  constructor(tree: SyntaxTree, tabWidth: number) {
    this.tree = tree;
    this.tabWidth = tabWidth;
    this.starts = [0, ...[...tree.source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  }

  /** Index of the line, from 0. */
  of(offset: number): number {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** `line 3 (x = a +)`. */
  name(offset: number): string {
    const line = this.of(offset);
    return `line ${line + 1} (${this.tree.source.slice(this.starts[line], this.starts[line + 1]).trim()})`;
  }

  /** Nothing but white space and comments stands before the offset on its line. */
  isFirst(offset: number): boolean {
    const { tokens } = this.tree;
    const index = tokens.indexAt(offset);
    return index === 0 || this.of(tokens.end(index - 1)) < this.of(offset);
  }

  endOfTokenAfter(offset: number): number {
    const { tokens } = this.tree;
    const index = tokens.indexAt(offset);
    return tokens.end(tokens.start(index) >= offset ? index : index + 1);
  }

  /** Columns; wide characters count as two. */
  width(start: number, end: number): number {
    let width = 0;
    for (const character of this.tree.source.slice(start, end)) {
      if (character === "\t") width += this.tabWidth;
      else
        width += /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}]/u.test(
          character,
        )
          ? 2
          : 1;
    }
    return width;
  }

  /** The lines that hold whole tokens and nothing that spans lines. */
  codeLines(): readonly CodeLine[] {
    const { tokens } = this.tree;
    const ends = new Map<number, number>();
    const spanned = new Set<number>();
    for (let index = 0; index < tokens.count - 1; index++) {
      for (const { kind, start, end } of tokens.trivia(index)) if (kind === "block-comment") this.markSpanned(start, end, spanned);
      this.markSpanned(tokens.start(index), tokens.end(index), spanned);
      ends.set(this.of(tokens.start(index)), tokens.end(index));
    }
    return [...ends].flatMap(([line, end]) => (spanned.has(line) ? [] : [{ number: line + 1, start: this.starts[line] ?? 0, end }]));
  }

  private markSpanned(start: number, end: number, spanned: Set<number>): void {
    const [first, last] = [this.of(start), this.of(end)];
    for (let line = first; first < last && line <= last; line++) spanned.add(line);
  }

  /** Holds what keeps it from standing on one line: braces with statements or arms, a comment at the end of a line, a token over lines. */
  mustBreak(node: SyntaxNode): boolean {
    const { tokens } = this.tree;
    for (let index = tokens.indexAt(node.start); index < tokens.count && tokens.start(index) < node.end; index++) {
      if (this.of(tokens.start(index)) < this.of(tokens.end(index))) return true;
      if (tokens.start(index) > node.start && this.holdsLastComment(index)) return true;
    }
    const stack: SyntaxNode[] = [node];
    for (let inner = stack.pop(); inner !== undefined; inner = stack.pop()) {
      if (inner.kind === "Match" || (inner.kind === "Block" && inner.body.length > 0)) return true;
      for (const child of children(inner)) stack.push(child);
    }
    return false;
  }

  /** Whether a comment before the token ends its line. */
  private holdsLastComment(token: number): boolean {
    const pieces = this.tree.tokens.trivia(token);
    return pieces.some(({ kind }, at) => kind === "line-comment" || (kind === "block-comment" && pieces[at + 1]?.kind === "newline"));
  }
}
