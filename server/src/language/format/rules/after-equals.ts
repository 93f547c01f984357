// What stands behind `=`: on its line, or on the next one where it does not fit and has no place of its own to break at.

import type { Expression, Type } from "../../syntax/nodes.ts";
import { concat, type Doc, group, indent, line } from "../document/doc.ts";

/** The value's document with the blank or the line break before it; the compiler goes on behind `=` (syntax.md §5). */
export function afterEquals(value: Expression | Type, doc: Doc): Doc {
  return hasNoBreaks(value) ? group(indent(concat(line, doc))) : concat(" ", doc);
}

function hasNoBreaks(value: Expression | Type): boolean {
  switch (value.kind) {
    case "Name":
    case "Literal":
    case "FString":
      return true;
    case "Prefix":
    case "Cast":
      return hasNoBreaks(value.operand);
    case "Postfix":
      return hasNoBreaks(value.base) && value.suffixes.every(({ kind }) => kind === "Field" || kind === "Try");
    default:
      return false;
  }
}
