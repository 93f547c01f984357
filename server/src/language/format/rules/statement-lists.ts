// Lists of statements: one a line, at most one empty line between two, comments above what they stand above. A statement that a rule could
// not print stays as it was, and so does what stands between `// fmt: off` and `// fmt: on`.

import type { Spelling } from "../../syntax/kinds.ts";
import type { Statement, Use } from "../../syntax/nodes.ts";
import { blankLine, concat, concatAll, type Doc, hardLine, type LeadingComment, multiLine, raw } from "../document/doc.ts";
import type { Emitter } from "../emitter.ts";
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
  const isFile = endIndex === emitter.tokens.count - 1;
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
    const node = body[index];
    if (node === undefined) break;
    const shared = isFile && emitter.keepsWhole ? sharedLine(body, index, emitter.source) : null;
    index += 1;
    if (emitter.offset < node.start) yield entryOf(verbatim(node.start, emitter), emitter.isAfterBlank(), { isVerbatim: true });
    const detached = commentEntries(emitter, detachedComments(node, isFile && index === 1, emitter.leading()));
    yield* detached;
    const isAfterBlank = detached.length > 0 || emitter.isAfterBlank();
    if (shared !== null && emitter.isKept(shared)) {
      yield entryOf(verbatim(shared.end, emitter), isAfterBlank, { isVerbatim: true });
      index += shared.count - 1;
      continue;
    }
    const { doc, isVerbatim } = isFile || !emitter.keepsWhole ? statementOrVerbatim(node, emitter) : inner(node, emitter);
    const semicolons = skipSemicolons(emitter);
    const end = semicolons.count > 0 && needsSemicolon(node, isVerbatim, emitter) ? ";" : "";
    const use = node.kind === "Use" && !isVerbatim ? node : null;
    yield entryOf(semicolons.count > 0 ? concat(doc, end, semicolons.comments) : doc, isAfterBlank, { use, isVerbatim });
  }
  yield* semicolonComments(emitter);
  yield* commentEntries(emitter);
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
    entryOf(text.includes("\n") ? multiLine(text, null) : text, index === 0 ? isAfterBlank : comments[index - 1]?.isBeforeBlank === true),
  );
}

/**
 * How many of the comments above a statement do not belong to it. Above an import: those with an empty line below them, since the import
 * may move. At the top of the file: a block comment, which heads the file (formatter.md §7).
 */
function detachedComments(node: Statement, isFirstOfFile: boolean, comments: readonly LeadingComment[]): number {
  const [only] = comments;
  if (isFirstOfFile && comments.length === 1 && only !== undefined && !only.isLine && only.endsLine) return 1;
  return node.kind === "Use" ? comments.findLastIndex((comment) => comment.isBeforeBlank) + 1 : 0;
}

function statementOrVerbatim(node: Statement, emitter: Emitter): { readonly doc: Doc; readonly isVerbatim: boolean } {
  const outer = emitter.isDerailed;
  const mark = emitter.mark();
  emitter.isDerailed = false;
  const doc = statement(node, emitter);
  const isKept = emitter.isKept(node);
  const isVerbatim = isKept || emitter.isDerailed || emitter.offset < node.end || emitter.endBefore > node.end;
  emitter.isDerailed = outer;
  if (!isVerbatim) return { doc, isVerbatim };
  emitter.reset(mark);
  return { doc: verbatim(node.end, emitter), isVerbatim };
}

/** A statement in a block of a statement that stays as it was as a whole, should this one not be readable. */
function inner(node: Statement, emitter: Emitter): { readonly doc: Doc; readonly isVerbatim: boolean } {
  const doc = statement(node, emitter);
  if (emitter.offset < node.end || emitter.endBefore > node.end) emitter.derail();
  return { doc, isVerbatim: false };
}

function verbatim(end: number, emitter: Emitter): Doc {
  emitter.isPartial = true;
  return emitter.takeVerbatim(end, emitter.movableColumn(end));
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
