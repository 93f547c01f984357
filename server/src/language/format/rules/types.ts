// Types, one case a kind. Forms of other languages (`List<Int>`, `Int?`) are not taken apart: their statement stays as it was.

import { assertNever } from "../../assert-never.ts";
import type { EnumType, NamedStructType, NamedType, PrefixType, Type, TypeOperation } from "../../syntax/nodes.ts";
import { BRACES, PARENS } from "../brackets.ts";
import { concat, type Doc, group, indent, line } from "../document/doc.ts";
import type { Emitter } from "../emitter.ts";
import { bracketed, danglingComments } from "./bracketed.ts";
import { expression, leaf } from "./expressions.ts";
import { functionType, parameter } from "./functions.ts";
import { recordField, recordType } from "./record-types.ts";

export function type(node: Type, emitter: Emitter): Doc {
  if (emitter.offset !== node.start) return emitter.derail();
  switch (node.kind) {
    case "NamedType":
      return namedType(node, emitter);
    case "FunctionType":
      return functionType(node, emitter);
    case "ParenType":
      return bracketed([node.type], emitter, { open: PARENS }, (item) => type(item, emitter));
    case "TupleType":
      return bracketed(node.elements, emitter, { open: PARENS, hasTrailingComma: true }, (item) =>
        item.kind === "Parameter" ? parameter(item, emitter) : type(item, emitter),
      );
    case "RecordType":
      return recordType(node, emitter);
    case "NamedStructType":
      return namedStruct(node, emitter);
    case "EnumType":
      return enumType(node, emitter);
    case "PrefixType":
      return prefixType(node, emitter);
    case "IntType":
      return leaf(node, emitter);
    case "ConstType":
      return expression(node.expression, emitter);
    case "TypeOperation":
      return operation(node, emitter);
    case "ListType":
    case "OptionalType":
      return leaf(node, emitter);
    case "ExpressionType":
      return expression(node.expression, emitter);
    case "MissingType":
    case "Error":
      return emitter.derail();
    default:
      return assertNever(node);
  }
}

/** `Int`, `std.Foo`, `List(Int)`. */
function namedType(node: NamedType, emitter: Emitter): Doc {
  if (node.name.kind === "MissingName") return emitter.derail();
  const name = emitter.takeUntil(node.name.end);
  if (node.arguments === null) return name;
  const args = bracketed(node.arguments, emitter, { open: PARENS, hasTrailingComma: true }, (item) => type(item, emitter));
  return concat(name, args);
}

/** `Spot(x: Int, y: Int)`. */
function namedStruct({ name, fields }: NamedStructType, emitter: Emitter): Doc {
  const start = leaf(name, emitter);
  const style = { open: PARENS, hasTrailingComma: true };
  return concat(
    start,
    bracketed(fields, emitter, style, (field) => recordField(field, emitter)),
  );
}

/** `{ red | blue }`: documented, refused by the compiler. */
function enumType({ variants }: EnumType, emitter: Emitter): Doc {
  const openIndex = emitter.index;
  const opener = emitter.take(BRACES);
  const content = variants.flatMap((variant, index) =>
    index === 0 ? [type(variant, emitter)] : [" ", emitter.take("|"), line, type(variant, emitter)],
  );
  const comma = emitter.skipIf(",");
  const dangling = danglingComments(emitter);
  const closer = emitter.take("}");
  return group(concat(opener, indent(concat(line, ...content, comma, dangling)), line, closer), emitter.needsLines(openIndex));
}

/** `&T`, `&mut T`, `*T`. */
function prefixType({ operators, type: inner }: PrefixType, emitter: Emitter): Doc {
  const signs = operators.flatMap(({ operator, start }) => {
    if (emitter.offset !== start) emitter.derail();
    return operator === "&mut" ? [emitter.take("&mut"), " "] : [emitter.take(["&", "*", "⏎&", "⏎*"])];
  });
  return concat(...signs, type(inner, emitter));
}

/** `A | B`, `A & B`: documented, refused by the compiler. */
function operation({ types }: TypeOperation, emitter: Emitter): Doc {
  const [first, ...rest] = types;
  if (first === undefined) return emitter.derail();
  const start = type(first, emitter);
  return concat(start, ...rest.flatMap((item) => [" ", emitter.take(["|", "&"]), " ", type(item, emitter)]));
}
