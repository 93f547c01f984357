// Lists of statements: one a line, at most one empty line between two, comments above what they stand above. A statement that a rule could
// not print stays as it was, and so does what stands between `// fmt: off` and `// fmt: on`.

import type { Spelling } from "../../syntax/kinds.ts";
import type { Expression, Statement, Use } from "../../syntax/nodes.ts";
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

/** The statements and comments of a list up to the token at `endIndex`, its closing brace or the end of the file, one at a time. */
export function* statementList(body: readonly Statement[], endIndex: number, emitter: Emitter): Generator<Entry, void> {
  yield* statementsWithin(body, endIndex, emitter);
  yield* commentEntries(emitter);
}

/** The same without the comments behind the last statement. */
export function* statementsWithin(body: readonly Statement[], endIndex: number, emitter: Emitter): Generator<Entry, void> {
  const isOfFile = endIndex === emitter.tokens.count - 1;
  let index = 0;
  while (index < body.length) {
    yield* semicolonComments(emitter);
    const region = takeRegion(body, index, endIndex, emitter);
    if (region !== null) {
      yield* region.comments;
      yield entryOf(raw(region.text), region.isAfterBlank, { isVerbatim: true });
      index = region.next;
      continue;
    }
    const line = sharedLine(body, index, emitter.source);
    if (line === null) break;
    const mark = emitter.mark();
    const nodes = body.slice(index, index + line.count);
    const entries = lineEntries(nodes, line, { isOfFile, isFirst: index === 0 }, emitter);
    const below = entries.at(-1)?.isVerbatim === true ? deeperStatements(body, index + line.count, line, emitter.source) : [];
    const lastBelow = below.at(-1);
    if (lastBelow === undefined) yield* entries;
    else {
      emitter.reset(mark);
      yield verbatimLines(lastBelow.end, "unprintable", emitter);
    }
    index += line.count + below.length;
  }
  yield* semicolonComments(emitter);
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
function deeperStatements(body: readonly Statement[], index: number, above: Span, source: string): readonly Statement[] {
  const depth = indentationAt(source, above.start).length;
  let end = index;
  for (let next = body[end]; next !== undefined && indentationAt(source, next.start).length > depth; next = body[end]) end += 1;
  return body.slice(index, end);
}

/** Statements that share a line of the source, each for itself; all of them as they stand where one of them can't be printed. */
function lineEntries(nodes: readonly Statement[], line: Span, place: Place, emitter: Emitter): readonly Entry[] {
  const mark = emitter.mark();
  const isSeparated = areSeparated(nodes, emitter.source);
  if (isSeparated && !emitter.isKept(line)) {
    const entries = nodes.flatMap((node, index) => statementEntries(node, { ...place, isFirst: place.isFirst && index === 0 }, emitter));
    if (nodes.length === 1 || !entries.some((entry) => entry.isVerbatim)) return entries;
  }
  emitter.reset(mark);
  return [verbatimLines(line.end, isSeparated ? "unprintable" : "unseparated", emitter)];
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
  return entryOf(concat(doc, semicolons.count > 0 ? ";" : "", semicolons.comments), isAfterBlank, { isVerbatim: true });
}

function statementEntries(node: Statement, { isOfFile, isFirst }: Place, emitter: Emitter): readonly Entry[] {
  const entries: Entry[] = [...semicolonComments(emitter)];
  if (emitter.offset < node.start)
    entries.push(entryOf(verbatim(node.start, "unprintable", emitter), emitter.isAfterBlank(), { isVerbatim: true }));
  const detached = commentEntries(emitter, detachedComments(node, isOfFile && isFirst, emitter.leading()));
  const isAfterBlank = detached.length > 0 || emitter.isAfterBlank();
  const isBelowHeader = isOfFile && isFirst && emitter.leading().length > 0;
  const { doc, isVerbatim } = emitter.keepsWhole && !isOfFile ? inner(node, emitter) : statementOrVerbatim(node, emitter);
  const semicolons = skipSemicolons(emitter);
  const end = semicolons.count > 0 && needsSemicolon(node, isVerbatim, emitter) ? ";" : "";
  // what stands above the first import may be the file's header: neither moves without the other
  const use = node.kind === "Use" && !isVerbatim && !isBelowHeader ? node : null;
  return [
    ...entries,
    ...detached,
    entryOf(semicolons.count > 0 ? concat(doc, end, semicolons.comments) : doc, isAfterBlank, { use, isVerbatim }),
  ];
}

function entryOf(doc: Doc, isAfterBlank: boolean, { use = null, isVerbatim = false }: Partial<Entry> = {}): Entry {
  return { doc, isAfterBlank, use, isVerbatim };
}

/** The comments of semicolons that no statement stands before. */
function semicolonComments(emitter: Emitter): readonly Entry[] {
  if (!emitter.isNext(";")) return [];
  const { comments } = skipSemicolons(emitter);
  return comments === "" ? [] : [entryOf(comments, false)];
}

/** The entries with the line breaks between them. */
export function entryLines(entries: readonly Entry[]): Doc {
  if (entries.length === 0) return "";
  return concatAll(
    entries.flatMap(({ doc, isAfterBlank }, index) => (index === 0 ? [doc] : [hardLine, isAfterBlank ? blankLine : "", doc])),
  );
}

/** The first `count` comments in front of the next token, or all, which then are no longer in front of it. */
export function commentEntries(emitter: Emitter, count = Number.POSITIVE_INFINITY): readonly Entry[] {
  if (count === 0) return [];
  const comments = emitter.leading().slice(0, count);
  const isAfterBlank = comments.length > 0 && emitter.isAfterBlank();
  emitter.dropLeading(comments.length);
  return comments.map(({ text }, index) =>
    entryOf(verbatimText(text), index === 0 ? isAfterBlank : comments[index - 1]?.isBeforeBlank === true),
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
