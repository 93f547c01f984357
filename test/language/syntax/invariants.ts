// What holds for the tree of any text at all. Each function gives the violations it finds as sentences; an empty list is the proof.
// All walks here keep their own stack, except `recursiveDepth`, whose point is to recurse.

import type { SyntaxNode } from "../../../server/src/language/syntax/nodes.ts";
import type { SyntaxTree } from "../../../server/src/language/syntax/parse.ts";
import type { TriviaKind } from "../../../server/src/language/syntax/tokens.ts";
import { children } from "../../../server/src/language/syntax/walk.ts";

/** Nesting of nodes that any later walk may rely on. */
export const depthLimit = 1000;

/** Enough to understand a failure; a broken tree would repeat itself thousands of times. */
const reported = 5;

export function violations(tree: SyntaxTree): readonly string[] {
  return [...nodeViolations(tree), ...tokenViolations(tree), ...diagnosticViolations(tree)].slice(0, reported);
}

/** Children lie within their parent, in order, without overlap; anchors lie within their node; nothing nests too deep. */
export function nodeViolations(tree: SyntaxTree): readonly string[] {
  const { source, module, tokens } = tree;
  const found: string[] = [];
  const starts = new Set<number>();
  const ends = new Set<number>();
  for (let index = 0; index < tokens.count; index++) {
    starts.add(tokens.start(index));
    ends.add(tokens.end(index));
  }
  const stack: { readonly node: SyntaxNode; readonly depth: number }[] = [{ node: module, depth: 1 }];
  for (let top = stack.pop(); top !== undefined && found.length < reported; top = stack.pop()) {
    const { node, depth } = top;
    const { start, anchor, end } = node;
    const name = `${node.kind} ${start}..${end}`;
    if (!(0 <= start && start <= anchor && anchor <= end && end <= source.length))
      found.push(`${name} with anchor ${anchor} is not a range`);
    if (depth > depthLimit) found.push(`${name} is ${depth} levels deep`);
    if (node.kind.startsWith("Missing") && start !== end) found.push(`${name} is missing and yet has text`);
    const parts = children(node);
    // A node whose edge is a child's edge leaves it to the child: what is missing has no token.
    if (node.kind !== "Module" && start !== end) {
      if (!starts.has(start) && parts[0]?.start !== start) found.push(`${name} does not start where a token starts`);
      if (!ends.has(end) && parts.at(-1)?.end !== end) found.push(`${name} does not end where a token ends`);
    }
    let before = start;
    for (const child of parts) {
      if (child.start < before || child.end > end) found.push(`${child.kind} ${child.start}..${child.end} is out of place in ${name}`);
      before = Math.max(before, child.end);
      stack.push({ node: child, depth: depth + 1 });
    }
  }
  return found;
}

/** Trivia and tokens follow each other without a gap and give the source back; each piece of trivia is what trivia can be. */
export function tokenViolations({ source, tokens, diagnostics }: SyntaxTree): readonly string[] {
  const found: string[] = [];
  let at = 0;
  const pieces: string[] = [];
  for (let index = 0; index < tokens.count && found.length < reported; index++) {
    for (const piece of tokens.trivia(index)) {
      const text = source.slice(piece.start, piece.end);
      if (piece.start !== at) found.push(`trivia starts at ${piece.start}, not at ${at}`);
      if (piece.end <= piece.start) found.push(`trivia at ${piece.start} is empty`);
      if (!isTrivia(piece.kind, text, piece.start)) found.push(`${JSON.stringify(text)} at ${piece.start} is no ${piece.kind}`);
      if (piece.kind === "invisible" && diagnostics.length === 0)
        found.push(`${JSON.stringify(text)} at ${piece.start} is dropped in silence`);
      pieces.push(text);
      at = piece.end;
    }
    if (tokens.start(index) !== at) found.push(`token ${index} (${tokens.kindName(index)}) starts at ${tokens.start(index)}, not at ${at}`);
    pieces.push(source.slice(at, tokens.end(index)));
    at = tokens.end(index);
  }
  if (tokens.count === 0) return ["there is no end of file"];
  if (found.length > 0) return found;
  const last = tokens.count - 1;
  if (tokens.start(last) !== source.length || tokens.end(last) !== source.length) found.push("the last token is not the empty end of file");
  if (pieces.join("") !== source) found.push("tokens and trivia do not give the source back");
  return found;
}

/** Whether the text is what the piece says it is. */
function isTrivia(kind: TriviaKind, text: string, start: number): boolean {
  switch (kind) {
    case "whitespace":
      return /^[ \t\r]+$/.test(text);
    case "newline":
      return /^\r?\n$/.test(text);
    case "line-comment":
      return /^(\/\/|#)[^\n]*$/.test(text);
    case "block-comment":
      return text.startsWith("/*") && isBlockComment(text);
    case "byte-order-mark":
      return text === "\ufeff" && start === 0;
    case "shebang":
      return /^#![^\n]*$/.test(text) && start <= 1;
    case "invisible":
      return /^[^\u0021-\u007e]$/u.test(text);
  }
}

/** Comments nest. One comment, closed at its last character or never. */
function isBlockComment(text: string): boolean {
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const pair = text.slice(index, index + 2);
    if (pair === "/*") depth++;
    if (pair === "*/") depth--;
    if (pair === "/*" || pair === "*/") index++;
    if (depth === 0) return index === text.length - 1;
  }
  return depth > 0;
}

/** Diagnostics are in order of position and lie in the source. */
export function diagnosticViolations({ source, diagnostics }: SyntaxTree): readonly string[] {
  const found: string[] = [];
  let before = 0;
  for (const { code, finding, severity, span, fixes } of diagnostics) {
    const name = `${code} ${finding} ${span.start}..${span.end}`;
    if (!(0 <= span.start && span.start <= span.end && span.end <= source.length)) found.push(`${name} is not in the source`);
    if (span.start < before) found.push(`${name} comes after a diagnostic at ${before}`);
    if (!/^[EWX]\d{4}$/.test(code) || !["error", "warning", "note"].includes(severity))
      found.push(`${name} has a strange code or severity`);
    for (const { span: edited } of fixes?.flatMap((fix) => fix.edits) ?? []) {
      if (!(0 <= edited.start && edited.start <= edited.end && edited.end <= source.length))
        found.push(`${name} has a fix outside the source`);
    }
    before = span.start;
    if (found.length >= reported) break;
  }
  return found;
}

/** Depth of the tree, measured by plain recursion: overflows where a later recursive walk would. */
export function recursiveDepth(node: SyntaxNode): number {
  let deepest = 0;
  for (const child of children(node)) deepest = Math.max(deepest, recursiveDepth(child));
  return deepest + 1;
}

/** Everything that `parse` answers, as plain data that can be compared. */
export function answerOf(tree: SyntaxTree): unknown {
  const { module, tokens, diagnostics } = tree;
  const texts: unknown[] = [];
  for (let index = 0; index < tokens.count; index++) {
    texts.push([tokens.kindName(index), tokens.start(index), tokens.end(index), [...tokens.trivia(index)]]);
  }
  return { module, diagnostics, tokens: texts };
}
