// Builds the control flow nodes (docs/syntax.md §2.4): branches, loops, matches, jumps and what they hold.

import { diagnostic, relatedPlace } from "../../diagnostics/findings.ts";
import { spanOf } from "../../text/span.ts";
import type { ParseContext } from "../context.ts";
import { replaceBy } from "../fixes.ts";
import { KIND } from "../kinds.ts";
import type {
  Break,
  Continue,
  ErrorNode,
  Expression,
  For,
  If,
  IfBranch,
  Loop,
  Match,
  MatchArm,
  Modifier,
  NameOrMissing,
  Pattern,
  Return,
  Spawn,
  Type,
  Unsafe,
  While,
} from "../nodes.ts";
import { exact, NONE } from "./lists.ts";
import { misreadLoopPattern, refuseLoopPattern } from "./loop-variables.ts";

const K = KIND;

/** What follows `else`, `if` and `while` when a pattern is tested, as other languages have it. */
interface LetCondition {
  readonly kind: "LetCondition";
  readonly pattern: Pattern;
  readonly value: Expression;
}
type Condition = Expression | LetCondition;

export class ControlFlowBuilder {
  private readonly context: ParseContext;

  constructor(context: ParseContext) {
    this.context = context;
  }

  return(value: Expression | null, from: number, to: number): Return {
    if (this.context.kind(from) === K.return) this.context.leave();
    const start = this.context.start(from);
    return { kind: "Return", start, end: this.context.endOf(from, to), anchor: start, value };
  }
  break(label: NameOrMissing | null, value: Expression | null, from: number, to: number): Break {
    if (this.context.kind(from) === K.break) this.context.leave();
    const start = this.context.start(from);
    return { kind: "Break", start, end: this.context.endOf(from, to), anchor: start, label, value };
  }
  continue(label: NameOrMissing | null, value: Expression | null, from: number, to: number): Continue {
    if (this.context.kind(from) === K.continue) this.context.leave();
    const start = this.context.start(from);
    return { kind: "Continue", start, end: this.context.endOf(from, to), anchor: start, label, value };
  }

  letCondition(pattern: Pattern, value: Expression, from: number): LetCondition {
    const isWhile = this.context.kind(from - 1) === K.while;
    const span = spanOf(pattern);
    this.context.report(isWhile ? diagnostic("syntax.while-let", span, {}) : diagnostic("syntax.let-condition", span, {}));
    return { kind: "LetCondition", pattern, value };
  }

  ifBranch(condition: Condition, body: Expression, from: number, to: number): IfBranch {
    this.context.settle("head", from);
    const start = this.context.startOf(from, to);
    return {
      kind: "IfBranch",
      start,
      end: this.context.endOf(from, to),
      anchor: start,
      condition: conditionValue(condition),
      pattern: condition.kind === "LetCondition" ? condition.pattern : null,
      body,
    };
  }
  elseIf(branch: IfBranch, from: number): IfBranch {
    const start = this.context.start(from);
    return { ...branch, start, anchor: start };
  }

  if(first: IfBranch, rest: readonly IfBranch[] | null, otherwise: Expression | null, isValue: boolean, from: number, to: number): If {
    this.context.leave();
    const start = this.context.start(from);
    const head = { ...first, start, anchor: start };
    const branches = rest === null ? [head] : [head, ...rest];
    for (const branch of rest ?? NONE) this.elif(branch, otherwise);
    if (isValue) {
      for (const branch of branches) this.misreadDict(branch.body);
      if (otherwise !== null) this.misreadDict(otherwise);
    }
    return { kind: "If", start, end: this.context.endOf(from, to), anchor: start, branches, otherwise };
  }

  /** `elif`: the compiler reads statements up to an `else`, and gives up there. */
  private elif(branch: IfBranch, otherwise: Expression | null): void {
    const { context } = this;
    const token = context.tokens.indexAt(branch.start);
    if (context.kind(token) !== K.elif) return;
    const span = context.tokenSpan(token);
    const found = context.text(token);
    const fixes = [replaceBy(span, found, "else if")];
    if (otherwise === null) context.report(diagnostic("syntax.elif-misread", span, { found }, { fixes }));
    else {
      const related = [relatedPlace("note.foreign-word", span, { word: found })];
      const place = context.tokenSpan(context.tokens.indexAt(otherwise.start) - 1);
      context.report(diagnostic("syntax.elif", place, { found }, { fixes, related }));
    }
  }

  /** The compiler turns a dict in a branch into an empty block. */
  private misreadDict(body: Expression): void {
    if (body.kind === "Dict" && body.entries.length > 0) {
      this.context.report(diagnostic("syntax.dict-branch", { start: body.start, end: body.start + 1 }, {}));
    }
  }

  /** The body of a loop, a branch or an arm without braces: an expression; a typed binding there is understood and refused. */
  body(value: Expression, annotation: Type | null, init: Expression | null, from: number): Expression {
    this.refuseTypedBody(value, annotation, init);
    this.context.settle("statement", from);
    return value;
  }

  armBody(value: Expression, annotation: Type | null, init: Expression | null): Expression {
    this.refuseTypedBody(value, annotation, init);
    return value;
  }

  private refuseTypedBody(value: Expression, annotation: Type | null, init: Expression | null): void {
    // `while a:` and the body on the next line: the missing braces have been reported
    if ((annotation === null && init === null) || value.kind === "MissingBlock") return;
    const token = this.context.tokenAfter(value);
    this.context.report(diagnostic("syntax.typed-binding-in-arm", this.context.tokenSpan(token), {}));
  }

  while(condition: Condition, body: Expression, from: number, to: number): While {
    this.context.leave();
    this.context.settle("head", from);
    this.context.settle("loop", from);
    const start = this.context.start(from);
    return { kind: "While", start, end: this.context.endOf(from, to), anchor: start, condition: conditionValue(condition), body };
  }

  for(
    before: readonly Modifier[] | null,
    after: readonly Modifier[] | null,
    pattern: Pattern,
    type: Type | null,
    iterable: Expression,
    body: Expression,
    isStatement: boolean,
    from: number,
    to: number,
  ): For {
    this.context.leave();
    this.context.settle("head", from);
    const start = this.context.start(from);
    const modifiers = before === null ? (after ?? NONE) : after === null ? before : [...before, ...after];
    if (type !== null)
      this.context.report(diagnostic("syntax.typed-loop-variable", this.context.tokenSpan(this.context.tokenAfter(pattern)), {}));
    else if (isStatement) refuseLoopPattern(this.context, pattern);
    else misreadLoopPattern(this.context, pattern);
    return { kind: "For", start, end: this.context.endOf(from, to), anchor: start, modifiers, pattern, iterable, body };
  }

  loop(body: Expression, from: number, to: number): Loop {
    this.context.leave();
    const start = this.context.start(from);
    const span = this.context.tokenSpan(from);
    this.context.report(diagnostic("syntax.loop-keyword", span, {}, { fixes: [replaceBy(span, "loop", "while true")] }));
    return { kind: "Loop", start, end: this.context.endOf(from, to), anchor: start, body };
  }

  spawn(body: Expression, from: number, to: number): Spawn {
    this.context.leave();
    const start = this.context.start(from);
    if (body.kind === "For" && body.modifiers.some((modifier) => modifier.start < body.pattern.start)) {
      const [modifier] = body.modifiers;
      if (modifier !== undefined) this.context.report(diagnostic("syntax.spawn-for-mut", spanOf(modifier), {}));
    }
    return { kind: "Spawn", start, end: this.context.endOf(from, to), anchor: start, body };
  }

  unsafe(body: Expression, from: number, to: number): Unsafe {
    this.context.leave();
    const start = this.context.start(from);
    return { kind: "Unsafe", start, end: this.context.endOf(from, to), anchor: start, body };
  }

  match(subject: Expression, arms: readonly (MatchArm | ErrorNode)[], from: number, to: number): Match {
    this.context.leave();
    const start = this.context.start(from);
    return { kind: "Match", start, end: this.context.endOf(from, to), anchor: start, subject, arms: exact(arms) };
  }

  guard(condition: Expression, from: number): Expression {
    this.context.settle("head", from);
    this.context.report(diagnostic("syntax.guard", this.context.tokenSpan(from), {}));
    return condition;
  }

  arm(pattern: Pattern, guard: Expression | null, body: Expression, from: number, to: number): MatchArm {
    this.misreadDict(body);
    const start = this.context.start(from);
    return {
      kind: "MatchArm",
      start,
      end: this.context.endOf(from, this.isArmEnd(to - 1) ? to - 1 : to),
      anchor: start,
      pattern,
      guard,
      body,
    };
  }

  private isArmEnd(token: number): boolean {
    const kind = this.context.kind(token);
    return kind === K[","] || kind === K[";"];
  }
}

function conditionValue(condition: Condition): Expression {
  return condition.kind === "LetCondition" ? condition.value : condition;
}
