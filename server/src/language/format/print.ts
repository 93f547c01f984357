// A syntax tree to text, without a look at whether the text is right: that is the guard's business.

import type { SyntaxTree } from "../syntax/parse.ts";
import { blockCommentEnd } from "../syntax/tokens.ts";
import type { Span } from "../text/span.ts";
import { Layout } from "./document/layout.ts";
import { Emitter, type PrintScope } from "./emitter.ts";
import { sortImports } from "./imports.ts";
import type { LeftAsIs } from "./left-as-is.ts";
import type { FormatOptions } from "./options.ts";
import { fileEntries } from "./rules/statement-lists.ts";

export interface Printed {
  readonly text: string;
  /** What stands as it stood in the source because no layout of it is safe, in order. */
  readonly left: readonly LeftAsIs[];
  /** What was switched off, in order. */
  readonly regions: readonly Span[];
}

/** The whole file, with the line ends, the byte order mark and the `#!` line of the source. */
export function print(tree: SyntaxTree, options: FormatOptions, scope: PrintScope): Printed {
  const emitter = new Emitter(tree, options, scope);
  const entries = fileEntries(tree.module, emitter);
  const lineEnd = lineEndOf(tree.source);
  const layout = new Layout({ ...options, lineEnd });
  const ordered = options.sortImports ? sortImports(entries, tree.source) : entries;
  let isFirst = true;
  for (const { doc, isAfterBlank } of ordered) {
    if (!isFirst && isAfterBlank) layout.blankLine();
    layout.add(doc, 0);
    layout.endLine();
    isFirst = false;
  }
  const text = fileStart(tree, lineEnd) + layout.finish();
  return { text: isOpenAtEnd(tree) ? text.slice(0, -lineEnd.length) : text, left: emitter.left, regions: emitter.regions };
}

/** The byte order mark, and the `#!` line with the empty line behind it. */
function fileStart({ source, tokens }: SyntaxTree, lineEnd: string): string {
  const pieces = tokens.trivia(0);
  const mark = pieces.some((piece) => piece.kind === "byte-order-mark") ? "\ufeff" : "";
  const shebang = pieces.find((piece) => piece.kind === "shebang");
  if (shebang === undefined) return mark;
  const hasBlank = /^\r?\n[ \t]*\r?\n/.test(source.slice(shebang.end));
  return `${mark}${source.slice(shebang.start, shebang.end).trimEnd()}${lineEnd}${hasBlank ? lineEnd : ""}`;
}

/** Lines end as the first one does. */
export function lineEndOf(source: string): "\n" | "\r\n" {
  const feed = source.indexOf("\n");
  return feed > 0 && source.charCodeAt(feed - 1) === 0x0d ? "\r\n" : "\n";
}

/** Whether the last text of the file is not closed, so that a line break behind it would become part of it. */
function isOpenAtEnd({ source, tokens }: SyntaxTree): boolean {
  if (source.endsWith("\n")) return false;
  const last = tokens.trivia(tokens.count - 1).at(-1);
  if (last?.kind === "block-comment") return blockCommentEnd(source, last.start) < 0;
  let index = tokens.count - 2;
  while (index > 0 && tokens.isVirtual(index)) index -= 1;
  return tokens.kindName(index) === "<triple>" && !/^"""[^]*"""$/.test(tokens.text(index));
}
