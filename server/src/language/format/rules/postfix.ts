// Calls, fields, indexes and `?`. Two things decide their lines: a bracket that has `(`, `[` or `?` behind it is never broken, since the
// compiler would read what follows as a new statement (docs/formatting.md §3); a chain of several calls breaks before its dots.

import { assertNever } from "../../assert-never.ts";
import type { Argument, Call, Expression, Index, Postfix, Slice, Suffix } from "../../syntax/nodes.ts";
import { displayWidth } from "../../text/display-width.ts";
import type { Span } from "../../text/span.ts";
import { PARENS, SQUARE } from "../brackets.ts";
import { breaks, concat, concatAll, type Doc, flat, type Group, hardLine, hug, indent } from "../document/doc.ts";
import type { Emitter } from "../emitter.ts";
import { grouped, inline, readBracketed } from "./bracketed.ts";
import { expression } from "./expressions.ts";

const PARENS_STYLE = { open: PARENS, hasTrailingComma: true };
const SQUARE_STYLE = { open: SQUARE };

export function postfix({ base, suffixes }: Postfix, emitter: Emitter): Doc {
  const [only] = suffixes;
  const isFlatBase = hasBracketBehind(only) || !continues(base);
  const start = isFlatBase ? onOneLine(expression(base, emitter), base, emitter) : expression(base, emitter);
  if (suffixes.length === 1 && only !== undefined) return concat(start, suffixDoc(only, false, emitter));
  const head: Doc[] = [start];
  const links: Doc[][] = [];
  let hasLines = false;
  let target = head;
  suffixes.forEach((suffix, index) => {
    const next = suffixes[index + 1];
    if (suffix.kind === "Field" && next?.kind === "Call" && continues(suffixes[index - 1] ?? base)) {
      hasLines ||= emitter.hasLineComment();
      target = [];
      links.push(target);
    }
    target.push(suffixDoc(suffix, hasBracketBehind(next), emitter));
  });
  if (links.length === 0) return concatAll(head);
  const isShort = base.kind === "Name" && displayWidth(emitter.source.slice(base.start, base.end)) <= emitter.options.indentWidth;
  if (links.length > 1 && head.length === 1 && isShort && !hasLines) head.push(...(links.shift() ?? []));
  const isOneLink = links.length === 1 && !hasLines && hasArguments(suffixes);
  return isOneLink ? concatAll([...head, ...links.flat()]) : chain(concatAll(head), links, hasLines);
}

/** Whether the compiler goes on with an expression of this kind when the next line begins with a dot (syntax.md §5). */
function continues({ kind }: Expression | Suffix): boolean {
  return kind === "Name" || kind === "List" || kind === "Tuple" || kind === "Call" || kind === "Index" || kind === "Field";
}

/** What must stay on one line; if it can't, and did in the source, the statement stays as it was. */
function onOneLine(doc: Doc, { start, end }: Span, emitter: Emitter): Doc {
  return breaks(doc) && !emitter.source.slice(start, end).includes("\n") ? emitter.derail() : flat(doc);
}

/** Whether the last call has brackets that can be broken. */
function hasArguments(suffixes: readonly Suffix[]): boolean {
  const last = suffixes.findLast((suffix) => suffix.kind === "Call");
  return last !== undefined && last.arguments.length > 0;
}

function hasBracketBehind(suffix: Suffix | undefined): boolean {
  return suffix?.kind === "Call" || suffix?.kind === "Index" || suffix?.kind === "Try";
}

/** `head.a(…).b(…)`: on one line, with the last call's bracket broken, or each call on a line of its own. */
function chain(head: Doc, links: readonly (readonly Doc[])[], hasLines: boolean): Doc {
  const broken = concat(head, indent(concatAll(links.flatMap((link) => [hardLine, ...link]))));
  const last = links.at(-1)?.at(-1) ?? "";
  const before = [head, ...links.flat().slice(0, -1)];
  const canHug = typeof last !== "string" && last.kind === "hug";
  if (hasLines || before.some(breaks) || (breaks(last) && !canHug)) return broken;
  return hug(concatAll([...before, last]), canHug ? last.target : null, broken);
}

function suffixDoc(suffix: Suffix, isFlat: boolean, emitter: Emitter): Doc {
  if (emitter.offset !== suffix.start) return emitter.derail();
  switch (suffix.kind) {
    case "Call":
      return call(suffix, isFlat, emitter);
    case "Index":
      return index(suffix, emitter);
    case "Field":
      return suffix.name.start === suffix.name.end ? emitter.derail() : emitter.takeUntil(suffix.end);
    case "Try":
      return emitter.takeUntil(suffix.end);
    default:
      return assertNever(suffix);
  }
}

function call(node: Call, isFlat: boolean, emitter: Emitter): Doc {
  const list = readBracketed(node.arguments, emitter, PARENS_STYLE, argument);
  if (isFlat && !list.isForced) return onOneLine(inline(list), node, emitter);
  const last = list.items.at(-1);
  const lastNode = node.arguments.at(-1);
  if (list.isForced || last === undefined || lastNode === undefined || !canHug(lastNode)) return grouped(list);
  if (list.items.some((item) => item !== last && breaks(item.doc))) return grouped(list);
  return hug(inline(list), lastGroup(last.doc), grouped(list, true));
}

/** Whether an argument ends with a bracket that may be broken while what stands before it stays on the line of the call. */
function canHug(node: Argument): boolean {
  switch (node.kind) {
    case "Block":
    case "List":
    case "Dict":
    case "SetLiteral":
    case "RecordLiteral":
    case "Match":
      return true;
    case "Lambda":
      return node.body.kind === "Block" || node.body.kind === "Match";
    case "NamedArgument":
      return canHug(node.value);
    default:
      return false;
  }
}

/** The group that ends the document. */
function lastGroup(doc: Doc): Group | null {
  if (typeof doc === "string") return null;
  if (doc.kind === "group") return doc;
  return doc.kind === "concat" ? lastGroup(doc.parts.at(-1) ?? "") : null;
}

/** An argument or an element: `e`, `name=e`, or `name: e` as other languages write it. */
export function argument(node: Argument, emitter: Emitter): Doc {
  if (node.kind !== "NamedArgument") return expression(node, emitter);
  const name = expression(node.name, emitter);
  const isColon = emitter.isNext(":");
  const sign = emitter.takeJoined(["=", ":"]);
  return concat(name, sign, isColon ? " " : "", expression(node.value, emitter));
}

function index(node: Index, emitter: Emitter): Doc {
  const list = readBracketed(node.indexes, emitter, SQUARE_STYLE, indexItem);
  return list.isForced ? grouped(list) : flat(inline(list));
}

function indexItem(node: Expression | Slice, emitter: Emitter): Doc {
  if (node.kind !== "Slice") return expression(node, emitter);
  const from = node.from === null ? "" : expression(node.from, emitter);
  const colon = emitter.take(":");
  return concat(from, colon, node.to === null ? "" : expression(node.to, emitter));
}
