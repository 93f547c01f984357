// Functions: a signature, a body, and between the two perhaps a lambda that repeats the parameters.

import type { Binding, Expression, Lambda } from "../../syntax/nodes.ts";
import { isType, signatureOf } from "./definitions.ts";
import { visitExpression } from "./expressions.ts";
import { visitGroups } from "./parameters.ts";
import type { Resolution } from "./resolution.ts";
import { type Declared, type Place, type Reading, Scope } from "./scope.ts";
import { visitStatements } from "./statements.ts";
import { visitType } from "./types.ts";

/** Walks what `symbol` is defined by: a function or a method, at `place`. */
export function visitFunction(r: Resolution, { annotation, value }: Binding, symbol: Declared, place: Place): void {
  const scope = new Scope(place.scope, "parameters", symbol);
  const signature = signatureOf(annotation);
  if (signature !== null) {
    visitGroups(r, signature.groups, scope);
    visitType(r, signature.result, scope);
  } else if (annotation !== null) visitType(r, annotation, scope);
  if (value === null) return;
  if (isType(value)) visitType(r, value, scope);
  else visitFunctionBody(r, value, { scope, reading: place.reading === "sequence" ? "sequence" : "nobody" });
}

/** The value of a function whose signature's parameters are bound in `place`. */
export function visitFunctionBody(r: Resolution, value: Expression, place: Place): void {
  if (value.kind === "Lambda") {
    visitGroups(r, value.groups, place.scope);
    // the compiler never checks the expression of a named function's lambda
    visitBody(r, value.body, { scope: place.scope, reading: value.body.kind === "Block" ? place.reading : "nobody" });
  } else visitBody(r, value, place);
}

/** A lambda where an expression stands. */
export function visitLambda(r: Resolution, { groups, body }: Lambda, place: Place): void {
  const scope = new Scope(place.scope, "parameters", place.scope.within);
  visitGroups(r, groups, scope);
  visitBody(r, body, { scope, reading: inferred(place.reading) });
}

/** What braces enclose as a scope of its own; any other expression as it is. */
export function visitBody(r: Resolution, body: Expression, place: Place): void {
  if (body.kind === "Block") visitStatements(r, body.body, { ...place, scope: new Scope(place.scope, "body", place.scope.within) });
  else visitExpression(r, body, place);
}

/** How the compiler reads blocks inside of expressions. */
export function inferred(reading: Reading): Reading {
  return reading === "nobody" ? "nobody" : "inference";
}
