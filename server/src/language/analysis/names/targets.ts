// What stands left of `=` where no name alone does: fields, elements, tuples of names.

import type { Destructuring, DestructuringTarget, Expression } from "../../syntax/nodes.ts";
import { spanOf } from "../../text/span.ts";
import { visitExpression } from "./expressions.ts";
import { type Resolved, resolveMember, resolveValue } from "./lookup.ts";
import type { NameUse, Resolution } from "./resolution.ts";
import type { Place } from "./scope.ts";
import { visitType } from "./types.ts";

/**
 * A target of an assignment: names are written, or bound where there is none; of `p.x` the field is written. `recordUse` is how the name
 * of that record counts: the compiler looks it up in a statement alone.
 */
export function visitTarget(r: Resolution, target: Expression, place: Place, recordUse: NameUse = "member"): void {
  switch (target.kind) {
    case "Name":
      bindOrWrite(r, target, false, place);
      return;
    case "Paren":
      visitTarget(r, target.expression, place, recordUse);
      return;
    case "Tuple":
      for (const element of target.elements) visitTarget(r, element, place, recordUse);
      return;
    case "TypedParameters":
      for (const parameter of target.parameters) visitDestructured(r, parameter, place);
      return;
    case "Wildcard":
      return;
    case "Postfix": {
      const last = target.suffixes.at(-1);
      if (last?.kind !== "Field") {
        visitExpression(r, target, place);
        return;
      }
      const base = visitBase(r, { ...target, suffixes: target.suffixes.slice(0, -1) }, place, recordUse);
      resolveMember(r, base, last.name, "write", place.scope);
      return;
    }
    default:
      visitExpression(r, target, place);
  }
}

function visitBase(r: Resolution, target: Extract<Expression, { kind: "Postfix" }>, place: Place, use: NameUse): Resolved {
  if (target.suffixes.length > 0) return visitExpression(r, target, place);
  return target.base.kind === "Name" ? resolveValue(r, target.base, "read", place.scope, use) : visitExpression(r, target.base, place);
}

/** `(a, b) = e`: the value first, then the names. */
export function visitDestructuring(r: Resolution, { targets, value }: Destructuring, place: Place): void {
  visitExpression(r, value, place);
  for (const target of targets) visitDestructured(r, target, place);
}

function visitDestructured(r: Resolution, target: DestructuringTarget, place: Place): void {
  if (target.kind !== "Parameter") {
    visitTarget(r, target, place);
    return;
  }
  if (target.type !== null) visitType(r, target.type, place.scope);
  if (target.name?.kind === "Name") bindOrWrite(r, target.name, target.modifiers.length > 0 || target.type !== null, place);
}

/** What is already known and can be written is written; else the name is a new one. */
function bindOrWrite(r: Resolution, name: Extract<Expression, { kind: "Name" }>, isNew: boolean, place: Place): void {
  const found = place.scope.find(r.text(name));
  if (!isNew && found !== null && found.symbol.isMutable) {
    r.refer(name, "write", found.symbol.target, place.scope);
    return;
  }
  const facts = { name: r.text(name), kind: "variable" as const, span: name, extent: spanOf(name), home: place.scope };
  r.bind(r.create({ ...facts, container: place.scope.within }), place.scope);
}
