// Whether a match has an arm for every value, and a value for every arm (§11).

import type { Fix } from "../../diagnostics/diagnostic.ts";
import { diagnostic, fix } from "../../diagnostics/findings.ts";
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
    c.report(diagnostic("types.missing-arms", keyword, { patterns: missing.join(", ") }, { fixes: armFixes(c, node, missing) }));
  }
  for (const index of unreachable) {
    const arm = node.arms[index];
    if (arm?.kind !== "MatchArm") continue;
    const pattern = c.text(arm.pattern);
    c.report(diagnostic("types.unreachable-arm", spanOf(arm.pattern), { pattern }));
  }
}

/** Writes the missing arms behind the last one, with empty bodies. */
function armFixes(c: Checking, { arms }: Match, missing: readonly string[]): readonly Fix[] {
  const last = arms.at(-1);
  if (last === undefined) return [];
  const written = missing.map((pattern) => `${pattern} => {}`);
  const lineStart = c.source.lastIndexOf("\n", last.start - 1) + 1;
  const before = c.source.slice(lineStart, last.start);
  const comma = /^[ \t]*,/.exec(c.source.slice(last.end, last.end + 80))?.[0].length ?? 0;
  const isOwnLine = before.trim() === "";
  const at = isOwnLine ? last.end + comma : last.end;
  const newText = written.map((arm) => (isOwnLine ? `\n${before}${arm}` : `, ${arm}`)).join("");
  return [fix("fix.insert", { text: written.join(", ") }, [{ span: { start: at, end: at }, newText }])];
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
