// What is written in place of something else: read as what was meant, and reported with what to write.

import { diagnostic, fix } from "../../diagnostics/findings.ts";
import { type Span, spanOf } from "../../text/span.ts";
import { errorNode, missingNode } from "../absent-nodes.ts";
import type { ParseContext } from "../context.ts";
import { VALUE_OR_STATEMENT } from "../enclosures.ts";
import { replaceBy, wrapInBraces } from "../fixes.ts";
import { KIND } from "../kinds.ts";
import type { Dict, ErrorNode, Expression, MissingName, SetLiteral } from "../nodes.ts";
import { foundAt } from "./found.ts";

const K = KIND;

export class WrongTokenBuilder {
  private readonly context: ParseContext;

  constructor(context: ParseContext) {
    this.context = context;
  }

  // ---------------------------------------------------------------- names and types

  /** The name that `token` is not. */
  private noName(token: number): MissingName {
    return missingNode("MissingName", this.context.tokens.end(token));
  }

  /** A token that no type starts with. */
  type(from: number, to: number): ErrorNode {
    const { context } = this;
    const span = context.tokenSpan(from);
    const text = context.text(from);
    const fixes = text === "void" ? [replaceBy(span, text, "Void")] : [];
    context.report(diagnostic("syntax.missing-type", span, { found: foundAt(context, from) }, { fixes }));
    return errorNode(context, from, to, []);
  }

  keywordInPath(token: number): MissingName {
    this.context.report(diagnostic("syntax.keyword-in-path", this.context.tokenSpan(token), { keyword: this.context.text(token) }));
    return this.noName(token);
  }

  /** `a.match`. */
  keywordAsField(token: number): MissingName {
    const { context } = this;
    context.report(diagnostic("syntax.missing-field-name", context.tokenSpan(token), { found: foundAt(context, token) }));
    return this.noName(token);
  }

  keywordAsParameter(token: number): MissingName {
    this.context.report(diagnostic("syntax.keyword-as-parameter", this.context.tokenSpan(token), { keyword: this.context.text(token) }));
    return this.noName(token);
  }

  /** A keyword or a string where a field's name stands. */
  fieldName(token: number): MissingName {
    this.context.report(diagnostic("syntax.wrong-field-name", this.context.tokenSpan(token), { found: foundAt(this.context, token) }));
    return this.noName(token);
  }

  /** `f = 3` in a record type. */
  methodName(value: Expression, token: number): MissingName {
    const { context } = this;
    context.report(diagnostic("syntax.missing-method-name", spanOf(value), { found: foundAt(context, token) }));
    return missingNode("MissingName", context.startOf(token, token));
  }

  /** `t.0`: other languages' tuple field; the compiler reads `t` and `.0`. */
  tupleIndex(token: number): MissingName {
    const { context } = this;
    const span = { start: context.start(token - 1), end: context.tokens.end(token) };
    const index = context.text(token);
    const extra = { fixes: [replaceBy(span, `.${index}`, `[${index}]`)] };
    const refused = diagnostic("syntax.tuple-index", span, { index }, extra);
    const misread = diagnostic("syntax.tuple-index-misread", span, { index }, extra);
    context.leaveOpen({ token, within: { bracket: refused, head: refused, value: misread, statement: misread } });
    return this.noName(token);
  }

  // ---------------------------------------------------------------- bodies

  /** A body without braces where the compiler wants them; `block`, when braces follow all the same, is what was meant. */
  unbracedBody(body: Expression, block: Expression | null): Expression {
    const { context } = this;
    const token = context.tokens.indexAt(body.start);
    const args = { found: foundAt(context, token) };
    if (block !== null) {
      context.report(diagnostic("syntax.missing-block", context.tokenSpan(token), args));
      return block;
    }
    context.report(diagnostic("syntax.missing-braces", context.tokenSpan(token), args, { fixes: [wrapInBraces(body)] }));
    return body;
  }

  /** `then body`: the word of other languages in place of braces. */
  // biome-ignore lint/suspicious/noThenProperty: named after the grammar's word; a builder is never awaited
  then(body: Expression, token: number): Expression {
    const { context } = this;
    const isElseNext = context.kind(context.tokenAfter(body)) === K.else;
    context.report(diagnostic(isElseNext ? "syntax.then-else" : "syntax.then", context.tokenSpan(token), {}));
    return body;
  }

  /** `spawn work()`: documented, refused by the compiler. */
  spawnOperand(body: Expression): Expression {
    const { context } = this;
    const token = context.tokens.indexAt(body.start);
    // an operand on the next line is rather the next statement
    const fixes = context.isOnSameLine(token) ? [wrapInBraces(body)] : [];
    context.report(diagnostic("syntax.spawn-operand", context.tokenSpan(token), { found: foundAt(context, token) }, { fixes }));
    return body;
  }

  /** A dict or set where the compiler reads a block: at the start of a statement, in the body of a statement `if`. */
  bracesAsBlock<Braces extends Dict | SetLiteral>(braces: Braces, token: number): Braces {
    const { suspectBraces } = this.context;
    const span = this.separatorSpan(braces, token);
    const isSuspect = suspectBraces.has(token);
    this.context.report(
      isSuspect ? suspectBraces.refused(token, span, "E0011") : diagnostic("syntax.braces-as-block", span, { what: termOf(braces) }),
    );
    return braces;
  }

  /** A dict or set after a lambda's arrow. */
  bracesAsBody<Braces extends Dict | SetLiteral>(braces: Braces, token: number): Braces {
    this.context.report(diagnostic("syntax.braces-as-body", this.separatorSpan(braces, token), { what: termOf(braces) }));
    return braces;
  }

  /** The first `:` or `,` inside the braces. */
  private separatorSpan(braces: Dict | SetLiteral, token: number): Span {
    const { context } = this;
    const first = braces.kind === "Dict" ? braces.entries[0]?.key : braces.elements[0];
    return context.tokenSpan(first === undefined ? token : context.tokenAfter(first));
  }

  // ---------------------------------------------------------------- punctuation

  /** `1 -> 2` as a match arm. */
  arrow(token: number): void {
    const { context } = this;
    const span = context.tokenSpan(token);
    const found = context.text(token);
    const expected = "=>";
    context.report(diagnostic("syntax.wrong-arrow", span, { found, expected }, { fixes: [replaceBy(span, found, expected)] }));
  }

  memberSeparator(token: number): void {
    const { context } = this;
    const span = context.tokenSpan(token);
    const found = context.text(token);
    context.report(diagnostic("syntax.member-separator", span, { found }, { fixes: [replaceBy(span, found, ",")] }));
  }

  armSemicolon(token: number): void {
    const span = this.context.tokenSpan(token);
    const fixes = [replaceBy(span, ";", ",")];
    this.context.leaveOpenAs(token, VALUE_OR_STATEMENT, (code) => diagnostic("syntax.arm-semicolon", span, {}, { code, fixes }));
  }

  /** `& mut T` with a space. */
  spacedRefMut(token: number): void {
    const { context } = this;
    const gap = { start: context.tokens.end(token), end: context.start(token + 1) };
    const fixes = [fix("fix.replace", { text: "& mut", replacement: "&mut" }, [{ span: gap, newText: "" }])];
    context.report(diagnostic("syntax.spaced-ref-mut", context.tokenSpan(token + 1), {}, { fixes }));
  }

  /** `?T`. */
  optionalPrefix(token: number): void {
    this.context.report(diagnostic("syntax.optional-type", this.context.tokenSpan(token), {}));
  }
}

function termOf(braces: Dict | SetLiteral): { readonly term: "dict" | "set" } {
  return { term: braces.kind === "Dict" ? "dict" : "set" };
}
