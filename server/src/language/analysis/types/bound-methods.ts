// `Type.method = function[n]`: the position has to be one of the function's parameters (§9.3).

import { diagnostic } from "../../diagnostics/findings.ts";
import { spanOf } from "../../text/span.ts";
import { type Definition, isType } from "../names/definitions.ts";
import type { Checking, Place } from "./checking.ts";
import { infer } from "./expressions.ts";
import { boundPositions } from "./read-methods.ts";

/** Checks the position of a bound method. */
export function checkBoundMethod(c: Checking, { binding }: Definition, place: Place): void {
  const { value } = binding;
  const bound = boundPositions(value, c.source);
  if (value === null || isType(value) || bound === null) return;
  const type = c.resolve(infer(c, value.kind === "Postfix" ? value.base : value, place));
  if (bound.position === null || type.kind !== "function") return;
  const count = type.parameters.length;
  if (bound.position < count && bound.position >= -count) return;
  c.report(diagnostic("types.method-position", spanOf(value), { name: bound.method, position: bound.position, count }));
}
