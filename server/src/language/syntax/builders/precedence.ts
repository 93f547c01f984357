// Precedence (docs/syntax.md §4.1): a flat list of operators and operands becomes nested nodes, one for each run of operators of one level.

import { isSpelling, KIND } from "../kinds.ts";
import type { BinaryOperator, BinaryStep, Expression, Type } from "../nodes.ts";

/** An operator with the operand after it, or `as` with a type; the bad arrow of a lambda counts as an assignment. */
export type Tail = OperatorTail | CastTail;
export interface OperatorTail {
  readonly operator: BinaryOperator | "=" | "=>" | "?" | CompoundOperator;
  readonly at: number;
  readonly operand: Expression;
}
export interface CastTail {
  readonly operator: "as";
  readonly at: number;
  readonly operand: Type;
}
export type CompoundOperator = "+=" | "-=" | "*=" | "/=" | "%=";

/** Binding powers by operator: all left-associative but the first. */
const LEVELS: readonly (readonly OperatorTail["operator"][])[] = [
  ["=", "=>", "?", "+=", "-=", "*=", "/=", "%="],
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
const ASSIGNMENT = 1;
const POWER: ReadonlyMap<OperatorTail["operator"], number> = new Map(
  LEVELS.flatMap((level, index) => level.map((operator): [OperatorTail["operator"], number] => [operator, index + ASSIGNMENT])),
);

/** The operator that each token kind spells. */
export const OPERATORS: readonly (OperatorTail["operator"] | undefined)[] = operatorsByKind();

/** Token kinds that go on an expression as an operator. */
export const IS_OPERATOR = new Uint8Array(128);
for (const operator of LEVELS.flat()) if (isSpelling(operator)) IS_OPERATOR[KIND[operator]] = 1;
for (const spelling of ["as", "<op=>", "?:"] as const) IS_OPERATOR[KIND[spelling]] = 1;

/** `head` with its `tail` of at least one operator, nested by precedence. Iterative: a chain of any length is one flat node. */
export function foldTail(head: Expression, tail: readonly Tail[]): Expression {
  const only = tail[0];
  if (tail.length === 1 && only !== undefined && only.operator !== "as" && isBinary(only)) {
    return { kind: "Binary", start: head.start, end: only.operand.end, anchor: only.at, first: head, rest: [only] };
  }
  return FOLDER.fold(head, tail);
}

function isBinary(tail: OperatorTail): tail is BinaryStep {
  switch (tail.operator) {
    case "=":
    case "=>":
    case "?":
    case "+=":
    case "-=":
    case "*=":
    case "/=":
    case "%=":
      return false;
    default:
      return true;
  }
}

function binary(first: Expression, rest: readonly BinaryStep[]): Expression {
  const last = rest.at(-1);
  return { kind: "Binary", start: first.start, end: last?.operand.end ?? first.end, anchor: last?.at ?? first.start, first, rest };
}

/** An unfinished run of operators of one level; each step holds the operand *before* its operator, until the run is finished. */
interface Run {
  readonly power: number;
  readonly first: Expression;
  readonly steps: OperatorTail[];
}

/** The unfinished runs are gone when `fold` returns, so one folder serves all. */
class Folder {
  private readonly runs: Run[] = [];

  fold(head: Expression, tail: readonly Tail[]): Expression {
    let value = head;
    for (let index = 0; index < tail.length; index++) {
      const step = tail[index];
      if (step === undefined) break;
      if (step.operator === "as") {
        const casts = castsFrom(tail, index);
        value = cast(value, casts);
        index += casts.length - 1;
        continue;
      }
      const power = POWER.get(step.operator) ?? ASSIGNMENT;
      value = this.reduce(value, power);
      const top = this.runs.at(-1);
      const pending = { operator: step.operator, at: step.at, operand: value };
      if (top !== undefined && top.power === power) top.steps.push(pending);
      else this.runs.push({ power, first: value, steps: [pending] });
      value = step.operand;
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
      value = finish(run, value);
    }
  }
}

const FOLDER = new Folder();

function finish(run: Run, last: Expression): Expression {
  const { first, steps } = run;
  if (run.power === ASSIGNMENT) {
    const operator = steps[0]?.operator ?? "=";
    const at = steps[0]?.at ?? first.start;
    return {
      kind: "Assignment",
      start: first.start,
      end: last.end,
      anchor: at,
      targets: steps.map((step) => step.operand),
      operator,
      value: last,
    };
  }
  const rest = steps.map(
    (step, index): OperatorTail => ({ operator: step.operator, at: step.at, operand: steps[index + 1]?.operand ?? last }),
  );
  return binary(first, rest.filter(isBinary));
}

/** The `as` steps that follow each other from `index` on. */
function castsFrom(tail: readonly Tail[], index: number): readonly CastTail[] {
  const casts: CastTail[] = [];
  for (let next = tail[index]; next?.operator === "as"; next = tail[index + casts.length]) casts.push(next);
  return casts;
}

function cast(operand: Expression, casts: readonly CastTail[]): Expression {
  const types = casts.map((step) => step.operand);
  const anchor = casts[0]?.at ?? operand.start;
  return { kind: "Cast", start: operand.start, end: types.at(-1)?.end ?? operand.end, anchor, operand, types };
}

function operatorsByKind(): readonly (OperatorTail["operator"] | undefined)[] {
  const operators: (OperatorTail["operator"] | undefined)[] = [];
  for (const operator of LEVELS.flat()) if (isSpelling(operator) && operator !== "?") operators[KIND[operator]] = operator;
  return operators;
}
