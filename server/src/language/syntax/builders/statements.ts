// Builds the statement nodes (docs/syntax.md §2), and reports what the compiler refuses in a statement as a whole.

import { diagnostic } from "../../diagnostics/findings.ts";
import { spanOf } from "../../text/span.ts";
import { missingNode } from "../absent-nodes.ts";
import type { ParseContext } from "../context.ts";
import { KIND, kindSet } from "../kinds.ts";
import type {
  Binding,
  Destructuring,
  DestructuringTarget,
  Expression,
  Modifier,
  Module,
  NameOrMissing,
  Statement,
  Type,
  Use,
  UseItem,
} from "../nodes.ts";
import { foundAt } from "../recovery/found.ts";
import { exact, NONE } from "./lists.ts";
import { foldTail, type Tail } from "./precedence.ts";
import { checkLambdaAgainstSignature, checkSignature } from "./signature-check.ts";

const K = KIND;

/** What a statement starts with: one expression, or several names separated by commas. */
interface Target {
  readonly expression: Expression;
  /** The names after the first. */
  readonly names: readonly Expression[];
  /** Whether operators stand in it. */
  readonly hasOperators: boolean;
}

const LEADING_OPERATOR = kindSet("⏎-", "⏎+", "⏎*");
const STARTS_JUMP = kindSet("break", "break⏎", "continue", "continue⏎");
const OPENS_GROUP = kindSet("(", "⏎(", "(=>", "⏎(=>", "(->");

export class StatementBuilder {
  private readonly context: ParseContext;

  constructor(context: ParseContext) {
    this.context = context;
  }

  module(body: readonly Statement[]): Module {
    this.context.settle("statement", 0);
    return { kind: "Module", start: 0, end: this.context.source.length, anchor: 0, body: exact(body) };
  }

  controlFlow(expression: Expression, from: number, to: number): Statement {
    this.context.settle("statement", from);
    if (expression.kind === "Block") this.context.suspectBraces.misread(from);
    this.context.couldContinue = false;
    const start = this.context.start(from);
    return { kind: "ExpressionStatement", start, end: this.context.endOf(from, to), anchor: start, expression };
  }

  modifier(token: number): Modifier {
    const span = this.context.tokenSpan(token);
    return { kind: "Modifier", ...span, anchor: span.start, word: this.context.kind(token) === K.pub ? "pub" : "mut" };
  }

  target(head: Expression, tail: readonly Tail[] | null, names: readonly Expression[] | null, from: number): Target {
    this.context.annotation = null;
    if (LEADING_OPERATOR[this.context.kind(from)] === 1 && this.context.couldContinue) {
      const span = this.context.tokenSpan(from);
      this.context.report(diagnostic("syntax.ambiguous-line", span, { operator: this.context.text(from) }));
    }
    this.context.couldContinue = false;
    return { expression: tail === null ? head : foldTail(head, tail), names: names ?? NONE, hasOperators: tail !== null };
  }

  binding(
    given: readonly Modifier[] | null,
    target: Target,
    annotation: Type | null,
    definition: Type | null,
    value: Expression | null,
    from: number,
    to: number,
  ): Statement {
    const { context } = this;
    const modifiers = given === null ? NONE : exact(given);
    const start = context.start(from);
    const end = context.endOf(from, to);
    const targetToken = from + modifiers.length;
    const { expression } = target;
    this.context.couldContinue = annotation === null || value !== null;
    if (value === null && definition === null) context.suspectBraces.suspect(expression, annotation, from, to);
    if (given === null) this.checkStart(from);
    else if (annotation === null && definition === null && value === null && modifiers.some((modifier) => modifier.word === "pub"))
      this.pubAlone(modifiers, expression, to);
    else this.checkModifiedTarget(modifiers, expression, targetToken);
    if (annotation === null && value === null) {
      context.settle("statement", from);
      if (target.hasOperators && given === null) this.checkRange(expression, from);
      if (given === null) return { kind: "ExpressionStatement", start, end, anchor: start, expression };
    } else {
      if (annotation !== null) this.checkAnnotation(expression, annotation, from);
      if (context.hasOpen) this.settleValue(definition, value, from, targetToken);
      if (annotation === null && value !== null) {
        if (STARTS_JUMP[context.kind(from)] === 1) this.jumpTarget(expression);
        if (target.names !== NONE || OPENS_GROUP[context.kind(targetToken)] === 1) {
          const destructuring = this.destructuring(modifiers, target, value, from, to);
          if (destructuring !== null) return destructuring;
        }
      } else if (annotation !== null && value !== null) checkLambdaAgainstSignature(context, annotation, value);
    }
    return { kind: "Binding", start, end, anchor: start, modifiers, target: expression, annotation, value: definition ?? value };
  }

  /** Gives the mistakes of a value or a definition the code that they have there. */
  private settleValue(definition: Type | null, value: Expression | null, from: number, targetToken: number): void {
    const { context } = this;
    const written = definition ?? value;
    if (written !== null) {
      const token = written.start === written.end ? targetToken : context.tokens.indexAt(written.start);
      if (definition !== null) context.settle("definition", targetToken);
      context.settle("value", token);
    }
    context.settle("statement", from);
  }

  /** `(a, b) = e`, `a, b = e`. */
  private destructuring(modifiers: readonly Modifier[], target: Target, value: Expression, from: number, to: number): Destructuring | null {
    const { expression, names } = target;
    const { context } = this;
    const start = context.start(from);
    const end = context.endOf(from, to);
    const make = (targets: readonly DestructuringTarget[], parenthesized: boolean): Destructuring => ({
      kind: "Destructuring",
      start,
      end,
      anchor: start,
      modifiers,
      targets,
      parenthesized,
      value,
    });
    if (names.length > 0) {
      const mut = modifiers.find((modifier) => modifier.word === "mut");
      if (mut !== undefined) {
        const comma = context.tokenAfter(expression);
        context.report(diagnostic("syntax.mut-destructuring", context.tokenSpan(comma), {}));
      }
      return make([expression, ...names], false);
    }
    if (expression.kind === "Tuple" && expression.elements.length > 0) return make(expression.elements, true);
    if (expression.kind === "Paren" && expression.expression.kind === "Name") return make([expression.expression], true);
    if (expression.kind === "TypedParameters") {
      const first = expression.parameters.find((parameter) => parameter.modifiers.length > 0 || parameter.type !== null);
      context.report(diagnostic("syntax.destructuring-misread", spanOf(first ?? expression), {}));
      return make(expression.parameters, true);
    }
    return null;
  }

  /** `continue = 1`. */
  private jumpTarget(expression: Expression): void {
    const token = this.context.tokenAfter(expression);
    this.context.report(diagnostic("syntax.unexpected-token", this.context.tokenSpan(token), { token: this.context.text(token) }));
  }

  /** `pub x` without a value: nothing to export. */
  private pubAlone(modifiers: readonly Modifier[], expression: Expression, to: number): void {
    const { suspectBraces } = this.context;
    const pub = modifiers.find((modifier) => modifier.word === "pub");
    if (pub === undefined) return;
    const span = { start: pub.start, end: Math.max(pub.end, expression.end) };
    this.context.report(suspectBraces.has(to) ? suspectBraces.refused(to, span, "E0012") : diagnostic("syntax.pub-alone", span, {}));
  }

  /** `mut` takes a name. */
  private checkModifiedTarget(modifiers: readonly Modifier[], expression: Expression, targetToken: number): void {
    if (modifiers[0]?.word !== "mut" || this.context.kind(targetToken) === K["<name>"]) return;
    const span = this.context.placeBefore(targetToken);
    if (expression.kind !== "MissingExpression")
      this.context.report(diagnostic("syntax.mut-target", span, { found: this.context.text(targetToken) }));
  }

  /** `ref`, `unsafe` are expressions, but no statement starts with them. */
  private checkStart(from: number): void {
    const kind = this.context.kind(from);
    if (kind !== K.ref && kind !== K.unsafe) return;
    this.context.report(diagnostic("syntax.keyword-statement", this.context.tokenSpan(from), { keyword: this.context.text(from) }));
  }

  /** A statement that starts with a name can't be a range. */
  private checkRange(expression: Expression, token: number): void {
    if (expression.kind !== "Binary" || this.context.kind(token) !== K["<name>"]) return;
    const range = expression.rest.find((step) => step.operator === "..");
    if (range === undefined) return;
    this.context.report(diagnostic("syntax.range-statement", { start: range.at, end: range.at + 2 }, {}));
  }

  private checkAnnotation(target: Expression, annotation: Type, from: number): void {
    const { context } = this;
    const kind = context.kind(from);
    if (kind !== K["<name>"] && kind !== K.pub && kind !== K.mut) {
      const colon = context.tokenAfter(target);
      context.report(diagnostic("syntax.annotated-target", context.tokenSpan(colon), {}));
    }
    if (annotation.kind === "FunctionType") checkSignature(context, annotation);
  }

  modifiersAlone(modifiers: readonly Modifier[], from: number, to: number): Binding {
    const { context } = this;
    const start = context.start(from);
    const end = context.endOf(from, to);
    const last = modifiers.at(-1);
    if (modifiers[0]?.word === "pub") context.report(diagnostic("syntax.pub-alone", { start, end: last?.end ?? end }, {}));
    else context.report(diagnostic("syntax.mut-target", context.placeBefore(to), { found: foundAt(context, to) }));
    return {
      kind: "Binding",
      start,
      end,
      anchor: start,
      modifiers,
      target: missingNode("MissingExpression", context.startOf(to, to)),
      annotation: null,
      value: null,
    };
  }

  // ---------------------------------------------------------------- use

  use(
    path: readonly (NameOrMissing | null)[],
    items: readonly UseItem[] | null,
    alias: NameOrMissing | null,
    from: number,
    to: number,
  ): Use {
    const { context } = this;
    const start = context.start(from);
    if (items !== null && context.tokens.isVirtual(to - 1)) context.repairedAs.set(to - 1, { endsList: true });
    if (items !== null && alias !== null) {
      context.report(diagnostic("syntax.use-items-alias", spanOf(alias), {}));
    }
    context.couldContinue = false;
    return { kind: "Use", start, end: context.endOf(from, to), anchor: start, path: path.filter((part) => part !== null), items, alias };
  }
  useItem(name: NameOrMissing, alias: NameOrMissing | null, from: number, to: number): UseItem {
    const start = this.context.start(from);
    return { kind: "UseItem", start, end: this.context.endOf(from, to), anchor: start, name, alias };
  }
}
