// What a loop goes through, and what it finds there (§5).

import { diagnostic } from "../../diagnostics/findings.ts";
import type { Expression } from "../../syntax/nodes.ts";
import { spanOf } from "../../text/span.ts";
import type { Checking, Place } from "./checking.ts";
import { infer } from "./expressions.ts";
import { CHAR, type Type, UNKNOWN, withoutReferences } from "./type.ts";

/** The type of the elements of what a loop goes through; complains where it can't be gone through. */
export function elementOf(c: Checking, iterable: Expression, place: Place): Type {
  const type = withoutReferences(c.resolve(infer(c, iterable, place)));
  switch (type.kind) {
    case "builtin":
      switch (type.name) {
        case "List":
        case "Range":
        case "Set":
        case "Array":
          return type.arguments[0] ?? UNKNOWN;
        case "Dict":
        case "Map":
          return { kind: "tuple", elements: type.arguments };
        default:
          return UNKNOWN;
      }
    case "primitive":
      if (type.name === "String") return CHAR;
      if (type.name === "Never") return UNKNOWN;
      break;
    case "tuple":
      // the compiler goes through tuples, whose elements may differ
      return type.elements.every((element) => c.inference.unify(element, type.elements[0] ?? UNKNOWN))
        ? (type.elements[0] ?? UNKNOWN)
        : UNKNOWN;
    case "unknown":
    case "variable":
    case "any":
    case "parameter":
      return UNKNOWN;
    default:
      break;
  }
  c.report(diagnostic("types.not-iterable", spanOf(iterable), { found: c.show(type) }));
  return UNKNOWN;
}
