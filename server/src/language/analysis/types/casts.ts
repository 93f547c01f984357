// The repair of a number that is of the wrong type: `as` and the type that is wanted (§6).

import type { Fix } from "../../diagnostics/diagnostic.ts";
import { fix } from "../../diagnostics/findings.ts";
import type { Expression } from "../../syntax/nodes.ts";
import type { FloatType, IntegerType, Type } from "./type.ts";

/** The fixes for a value of one type where another is wanted: one if both are numbers. */
export function castFixes(node: Expression, found: Type, expected: Type): readonly Fix[] {
  return isNumber(found) && isNumber(expected) ? [castFix(node, expected)] : [];
}

/** Writes `as` and the type behind an expression. */
export function castFix(node: Expression, { name }: IntegerType | FloatType): Fix {
  const text = `as ${name}`;
  const isTight = node.kind === "Literal" || node.kind === "Name" || node.kind === "Postfix" || node.kind === "Paren";
  if (isTight) return fix("fix.insert", { text }, [{ span: { start: node.end, end: node.end }, newText: ` ${text}` }]);
  return fix("fix.insert", { text }, [
    { span: { start: node.start, end: node.start }, newText: "(" },
    { span: { start: node.end, end: node.end }, newText: `) ${text}` },
  ]);
}

function isNumber(type: Type): type is IntegerType | FloatType {
  return type.kind === "int" || type.kind === "float";
}
