// `if` and loops, as statements and as values (§5, §6).

import { diagnostic } from "../../diagnostics/findings.ts";
import type { Expression, For, If, Loop, While } from "../../syntax/nodes.ts";
import { inferBranch } from "./branches.ts";
import type { Checking, Place } from "./checking.ts";
import { check, infer } from "./expressions.ts";
import { fits } from "./fitting.ts";
import { elementOf } from "./iteration.ts";
import { bindPattern } from "./patterns.ts";
import { checkStatements } from "./statements.ts";
import { BOOL, NEVER, type Type, UNKNOWN, VOID } from "./type.ts";

/** An `if` that stands as a statement: its branches are part of the function around it. */
export function checkIfStatement(c: Checking, node: If, place: Place): void {
  for (const branch of node.branches) {
    checkCondition(c, branch.condition, branch.pattern === null ? "types.condition" : null, place);
    if (branch.pattern !== null) bindPattern(c, branch.pattern, UNKNOWN, place);
    checkBody(c, branch.body, place);
  }
  if (node.otherwise !== null) checkBody(c, node.otherwise, place);
}

/** The type of an `if` that is a value: that of its branches; Void without `else`. */
export function inferIf(c: Checking, node: If, place: Place, expected: Type | null): Type {
  const types: Type[] = [];
  for (const branch of node.branches) {
    checkCondition(c, branch.condition, branch.pattern === null ? "types.value-condition" : null, place);
    if (branch.pattern !== null) bindPattern(c, branch.pattern, UNKNOWN, place);
    types.push(inferBranch(c, branch.body, place, node.otherwise === null ? null : expected));
  }
  if (node.otherwise === null) return VOID;
  const last = inferBranch(c, node.otherwise, place, expected);
  return join(c, [...types, last], node.otherwise, expected);
}

/** One type for several branches; where nothing is wanted and they differ, a warning says so, as the compiler takes the last. */
function join(c: Checking, types: readonly Type[], last: Expression, expected: Type | null): Type {
  if (expected !== null) return types.every((type) => c.resolve(type) === NEVER) ? NEVER : expected;
  const values = types.filter((type) => c.resolve(type) !== NEVER);
  const [first, ...others] = values;
  if (first === undefined) return NEVER;
  for (const type of others) {
    if (fits(c, type, first, "exact")) continue;
    if ([type, first].every((each) => c.resolve(each) !== VOID)) {
      c.report(diagnostic("types.branches", { start: last.start, end: last.end }, { first: c.show(first), last: c.show(type) }));
    }
    return UNKNOWN;
  }
  return first;
}

/** A loop; it is no value. */
export function inferLoop(c: Checking, node: While | For | Loop, place: Place): Type {
  const inside = { ...place, isInLoop: true };
  switch (node.kind) {
    case "While":
      checkCondition(c, node.condition, "types.value-condition", place);
      checkBody(c, node.body, inside);
      return VOID;
    case "For":
      bindPattern(c, node.pattern, elementOf(c, node.iterable, place), place);
      checkBody(c, node.body, inside);
      return VOID;
    case "Loop":
      checkBody(c, node.body, inside);
      return VOID;
  }
}

/** A body whose `return`s leave what is around it. */
export function checkBody(c: Checking, body: Expression, place: Place): void {
  if (body.kind === "Block") checkStatements(c, body.body, place);
  else if (body.kind === "If") checkIfStatement(c, body, place);
  else infer(c, body, place);
}

function checkCondition(
  c: Checking,
  condition: Expression,
  finding: "types.condition" | "types.value-condition" | null,
  place: Place,
): void {
  if (finding === null) infer(c, condition, place);
  else check(c, condition, BOOL, place, "exact", (span, found) => diagnostic(finding, span, { found }));
}
