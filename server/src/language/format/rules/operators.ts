// Operators: chains break behind an operator, never before one, since a line that starts with an operator may be read as a new statement
// (syntax.md §5).

import type { Assignment, Binary, Cast, Prefix } from "../../syntax/nodes.ts";
import { concat, concatAll, type Doc, group, indent, line, verbatimText } from "../document/doc.ts";
import type { Emitter } from "../emitter.ts";
import { afterEquals } from "./after-equals.ts";
import { expression } from "./expressions.ts";
import { type as typeRule } from "./types.ts";

/** `a + b + c`: the lines after the first are indented. */
export function binary(node: Binary, emitter: Emitter): Doc {
  const { first, rest, isForced } = readChain(node, emitter);
  return isRange(node) ? concat(first, rest) : group(concat(first, indent(rest)), isForced);
}

/** A chain directly in brackets, which are indented already. */
export function binaryInBrackets(node: Binary, emitter: Emitter): Doc {
  const { first, rest, isForced } = readChain(node, emitter);
  return isRange(node) ? concat(first, rest) : group(concat(first, rest), isForced);
}

function readChain({ first: operand, rest }: Binary, emitter: Emitter): { first: Doc; rest: Doc; isForced: boolean } {
  const first = expression(operand, emitter);
  let isForced = false;
  const steps: Doc[] = [];
  for (const step of rest) {
    isForced ||= emitter.hasLineComment();
    if (emitter.offset !== step.at || emitter.isIncrement(step.at)) emitter.derail();
    const comments = emitter.takeOwnLineComments();
    const operator = emitter.takeJoined();
    isForced ||= emitter.hasLineComment();
    const isRangeStep = step.operator === "..";
    const isTight = isRangeStep && !emitter.options.rangeSpaces;
    if (isTight) steps.push(operator);
    else {
      steps.push(" ", operator);
      for (const { text } of comments) steps.push(line, verbatimText(text));
      steps.push(isRangeStep ? " " : line);
    }
    steps.push(expression(step.operand, emitter));
  }
  return { first, rest: concatAll(steps), isForced };
}

function isRange(node: Binary): boolean {
  return node.rest[0]?.operator === "..";
}

export function prefix({ operators, operand }: Prefix, emitter: Emitter): Doc {
  const signs = operators.flatMap(({ operator, start }) => {
    if (emitter.offset !== start) emitter.derail();
    const text = emitter.take();
    return isWord(operator) ? [text, " "] : [text];
  });
  return concat(...signs, expression(operand, emitter));
}

function isWord(operator: string): boolean {
  return operator === "&mut" || operator === "ref";
}

/** `a as T as U`. */
export function cast({ operand, types }: Cast, emitter: Emitter): Doc {
  const value = expression(operand, emitter);
  return concat(value, ...types.flatMap((target) => [" ", emitter.take("as"), " ", typeRule(target, emitter)]));
}

export function assignment({ targets, value }: Assignment, emitter: Emitter): Doc {
  const left = targets.flatMap((target) => [expression(target, emitter), " ", emitter.takeJoined(["=", "<op=>"]), " "]);
  left.pop();
  return concat(...left, afterEquals(value, expression(value, emitter)));
}
