// Precedence (syntax.md §4.1): a flat list of operators and operands becomes nested nodes, one for each run of operators of one level.

import { diagnostic, fix } from "../../diagnostics/findings.ts";
import type { ParseContext } from "../context.ts";
import { KIND } from "../kinds.ts";
import type { BinaryOperator, BinaryStep, Expression, Type } from "../nodes.ts";

/** An operator with what follows it: an operand, or a type after `as`. `operator` is a token index. */
export interface Tail {
  readonly operator: number;
  readonly operand: Expression | null;
  readonly type: Type | null;
}

const ASSIGNMENT = 1;
/** Binding powers, all left-associative but the first. */
const LEVELS: readonly (readonly (keyof typeof KIND)[])[] = [
  ["=", "<op=>", "=>"],
  [".."],
  ["or"],
  ["and"],
  ["==", "!="],
  ["<", "<=", ">", ">=", "in"],
  ["|"],
  ["^"],
  ["&"],
  ["<<", ">>"],
  ["+", "-"],
  ["*", "/", "%"],
];
const POWER = new Uint8Array(128);
const OPERATOR: (BinaryOperator | undefined)[] = [];
LEVELS.forEach((level, index) => {
  for (const spelling of level) {
    POWER[KIND[spelling]] = index + 1;
    if (isBinaryOperator(spelling)) OPERATOR[KIND[spelling]] = spelling;
  }
});

function isBinaryOperator(spelling: string): spelling is BinaryOperator {
  return spelling !== "=" && spelling !== "<op=>" && spelling !== "=>";
}

/** Operators that the language doesn't have, and how its compiler takes them. */
const FOREIGN = new Uint8Array(128);
for (const spelling of ["in", "|", "^", "&", "<<", ">>", "<op=>"] as const) FOREIGN[KIND[spelling]] = 1;

/** A token that can't go on an expression: the code by what encloses it. */
export const GROUP_OR_STATEMENT = { bracket: "E0010", head: "E0010", definition: "E0011", value: "E0011", dict: "E0011", statement: "E0011" } as const;
/** An operator whose second character the compiler takes for a missing operand. */
const SECOND_CHARACTER = { value: "E0012", statement: "E0011", dict: "E0011", loop: "E0016" } as const;

/** `head` with its `tail` of at least one operator, nested by precedence. Iterative: a chain of any length is one flat node. */
export function foldTail(context: ParseContext, head: Expression, tail: readonly Tail[]): Expression {
  const [only] = tail;
  if (tail.length === 1 && only !== undefined && only.operand !== null) {
    const kind = context.kind(only.operator);
    const operator = OPERATOR[kind];
    if (operator !== undefined && FOREIGN[kind] === 0 && operator !== "..") {
      const at = context.tokens.start(only.operator);
      return { kind: "Binary", start: head.start, end: only.operand.end, anchor: at, first: head, rest: [{ operator, at, operand: only.operand }] };
    }
  }
  return new Folder(context).fold(head, tail);
}

/** An unfinished run of operators of one level. */
interface Run {
  readonly power: number;
  readonly first: Expression;
  readonly steps: BinaryStep[];
  /** For assignments: the operator's text; its operands are all but the last targets. */
  readonly operator: number;
}

class Folder {
  private readonly context: ParseContext;
  private readonly runs: Run[] = [];

  constructor(context: ParseContext) {
    this.context = context;
  }

  fold(head: Expression, tail: readonly Tail[]): Expression {
    const { context } = this;
    let value = head;
    for (let index = 0; index < tail.length; index++) {
      const { operator, operand, type } = tail[index] ?? tail[0] ?? { operator: 0, operand: null, type: null };
      if (type !== null) {
        value = this.cast(value, operator, type);
        continue;
      }
      if (operand === null) continue;
      const kind = context.kind(operator);
      if (FOREIGN[kind] === 1) this.foreign(kind, operator);
      else if (kind === KIND[".."] && context.text(operator) === "..=") this.inclusiveRange(operator);
      const power = POWER[kind] ?? ASSIGNMENT;
      value = this.reduce(value, power);
      const top = this.runs.at(-1);
      const step: BinaryStep = { operator: OPERATOR[kind] ?? "..", at: context.tokens.start(operator), operand: value };
      if (top !== undefined && top.power === power) top.steps.push(step);
      else this.runs.push({ power, first: value, steps: [step], operator });
      value = operand;
    }
    return this.reduce(value, 0);
  }

  /** Finishes every run that binds more tightly than `power`; `last` is the operand after it. */
  private reduce(last: Expression, power: number): Expression {
    let value = last;
    for (;;) {
      const run = this.runs.at(-1);
      if (run === undefined || run.power <= power) return value;
      this.runs.pop();
      value = this.finish(run, value);
    }
  }

  /** A run's steps hold the operand *before* each operator; the last operand comes last. */
  private finish(run: Run, last: Expression): Expression {
    const { start } = run.first;
    const end = last.end;
    if (run.power === ASSIGNMENT) {
      return {
        kind: "Assignment",
        start,
        end,
        anchor: run.steps[0]?.at ?? start,
        targets: run.steps.map((step) => step.operand),
        operator: this.context.text(run.operator),
        value: last,
      };
    }
    const rest = run.steps.map((step, index): BinaryStep => ({ ...step, operand: run.steps[index + 1]?.operand ?? last }));
    return { kind: "Binary", start, end, anchor: rest.at(-1)?.at ?? start, first: run.first, rest };
  }

  private cast(operand: Expression, operator: number, type: Type): Expression {
    if (operand.kind === "Cast") return { ...operand, end: type.end, types: [...operand.types, type] };
    return { kind: "Cast", start: operand.start, end: type.end, anchor: this.context.tokens.start(operator), operand, types: [type] };
  }

  private foreign(kind: number, token: number): void {
    const span = this.context.tokenSpan(token);
    const operator = this.context.text(token);
    if (kind === KIND["&"]) {
      this.context.report(diagnostic("syntax.bit-and", span, {}));
      return;
    }
    if (kind === KIND["<op=>"]) this.compoundAssignment(token);
    else if (kind === KIND.in) {
      const codes = { bracket: "E0010", head: "E0010", value: "E0018", statement: "E0018", dict: "E0018" } as const;
      this.context.leaveOpenAs(token, codes, (code) => diagnostic("syntax.in-operator", span, {}, { code }));
    } else {
      const codes = kind === KIND["<<"] || kind === KIND[">>"] ? SECOND_CHARACTER : GROUP_OR_STATEMENT;
      this.context.leaveOpenAs(token, codes, (code) => diagnostic("syntax.no-operator", span, { operator }, { code }));
    }
  }

  /** `a += 1`: written out, with the target twice. */
  private compoundAssignment(token: number): void {
    const { context } = this;
    const span = context.tokenSpan(token);
    const operator = context.text(token);
    const before = context.tokens.kind(token - 1) === KIND["<name>"] ? context.text(token - 1) : null;
    const replacement = before === null ? null : `= ${before} ${operator.charAt(0)}`;
    const fixes = replacement === null ? [] : [fix("fix.replace", { text: operator, replacement }, [{ span, newText: replacement }])];
    context.leaveOpenAs(token, SECOND_CHARACTER, (code) => diagnostic("syntax.compound-assignment", span, { operator }, { code, fixes }));
  }

  private inclusiveRange(token: number): void {
    this.context.report(diagnostic("syntax.inclusive-range", this.context.tokenSpan(token), {}));
  }
}
