// Formats the whole statements that a selection touches, and leaves everything around them as it is.

import type { Statement, SyntaxNode } from "../syntax/nodes.ts";
import { parse, type SyntaxTree } from "../syntax/parse.ts";
import { reparse } from "../syntax/reparse.ts";
import { children } from "../syntax/walk.ts";
import { indentationWidth } from "../text/display-width.ts";
import { indentationAt, lineStartAt } from "../text/lines.ts";
import type { Span, TextEdit } from "../text/span.ts";
import { gapBefore } from "./comments.ts";
import { Layout } from "./document/layout.ts";
import { Emitter } from "./emitter.ts";
import { differenceBetween } from "./guard.ts";
import type { FormatOptions } from "./options.ts";
import { lineEndOf } from "./print.ts";
import { entryLines, selectedEntries } from "./rules/statement-lists.ts";
import { areOnOneLine } from "./shared-lines.ts";

/** Statements of one list that begin and end lines of their own. */
interface Selection extends Span {
  readonly statements: readonly Statement[];
}

/**
 * The edit (UTF-16 offsets) that formats the statements which `span` touches: the innermost ones that stand on lines of their own. None
 * where they are in style already, where the span touches no statement, or where the result would not be the same program.
 */
export function formatRange(source: string, span: Span, options: FormatOptions): readonly TextEdit[] {
  return formatRangeIn(parse(source), span, options);
}

/** The same in a text that has been parsed. */
export function formatRangeIn(tree: SyntaxTree, span: Span, options: FormatOptions): readonly TextEdit[] {
  const { source } = tree;
  const selection = selectStatements(tree, span);
  if (selection === null) return [];
  const newText = printSelection(tree, selection, options);
  const { start, end } = selection;
  if (newText === source.slice(start, end)) return [];
  const result = reparse(tree, source.slice(0, start) + newText + source.slice(end));
  if (differenceBetween(tree, result) !== null) return [];
  const again = selectStatements(result, { start, end: start + newText.length });
  return again !== null && printSelection(result, again, options) === newText ? [{ span: { start, end }, newText }] : [];
}

function selectStatements(tree: SyntaxTree, span: Span): Selection | null {
  let best: Selection | null = null;
  let lists: readonly (readonly Statement[])[] = [tree.module.body];
  while (lists.length > 0) {
    const chosen = lists.map((body) => ownLines(tree, body, span)).find((selection) => selection !== null);
    if (chosen === undefined) break;
    best = chosen ?? best;
    const [only, ...more] = chosen?.statements ?? [];
    // only a selection inside a single statement can be meant for what is inside it
    lists = only === undefined || more.length > 0 || span.start < only.start || span.end > only.end ? [] : listsIn(only, span);
  }
  return best;
}

/** The lists of statements directly inside a statement that hold the whole span, the outermost ones. */
function listsIn(statement: Statement, span: Span): readonly (readonly Statement[])[] {
  const found: (readonly Statement[])[] = [];
  const stack: SyntaxNode[] = [statement];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    for (const child of children(node)) {
      if (child.start > span.start || child.end < span.end) continue;
      if (child.kind === "Block") found.push(child.body);
      else stack.push(child);
    }
  }
  return found;
}

/** The statements of a list that the span touches, with those that share their lines; null where others share these too. */
function ownLines({ source, tokens }: SyntaxTree, body: readonly Statement[], span: Span): Selection | null {
  let first = body.findIndex((node) => node.end >= span.start);
  let last = body.findLastIndex((node) => node.start <= span.end);
  if (first < 0 || last < first) return null;
  while (areOnOneLine(source, body[first - 1], body[first])) first -= 1;
  while (areOnOneLine(source, body[last], body[last + 1])) last += 1;
  const statements = body.slice(first, last + 1);
  const start = statements[0]?.start ?? 0;
  let end = statements.at(-1)?.end ?? 0;
  // what stands behind the last statement on its line belongs to it
  let next = tokens.indexAt(end - 1) + 1;
  for (; tokens.kindName(next) === ";" && !tokens.isLineStart(next); next++) end = tokens.end(next);
  const behind = gapBefore(tokens, next, false).trailing.at(-1);
  if (behind !== undefined) end = source.indexOf(behind.text, end) + behind.text.length;
  const isAlone = /^[ \t]*$/.test(source.slice(lineStartAt(source, start), start)) && /^[ \t\r]*(\n|$)/.test(source.slice(end));
  return isAlone ? { start, end, statements } : null;
}

/** The statements in style, at the indentation that the first of them has. */
function printSelection(tree: SyntaxTree, { statements, start, end }: Selection, options: FormatOptions): string {
  const { source, tokens } = tree;
  const emitter = new Emitter(tree, options, { kept: null, known: new Set() });
  emitter.index = tokens.indexAt(start);
  // what stands above the first statement stays there
  emitter.dropLeading(emitter.leading().length);
  const entries = selectedEntries(statements, tokens.indexAt(end), emitter);
  const blanks = indentationAt(source, start);
  const level = options.indentWidth === 0 ? 0 : Math.floor(indentationWidth(blanks, options.indentWidth) / options.indentWidth);
  const layout = new Layout({ ...options, lineEnd: lineEndOf(source) });
  layout.add(entryLines(entries), level);
  return layout.finish().trim();
}
