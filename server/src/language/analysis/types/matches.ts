// `match`: patterns against the value, guards, the values of the arms, and whether every value has an arm (§11).

import { diagnostic } from "../../diagnostics/findings.ts";
import type { Expression, Match, MatchArm } from "../../syntax/nodes.ts";
import { spanOf } from "../../text/span.ts";
import { inferBranch } from "./branches.ts";
import type { Checking, Place } from "./checking.ts";
import { checkBody } from "./control-flow.ts";
import { type Complaint, check, infer } from "./expressions.ts";
import { fits } from "./fitting.ts";
import { reportArms } from "./match-arms.ts";
import { bindPattern } from "./patterns.ts";
import { BOOL, NEVER, type Type, UNKNOWN, VOID } from "./type.ts";

/** A `match` that stands as a statement: its arms are part of the function around it. */
export function checkMatchStatement(c: Checking, node: Match, place: Place): void {
  const subject = infer(c, node.subject, place);
  for (const arm of node.arms) {
    if (arm.kind === "Error") infer(c, arm, place);
    else {
      bindArm(c, arm, subject, place);
      checkBody(c, arm.body, place);
    }
  }
  reportArms(c, node, subject);
}

/** The type of a `match` that is a value: that of its arms. */
export function inferMatch(c: Checking, node: Match, place: Place, expected: Type | null): Type {
  const subject = infer(c, node.subject, place);
  let type: Type | null = null;
  for (const arm of node.arms) {
    if (arm.kind === "Error") {
      infer(c, arm, place);
      continue;
    }
    bindArm(c, arm, subject, place);
    const found = inferBranch(c, arm.body, place, expected, ARM);
    type = expected ?? joinArms(c, type, found, arm.body);
  }
  reportArms(c, node, subject);
  return type ?? UNKNOWN;
}

/** The compiler does not look at what arms give: where that is not what is wanted, the program runs on with it. */
const ARM: Complaint = (span, found, expected) => diagnostic("types.arm", span, { expected, found });

/** The type so far with another arm's; arms that give nothing make a statement of the whole. */
function joinArms(c: Checking, before: Type | null, found: Type, body: Expression): Type {
  if (before === null || c.resolve(before) === NEVER) return found;
  if (fits(c, found, before, "exact")) return before;
  if (c.resolve(found) !== VOID && c.resolve(before) !== VOID) {
    c.report(diagnostic("types.arm", spanOf(body), { expected: c.show(before), found: c.show(found) }));
  }
  return UNKNOWN;
}

function bindArm(c: Checking, { pattern, guard }: MatchArm, subject: Type, place: Place): void {
  bindPattern(c, pattern, subject, place);
  if (guard !== null) check(c, guard, BOOL, place, "exact", (span, found) => diagnostic("types.value-condition", span, { found }));
}
