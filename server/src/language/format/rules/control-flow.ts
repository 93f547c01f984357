// Control flow: conditionals, loops, jumps, `match`, and the words that take a block.

import type {
  Break,
  Continue,
  Expression,
  For,
  If,
  IfBranch,
  Loop,
  Match,
  MatchArm,
  Return,
  Spawn,
  Unsafe,
  While,
} from "../../syntax/nodes.ts";
import { displayWidth } from "../../text/display-width.ts";
import { BRACES } from "../brackets.ts";
import { blankLine, concat, concatAll, type Doc, group, hardLine, indent, joined, leading } from "../document/doc.ts";
import { flatText } from "../document/flat-text.ts";
import type { Emitter } from "../emitter.ts";
import { block, readBlock } from "./blocks.ts";
import { expression } from "./expressions.ts";
import { arrowBody } from "./functions.ts";
import { modifiersBefore, modifiersBehind } from "./modifiers.ts";
import { pattern } from "./patterns.ts";
import { commentEntries, entryLines } from "./statement-lists.ts";

/** `if … { } else if … { } else { }`: if all its blocks may stand on one line they break together. */
export function ifChain({ branches, otherwise }: If, emitter: Emitter): Doc {
  const parts: Part[] = branches.flatMap((branch, index) => {
    const keyword = index === 0 ? emitter.take("if") : elseIf(emitter);
    return [text(keyword), text(" "), ...ifBranch(branch, emitter)];
  });
  if (otherwise !== null) parts.push(text(elseWord(emitter)), ...elseBody(otherwise, emitter));
  const areOneLine = parts.every((part) => part.isOneLine);
  return areOneLine
    ? group(concatAll(parts.map((part) => part.doc)))
    : concatAll(parts.map((part) => (part.isBlock && part.isOneLine ? group(part.doc) : part.doc)));
}

interface Part {
  readonly doc: Doc;
  readonly isBlock: boolean;
  readonly isOneLine: boolean;
}

function text(doc: Doc): Part {
  return { doc, isBlock: false, isOneLine: true };
}

function ifBranch(branch: IfBranch, emitter: Emitter): readonly Part[] {
  if (branch.pattern !== null) return [text(emitter.derail())];
  const condition = head(branch.condition, emitter);
  return [text(condition), text(" "), body(branch.body, emitter)];
}

function body(node: Expression, emitter: Emitter): Part {
  if (node.kind !== "Block") return text(expression(node, emitter));
  return { ...readBlock(node, emitter), isBlock: true };
}

/** The body of a loop, and the blank or the line break before it: a body without braces stays on a line of its own (syntax.md §2.4). */
function loopBody(node: Expression, emitter: Emitter): Doc {
  return node.kind === "Block" ? concat(" ", block(node, emitter)) : bareBody(node, emitter);
}

function bareBody(node: Expression, emitter: Emitter): Doc {
  const isBelow = emitter.tokens.isLineStart(emitter.index);
  return isBelow ? indent(concat(hardLine, expression(node, emitter))) : concat(" ", expression(node, emitter));
}

function elseBody(node: Expression, emitter: Emitter): readonly Part[] {
  if (node.kind === "Block") return [text(" "), body(node, emitter)];
  const isOneLine = !emitter.tokens.isLineStart(emitter.index);
  return [{ doc: bareBody(node, emitter), isBlock: false, isOneLine }];
}

/** ` else if`, or on a line of its own below a comment. */
function elseIf(emitter: Emitter): Doc {
  if (emitter.isNext("elif")) return concat(beforeElse(emitter), emitter.take("elif"));
  return concat(elseWord(emitter), " ", emitter.take("if"));
}

function elseWord(emitter: Emitter): Doc {
  return concat(beforeElse(emitter), emitter.take("else"));
}

function beforeElse(emitter: Emitter): Doc {
  return emitter.hasLineComment() ? hardLine : " ";
}

/** What stands between a keyword and a block: its further lines are indented more than the block's. */
function head(node: Expression, emitter: Emitter): Doc {
  return indent(expression(node, emitter));
}

export function whileLoop(node: While, emitter: Emitter): Doc {
  const start = concat(emitter.take("while"), " ", head(node.condition, emitter));
  return concat(start, loopBody(node.body, emitter));
}

export function forLoop(node: For, emitter: Emitter): Doc {
  const { start } = node.pattern;
  const keyword = emitter.take("for");
  const before = modifiersBefore(node.modifiers, start, emitter);
  const variable = pattern(node.pattern, emitter);
  const behind = modifiersBehind(node.modifiers, start, emitter);
  const inWord = emitter.take("in");
  const opening = concat(keyword, " ", before, variable, behind, " ", inWord, " ", head(node.iterable, emitter));
  return concat(opening, loopBody(node.body, emitter));
}

/** `loop { }`, `spawn { }`, `unsafe { }`. */
export function keywordBody(node: Loop | Spawn | Unsafe, emitter: Emitter): Doc {
  const keyword = emitter.take(["loop", "spawn", "unsafe"]);
  return concat(keyword, loopBody(node.body, emitter));
}

/** `return e`, `break ::label e`. */
export function jump(node: Return | Break | Continue, emitter: Emitter): Doc {
  const keyword = emitter.take(["return", "return⏎", "break", "break⏎", "continue", "continue⏎"]);
  const label = node.kind === "Return" || node.label === null ? "" : concat(" ", emitter.takeUntil(node.label.end));
  if (node.value === null) return concat(keyword, label);
  // behind a label the language goes on with the next line, but hardly anyone who writes that means it
  const separator = label !== "" && emitter.tokens.isLineStart(emitter.index) ? hardLine : " ";
  return concat(keyword, label, separator, expression(node.value, emitter));
}

/** One arm a line, with their arrows in one column where that leaves room for what stands behind them. */
export function match({ subject, arms }: Match, emitter: Emitter): Doc {
  const start = concat(emitter.take("match"), " ", head(subject, emitter), " ");
  const opener = emitter.take(BRACES);
  const rows = arms.map((arm, index) => ({
    isAfterBlank: index > 0 && emitter.isAfterBlank(),
    ...(arm.kind === "Error" ? { head: emitter.derail(), tail: "" } : matchArm(arm, index === arms.length - 1, emitter)),
  }));
  const dangling = entryLines(commentEntries(emitter));
  const closer = emitter.take("}");
  if (rows.length === 0 && dangling === "") return concat(start, opener, closer);
  const widths = rows.map((row) => armWidth(row.head));
  const widest = widths.reduce<number>((most, width) => Math.max(most, width ?? 0), 0);
  const column = widest <= emitter.options.lineWidth / 3 ? widest : 0;
  const lines = rows.flatMap((row, index) => {
    const width = widths[index] ?? column;
    const padding = " ".repeat(Math.max(column - width, 0));
    return [index === 0 ? "" : hardLine, row.isAfterBlank ? blankLine : "", row.head, padding, row.tail];
  });
  const content = concatAll([hardLine, ...lines, rows.length > 0 && dangling !== "" ? hardLine : "", dangling]);
  return concat(start, group(concat(typeof opener === "string" ? joined(opener) : opener, indent(content), hardLine, closer), true));
}

/** Columns of what stands before an arm's arrow; null where that has comments or several lines. */
function armWidth(doc: Doc): number | null {
  const pieces = typeof doc !== "string" && doc.kind === "concat" && isLeading(doc.parts[0]) ? concatAll(doc.parts.slice(1)) : doc;
  const written = flatText(pieces);
  return written === null ? null : displayWidth(written);
}

function isLeading(doc: Doc | undefined): boolean {
  return typeof doc === "object" && doc.kind === "leading";
}

interface ArmDocs {
  /** The pattern and its guard. */
  readonly head: Doc;
  /** From the arrow on. */
  readonly tail: Doc;
}

function matchArm(arm: MatchArm, isLast: boolean, emitter: Emitter): ArmDocs {
  if (emitter.offset !== arm.start) return { head: emitter.derail(), tail: "" };
  const before = leading(emitter.takeLeading());
  const shape = pattern(arm.pattern, emitter);
  const guard = arm.guard === null ? "" : concat(" ", emitter.take("if"), " ", expression(arm.guard, emitter));
  const arrow = concat(" ", emitter.takeJoined(["=>arm", "=>"]));
  const value = arm.body.kind === "Block" ? concat(" ", block(arm.body, emitter)) : arrowBody(arm.body, emitter);
  // a comma is added behind the last arm only: between arms it would be another program's
  const comma = emitter.isNext(",") ? emitter.take(",") : isLast ? "," : "";
  return { head: concat(before, shape, guard), tail: concat(arrow, value, comma) };
}
