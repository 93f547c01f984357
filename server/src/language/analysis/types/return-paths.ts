// Whether a body returns on every path (§23: a missing return value).

import type { Expression, Statement } from "../../syntax/nodes.ts";
import type { Span } from "../../text/span.ts";
import type { Checking } from "./checking.ts";
import { meaningOfName } from "./meaning.ts";

/** Whether control never reaches the end of `body`. */
export function alwaysReturns(c: Checking, body: Expression): boolean {
  switch (body.kind) {
    case "Return":
      return true;
    case "Block":
      return body.body.some((statement) => returns(c, statement));
    case "Paren":
      return alwaysReturns(c, body.expression);
    case "If":
      return body.otherwise !== null && alwaysReturns(c, body.otherwise) && body.branches.every((branch) => alwaysReturns(c, branch.body));
    case "Match":
      return body.arms.length > 0 && body.arms.every((arm) => arm.kind === "Error" || alwaysReturns(c, arm.body));
    case "While":
      return isTrue(c, body.condition) && !leavesLoop(body.body);
    case "Loop":
      return !leavesLoop(body.body);
    case "Postfix":
      return neverComesBack(c, body);
    // what can't be read may return
    case "Error":
    case "MissingBlock":
    case "MissingExpression":
      return true;
    default:
      return false;
  }
}

function returns(c: Checking, statement: Statement): boolean {
  if (statement.kind === "ExpressionStatement") return alwaysReturns(c, statement.expression);
  return statement.kind === "Error";
}

function isTrue(c: Checking, condition: Expression): boolean {
  return condition.kind === "Literal" && c.text(condition) === "true";
}

/** A call of a function whose result is `Never`, or may be: a name without a meaning, a type that is none. */
function neverComesBack(c: Checking, { base, suffixes }: Extract<Expression, { kind: "Postfix" }>): boolean {
  if (base.kind !== "Name" || suffixes.length !== 1 || suffixes[0]?.kind !== "Call") return false;
  if (c.targetAt(base)?.kind === "unresolved") return true;
  const meaning = meaningOfName(c, base);
  if (meaning.kind !== "function") return false;
  return meaning.schemes.some(({ type }) => {
    if (type.kind !== "function") return false;
    const { result } = type;
    return result.kind === "unknown" || (result.kind === "primitive" && result.name === "Never");
  });
}

/** Whether a `break` in the body leaves the loop that the body belongs to. */
function leavesLoop(body: Expression): boolean {
  switch (body.kind) {
    case "Break":
      return true;
    case "Block":
      return body.body.some((statement) => statement.kind === "ExpressionStatement" && leavesLoop(statement.expression));
    case "If":
      return body.branches.some((branch) => leavesLoop(branch.body)) || (body.otherwise !== null && leavesLoop(body.otherwise));
    case "Match":
      return body.arms.some((arm) => arm.kind !== "Error" && leavesLoop(arm.body));
    default:
      return false;
  }
}

/** Whether the last statement takes a value out of a Result: what a function gives that ends there, nobody says. */
export function endsInTry(last: Statement | undefined): boolean {
  const value = last?.kind === "Binding" ? last.value : last?.kind === "ExpressionStatement" ? last.expression : null;
  return value?.kind === "Postfix" && value.suffixes.at(-1)?.kind === "Try";
}

/** Whether the closing brace is there: what a body lacks that ends too early nobody knows. */
export function isClosed(c: Checking, { end }: Span, parts: readonly Span[]): boolean {
  return c.source[end - 1] === "}" && (parts.at(-1)?.end ?? 0) < end;
}
