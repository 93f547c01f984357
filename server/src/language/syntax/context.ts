// The state of one parse: the tokens, the problems found so far, and those whose code depends on what encloses them.

import type { CodeId } from "../diagnostics/codes.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Span } from "../text/span.ts";
import { type BracketGroups, bracketGroups } from "./bracket-groups.ts";
import { type CodeByEnclosure, ENCLOSURES, type Enclosure } from "./enclosures.ts";
import { KIND } from "./kinds.ts";
import { SuspectBraces } from "./missing-equals.ts";
import type { Type } from "./nodes.ts";
import type { TokenBuffer } from "./tokens.ts";

/** Keywords that nest without brackets (`if if if`) are read this deep. */
export const MAX_KEYWORD_NESTING = 200;

/** How a missing closing bracket is reported: with another code, or as the end of a list, whose next element was expected. */
export interface CloserReport {
  readonly code?: CodeId;
  readonly endsList?: boolean;
}

/** A mistake that waits for its enclosure, with what it is in each that settles it; null: no mistake there. */
export interface OpenProblem {
  readonly token: number;
  readonly within: Readonly<Partial<Record<Enclosure, Diagnostic | null>>>;
}

export class ParseContext {
  readonly tokens: TokenBuffer;
  readonly source: string;
  readonly problems: Diagnostic[] = [];
  /** Closing brackets that repair put in, by token, where their report isn't the usual one. */
  readonly repairedAs = new Map<number, CloserReport>();
  /** Braces that may lack the `=` before them. */
  readonly suspectBraces = new SuspectBraces(this);
  /** Interpolations of f-strings, in order of their ends. */
  readonly interpolations: Span[] = [];
  /** The annotation of the statement that is being read. */
  annotation: Type | null = null;
  /** The statement before ended in something that the compiler goes on with at a `-`, `+` or `*`. */
  couldContinue = false;
  private readonly starts: Int32Array;
  private readonly ends: Int32Array;
  private open: OpenProblem[] = [];
  private nesting = 0;
  private knownGroups: BracketGroups | null = null;

  constructor(tokens: TokenBuffer) {
    this.tokens = tokens;
    this.source = tokens.source;
    this.starts = tokens.starts;
    this.ends = tokens.ends;
  }

  /** Offset of the first character of `token`. */
  start(token: number): number {
    return this.starts[token] ?? 0;
  }

  /** Offset after the last character of the token before `token`: where a node ends that reaches up to there and is not empty. */
  endBefore(token: number): number {
    return this.ends[token - 1] ?? 0;
  }

  /** Offset at which a node of the tokens `from` to `to - 1` starts. A node without tokens stands at the end of the token before. */
  startOf(from: number, to: number): number {
    if (from < to) return this.start(from);
    return from === 0 ? 0 : this.endBefore(from);
  }

  /** Offset at which a node of the tokens `from` to `to - 1` ends. */
  endOf(from: number, to: number): number {
    return to > from ? this.endBefore(to) : this.startOf(from, to);
  }

  kind(token: number): number {
    return this.tokens.kind(token);
  }

  text(token: number): string {
    return this.tokens.text(token);
  }

  tokenSpan(token: number): Span {
    return { start: this.tokens.start(token), end: this.tokens.end(token) };
  }

  /** The token after a node, which may have no width. */
  tokenAfter(node: Span): number {
    return this.tokens.indexAt(node.end - 1) + 1;
  }

  /** Which bracket closes which; worked out at the first question, so that a correct text doesn't pay for it. */
  get groups(): BracketGroups {
    this.knownGroups ??= bracketGroups(this.tokens);
    return this.knownGroups;
  }

  /** Whether `token` stands on the line of the token before it; the end of file does when no line feed comes before it. */
  isOnSameLine(token: number): boolean {
    return token > 0 && !this.tokens.isLineStart(token);
  }

  /** Where something is missing before `token`: at that token when it is on the same line, else at the end of the line that lacks it. */
  placeBefore(token: number): Span {
    if (token === 0 || (this.isOnSameLine(token) && this.kind(token) !== KIND["<eof>"])) return this.tokenSpan(token);
    return this.lastCharacterOf(token - 1);
  }

  /** The last character of a token: what lacks something after it. */
  private lastCharacterOf(token: number): Span {
    const end = this.tokens.end(token);
    const isLowSurrogate = (this.source.charCodeAt(end - 1) & 0xfc00) === 0xdc00;
    return { start: Math.max(this.tokens.start(token), end - (isLowSurrogate ? 2 : 1)), end };
  }

  report(problem: Diagnostic): void {
    this.problems.push(problem);
  }

  /** Records a mistake that has another code in each enclosure. */
  leaveOpenAs(token: number, codes: CodeByEnclosure, withCode: (code: CodeId) => Diagnostic): void {
    const within: Partial<Record<Enclosure, Diagnostic | null>> = {};
    for (const enclosure of ENCLOSURES) {
      const code = codes[enclosure];
      if (code !== undefined) within[enclosure] = code === null ? null : withCode(code);
    }
    this.open.push({ token, within });
  }

  /** Records a mistake that `settle` will decide. */
  leaveOpen(problem: OpenProblem): void {
    this.open.push(problem);
  }

  /** Decides every open mistake from token `from` on that `enclosure` decides. */
  settle(enclosure: Enclosure, from: number): void {
    if (this.open.length > 0) this.settleOpen(enclosure, from);
  }

  private settleOpen(enclosure: Enclosure, from: number): void {
    // mistakes are opened from left to right: those from `from` on are the last ones
    let first = this.open.length;
    while (first > 0 && (this.open[first - 1]?.token ?? 0) >= from) first--;
    if (first === this.open.length) return;
    for (const problem of this.open.splice(first)) {
      const decided = problem.within[enclosure];
      if (decided === undefined) this.open.push(problem);
      else if (decided !== null) this.problems.push(decided);
    }
  }

  /** Whether any mistake waits to be decided. */
  get hasOpen(): boolean {
    return this.open.length > 0;
  }

  /** Whether a mistake at `token` is still open. */
  isOpenAt(token: number): boolean {
    return this.open[this.open.length - 1]?.token === token;
  }

  /** Drops the open mistakes at the given tokens: the place where they stand allows them after all. */
  forgive(tokens: ReadonlySet<number>): void {
    if (this.open.length > 0) this.open = this.open.filter((problem) => !tokens.has(problem.token));
  }

  /** Enters the production of a keyword; false when too many are open. */
  enter(): boolean {
    if (this.nesting >= MAX_KEYWORD_NESTING) return false;
    this.nesting++;
    return true;
  }

  leave(): void {
    this.nesting--;
  }
}
