// Whether a match has an arm for every value, and a value for every arm (§11).

import { diagnostic } from "../../diagnostics/findings.ts";
import type { Match } from "../../syntax/nodes.ts";
import { spanOf } from "../../text/span.ts";
import type { Checking } from "./checking.ts";
import { recordBody } from "./fitting.ts";
import { analyseMatch } from "./pattern-matrix.ts";
import { type PatternContext, rowsOfMatch } from "./pattern-shapes.ts";
import { declarationOf } from "./program.ts";
import { isClosed } from "./return-paths.ts";
import { shownName } from "./show-type.ts";
import { substitute, substitutionOf } from "./substitute.ts";
import { type NamedType, type Type, UNKNOWN } from "./type.ts";
import { spaceOf, type TypeShape } from "./type-space.ts";

/** Complains of values without an arm and of arms that are never reached. */
export function reportArms(c: Checking, node: Match, subject: Type): void {
  // an arm that was not read may be the one that is missing
  if (node.arms.length === 0 || c.hasSyntaxErrorIn(node) || !isClosed(c, node, node.arms)) return;
  const type = c.inference.settle(c.resolve(subject));
  const context: PatternContext = { source: c.source, shapeOf: (named) => shapeOf(c, named), isTypeName: (name) => isTypeName(c, name) };
  const { missing, unreachable } = analyseMatch(rowsOfMatch(node, type, context), spaceOf(type, context.shapeOf));
  if (missing.length > 0) {
    const keyword = { start: node.anchor, end: node.anchor + "match".length };
    c.report(diagnostic("types.missing-arms", keyword, { patterns: missing.join(", ") }));
  }
  for (const index of unreachable) {
    const arm = node.arms[index];
    if (arm?.kind !== "MatchArm") continue;
    const pattern = c.text(arm.pattern);

    c.report(diagnostic("types.unreachable-arm", spanOf(arm.pattern), { pattern }));
  }
}

function isTypeName(c: Checking, name: string): boolean {
  const { kind } = c.reader.scope.meaningOf(name);
  return kind === "named" || kind === "builtin";
}

/** What a type is made of, as far as its values can be told. */
function shapeOf(c: Checking, named: NamedType): TypeShape | null {
  const type = c.resolve(named);
  if (type.kind !== "named") return null;
  const name = shownName(type.name);
  const declaration = declarationOf(c.program, type);
  if (declaration?.body.kind === "enum") {
    const by = substitutionOf(declaration.parameters, type.arguments, () => UNKNOWN);
    const variants = declaration.body.variants.map((variant) => ({
      name: variant.name,
      types: variant.types.map((each) => substitute(each, by)),
    }));
    return { kind: "enum", variants };
  }
  const body = recordBody(c, type);
  return body === null ? null : { kind: "record", name, fields: body.fields };
}
