// Operators (§6, §6.3): what each takes and gives. An operand of which nothing is known fits everywhere.

import { diagnostic } from "../../diagnostics/findings.ts";
import type { Binary, BinaryOperator, Expression, Prefix, PrefixOperator } from "../../syntax/nodes.ts";
import { type Span, spanOf } from "../../text/span.ts";
import { isOpaque } from "./builtin-types.ts";
import { castFix } from "./casts.ts";
import type { Checking, Place } from "./checking.ts";
import { infer } from "./expressions.ts";
import { fits } from "./fitting.ts";
import { BOOL, builtin, FLOAT, INT, isOpen, type Type, UNKNOWN, withoutReferences } from "./type.ts";

/** The type of a chain of operators; `expected` is what it is wanted to be, if that is known. */
export function inferBinary(c: Checking, { first, rest }: Binary, place: Place, expected: Type | null): Type {
  let left = infer(c, first, place, operandExpected(c, rest[0]?.operator, expected));
  let leftSpan: Span = first;
  for (const { operator, at, operand } of rest) {
    const right = infer(c, operand, place, operandExpected(c, operator, expected));
    const operatorSpan = { start: at, end: at + operator.length };
    left = combine(c, operator, { left, leftNode: leftSpan === first ? first : null, right, rightNode: operand, operatorSpan, expected });
    leftSpan = { start: first.start, end: operand.end };
  }
  return left;
}

/** A list or number operand is what the whole is wanted to be. */
function operandExpected(c: Checking, operator: BinaryOperator | undefined, expected: Type | null): Type | null {
  if (expected === null || operator === undefined || !ARITHMETIC.has(operator)) return null;
  const type = c.resolve(expected);
  return type.kind === "builtin" || type.kind === "int" ? type : null;
}

const ARITHMETIC: ReadonlySet<string> = new Set(["+", "-", "*", "/", "%"]);

interface Operands {
  readonly left: Type;
  /** Null where the left side is itself a result of the chain. */
  readonly leftNode: Expression | null;
  readonly right: Type;
  readonly rightNode: Expression;
  readonly operatorSpan: Span;
  readonly expected: Type | null;
}

function combine(c: Checking, operator: BinaryOperator, operands: Operands): Type {
  switch (operator) {
    case "and":
    case "or":
      checkLogic(c, operands.left, operands.leftNode ?? operands.operatorSpan);
      checkLogic(c, operands.right, operands.rightNode);
      return BOOL;
    case "==":
    case "!=":
    case "<":
    case "<=":
    case ">":
    case ">=":
      checkComparison(c, operator, operands);
      return BOOL;
    case "in":
      return BOOL;
    case "..":
      return inferRange(c, operands);
    case "+":
    case "-":
    case "*":
    case "/":
    case "%":
      return inferArithmetic(c, operator, operands);
    case "|":
    case "^":
    case "&":
    case "<<":
    case ">>":
      return INT;
  }
}

function checkLogic(c: Checking, type: Type, span: Span): void {
  if (!fits(c, withoutReferences(c.resolve(type)), BOOL, "exact")) {
    c.report(diagnostic("types.logic-operand", spanOf(span), { found: c.show(type) }));
  }
}

function checkComparison(c: Checking, operator: string, { left, right, operatorSpan }: Operands): void {
  const a = withoutReferences(c.resolve(left));
  const b = withoutReferences(c.resolve(right));
  if (fitsAll(a) || fitsAll(b) || (isNumber(a) && isNumber(b))) return;
  if (fits(c, a, b, "exact") || fits(c, b, a, "exact")) return;
  c.report(diagnostic("types.operands", spanOf(operatorSpan), { operator, left: c.show(left), right: c.show(right) }));
}

function inferRange(c: Checking, { left, leftNode, right, rightNode }: Operands): Type {
  for (const [type, node] of [
    [left, leftNode],
    [right, rightNode],
  ] as const) {
    const end = withoutReferences(c.resolve(type));
    if (node !== null && end.kind !== "int" && !fits(c, end, INT, "exact")) {
      c.report(diagnostic("types.mismatch", spanOf(node), { expected: "Int", found: c.show(type) }));
    }
  }
  return builtin("Range", INT);
}

function inferArithmetic(c: Checking, operator: BinaryOperator, operands: Operands): Type {
  const { operatorSpan, expected } = operands;
  const left = withoutReferences(c.resolve(operands.left));
  const right = withoutReferences(c.resolve(operands.right));
  if (isUnsaid(left) || isUnsaid(right)) return openResult(left, right);
  if (left.kind === "int" && right.kind === "int") return left;
  if (left.kind === "float" && right.kind === "float") return left;
  if (isNumber(left) && isNumber(right) && operator !== "%" && expected !== null && c.resolve(expected).kind === "float") return FLOAT;
  if (operator === "+" && isString(left) && isString(right)) return left;
  if (operator === "+" && isList(left) && isList(right)) {
    // one of two lists may be of an interface that the elements of the other have
    if (fits(c, right, left, "exact")) return left;
    if (fits(c, left, right, "exact")) return right;
  }
  const args = { operator, left: c.show(left), right: c.show(right) };
  const whole = left.kind === "int" ? operands.leftNode : right.kind === "int" ? operands.rightNode : null;
  const fixes = whole !== null && isNumber(left) && isNumber(right) && operator !== "%" ? [castFix(whole, FLOAT)] : [];
  c.report(diagnostic("types.operands", spanOf(operatorSpan), args, fixes.length > 0 ? { fixes } : {}));
  return UNKNOWN;
}

/** What is known of a result when an operand is not: nothing, as `+` joins texts and lists as well. */
function openResult(left: Type, right: Type): Type {
  const known = left.kind === "float" || right.kind === "float";
  return known ? FLOAT : UNKNOWN;
}

function isUnsaid(type: Type): boolean {
  return isOpen(type) || fitsAll(type);
}

/** Whether the values behind a type are compared and added all the same, though nothing but the type itself fits it. */
function fitsAll(type: Type): boolean {
  if (type.kind === "builtin") return isOpaque(type);
  // `total = { return 1 }` is a value to the documents, and a function to the compiler
  return type.kind === "any" || (type.kind === "function" && type.parameters.length === 0);
}

function isNumber({ kind }: Type): boolean {
  return kind === "int" || kind === "float";
}

function isString(type: Type): boolean {
  return type.kind === "primitive" && type.name === "String";
}

function isList(type: Type): boolean {
  return type.kind === "builtin" && type.name === "List";
}

/** The type of an expression behind prefix operators, outermost first. */
export function inferPrefix(c: Checking, { operators, operand }: Prefix, place: Place, expected: Type | null): Type {
  const isSign = operators.every(({ operator }) => operator === "-" || operator === "+");
  const start = infer(c, operand, place, isSign ? expected : null);
  return operators.reduceRight<Type>((type, prefix) => prefixed(c, prefix, c.resolve(type), operand), start);
}

function prefixed(c: Checking, prefix: PrefixOperator, at: Type, operand: Expression): Type {
  switch (prefix.operator) {
    case "-":
    case "+": {
      const inner = withoutReferences(at);
      const isWrong = !isUnsaid(inner) && !isNumber(inner);
      if (isWrong) c.report(diagnostic("types.prefix-operand", spanOf(operand), { operator: prefix.operator, found: c.show(at) }));
      return inner;
    }
    case "!":
      if (!fits(c, withoutReferences(at), BOOL, "exact")) {
        c.report(diagnostic("types.not-operand", spanOf(operand), { found: c.show(at) }));
      }
      return BOOL;
    case "*":
      if (at.kind === "pointer" || at.kind === "reference") return at.target;
      if (!isUnsaid(at) && at.kind !== "named") c.report(diagnostic("types.dereference", spanOf(operand), { found: c.show(at) }));
      return at.kind === "named" ? at : UNKNOWN;
    case "&":
    case "&mut":
      return { kind: "reference", isMutable: prefix.operator === "&mut", target: at };
    case "ref":
      return builtin("Arc", at);
    case "...":
      return UNKNOWN;
  }
}
