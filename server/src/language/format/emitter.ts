// Writes the tokens of one file as documents, each once and in order, with the comments around them: what the rules print through.
// A rule says which token it expects; where another one stands, the statement is not what the rule believed and is kept as it was.

import type { Spelling } from "../syntax/kinds.ts";
import type { Statement } from "../syntax/nodes.ts";
import type { SyntaxTree } from "../syntax/parse.ts";
import type { Tokens } from "../syntax/tokens.ts";
import { indentationWidth } from "../text/display-width.ts";
import { indentationAt, lineStartAt } from "../text/lines.ts";
import type { Span } from "../text/span.ts";
import { BRACES, bracketsWithLines, PARENS, SQUARE } from "./brackets.ts";
import { type Gap, gapBefore, lastCommentEnd, needsLine } from "./comments.ts";
import {
  concat,
  concatAll,
  type Doc,
  inlineComment,
  joined,
  type LeadingComment,
  leading,
  multiLine,
  trailing,
  verbatimText,
} from "./document/doc.ts";
import type { LeftAsIs } from "./left-as-is.ts";
import type { FormatOptions } from "./options.ts";
import { USUAL_TEXTS } from "./usual-texts.ts";

/** Behind these a comment in the line belongs to what follows. */
const LEADS_AFTER: ReadonlySet<Spelling> = new Set([...PARENS, ...SQUARE, ...BRACES, ",", ";", "=", "=>", "=>arm", "->", ":"]);

/** What of a file need not be printed. */
export interface PrintScope {
  /** The texts of those of the file's statements (or of several that share a line) that stay as they are; null where none has to. */
  readonly kept: ReadonlySet<string> | null;
  /** Statements of the file that would be printed as they stand. */
  readonly known: ReadonlySet<Statement>;
}

const NO_COMMENTS: readonly LeadingComment[] = [];

/** A place among the tokens, to go back to. */
interface Mark {
  readonly index: number;
  readonly leftCount: number;
  readonly ledToken: number;
  readonly ledCount: number;
}

export class Emitter {
  readonly source: string;
  readonly tokens: Tokens;
  readonly options: FormatOptions;
  /** The next token. */
  index = 0;
  /** Something else was found than a rule expected: what was written since the statement began is not to be used. */
  isDerailed = false;
  /** What is written as it stands in the source, because nothing else is safe. */
  readonly left: LeftAsIs[] = [];
  /** What stands between `// fmt: off` and `// fmt: on`. */
  readonly regions: Span[] = [];
  /** The openers of the brackets with comments directly inside them that need a line of their own. */
  private readonly brackets: ReadonlySet<number>;
  /** The gap that was looked at last: each is asked for several times in a row. */
  private lastGap: { readonly index: number; readonly gap: Gap } | null = null;
  /** How many of the comments in front of token `ledToken` have been taken apart from it. */
  private ledToken = -1;
  private ledCount = 0;

  /** Statements of the file whose layout is known to be the one that they have. */
  readonly known: ReadonlySet<Statement>;
  /** The texts of those statements of the file that stay as they were; null where a statement stays only if a rule can't print it. */
  private readonly kept: ReadonlySet<string> | null;
  /** Offsets of `++` and `--`. */
  private readonly increments: ReadonlySet<number>;

  constructor(tree: SyntaxTree, options: FormatOptions, { kept, known }: PrintScope) {
    this.kept = kept;
    this.known = known;
    this.increments = new Set(tree.diagnostics.flatMap(({ finding, span }) => (finding === "syntax.increment" ? [span.start] : [])));
    this.source = tree.source;
    this.tokens = tree.tokens;
    this.options = options;
    this.brackets = bracketsWithLines(tree.tokens);
  }

  /** The next token's kind. */
  get next(): Spelling {
    return this.tokens.kindName(this.index);
  }

  /** Offset of the next token. */
  get offset(): number {
    return this.tokens.start(this.index);
  }

  /** Whether the operator at `offset` is one half of a `++` or `--`, which goes on with the next line without anyone wanting it to. */
  isIncrement(offset: number): boolean {
    return this.increments.has(offset);
  }

  /** Whether only whole statements of the file stay as they were, not a single one inside of such. */
  get keepsWhole(): boolean {
    return this.kept !== null;
  }

  /** Whether the text from `start` to `end`, one or more statements of the file, is to stay as it is. */
  isKept({ start, end }: Span): boolean {
    return this.kept?.has(this.source.slice(start, end)) === true;
  }

  /** Offset after the token before the next one. */
  get endBefore(): number {
    return this.tokens.end(this.index - 1);
  }

  /**
   * The column of the next token, where the lines up to `end` may be moved with it: not where one begins inside a token or a comment.
   * Else null.
   */
  movableColumn(end: number): number | null {
    if (this.index > 0 && !this.tokens.isLineStart(this.index)) return null;
    const blanks = indentationAt(this.source, this.offset);
    // a byte order mark, say
    if (lineStartAt(this.source, this.offset) + blanks.length !== this.offset) return null;
    for (let index = this.index; index < this.tokens.count && this.tokens.start(index) < end; index++) {
      if (this.tokens.text(index).includes("\n")) return null;
      if (index > this.index && this.hasBlockComment(index)) return null;
    }
    return indentationWidth(blanks, this.options.indentWidth);
  }

  private hasBlockComment(index: number): boolean {
    return this.tokens.hasCommentBefore(index) && this.tokens.trivia(index).some((piece) => piece.kind === "block-comment");
  }

  isNext(...kinds: readonly Spelling[]): boolean {
    return kinds.includes(this.next);
  }

  /** The next token, which must be of the expected kind or kinds where any are given. */
  take(expected?: Spelling | readonly Spelling[]): Doc {
    if (this.index >= this.tokens.count - 1 || !this.isExpected(expected)) return this.derail();
    const { index } = this;
    const kind = this.tokens.kind(index);
    const usual = USUAL_TEXTS[kind];
    const start = this.tokens.start(index);
    if (usual !== undefined && this.tokens.end(index) - start === usual.length && this.source.startsWith(usual, start))
      return this.withComments(usual);
    if (this.tokens.isVirtual(index)) this.isDerailed = true;
    return this.withComments(verbatimText(this.tokens.text(index)));
  }

  /** As `take`, for a token that stays on the line of the one before it. */
  takeJoined(expected?: Spelling | readonly Spelling[]): Doc {
    if (!this.tokens.hasCommentBefore(this.index)) return this.take(expected);
    if (!this.isExpected(expected)) return this.derail();
    const { index } = this;
    const text = joined(this.tokens.text(index));
    const comments = this.leadingOf(index);
    if (!comments.some((comment) => comment.endsLine)) return this.withComments(text);
    this.index += 1;
    // comments above an operator come to stand below it
    return concat(text, leading(comments), this.trailingOf(index));
  }

  private isExpected(expected: Spelling | readonly Spelling[] | undefined): boolean {
    if (expected === undefined) return true;
    return typeof expected === "string" ? expected === this.next : expected.includes(this.next);
  }

  /** The comments in front of the next token, an operator, where they stand on lines of their own: they are to come behind it. */
  takeOwnLineComments(): readonly LeadingComment[] {
    if (!this.tokens.hasCommentBefore(this.index)) return NO_COMMENTS;
    return this.leading().some((comment) => comment.endsLine) ? this.takeLeading() : NO_COMMENTS;
  }

  /** The comments of the next token, which is itself left out. */
  skip(): Doc {
    return this.withComments("");
  }

  /** Where `kind` is next, it is left out. */
  skipIf(kind: Spelling): Doc {
    return this.isNext(kind) ? this.skip() : "";
  }

  /** All tokens that start before `offset`, without blanks between them. */
  takeUntil(offset: number): Doc {
    if (this.offset >= offset) return "";
    const first = this.take();
    if (this.offset >= offset || this.isDerailed) return first;
    const docs: Doc[] = [first];
    while (this.offset < offset && !this.isDerailed) docs.push(this.take());
    return concatAll(docs);
  }

  /** The source from the next token up to `offset` as it stands, with the comments before and behind it. */
  takeVerbatim(offset: number, column: number | null): Doc {
    const { index } = this;
    const first = this.tokens.start(index);
    const before = this.takeLeading();
    while (this.index < this.tokens.count - 1 && this.offset < offset) this.index += 1;
    while (this.tokens.isVirtual(this.index)) this.index += 1;
    const text = this.source.slice(first, this.endOfText(this.index - 1));
    const doc = text.includes("\n") ? multiLine(text, column) : text;
    return concat(before.length > 0 ? leading(before) : "", doc, this.trailingOf(this.index - 1));
  }

  /** Offset after token `index`; where repair has put it in, after the last text before it. */
  private endOfText(index: number): number {
    if (index < 0 || !this.tokens.isVirtual(index)) return index < 0 ? 0 : this.tokens.end(index);
    return lastCommentEnd(this.tokens, index) ?? this.endOfText(index - 1);
  }

  /** What must not be printed was met. */
  derail(): Doc {
    this.isDerailed = true;
    return "";
  }

  /** The comments in front of the next token, which is then written without them. */
  takeLeading(): readonly LeadingComment[] {
    const comments = this.leadingOf(this.index);
    this.dropLeading(comments.length);
    return comments;
  }

  /** Leaves out the first `count` of the comments in front of the next token. */
  dropLeading(count: number): void {
    this.ledCount = count + (this.ledToken === this.index ? this.ledCount : 0);
    this.ledToken = this.index;
  }

  /** Whether a comment stands between the next token and the one before that does not fit in a line. */
  hasLineComment(): boolean {
    return this.tokens.hasCommentBefore(this.index) && needsLine(this.gap());
  }

  /** A place to go back to. */
  mark(): Mark {
    return { index: this.index, leftCount: this.left.length, ledToken: this.ledToken, ledCount: this.ledCount };
  }

  /** Goes back to the place, as if nothing had been taken since. */
  reset({ index, leftCount, ledToken, ledCount }: Mark): void {
    this.index = index;
    this.left.length = leftCount;
    this.ledToken = ledToken;
    this.ledCount = ledCount;
  }

  /** The comments around the line break before the next token. */
  gap(): Gap {
    return this.gapAt(this.index);
  }

  /** The comments in front of the next token. */
  leading(): readonly LeadingComment[] {
    return this.leadingOf(this.index);
  }

  /** Whether an empty line comes before the next token and the comments in front of it. */
  isAfterBlank(): boolean {
    let last = this.index - 1;
    while (this.tokens.isVirtual(last)) last -= 1;
    if (!this.tokens.isLineStart(this.index)) return false;
    if (!isBlankBetween(this.source, this.tokens.end(last), this.offset)) return false;
    if (last < this.index - 1) return /\n[ \t\r]*\n/.test(this.source.slice(this.tokens.end(last), this.offset));
    const { leading: comments, isAfterBlank } = this.gap();
    const isLed = this.index === this.ledToken && this.ledCount > 0;
    return isLed ? comments[this.ledCount - 1]?.isBeforeBlank === true : isAfterBlank;
  }

  /** Whether a comment stands before one of the tokens from `first` to `last`. */
  hasComments(first: number, last: number): boolean {
    for (let index = first; index <= last; index++) if (this.tokens.hasCommentBefore(index)) return true;
    return false;
  }

  /** Whether a comment directly inside the bracket at token `opener` needs a line of its own. */
  needsLines(opener: number): boolean {
    return this.brackets.has(opener);
  }

  /** Whether a line break stands in the source between the two tokens. */
  hasLineBreak(from: number, to: number): boolean {
    return this.source.slice(this.tokens.end(from), this.tokens.start(to)).includes("\n");
  }

  private withComments(text: Doc): Doc {
    const { index } = this;
    this.index += 1;
    const hasBefore = this.tokens.hasCommentBefore(index);
    const hasBehind = this.tokens.hasCommentBefore(index + 1);
    if (!hasBefore && !hasBehind) return text;
    const before = hasBefore ? this.leadingOf(index) : [];
    const behind = hasBehind ? this.trailingOf(index) : "";
    return before.length === 0 && behind === "" ? text : concat(before.length > 0 ? leading(before) : "", text, behind);
  }

  private leadingOf(index: number): readonly LeadingComment[] {
    if (!this.tokens.hasCommentBefore(index)) return NO_COMMENTS;
    const { leading: comments } = this.gapAt(index);
    return index === this.ledToken ? comments.slice(this.ledCount) : comments;
  }

  private trailingOf(index: number): Doc {
    if (!this.tokens.hasCommentBefore(index + 1)) return "";
    const { trailing: comments } = this.gapAt(index + 1);
    if (comments.length === 0) return "";
    return concatAll(comments.map(({ text, endsLine }) => (endsLine ? trailing(text) : inlineComment(text))));
  }

  private gapAt(index: number): Gap {
    if (this.lastGap?.index !== index) this.lastGap = { index, gap: this.readGap(index) };
    return this.lastGap.gap;
  }

  private readGap(index: number): Gap {
    return gapBefore(this.tokens, index, index > 0 && LEADS_AFTER.has(this.tokens.kindName(index - 1)));
  }
}

/** Two line feeds with nothing but blanks between them, the cheap test before the exact one. */
function isBlankBetween(source: string, from: number, to: number): boolean {
  const feed = source.indexOf("\n", from);
  if (feed < 0 || feed >= to) return false;
  const second = source.indexOf("\n", feed + 1);
  return second >= 0 && second < to;
}
