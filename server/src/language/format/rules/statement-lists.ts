// Lists of statements: one a line, at most one empty line between two, comments above what they stand above. A statement that a rule could
// not print stays as it was, and so does what stands between `// fmt: off` and `// fmt: on`.

import type { Spelling } from "../../syntax/kinds.ts";
import type { Expression, Module, Statement, Use } from "../../syntax/nodes.ts";
import { indentationWidth } from "../../text/display-width.ts";
import { indentationAt } from "../../text/lines.ts";
import type { Span } from "../../text/span.ts";
import { blankLine, concat, concatAll, type Doc, hardLine, type LeadingComment, raw, verbatimText } from "../document/doc.ts";
import type { Emitter } from "../emitter.ts";
import type { LeftAsIs } from "../left-as-is.ts";
import { takeRegion } from "../regions.ts";
import { sharedLine } from "../shared-lines.ts";
import { statement } from "./statements.ts";

/** What stands on lines of its own: a statement, a comment that belongs to none, or a region that stays as it is. */
export interface Entry {
  readonly doc: Doc;
  readonly isAfterBlank: boolean;
  /** The import that it is. */
  readonly use: Use | null;
  /** It stands as it stood in the source. */
  readonly isVerbatim: boolean;
}

/** The statements and comments of the file, a line of the source at a time: nothing of a big file waits for its end. */
export function* fileEntries({ body }: Module, emitter: Emitter): Generator<Entry, void> {
  const list: StatementList = { body, endIndex: emitter.tokens.count - 1, isOfFile: true };
  for (let index = 0; index < body.length; ) {
    const entries: Entry[] = [];
    index = addNext(list, index, emitter, entries);
    yield* entries;
  }
  yield* listEnd(emitter);
}

/** The statements and comments of a block whose closing brace is the token at `endIndex`. */
export function blockEntries(body: readonly Statement[], endIndex: number, emitter: Emitter): readonly Entry[] {
  const entries = selectedEntries(body, endIndex, emitter);
  entries.push(...commentEntries(emitter));
  return entries;
}

/** Statements that follow each other, up to the token at `endIndex`, without the comments behind the last. */
export function selectedEntries(body: readonly Statement[], endIndex: number, emitter: Emitter): Entry[] {
  const list: StatementList = { body, endIndex, isOfFile: endIndex === emitter.tokens.count - 1 };
  const entries: Entry[] = [];
  for (let index = 0; index < body.length; ) index = addNext(list, index, emitter, entries);
  addSemicolonComments(emitter, entries);
  return entries;
}

function listEnd(emitter: Emitter): readonly Entry[] {
  const entries: Entry[] = [];
  addSemicolonComments(emitter, entries);
  entries.push(...commentEntries(emitter));
  return entries;
}

interface StatementList {
  readonly body: readonly Statement[];
  /** The token that ends it. */
  readonly endIndex: number;
  readonly isOfFile: boolean;
}

/** Adds what begins with statement `index`: a region that is switched off, or the statements that share its line. Gives the index after it. */
function addNext({ body, endIndex, isOfFile }: StatementList, index: number, emitter: Emitter, entries: Entry[]): number {
  addSemicolonComments(emitter, entries);
  const region = takeRegion(body, index, endIndex, emitter);
  if (region !== null) {
    entries.push(...region.comments, verbatimEntry(raw(region.text), region.isAfterBlank));
    return region.next;
  }
  const line = sharedLine(body, index, emitter.source);
  if (line === null) return body.length;
  const mark = emitter.mark();
  const before = entries.length;
  const after = index + line.count;
  addLine(body.slice(index, after), line, { isOfFile, isFirst: index === 0 }, emitter, entries);
  if (entries.at(-1)?.isVerbatim !== true) return after;
  const below = deeperStatements(body, after, line, emitter);
  const last = below.at(-1);
  if (last === undefined) return after;
  emitter.reset(mark);
  entries.length = before;
  entries.push(verbatimLines(last.end, "unprintable", emitter));
  return after + below.length;
}

/** Where a statement stands: directly in the file, and as the first of its list. */
interface Place {
  readonly isOfFile: boolean;
  readonly isFirst: boolean;
}

/**
 * The statements from `index` on that stand deeper in their lines than the one before them, which can't be read: they were written as its
 * body, and would no longer look so.
 */
function deeperStatements(body: readonly Statement[], index: number, above: Span, emitter: Emitter): readonly Statement[] {
  const columnOf = ({ start }: Span): number => indentationWidth(indentationAt(emitter.source, start), emitter.options.indentWidth);
  const column = columnOf(above);
  let end = index;
  for (let next = body[end]; next !== undefined && columnOf(next) > column; next = body[end]) end += 1;
  return body.slice(index, end);
}

/** Adds statements that share a line of the source, each for itself; all of them as they stand where one of them can't be printed. */
function addLine(nodes: readonly Statement[], line: Span, place: Place, emitter: Emitter, entries: Entry[]): void {
  const mark = emitter.mark();
  const before = entries.length;
  const isSeparated = areSeparated(nodes, emitter.source);
  if (isSeparated && !emitter.isKept(line)) {
    nodes.forEach((node, index) => {
      addStatement(node, index === 0 ? place : { ...place, isFirst: false }, emitter, entries);
    });
    if (nodes.length === 1 || entries.every((entry, index) => index < before || !entry.isVerbatim)) return;
  }
  emitter.reset(mark);
  entries.length = before;
  entries.push(verbatimLines(line.end, isSeparated ? "unprintable" : "unseparated", emitter));
}

/**
 * Whether the statements of a line are several ones to its author, too: a `;`, a `}` or a comment is between them, or each of them does
 * something. In `io.println "x"` and `from a import b`, which the language reads as several, nothing is gained by a line for each word.
 */
function areSeparated(nodes: readonly Statement[], source: string): boolean {
  return nodes.every((node, index) => {
    const next = nodes[index + 1];
    if (next === undefined || source[node.end - 1] === "}" || source.slice(node.end, next.start).trim() !== "") return true;
    return !isExpression(node, IS_A_WORD) && !isExpression(next, DOES_NOTHING);
  });
}

function isExpression(node: Statement, kinds: ReadonlySet<Expression["kind"]>): boolean {
  return node.kind === "ExpressionStatement" && kinds.has(node.expression.kind);
}

const IS_A_WORD: ReadonlySet<Expression["kind"]> = new Set(["Name"]);

/** Expressions that no one writes as statements, but for the value of a block, which begins a line. */
const DOES_NOTHING: ReadonlySet<Expression["kind"]> = new Set([
  ...(["Name", "Wildcard", "Literal", "FString", "Paren", "Tuple", "List", "Comprehension", "Dict", "SetLiteral"] as const),
  ...(["RecordLiteral", "Block", "Lambda", "Binary", "Prefix", "Cast"] as const),
]);

/** The statements up to `end` as they stand. */
function verbatimLines(end: number, reason: LeftAsIs["reason"], emitter: Emitter): Entry {
  const isAfterBlank = emitter.isAfterBlank();
  const doc = verbatim(end, reason, emitter);
  const semicolons = skipSemicolons(emitter);
  return verbatimEntry(concat(doc, semicolons.count > 0 ? ";" : "", semicolons.comments), isAfterBlank);
}

function addStatement(node: Statement, { isOfFile, isFirst }: Place, emitter: Emitter, entries: Entry[]): void {
  addSemicolonComments(emitter, entries);
  if (emitter.offset < node.start) entries.push(verbatimEntry(verbatim(node.start, "unprintable", emitter), emitter.isAfterBlank()));
  const isLed = emitter.leading().length > 0;
  const detached = isLed ? commentEntries(emitter, detachedComments(node, isOfFile && isFirst, emitter.leading())) : [];
  entries.push(...detached);
  const isAfterBlank = detached.length > 0 || emitter.isAfterBlank();
  const isBelowHeader = isOfFile && isFirst && isLed && emitter.leading().length > 0;
  const { doc, isVerbatim } = emitter.keepsWhole && !isOfFile ? inner(node, emitter) : statementOrVerbatim(node, emitter);
  const semicolons = skipSemicolons(emitter);
  const end = semicolons.count > 0 && needsSemicolon(node, isVerbatim, emitter) ? ";" : "";
  // what stands above the first import may be the file's header: neither moves without the other
  const use = node.kind === "Use" && !isVerbatim && !isBelowHeader ? node : null;
  entries.push({ doc: semicolons.count > 0 ? concat(doc, end, semicolons.comments) : doc, isAfterBlank, use, isVerbatim });
}

function commentEntry(doc: Doc, isAfterBlank: boolean): Entry {
  return { doc, isAfterBlank, use: null, isVerbatim: false };
}

function verbatimEntry(doc: Doc, isAfterBlank: boolean): Entry {
  return { doc, isAfterBlank, use: null, isVerbatim: true };
}

/** Adds the comments of semicolons that no statement stands before. */
function addSemicolonComments(emitter: Emitter, entries: Entry[]): void {
  if (!emitter.isNext(";")) return;
  const { comments } = skipSemicolons(emitter);
  if (comments !== "") entries.push(commentEntry(comments, false));
}

/** The entries with the line breaks between them. */
export function entryLines(entries: readonly Entry[]): Doc {
  const docs: Doc[] = [];
  for (const { doc, isAfterBlank } of entries) {
    if (docs.length > 0) docs.push(hardLine);
    if (docs.length > 0 && isAfterBlank) docs.push(blankLine);
    docs.push(doc);
  }
  return docs.length === 0 ? "" : concatAll(docs);
}

/** The first `count` comments in front of the next token, or all, which then are no longer in front of it. */
export function commentEntries(emitter: Emitter, count = Number.POSITIVE_INFINITY): readonly Entry[] {
  const comments = emitter.leading().slice(0, count);
  if (comments.length === 0) return [];
  const isAfterBlank = emitter.isAfterBlank();
  emitter.dropLeading(comments.length);
  return comments.map(({ text }, index) =>
    commentEntry(verbatimText(text), index === 0 ? isAfterBlank : comments[index - 1]?.isBeforeBlank === true),
  );
}

/**
 * How many of the comments above a statement do not belong to it. Above an import: those with an empty line below them, since the import
 * may move. At the top of the file: a block comment, which heads the file (docs/formatting.md §5).
 */
function detachedComments(node: Statement, isFirstOfFile: boolean, comments: readonly LeadingComment[]): number {
  const [only] = comments;
  if (isFirstOfFile && comments.length === 1 && only !== undefined && !only.isLine && only.endsLine) return 1;
  return node.kind === "Use" ? comments.findLastIndex((comment) => comment.isBeforeBlank) + 1 : 0;
}

function statementOrVerbatim(node: Statement, emitter: Emitter): { readonly doc: Doc; readonly isVerbatim: boolean } {
  if (emitter.known.has(node)) return { doc: emitter.takeVerbatim(node.end, null), isVerbatim: false };
  const outer = emitter.isDerailed;
  const mark = emitter.mark();
  emitter.isDerailed = false;
  const doc = statement(node, emitter);
  const isVerbatim = emitter.isDerailed || emitter.offset < node.end || emitter.endBefore > node.end;
  emitter.isDerailed = outer;
  if (!isVerbatim) return { doc, isVerbatim };
  emitter.reset(mark);
  return { doc: verbatim(node.end, "unprintable", emitter), isVerbatim };
}

/** A statement in a block of a statement that stays as it was as a whole, should this one not be readable. */
function inner(node: Statement, emitter: Emitter): { readonly doc: Doc; readonly isVerbatim: boolean } {
  const doc = statement(node, emitter);
  if (emitter.offset < node.end || emitter.endBefore > node.end) emitter.derail();
  return { doc, isVerbatim: false };
}

function verbatim(end: number, reason: LeftAsIs["reason"], emitter: Emitter): Doc {
  emitter.left.push({ start: emitter.offset, end, reason });
  return emitter.takeVerbatim(end, emitter.keepsWhole ? null : emitter.movableColumn(end));
}

const NO_SEMICOLONS = { count: 0, comments: "" } as const;

function skipSemicolons(emitter: Emitter): { readonly count: number; readonly comments: Doc } {
  if (!emitter.isNext(";")) return NO_SEMICOLONS;
  const comments: Doc[] = [];
  let count = 0;
  for (; emitter.isNext(";"); count++) {
    const comment = emitter.skip();
    if (comment !== "") comments.push(comment);
  }
  return { count, comments: comments.length === 0 ? "" : concatAll(comments) };
}

/** Tokens that begin a statement on a line of their own, whatever stands on the line before. */
const BEGINS_STATEMENT: ReadonlySet<Spelling> = new Set([
  ...(["<name>", "<int>", "<float>", "<string>", "<triple>", "<char>", "<f>", "true", "false", "void", "_"] as const),
  ...(["pub", "mut", "use", "if", "match", "while", "for", "spawn", "unsafe", "return", "return⏎", "break", "break⏎"] as const),
  ...(["continue", "continue⏎", "ref", "!", "&", "&mut", "⏎&", "(", "[", "⏎(", "⏎[", "(=>", "⏎(=>", "<let>", "}", "<eof>"] as const),
]);

/** A `;` of the source is kept where the next line could be read as going on with this one (syntax.md §5). */
function needsSemicolon(node: Statement, isVerbatim: boolean, emitter: Emitter): boolean {
  if (emitter.isNext("}", "<eof>")) return false;
  if (isVerbatim || !BEGINS_STATEMENT.has(emitter.next)) return true;
  // a type takes what is in brackets from the next line
  if (node.kind === "Binding" && node.annotation !== null && node.value === null) return true;
  if (node.kind !== "ExpressionStatement") return false;
  const { expression: value } = node;
  return (value.kind === "Return" || value.kind === "Break" || value.kind === "Continue") && value.value === null;
}
