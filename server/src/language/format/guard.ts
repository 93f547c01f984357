// What the formatter may not change: the same tokens in the same order (but for `;`, commas behind a last element, and the order of imports),
// the same comments, the same tree. Compared after every run, so that a fault of ours costs a layout and never a program.

import type { SyntaxNode } from "../syntax/nodes.ts";
import type { SyntaxTree } from "../syntax/parse.ts";
import type { Tokens } from "../syntax/tokens.ts";
import { children } from "../syntax/walk.ts";
import { withoutBlanksBehind } from "./comments.ts";
import { withoutImports } from "./imports.ts";

/** What differs first between a source and its formatted text. */
export type Difference = "tokens" | "comments" | "tree";

/** Compares the tree of the source with the tree of the formatted text; null where nothing differs that counts. */
export function differenceBetween(before: SyntaxTree, after: SyntaxTree): Difference | null {
  const kinds = compareTokens(before, after);
  if (kinds === null || !isSameList(importRuns(before), importRuns(after))) return "tokens";
  if (!isSameList(commentsOf(before.tokens), commentsOf(after.tokens))) return "comments";
  // the grammar reads nothing but the kinds of tokens: where they are the same, so is the tree
  return kinds === "same" || isSameShape(before, after) ? null : "tree";
}

/** Whether the kinds of the tokens outside of imports are the same; null where their texts are not. */
function compareTokens(before: SyntaxTree, after: SyntaxTree): "same" | "different" | null {
  const [left, right] = [new EssentialTokens(before), new EssentialTokens(after)];
  let areSame = true;
  for (;;) {
    const [index, other] = [left.next(), right.next()];
    if (index < 0 || other < 0) return index !== other ? null : areSame ? "same" : "different";
    if (!isSameText(before.tokens, index, after.tokens, other)) return null;
    areSame &&= before.tokens.kindName(index) === after.tokens.kindName(other);
  }
}

function isSameText(left: Tokens, index: number, right: Tokens, other: number): boolean {
  const [start, end] = [left.start(index), left.end(index)];
  const offset = right.start(other) - start;
  if (right.end(other) - offset !== end) return false;
  for (let at = start; at < end; at++) if (left.source.charCodeAt(at) !== right.source.charCodeAt(at + offset)) return false;
  return true;
}

const CLOSERS: ReadonlySet<string> = new Set([")", "]", "}"]);

/** `;` and a comma behind the last element may come and go. */
function isEssential(tokens: Tokens, index: number): boolean {
  const kind = tokens.kindName(index);
  return kind !== ";" && !(kind === "," && CLOSERS.has(tokens.kindName(index + 1)));
}

/** The tokens that may not change their place, one after the other: those that count, without the file's imports. */
class EssentialTokens {
  private readonly tokens: Tokens;
  private readonly imports: readonly SyntaxNode[];
  private index = 0;
  private importIndex = 0;

  constructor({ tokens, module }: SyntaxTree) {
    this.tokens = tokens;
    this.imports = module.body.filter((node) => node.kind === "Use");
  }

  /** Index of the next one; -1 behind the last one. */
  next(): number {
    for (; this.index < this.tokens.count; this.index++) {
      const start = this.tokens.start(this.index);
      let node = this.imports[this.importIndex];
      while (node !== undefined && start >= node.end) node = this.imports[++this.importIndex];
      const isImport = node !== undefined && start >= node.start;
      if (!isImport && isEssential(this.tokens, this.index)) return this.index++;
    }
    return -1;
  }
}

/** The texts of the file's imports, those beside each other in one order whatever theirs is, with the place of each run. */
function importRuns({ tokens, module }: SyntaxTree): readonly string[] {
  const texts: string[] = [];
  let run: string[] = [];
  let others = 0;
  const endRun = (): void => {
    texts.push(...run.sort());
    run = [];
  };
  for (const node of module.body) {
    if (node.kind === "Use") {
      const parts: string[] = [String(others)];
      for (let index = tokens.indexAt(node.start); tokens.start(index) < node.end; index++)
        if (isEssential(tokens, index)) parts.push(tokens.text(index));
      run.push(parts.join(" "));
      continue;
    }
    endRun();
    others += 1;
  }
  endRun();
  return texts;
}

/** All comments, without the blanks at the end of a line, in one order. */
function commentsOf(tokens: Tokens): readonly string[] {
  const comments: string[] = [];
  for (let index = 0; index < tokens.count; index++) {
    // one that stands before text that repair has put in is not marked
    if (!tokens.hasCommentBefore(index) && !tokens.isVirtual(index)) continue;
    for (const { kind, start, end } of tokens.trivia(index)) {
      if (kind === "line-comment") comments.push(withoutBlanksBehind(tokens.source.slice(start, end)));
      if (kind === "block-comment") comments.push(tokens.source.slice(start, end));
    }
  }
  return comments.sort();
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, index) => text === b[index]);
}

/** Whether the two trees have the same kinds of nodes in the same places, imports aside. */
function isSameShape(before: SyntaxTree, after: SyntaxTree): boolean {
  const pairs: (readonly [readonly SyntaxNode[], readonly SyntaxNode[]])[] = [[withoutImports(before), withoutImports(after)]];
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    const [left, right] = pair;
    if (left.length !== right.length) return false;
    for (const [index, node] of left.entries()) {
      const other = right[index];
      if (other === undefined || node.kind !== other.kind) return false;
      pairs.push([children(node), children(other)]);
    }
  }
  return true;
}
