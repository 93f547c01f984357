// Blocks: a single statement that stands on the line of its braces stays there where it fits; all others have one line a statement.

import type { Block } from "../../syntax/nodes.ts";
import { BRACES } from "../brackets.ts";
import { breaks, concat, type Doc, group, hardLine, indent, joined, line } from "../document/doc.ts";
import type { Emitter } from "../emitter.ts";
import { blockEntries, entryLines } from "./statement-lists.ts";

export function block(node: Block, emitter: Emitter): Doc {
  const { doc, isOneLine } = readBlock(node, emitter);
  return isOneLine ? group(doc) : doc;
}

/** A block, and whether it may stand on one line: then its own lines break with the group around it. */
export function readBlock(node: Block, emitter: Emitter): { readonly doc: Doc; readonly isOneLine: boolean } {
  const openIndex = emitter.index;
  const opener = emitter.take(BRACES);
  const entries = blockEntries(node.body, emitter.tokens.indexAt(node.end - 1), emitter);
  const content = entryLines(entries);
  const closeIndex = emitter.index;
  const closer = emitter.take("}");
  if (entries.length === 0 && emitter.needsLines(openIndex)) return { doc: concat(opener, hardLine, closer), isOneLine: false };
  if (entries.length === 0) return { doc: concat(opener, closer), isOneLine: true };
  const mayCollapse =
    !emitter.hasLineBreak(openIndex, closeIndex) || (emitter.options.collapseBlocks && !entries.some((entry) => entry.isVerbatim));
  if (entries.length === 1 && mayCollapse && !emitter.needsLines(openIndex) && !breaks(content))
    return { doc: concat(opener, indent(concat(line, content)), line, closer), isOneLine: true };
  // a line ends behind the brace in any case: a comment before it may come to stand there
  const brace = typeof opener === "string" ? joined(opener) : opener;
  return { doc: group(concat(brace, indent(concat(hardLine, content)), hardLine, closer), true), isOneLine: false };
}
