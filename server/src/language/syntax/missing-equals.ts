// Braces (or an arrow) after a declaration without its `=`: the compiler reads a declaration, or a name or a call that is a statement, and then
// a block of its own, so that it stumbles over the block's inside or not at all.

import type { CodeId } from "../diagnostics/codes.ts";
import type { Diagnostic, Fix } from "../diagnostics/diagnostic.ts";
import { diagnostic, relatedPlace } from "../diagnostics/findings.ts";
import type { Span } from "../text/span.ts";
import type { ParseContext } from "./context.ts";
import { insert } from "./fixes.ts";
import { KIND, kindSet } from "./kinds.ts";
import type { Expression, Type } from "./nodes.ts";

const K = KIND;
const BRACES = kindSet("{", "{x:", "{:", "{,");

/** Words before a block in other languages, names here. */
const BLOCK_WORDS: ReadonlySet<string> = new Set([
  "async",
  "begin",
  "catch",
  "defer",
  "do",
  "finally",
  "let",
  "repeat",
  "switch",
  "try",
  "unless",
  "with",
]);

/** What stands before the braces. */
type Head = "declaration" | "name" | "call";

/** Braces that rather belong to what stands before them, and whether that has been reported. */
export class SuspectBraces {
  private readonly context: ParseContext;
  private readonly heads = new Map<number, Head | "reported">();

  constructor(context: ParseContext) {
    this.context = context;
  }

  /**
   * Suspects what follows the statement of the tokens `from` to `to - 1`, which has no value: on its line, when it has the line so far to
   * itself, and under a function's signature also on the next.
   */
  suspect(expression: Expression, annotation: Type | null, from: number, to: number): void {
    const { context } = this;
    const kind = context.kind(to);
    if ((BRACES[kind] !== 1 && kind !== K["=>"]) || context.isOnSameLine(from) || context.kind(to + 1) === K["="]) return;
    const head = headOf(expression, annotation);
    if (head === null || this.heads.has(to) || (kind === K["=>"] && head !== "declaration")) return;
    if (context.isOnSameLine(to) || annotation?.kind === "FunctionType") this.heads.set(to, head);
  }

  has(token: number): boolean {
    const head = this.heads.get(token);
    return head !== undefined && head !== "reported";
  }

  /** Whether the braces at `token` have been reported: what is wrong inside them is a consequence. */
  isReported(token: number): boolean {
    return this.heads.get(token) === "reported";
  }

  markReported(token: number): void {
    this.heads.set(token, "reported");
  }

  /** Reports the braces at `token`, if suspect, as a block that the compiler takes for a statement. */
  misread(token: number): void {
    if (this.has(token)) this.context.report(this.take(token, this.context.tokenSpan(token)));
  }

  /** What to report at `span`, with the code that the compiler has there, for the suspect braces at `token`. */
  refused(token: number, span: Span, code: CodeId): Diagnostic {
    return this.take(token, span, code);
  }

  private take(token: number, span: Span, code: CodeId = "X0003"): Diagnostic {
    const { context } = this;
    const head = this.heads.get(token);
    const word = context.text(token - 1);
    this.markReported(token);
    const extra = code === "X0003" ? {} : { code, related: [relatedPlace("note.equals-missing", context.tokenSpan(token), {})] };
    if (head === "call") return diagnostic("syntax.call-before-block", span, {}, extra);
    if (head === "name" && BLOCK_WORDS.has(word)) return diagnostic("syntax.block-keyword", span, { keyword: word }, extra);
    return diagnostic("syntax.missing-equals", span, {}, { ...extra, fixes: [this.equals(token, head)] });
  }

  /** `Spot { … }` was meant for a type. */
  private equals(token: number, head: Head | "reported" | undefined): Fix {
    const { context } = this;
    const isType = head === "name" && /^[A-Z]/.test(context.text(token - 1));
    return insert(context.endBefore(token), isType ? ": Type =" : " =");
  }
}

function headOf(expression: Expression, annotation: Type | null): Head | null {
  if (annotation !== null) return "declaration";
  if (expression.kind === "Name") return "name";
  return expression.kind === "Postfix" && expression.base.kind === "Name" && expression.suffixes.at(-1)?.kind === "Call" ? "call" : null;
}
