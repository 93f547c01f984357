// Lists in brackets: arguments, elements, entries, parameters, members. All on one line, or each on its own with a comma behind the last.

import type { Spelling } from "../../syntax/kinds.ts";
import type { Span } from "../../text/span.ts";
import type { LeadingComment } from "../document/doc.ts";
import {
  blankLine,
  concat,
  concatAll,
  type Doc,
  group,
  hardLine,
  ifBroken,
  indent,
  line,
  softLine,
  verbatimText,
} from "../document/doc.ts";
import type { Emitter } from "../emitter.ts";

export interface BracketStyle {
  /** What may open it; the closing bracket follows from the first. */
  readonly open: readonly Spelling[];
  /** With blanks inside the brackets. */
  readonly isPadded?: boolean;
  /** With a comma behind the last item where each has its own line. */
  readonly hasTrailingComma?: boolean;
  /** With the comma of the source behind the last item, where it has one: `(a,)`. */
  readonly keepsLastComma?: boolean;
}

/** A list in brackets as it was read: its parts, still to be put together. */
export interface Bracketed {
  readonly opener: Doc;
  readonly items: readonly Item[];
  /** Comments behind the last item. */
  readonly dangling: readonly LeadingComment[];
  readonly closer: Doc;
  /** A comment inside needs a line of its own. */
  readonly isForced: boolean;
  readonly style: BracketStyle;
}

interface Item {
  readonly doc: Doc;
  /** The comma behind it, or its comments where it has none to keep. */
  readonly comma: Doc;
  readonly isAfterBlank: boolean;
}

/** Takes a list in brackets from the emitter, each item by `print`. */
export function readBracketed<Element extends Span>(
  elements: readonly Element[],
  emitter: Emitter,
  style: BracketStyle,
  print: (element: Element, emitter: Emitter) => Doc,
): Bracketed {
  const openIndex = emitter.index;
  const opener = emitter.take(style.open);
  const items: Item[] = [];
  for (const element of elements) {
    const isLast = items.length === elements.length - 1;
    const isAfterBlank = items.length > 0 && emitter.isAfterBlank();
    if (emitter.offset !== element.start) emitter.derail();
    const doc = print(element, emitter);
    const keepsComma = !isLast || style.keepsLastComma === true;
    const comma = keepsComma && emitter.next === "," ? emitter.take(",") : isLast ? emitter.skipIf(",") : "";
    items.push({ doc, comma, isAfterBlank });
  }
  const dangling = emitter.takeLeading();
  return { opener, items, dangling, closer: emitter.take(closerOf(style)), isForced: emitter.needsLines(openIndex), style };
}

function closerOf(style: BracketStyle): Spelling {
  switch (style.open[0]) {
    case "[":
      return "]";
    case "{":
      return "}";
    default:
      return ")";
  }
}

const COMMA_IF_BROKEN = ifBroken(",");

/** The list as a group: broken, each item has its own line. */
export function grouped(list: Bracketed, isForced = false): Doc {
  const { opener, items, dangling, closer, style } = list;
  if (items.length === 0 && dangling.length === 0) return list.isForced ? concat(opener, hardLine, closer) : concat(opener, closer);
  const edge = style.isPadded ? line : softLine;
  const content: Doc[] = [];
  for (const { doc, comma, isAfterBlank } of items) {
    content.push(content.length === 0 ? edge : line);
    if (isAfterBlank) content.push(blankLine);
    content.push(doc);
    if (comma !== "") content.push(comma);
  }
  if (content.length === 0) content.push(edge);
  else if (style.hasTrailingComma) content.push(COMMA_IF_BROKEN);
  dangling.forEach((comment, index) => {
    if (items.length + index > 0) content.push(line);
    content.push(verbatimText(comment.text));
  });
  return group(concat(opener, indent(concatAll(content)), edge, closer), isForced || list.isForced);
}

/** The comments in front of a closing bracket, each behind a place to break at; they go inside the brackets. */
export function danglingComments(emitter: Emitter): Doc {
  return concatAll(emitter.takeLeading().flatMap((comment) => [line, verbatimText(comment.text)]));
}

/** The list on one line, without places to break at. Only for one whose comments allow it. */
export function inline(list: Bracketed): Doc {
  const { opener, items, dangling, closer, style } = list;
  const pad = style.isPadded && items.length > 0 ? " " : "";
  const docs: Doc[] = [opener];
  if (pad !== "") docs.push(pad);
  items.forEach(({ doc, comma }, index) => {
    if (index > 0) docs.push(" ");
    docs.push(doc);
    if (comma !== "") docs.push(comma);
  });
  for (const { text } of dangling) docs.push(items.length === 0 ? "" : " ", verbatimText(text));
  if (pad !== "") docs.push(pad);
  docs.push(closer);
  return concatAll(docs);
}

/** A list in brackets as a group. */
export function bracketed<Element extends Span>(
  elements: readonly Element[],
  emitter: Emitter,
  style: BracketStyle,
  print: (element: Element, emitter: Emitter) => Doc,
): Doc {
  return grouped(readBracketed(elements, emitter, style, print));
}
