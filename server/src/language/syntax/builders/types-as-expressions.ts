// A type that turns out to be the first operand of an expression: `N > 0`, `2 + 3`, `a.len` are told from a type only by what follows.

import { missingNode } from "../absent-nodes.ts";
import type { ParseContext } from "../context.ts";
import type { Expression, IntType, Type } from "../nodes.ts";

/** The expression that was read as `type`. */
export function asExpression(context: ParseContext, type: Type): Expression {
  const { start, end, anchor } = type;
  switch (type.kind) {
    case "NamedType": {
      const [first, ...rest] = [...type.qualifiers, type.name];
      const name: Expression = first?.kind === "Name" ? first : missingNode("MissingExpression", start);
      const suffixes = [
        ...rest.map((part) => ({ kind: "Field" as const, start: part.start, end: part.end, anchor: part.start, name: part })),
        ...(type.arguments === null
          ? []
          : [
              {
                kind: "Call" as const,
                start: rest.at(-1)?.end ?? name.end,
                end,
                anchor: rest.at(-1)?.end ?? name.end,
                arguments: type.arguments.map((argument) => asExpression(context, argument)),
              },
            ]),
      ];
      return suffixes.length === 0 ? name : { kind: "Postfix", start, end, anchor, base: name, suffixes };
    }
    case "IntType":
      return intExpression(context, type);
    case "ConstType":
      return type.expression;
    case "ParenType":
      return { kind: "Paren", start, end, anchor, expression: asExpression(context, type.type) };
    case "MissingType":
      return { kind: "MissingExpression", start, end, anchor };
    default:
      return { kind: "Error", start, end, anchor, parts: [] };
  }
}

function intExpression(context: ParseContext, type: IntType): Expression {
  const { start, end } = type;
  if (!type.negative) return { kind: "Literal", start, end, anchor: start, type: "int" };
  const digits = context.tokens.start(context.tokens.indexAt(end - 1));
  const operand: Expression = { kind: "Literal", start: digits, end, anchor: digits, type: "int" };
  return { kind: "Prefix", start, end, anchor: start, operators: [{ operator: "-", start, end: start + 1 }], operand };
}
