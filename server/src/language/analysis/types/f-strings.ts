// The parts of an f-string: any type can be shown; what a format asks of a value is checked where it is known (syntax-decisions of f-strings).

import type { FString } from "../../syntax/nodes.ts";
import type { Checking, Place } from "./checking.ts";
import { infer } from "./expressions.ts";

/** Infers the expressions in an f-string. */
export function checkFString(c: Checking, { segments }: FString, place: Place): void {
  for (const segment of segments) if (segment.kind === "Interpolation") infer(c, segment.expression, place);
}
