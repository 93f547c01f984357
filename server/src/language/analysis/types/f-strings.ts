// The parts of an f-string: any value can be shown; what a format asks of it is compared with its type, which the compiler does not do.

import { diagnostic } from "../../diagnostics/findings.ts";
import type { FormatSpec, FString } from "../../syntax/nodes.ts";
import { spanOf } from "../../text/span.ts";
import type { Checking, Place } from "./checking.ts";
import { infer } from "./expressions.ts";
import { isOpen, type Type, withoutReferences } from "./type.ts";

/** Infers the expressions in an f-string and compares each with its format. */
export function checkFString(c: Checking, { segments }: FString, place: Place): void {
  for (const segment of segments) {
    if (segment.kind !== "Interpolation") continue;
    const type = infer(c, segment.expression, place);
    if (segment.spec !== null) compareFormat(c, segment.spec, withoutReferences(c.resolve(type)));
  }
}

/** `{x:08.2f}`: the last letter says what is written, whole numbers or any. */
function compareFormat(c: Checking, spec: FormatSpec, type: Type): void {
  const format = c.text(spec).replace(/^:/, "");
  const letter = /[bcdoxXeEfFgG%]$/.exec(format)?.[0];
  if (letter === undefined || isOpen(type)) return;
  const takesFloat = /[eEfFgG%]/.test(letter);
  if (type.kind === "int" || (takesFloat && type.kind === "float")) return;
  c.report(diagnostic(takesFloat ? "types.number-format" : "types.integer-format", spanOf(spec), { format, found: c.show(type) }));
}
