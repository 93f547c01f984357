// What formatted lines look like, checked on the text of a program without mistakes: tidy white space, operators at line ends, no bracket
// over several lines before a postfix, and no line that is too long and could be broken.

import type { Postfix, SyntaxNode } from "../../../server/src/language/syntax/nodes.ts";
import { parse, type SyntaxTree } from "../../../server/src/language/syntax/parse.ts";
import { children } from "../../../server/src/language/syntax/walk.ts";
import { breakOffsets } from "./break-offsets.ts";
import { Lines } from "./lines.ts";

export interface LineOptions {
  readonly lineWidth: number;
  /** Columns that a tab counts as. */
  readonly indentWidth: number;
  readonly useTabs: boolean;
}

/** One sentence for each line that breaks a rule. */
export function lineFaults(text: string, options: LineOptions): readonly string[] {
  const tree = parse(text);
  const lines = new Lines(tree, options.indentWidth);
  return [
    ...untidyLines(tree, lines, options.useTabs),
    ...operatorLines(tree, lines),
    ...brokenBrackets(tree, lines),
    ...longLines(tree, lines, options.lineWidth),
  ];
}

// ---------------------------------------------------------------- white space

function untidyLines({ source, tokens }: SyntaxTree, lines: Lines, useTabs: boolean): readonly string[] {
  const found: string[] = [];
  if (source === "") return [];
  if (/^\s*\n/.test(source)) found.push("the text begins with a blank line");
  if (!source.endsWith("\n") || /\n\s*\n$/.test(source)) found.push("the text does not end with one line end");
  for (let index = 0; index < tokens.count; index++) {
    if (tokens.text(index) === ";") found.push(`${lines.name(tokens.start(index))} holds a ;`);
    const trivia = tokens.trivia(index);
    trivia.forEach(({ kind, start, end }, at) => {
      const text = source.slice(start, end);
      if (kind === "line-comment" && /[ \t]$/.test(text)) found.push(`${lines.name(start)} ends with white space`);
      if (kind === "newline" && trivia[at + 1]?.kind === "newline" && trivia[at + 2]?.kind === "newline")
        found.push(`${lines.name(end)} is one blank line too many`);
      if (kind !== "whitespace") return;
      if (trivia[at + 1]?.kind === "newline") found.push(`${lines.name(start)} ends with white space`);
      const isIndent = start === 0 || source.charAt(start - 1) === "\n";
      if (isIndent ? text.includes(useTabs ? " " : "\t") : text !== " " && !isWide(tokens.text(index)))
        found.push(`${lines.name(start)} holds ${JSON.stringify(text)}`);
    });
  }
  return found;
}

/** More than one blank stands only before the aligned arrows of a match, and in an empty record type, which is `{  }`. */
function isWide(next: string): boolean {
  return next === "=>" || next === "}";
}

// ---------------------------------------------------------------- operators and brackets

function operatorLines({ module }: SyntaxTree, lines: Lines): readonly string[] {
  const found: string[] = [];
  for (const node of allNodes(module)) {
    if (node.kind !== "Binary") continue;
    for (const { at, operator } of node.rest) if (lines.isFirst(at)) found.push(`${lines.name(at)} begins with ${operator}`);
  }
  return found;
}

function brokenBrackets(tree: SyntaxTree, lines: Lines): readonly string[] {
  const found: string[] = [];
  for (const node of allNodes(tree.module)) {
    if (node.kind !== "Postfix") continue;
    for (const [bracket, after] of bracketPairs(node)) {
      if (lines.of(bracket.start) === lines.of(bracket.end) || lines.mustBreak(bracket)) continue;
      found.push(`${lines.name(after.start)}: ${tree.source.charAt(after.start)} follows a bracket over several lines`);
    }
  }
  return found;
}

/** Each part of a postfix chain that a `(`, `[` or `?` follows, with that. */
function bracketPairs({ base, suffixes }: Postfix): readonly (readonly [bracket: SyntaxNode, after: SyntaxNode])[] {
  const parts: readonly SyntaxNode[] = [base, ...suffixes];
  return parts.flatMap((after, index) => {
    const before = parts[index - 1];
    return before !== undefined && (after.kind === "Call" || after.kind === "Index" || after.kind === "Try")
      ? [[before, after] as const]
      : [];
  });
}

// ---------------------------------------------------------------- width

/**
 * A line is too long when what stands on it before a comment at its end is wider than the limit and a possible break (break-offsets.ts)
 * was not taken, unless the text before the first of these is too wide already. Lines with a part of a token or comment of several
 * lines don't count.
 */
function longLines(tree: SyntaxTree, lines: Lines, limit: number): readonly string[] {
  const offsets = breakOffsets(tree);
  return lines.codeLines().flatMap(({ number, start, end }) => {
    const width = lines.width(start, end);
    const first = offsets.find((offset) => offset > start && lines.endOfTokenAfter(offset) <= end);
    if (width <= limit || first === undefined || lines.width(start, first) > limit) return [];
    return [`line ${number} is ${width} wide and could end after ${JSON.stringify(tree.source.slice(start, first).trimStart())}`];
  });
}

function* allNodes(root: SyntaxNode): Iterable<SyntaxNode> {
  const stack: SyntaxNode[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    yield node;
    for (const child of children(node)) stack.push(child);
  }
}
