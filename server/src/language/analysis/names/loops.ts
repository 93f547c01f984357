// Loops: their variable has a scope between what is around the loop and its body.

import type { For, While } from "../../syntax/nodes.ts";
import { checkLoopVariable } from "./assignments.ts";
import { visitExpression } from "./expressions.ts";
import { inferred, visitBody } from "./functions.ts";
import { argumentType } from "./lookup.ts";
import { visitPattern } from "./patterns.ts";
import type { Resolution } from "./resolution.ts";
import { type Place, Scope } from "./scope.ts";

/** The compiler checks the variable of a `for` that is a statement of a sequence. */
export function visitFor(r: Resolution, loop: For, place: Place, isStatement: boolean): void {
  const { type } = visitExpression(r, loop.iterable, place);
  const scope = new Scope(place.scope, "loop", place.scope.within);
  if (loop.pattern.kind === "NamePattern") {
    checkLoopVariable(r, r.text(loop.pattern.name), loop.pattern.name, place, isStatement);
  }
  visitPattern(r, loop.pattern, scope, argumentType(type, 0));
  if (loop.modifiers.some(({ word }) => word === "mut")) for (const symbol of scope.symbols()) symbol.isMutable = true;
  visitBody(r, loop.body, { scope, reading: place.reading });
}

export function visitWhile(r: Resolution, { condition, body }: While, place: Place): void {
  visitExpression(r, condition, place);
  visitBody(r, body, { ...place, reading: inferred(place.reading) });
}
