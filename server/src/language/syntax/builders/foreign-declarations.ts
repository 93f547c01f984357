// Builds the declarations of other languages (`let`, `fn`, `struct`, `import`, `impl`, functions without a colon), understood so that
// everything else works on them, each reported with what to write instead.

import { diagnostic, fix } from "../../diagnostics/findings.ts";
import { spanOf } from "../../text/span.ts";
import { errorNode, missingNode } from "../absent-nodes.ts";
import type { ParseContext } from "../context.ts";
import { replaceBy } from "../fixes.ts";
import { KIND } from "../kinds.ts";
import type { Binding, ErrorNode, Expression, ForeignDeclaration, Modifier, Parameter, ParameterGroup, Statement, Type } from "../nodes.ts";
import { nameAt } from "./leaves.ts";
import { NONE } from "./lists.ts";

const K = KIND;

/** What stands between the name of such a function and its body. */
interface OldHead {
  readonly group: ParameterGroup;
  readonly result: Type | null;
}

/** Whether a body returns something: its function's result type is not `Void`, and not at hand. */
function returnsValue(body: string): boolean {
  return /\breturn[ \t]+[^\s;}]/.test(body);
}

export class ForeignDeclarationBuilder {
  private readonly context: ParseContext;

  constructor(context: ParseContext) {
    this.context = context;
  }

  declaration(declared: Statement, from: number, to: number): ForeignDeclaration {
    const { context } = this;
    const span = context.tokenSpan(from);
    const keyword = nameAt(context, from);
    const word = context.text(from);
    if (context.kind(from) === K["<let>"]) {
      const replacement = word === "var" ? "mut " : "";
      const edit = {
        span: { start: span.start, end: context.start(from + 1) },
        newText: context.kind(from + 1) === K.mut ? "" : replacement,
      };
      context.report(diagnostic("syntax.let", span, { keyword: word }, { fixes: [fix("fix.remove", { text: word }, [edit])] }));
    } else if (context.kind(from) === K["<import>"]) {
      context.report(diagnostic("syntax.import", span, {}, { fixes: [replaceBy(span, word, "use")] }));
    } else if (context.kind(from) === K["<fn>"]) {
      if (declared.kind !== "Binding" || declared.annotation?.kind !== "FunctionType")
        context.report(diagnostic("syntax.fn-misread", span, { keyword: word }));
    } else this.reportTypeKeyword(declared, from);
    return { kind: "ForeignDeclaration", ...span, end: context.endOf(from, to), anchor: span.start, keyword, declared };
  }

  /** `struct P { x: Int, y: Int }`: the compiler stumbles at the first comma, and not at all where there is none. */
  private reportTypeKeyword(declared: Statement, from: number): void {
    const { context } = this;
    const span = context.tokenSpan(from);
    const keyword = context.text(from);
    const record = declared.kind === "Binding" ? declared.value : null;
    const isRefused = record !== null && record.kind === "RecordType" && record.members.length > 1;
    const [first] = isRefused ? record.members : [];
    const comma = first === undefined ? from : context.tokenAfter(first);
    if (isRefused && !context.isOnSameLine(comma)) context.report(diagnostic("syntax.type-keyword", span, { keyword }));
    else context.report(diagnostic(isRefused ? "syntax.type-keyword" : "syntax.type-keyword-misread", span, { keyword }));
  }

  /** `struct P { … }` without its keyword. */
  type(name: Expression, definition: Type, from: number, to: number): Binding {
    const start = this.context.start(from);
    this.context.settle("definition", from);
    this.context.settle("statement", from);
    return {
      kind: "Binding",
      start,
      end: this.context.endOf(from, to),
      anchor: start,
      modifiers: NONE,
      target: name,
      annotation: null,
      value: definition,
    };
  }

  /** `impl Show for Spot { … }`: methods are bound to the type one by one. */
  impl(body: Expression | null, from: number, to: number): ErrorNode {
    const { context } = this;
    let token = from;
    while (token < to && context.kind(token) !== K.for && context.kind(token) !== K["{"]) token++;
    const isRefused = context.kind(token) === K.for;
    const span = isRefused && !context.isOnSameLine(token) ? context.tokenSpan(token) : context.tokenSpan(from);
    context.report(diagnostic(isRefused ? "syntax.impl" : "syntax.impl-misread", span, {}));
    return errorNode(context, from, to, body === null ? [] : [body]);
  }

  /** `add(a: Int, b: Int) -> Int = a + b`: understood as `add: (a: Int, b: Int) -> Int = a + b`. */
  oldFunction(
    modifiers: readonly Modifier[] | null,
    name: Expression,
    head: OldHead,
    body: Expression | null,
    from: number,
    to: number,
  ): Binding {
    const { context } = this;
    const start = context.start(from);
    context.settle("value", from);
    context.settle("statement", from);
    const edits = [{ span: { start: name.end, end: name.end }, newText: ": " }];
    const isForeign = from > 0 && context.kind(from - 1) === K["<fn>"];
    if (isForeign) edits.unshift({ span: { start: context.start(from - 1), end: name.start }, newText: "" });
    if (head.result === null) edits.push({ span: { start: head.group.end, end: head.group.end }, newText: " -> Void" });
    if (body?.kind === "Block" && context.kind(context.tokens.indexAt(body.start) - 1) !== K["="]) {
      edits.push({ span: { start: body.start, end: body.start }, newText: "= " });
    }
    const nameText = context.source.slice(name.start, name.end);
    const canFix = head.result !== null || (body?.kind === "Block" && !returnsValue(context.source.slice(body.start, body.end)));
    const fixes = canFix ? [fix("fix.rewrite-function", { name: nameText }, edits)] : [];
    context.report(diagnostic("syntax.old-function", spanOf(name), { name: nameText }, { fixes }));
    const { group } = head;
    const result: Type = head.result ?? missingNode("MissingType", group.end);
    const annotation: Type = { kind: "FunctionType", start: group.start, end: result.end, anchor: group.start, groups: [group], result };
    context.couldContinue = false;
    return {
      kind: "Binding",
      start,
      end: context.endOf(from, to),
      anchor: start,
      modifiers: modifiers ?? NONE,
      target: name,
      annotation,
      value: body,
    };
  }

  /** The `(a: Int) -> Int` right behind a function's name. */
  oldHead(parameters: readonly Parameter[], result: Type | null, from: number, to: number): OldHead {
    const start = this.context.start(from);
    const end = parameters.at(-1)?.end ?? start + 1;
    const closer = this.context.tokens.indexAt(end - 1) + 1;
    const groupEnd = closer < to && this.context.kind(closer) === K[")"] ? this.context.tokens.end(closer) : end;
    return { group: { kind: "ParameterGroup", start, end: groupEnd, anchor: start, parameters, arrow: groupEnd, result: null }, result };
  }
}
