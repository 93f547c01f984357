// The constant evaluator (docs/type-system.md §15): integers of 128 bits, truth values and floats of 64 bits, without a program being run.
// What a name stands for is the caller's knowledge; whether the operands have the right types is reported elsewhere.

import { assertNever } from "../../assert-never.ts";
import type { Binary, BinaryStep, Expression, Literal, Postfix, Prefix } from "../../syntax/nodes.ts";
import { type Span, spanOf } from "../../text/span.ts";
import { floatValue, integerValue } from "./literal-values.ts";

/** An Int, a Bool or a Float. */
export type ConstantValue = bigint | boolean | number;

/** A division by zero is at its divisor, an overflow at the operation whose result has more than 128 bits. */
export type Evaluated =
  | { readonly kind: "value"; readonly value: ConstantValue }
  | { readonly kind: "not-constant" }
  | { readonly kind: "division-by-zero"; readonly span: Span }
  | { readonly kind: "overflow"; readonly span: Span };

/** The value of a name where it is a constant or a constant parameter. */
export type ValueOf = (name: string) => ConstantValue | null;

const NOT_CONSTANT: Evaluated = { kind: "not-constant" };
const LARGEST = (1n << 127n) - 1n;
const SMALLEST = -(1n << 127n);

/**
 * The value of `expression`, as deep as the parser lets it nest. Ints and Floats don't mix, and a Float that is not finite is no constant.
 * `and` and `or` leave their right side alone where the left one decides.
 */
export function evaluateConstant(expression: Expression, source: string, named: ValueOf): Evaluated {
  return evaluate(expression, { source, named });
}

/** The value as it would be written: `3`, `true`, `2.0`. */
export function showConstant(value: ConstantValue): string {
  if (typeof value !== "number") return String(value);
  const text = Object.is(value, -0) ? "-0" : String(value);
  return /^-?\d+$/.test(text) ? `${text}.0` : text;
}

interface Context {
  readonly source: string;
  readonly named: ValueOf;
}

function evaluate(expression: Expression, context: Context): Evaluated {
  switch (expression.kind) {
    case "Name":
      return valueOrNot(context.named(textOf(expression, context)));
    case "Literal":
      return valueOrNot(literalValue(expression, context));
    case "Paren":
      return evaluate(expression.expression, context);
    case "Binary":
      return evaluateChain(expression, context);
    case "Prefix":
      return evaluatePrefix(expression, context);
    case "Postfix":
      return evaluateCall(expression, context);
    case "Wildcard":
    case "FString":
    case "Tuple":
    case "TypedParameters":
    case "List":
    case "Comprehension":
    case "Dict":
    case "SetLiteral":
    case "RecordLiteral":
    case "Block":
    case "If":
    case "Match":
    case "While":
    case "For":
    case "Loop":
    case "Spawn":
    case "Unsafe":
    case "Return":
    case "Break":
    case "Continue":
    case "Lambda":
    case "Assignment":
    case "Cast":
    case "MissingExpression":
    case "MissingBlock":
    case "Error":
      return NOT_CONSTANT;
    default:
      return assertNever(expression);
  }
}

function textOf({ start, end }: Span, { source }: Context): string {
  return source.slice(start, end);
}

function valueOrNot(value: ConstantValue | null): Evaluated {
  return value === null ? NOT_CONSTANT : { kind: "value", value };
}

/** A result of arithmetic on what `span` covers. */
function checked(value: bigint | number, span: Span): Evaluated {
  if (typeof value === "number") return Number.isFinite(value) ? { kind: "value", value } : NOT_CONSTANT;
  return value > LARGEST || value < SMALLEST ? { kind: "overflow", span } : { kind: "value", value };
}

function literalValue(literal: Literal, context: Context): ConstantValue | null {
  const text = textOf(literal, context);
  switch (literal.type) {
    case "int":
      return integerValue(text);
    case "float":
      return floatValue(text);
    case "bool":
      return text === "true";
    case "string":
    case "triple-string":
    case "char":
    case "void":
      return null;
  }
}

function evaluateChain({ first, rest }: Binary, context: Context): Evaluated {
  let left = evaluate(first, context);
  for (const step of rest) {
    if (left.kind !== "value") return left;
    left = evaluateStep(left.value, step, { start: first.start, end: step.operand.end }, context);
  }
  return left;
}

/** `left` and one step of its chain; `span` is the chain up to here. */
function evaluateStep(left: ConstantValue, { operator, operand }: BinaryStep, span: Span, context: Context): Evaluated {
  if (operator === "and" || operator === "or") {
    if (typeof left !== "boolean") return NOT_CONSTANT;
    if (left === (operator === "or")) return { kind: "value", value: left };
    const right = evaluate(operand, context);
    return right.kind === "value" && typeof right.value !== "boolean" ? NOT_CONSTANT : right;
  }
  const evaluated = evaluate(operand, context);
  if (evaluated.kind !== "value") return evaluated;
  const right = evaluated.value;
  if (typeof left === "bigint" && typeof right === "bigint") {
    if (right === 0n && (operator === "/" || operator === "%")) return { kind: "division-by-zero", span: spanOf(operand) };
    const result = integerArithmetic(left, operator, right);
    if (result !== null) return checked(result, span);
  } else if (typeof left === "number" && typeof right === "number") {
    if (right === 0 && (operator === "/" || operator === "%")) return { kind: "division-by-zero", span: spanOf(operand) };
    const result = floatArithmetic(left, operator, right);
    if (result !== null) return checked(result, span);
  } else if (typeof left !== typeof right) return NOT_CONSTANT;
  return valueOrNot(compare(left, operator, right));
}

/** Division and remainder go towards zero. */
function integerArithmetic(left: bigint, operator: BinaryStep["operator"], right: bigint): bigint | null {
  if (operator === "+") return left + right;
  if (operator === "-") return left - right;
  if (operator === "*") return left * right;
  if (operator === "/") return left / right;
  return operator === "%" ? left % right : null;
}

function floatArithmetic(left: number, operator: BinaryStep["operator"], right: number): number | null {
  if (operator === "+") return left + right;
  if (operator === "-") return left - right;
  if (operator === "*") return left * right;
  if (operator === "/") return left / right;
  return operator === "%" ? left % right : null;
}

/** Both sides have one type; truth values are equal or not, and have no order. */
function compare(left: ConstantValue, operator: BinaryStep["operator"], right: ConstantValue): boolean | null {
  if (operator === "==") return left === right;
  if (operator === "!=") return left !== right;
  if (typeof left === "boolean" || typeof right === "boolean") return null;
  if (operator === "<") return left < right;
  if (operator === "<=") return left <= right;
  if (operator === ">") return left > right;
  return operator === ">=" ? left >= right : null;
}

function evaluatePrefix(prefix: Prefix, context: Context): Evaluated {
  const operand = evaluate(prefix.operand, context);
  if (operand.kind !== "value") return operand;
  let { value } = operand;
  for (const { operator, start } of prefix.operators.toReversed()) {
    if (operator === "!" && typeof value === "boolean") value = !value;
    else if (operator === "-" && typeof value !== "boolean") {
      const negated = checked(-value, { start, end: prefix.end });
      if (negated.kind !== "value") return negated;
      value = negated.value;
    } else if (operator !== "+" || typeof value === "boolean") return NOT_CONSTANT;
  }
  return { kind: "value", value };
}

/** Bytes of a value (§15); other types have no size that is known here. */
const SIZES: ReadonlyMap<string, bigint> = new Map([
  ["Int", 8n],
  ["Uint", 8n],
  ["Float", 8n],
  ["String", 8n],
  ["Char", 4n],
  ["Bool", 1n],
  ["Void", 0n],
  ["Never", 0n],
]);

/** `abs(x)`, `min(x, y)`, `max(x, y)`, `sizeof(T)`. */
function evaluateCall({ base, suffixes, start, end }: Postfix, context: Context): Evaluated {
  const [call, ...more] = suffixes;
  if (base.kind !== "Name" || call?.kind !== "Call" || more.length > 0) return NOT_CONSTANT;
  const [first, second, ...others] = call.arguments;
  if (first === undefined || first.kind === "NamedArgument" || second?.kind === "NamedArgument" || others.length > 0) return NOT_CONSTANT;
  const name = textOf(base, context);
  if (name === "sizeof") {
    return second === undefined && first.kind === "Name" ? valueOrNot(SIZES.get(textOf(first, context)) ?? null) : NOT_CONSTANT;
  }
  if (second === undefined) return name === "abs" ? absolute(evaluate(first, context), { start, end }) : NOT_CONSTANT;
  return name === "min" || name === "max" ? extreme(name, evaluate(first, context), evaluate(second, context)) : NOT_CONSTANT;
}

function absolute(operand: Evaluated, span: Span): Evaluated {
  if (operand.kind !== "value") return operand;
  if (typeof operand.value === "boolean") return NOT_CONSTANT;
  return checked(operand.value < 0 || Object.is(operand.value, -0) ? -operand.value : operand.value, span);
}

function extreme(name: "min" | "max", left: Evaluated, right: Evaluated): Evaluated {
  if (left.kind !== "value") return left;
  if (right.kind !== "value") return right;
  if (typeof left.value !== typeof right.value) return NOT_CONSTANT;
  const isLess = compare(left.value, "<", right.value);
  if (isLess === null) return NOT_CONSTANT;
  return isLess === (name === "min") ? left : right;
}
