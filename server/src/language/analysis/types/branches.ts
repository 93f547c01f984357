// The branches of an `if` and the arms of a `match` that are values. The language's documents give a branch in braces the value of its last
// expression, and programs run with it; the compiler, where it compares, knows only what a `return` gives (§6).

import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { diagnostic, fix } from "../../diagnostics/findings.ts";
import type { Block, Expression, If } from "../../syntax/nodes.ts";
import { spanOf } from "../../text/span.ts";
import type { Checking, Place, Returns } from "./checking.ts";
import { type Complaint, check, infer, joined, MISMATCH } from "./expressions.ts";
import { alwaysReturns } from "./return-paths.ts";
import { checkStatements } from "./statements.ts";
import type { Type } from "./type.ts";

/** The type of a branch: what it returns or ends with; compared with what is wanted, if that is known. */
export function inferBranch(c: Checking, branch: Expression, place: Place, expected: Type | null, complain: Complaint = MISMATCH): Type {
  const last = branch.kind === "Block" ? valueAtEnd(branch) : null;
  if (branch.kind !== "Block" || last === null) return compared(c, branch, place, expected, complain);
  const returns: Returns = { expected, leaves: "block", values: [] };
  const inside: Place = { ...place, returns };
  checkStatements(c, branch.body.slice(0, -1), inside);
  returns.values.push({ type: compared(c, last, inside, expected, complain), span: spanOf(last) });
  return joined(c, returns);
}

function compared(c: Checking, node: Expression, place: Place, expected: Type | null, complain: Complaint): Type {
  if (expected === null) return infer(c, node, place);
  // a branch of what the function gives
  return check(c, node, expected, place, expected === place.functionResult ? "body" : "overlooked", complain);
}

/** The last expression of a block if that can be its value; null where the block ends in something that gives nothing. */
export function valueAtEnd({ body }: Block): Expression | null {
  const last = body.at(-1);
  if (last?.kind !== "ExpressionStatement") return null;
  const { expression } = last;
  switch (expression.kind) {
    case "Return":
    case "Break":
    case "Continue":
    case "While":
    case "For":
    case "Loop":
    case "Assignment":
    case "Error":
    case "MissingExpression":
    case "MissingBlock":
      return null;
    case "If":
      return expression.otherwise === null ? null : expression;
    default:
      return expression;
  }
}

/** What is said of an `if` whose `else` has a value without `return`, where the compiler compares; null where it finds one. */
export function withoutReturn(c: Checking, node: If, expected: Type): Diagnostic | null {
  const ends = endsOf(c, node);
  const last = ends.at(-1) ?? null;
  if (last === null) return null;
  const edits = ends.flatMap((end) => (end === null ? [] : [{ span: { start: end.start, end: end.start }, newText: "return " }]));
  const fixes = [fix("fix.insert", { text: "return" }, edits)];
  return diagnostic("types.branch-value", spanOf(last), { expected: c.show(expected) }, { fixes });
}

/** For each branch, its last expression where that is its value. */
function endsOf(c: Checking, { branches, otherwise }: If): readonly (Expression | null)[] {
  const endOf = (branch: Expression): Expression | null => {
    const end = branch.kind === "Block" ? valueAtEnd(branch) : null;
    return end === null || alwaysReturns(c, end) ? null : end;
  };
  const ends = branches.map(({ body }) => endOf(body));
  if (otherwise?.kind === "If") return [...ends, ...endsOf(c, otherwise)];
  return otherwise === null ? ends : [...ends, endOf(otherwise)];
}
