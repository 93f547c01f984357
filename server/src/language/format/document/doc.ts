// The layout words that the rules are written in: a small document algebra after Wadler and Prettier. A document says where a line may
// break; layout.ts alone decides where it does.

/** A piece of text without a line break, or documents one after the other. */
export type Doc =
  | string
  | Concat
  | Group
  | Indent
  | Line
  | BlankLine
  | IfBroken
  | Flat
  | Hug
  | MultiLine
  | Joined
  | Raw
  | InlineComment
  | Trailing
  | Leading;

/** What all documents but plain text share. */
interface Base<Kind extends string> {
  readonly kind: Kind;
  /** A line break inside is certain, whatever the width. */
  readonly breaks: boolean;
}

interface Concat extends Base<"concat"> {
  readonly parts: readonly Doc[];
}

/** Laid out on one line where that fits, else with all its own lines broken; always broken where `isForced`. */
export interface Group extends Base<"group"> {
  readonly content: Doc;
  readonly isForced: boolean;
  /** What stands before it on its line is broken first. */
  readonly isLate: boolean;
}

interface Indent extends Base<"indent"> {
  readonly content: Doc;
}

/** A line break where the enclosing group is broken (or always, for `hard`), else a blank (`line`) or nothing (`soft`). */
interface Line extends Base<"line"> {
  readonly mode: "line" | "soft" | "hard";
}

/** An empty line before the next line break, where the enclosing group is broken. */
interface BlankLine extends Base<"blank-line"> {}

interface IfBroken extends Base<"if-broken"> {
  readonly content: Doc;
}

/** Laid out on one line although it may not fit. */
interface Flat extends Base<"flat"> {
  readonly content: Doc;
}

/**
 * Three ways to lay out one thing: `content`, which has no line breaks of its own, on one line where it fits; else with only its last
 * bracket, `target`, broken, where what stands before that fits; else `broken`.
 */
export interface Hug extends Base<"hug"> {
  readonly content: Doc;
  readonly target: Group | null;
  readonly broken: Doc;
}

/** Text with line breaks of its own, which stand as they are. */
interface MultiLine extends Base<"multi-line"> {
  readonly text: string;
  /** Its lines after the first move by as much as the first one does, which stood at this column in the source; null where they stay. */
  readonly column: number | null;
}

/** Text that stays on the line of what is before it, also where that has a comment behind it, which then stands behind this. */
interface Joined extends Base<"joined"> {
  readonly text: string;
}

/** Text that stands as it is, its indentation included; it begins a line. */
interface Raw extends Base<"raw"> {
  readonly text: string;
}

/** A comment that ends its line: it waits for what is joined to that line, and what comes then begins a new one. */
interface Trailing extends Base<"trailing"> {
  readonly text: string;
}

/** A block comment with code behind it on its line. */
interface InlineComment extends Base<"inline-comment"> {
  readonly text: string;
}

/** Comments in front of a token. On lines of their own where the token begins a line, else in the line. */
interface Leading extends Base<"leading"> {
  readonly comments: readonly LeadingComment[];
}

export interface LeadingComment {
  readonly text: string;
  readonly isLine: boolean;
  /** Ends its line in the source. */
  readonly endsLine: boolean;
  /** An empty line follows it in the source. */
  readonly isBeforeBlank: boolean;
}

/** Whether a line break inside `doc` is certain. */
export function breaks(doc: Doc): boolean {
  return typeof doc !== "string" && doc.breaks;
}

export function concat(...parts: readonly Doc[]): Doc {
  return concatAll(parts);
}

export function concatAll(parts: readonly Doc[]): Doc {
  if (parts.length === 1) return parts[0] ?? "";
  let isBroken = false;
  for (const part of parts) isBroken ||= breaks(part);
  return { kind: "concat", parts, breaks: isBroken };
}

/**
 * A group; broken in any case when `isForced`, or when a line break inside it is certain: else the layout would depend on how long the text
 * up to that break is, and a second run could decide otherwise.
 */
export function group(content: Doc, isForced = false): Group {
  const isBroken = isForced || breaks(content);
  return { kind: "group", content, isForced: isBroken, isLate: false, breaks: isBroken };
}

/** A group that is broken only where breaking what stands before it on its line is not enough. */
export function lateGroup(content: Doc): Group {
  return { ...group(content), isLate: true };
}

export function indent(content: Doc): Doc {
  return { kind: "indent", content, breaks: breaks(content) };
}

export function ifBroken(content: Doc): Doc {
  return { kind: "if-broken", content, breaks: false };
}

export function flat(content: Doc): Doc {
  return { kind: "flat", content, breaks: breaks(content) };
}

export function hug(content: Doc, target: Group | null, broken: Doc): Hug {
  return { kind: "hug", content, target, broken, breaks: breaks(content) };
}

/** Text as it is, with or without line breaks of its own. */
export function verbatimText(text: string): Doc {
  return text.includes("\n") ? multiLine(text, null) : text;
}

export function multiLine(text: string, column: number | null): Doc {
  return { kind: "multi-line", text, column, breaks: false };
}

export function joined(text: string): Doc {
  return { kind: "joined", text, breaks: false };
}

export function raw(text: string): Doc {
  return { kind: "raw", text, breaks: true };
}

export function trailing(text: string): Doc {
  return { kind: "trailing", text, breaks: false };
}

export function inlineComment(text: string): Doc {
  return { kind: "inline-comment", text, breaks: false };
}

export function leading(comments: readonly LeadingComment[]): Doc {
  return { kind: "leading", comments, breaks: false };
}

export const line: Doc = { kind: "line", mode: "line", breaks: false };
export const softLine: Doc = { kind: "line", mode: "soft", breaks: false };
export const hardLine: Doc = { kind: "line", mode: "hard", breaks: true };
export const blankLine: Doc = { kind: "blank-line", breaks: false };

/** The documents with `separator` between them. */
export function join(separator: Doc, docs: readonly Doc[]): Doc {
  return concatAll(docs.flatMap((doc, index) => (index === 0 ? [doc] : [separator, doc])));
}
