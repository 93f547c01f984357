// Mistakes in the flow of a body: an arm or a `return` that is gone.

import { signatureOf } from "../../../server/src/language/analysis/names/definitions.ts";
import type { Expression, Match, MatchArm, Pattern, Statement } from "../../../server/src/language/syntax/nodes.ts";
import { type SourceFacts, textOf } from "./facts.ts";
import { replacing, type SemanticMutation } from "./mutation.ts";
import { plainWritten } from "./plain-types.ts";

/** An arm that alone takes some value. */
export function removeArm(facts: SourceFacts): readonly SemanticMutation[] {
  return facts.visits.flatMap(({ node }) => {
    if (node.kind !== "Match") return [];
    const uses = [{ path: facts.path, offset: node.start }];
    return node.arms.flatMap((arm, index) => {
      if (!leavesHole(facts, node, arm)) return [];
      const next = node.arms[index + 1];
      const deed = arm.kind === "MatchArm" && isCatchAll(arm.pattern) ? "remove the arm for the rest" : "remove an arm";
      const end = next?.start ?? arm.end + (/^\s*,/.exec(facts.source.slice(arm.end))?.[0].length ?? 0);
      return [{ ...replacing({ start: arm.start, end }, "", deed), uses }];
    });
  });
}

function isCatchAll({ kind }: Pattern): boolean {
  return kind === "WildcardPattern" || kind === "NamePattern";
}

/** Stands for all values that no pattern of the match names. */
const OTHER = Symbol("any other value");
type Value = string | typeof OTHER;

/**
 * Whether some value has no arm left, by trying each combination of the literals that the arms name and of one value more; only for matches
 * that consist of literals, names, `_` and tuples of these.
 */
function leavesHole(facts: SourceFacts, { arms }: Match, removed: Match["arms"][number]): boolean {
  const rows: (readonly Pattern[])[] = [];
  for (const arm of arms) {
    const row = arm.kind === "MatchArm" ? columnsOf(arm) : null;
    if (row === null) return false;
    if (arm !== removed) rows.push(row);
  }
  const [first] = rows;
  const width = Math.max(...rows.map((row) => row.length));
  if (first === undefined) return false;
  const domains = Array.from({ length: width }, (_, column) =>
    domainOf(
      facts,
      rows.flatMap((row) => row[column] ?? []),
    ),
  );
  const takes = (row: readonly Pattern[], values: readonly Value[]): boolean =>
    (row.length === 1 && isCatchAll(row[0] as Pattern)) ||
    row.every((pattern, column) => isCatchAll(pattern) || textOf(facts, pattern) === values[column]);
  const guarded = new Set(arms.flatMap((arm) => (arm.kind === "MatchArm" && arm.guard !== null ? [columnsOf(arm)?.[0]] : [])));
  return combinations(domains).some((values) => !rows.some((row) => !guarded.has(row[0]) && takes(row, values)));
}

function columnsOf({ pattern }: MatchArm): readonly Pattern[] | null {
  const columns = pattern.kind === "TuplePattern" ? pattern.elements : [pattern];
  return columns.every((each) => isCatchAll(each) || each.kind === "LiteralPattern") ? columns : null;
}

function domainOf(facts: SourceFacts, column: readonly Pattern[]): readonly Value[] {
  const literals = column.filter((pattern) => pattern.kind === "LiteralPattern");
  const texts = new Set(literals.map((pattern) => textOf(facts, pattern)));
  return literals.some(({ literal }) => literal.type === "bool") ? ["true", "false"] : [...texts, OTHER];
}

function combinations(domains: readonly (readonly Value[])[]): readonly (readonly Value[])[] {
  return domains.reduce<readonly (readonly Value[])[]>(
    (known, domain) => known.flatMap((row) => domain.map((value) => [...row, value])),
    [[]],
  );
}

/** The whole `return` that a function with a result ends in, on one of its paths. */
export function removeReturn(facts: SourceFacts): readonly SemanticMutation[] {
  return lastReturns(facts).map(({ statement, end }) => ({
    ...replacing(statement, "", "remove a return"),
    uses: [{ path: facts.path, offset: end }],
  }));
}

/** The word alone: the value stands there and is not returned. */
export function removeReturnWord(facts: SourceFacts): readonly SemanticMutation[] {
  return lastReturns(facts).flatMap(({ statement, value, end }) =>
    // `if … { return 1 } else { return 2 }` returns by itself
    value === null || value.kind === "If" || value.kind === "Block"
      ? []
      : [
          {
            ...replacing({ start: statement.start, end: value.start }, "", "remove the word `return`"),
            uses: [{ path: facts.path, offset: end }],
          },
        ],
  );
}

interface LastReturn {
  readonly statement: Statement;
  readonly value: Expression | null;
  /** The place of the `}` that ends the function. */
  readonly end: number;
}

function lastReturns(facts: SourceFacts): readonly LastReturn[] {
  return facts.visits.flatMap(({ node }) => {
    if (node.kind !== "Binding" || node.value === null) return [];
    const result = signatureOf(node.annotation)?.result;
    const body = node.value.kind === "Lambda" ? node.value.body : node.value;
    if (result === undefined || body.kind !== "Block" || textOf(facts, result) === "Void") return [];
    // without its only statement, `{ }` is a dict
    if (body.body.length === 1 && plainWritten(facts, result) === "Dict") return [];
    return endingReturns(body).map((found) => ({ ...found, end: body.end - 1 }));
  });
}

/** The returns at the end of each path; without another one before them at the same level, whose paths may all return. */
function endingReturns(body: Expression): readonly Omit<LastReturn, "end">[] {
  if (body.kind !== "Block") return [];
  const last = body.body.at(-1);
  if (last?.kind !== "ExpressionStatement") return [];
  const { expression } = last;
  if (body.body.slice(0, -1).some(mayAlwaysReturn)) return [];
  if (expression.kind === "Return") return [{ statement: last, value: expression.value }];
  if (expression.kind !== "If" || expression.otherwise === null) return [];
  return [...expression.branches.map((branch) => branch.body), expression.otherwise].flatMap(endingReturns);
}

function mayAlwaysReturn(statement: Statement): boolean {
  if (statement.kind !== "ExpressionStatement") return false;
  const { expression } = statement;
  if (expression.kind === "If") return expression.otherwise !== null;
  return expression.kind === "Return" || expression.kind === "Match" || expression.kind === "Loop" || expression.kind === "While";
}
