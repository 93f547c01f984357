// Lambdas, parameters and function types. Parentheses, types and arrows stay as they were written: nothing is added or left out.

import type { Expression, FunctionType, Lambda, Parameter, ParameterGroup } from "../../syntax/nodes.ts";
import { displayWidth } from "../../text/display-width.ts";
import { PARENS } from "../brackets.ts";
import { concat, concatAll, type Doc, group, indent, lateGroup, line } from "../document/doc.ts";
import { flatText } from "../document/flat-text.ts";
import type { Emitter } from "../emitter.ts";
import { bracketed } from "./bracketed.ts";
import { expression, leaf } from "./expressions.ts";
import { modifiers } from "./modifiers.ts";
import { type as typeRule } from "./types.ts";

export function lambda({ groups, body }: Lambda, emitter: Emitter): Doc {
  const heads = groups.flatMap((item) => [parameterGroup(item, emitter), " ", emitter.takeJoined("=>"), " "]);
  heads.pop();
  return concat(...heads, arrowBody(body, emitter));
}

/** What stands behind `=>`: on its line where it has brackets to break, else on the next line where it does not fit. */
export function arrowBody(body: Expression, emitter: Emitter): Doc {
  const content = expression(body, emitter);
  return staysOnLine(body) ? concat(" ", content) : group(indent(concat(line, content)));
}

function staysOnLine(body: Expression): boolean {
  switch (body.kind) {
    case "Binary":
    case "Prefix":
    case "Cast":
    case "Name":
    case "Literal":
    case "FString":
      return false;
    default:
      return true;
  }
}

/** `x`, `(a, b: Int)`. */
function parameterGroup(node: ParameterGroup, emitter: Emitter): Doc {
  const [only] = node.parameters;
  if (node.result !== null) return emitter.derail();
  if (emitter.isNext(...PARENS)) {
    const style = { open: PARENS, hasTrailingComma: true };
    return bracketed(node.parameters, emitter, style, (item) => parameter(item, emitter));
  }
  return only === undefined ? emitter.derail() : parameter(only, emitter);
}

/** `(a: Int) -> (b: Int) -> R`: broken at the parameters before it is in its result. */
export function functionType({ groups, result }: FunctionType, emitter: Emitter): Doc {
  const heads = groups.flatMap((item) => [parameterGroup(item, emitter), " ", emitter.takeJoined("->"), " "]);
  const first = emitter.index;
  const doc = typeRule(result, emitter);
  const hasParameters = groups.some(({ parameters }) => parameters.length > 0);
  const isLate = hasParameters && !emitter.hasComments(first, emitter.index) && isShort(doc, (emitter.options.lineWidth * 2) / 3);
  return concatAll([...heads, isLate ? lateGroup(doc) : doc]);
}

function isShort(doc: Doc, width: number): boolean {
  const text = flatText(doc);
  return text !== null && displayWidth(text) <= width;
}

/** `mut a: Int`, `T: A + B`, or a type alone. */
export function parameter(node: Parameter, emitter: Emitter): Doc {
  const before = modifiers(node.modifiers, emitter);
  const name = node.name === null ? "" : node.name.kind === "MissingName" ? emitter.derail() : leaf(node.name, emitter);
  const colon = node.name !== null && node.type !== null ? concat(emitter.takeJoined(":"), " ") : "";
  const type = node.type === null ? "" : typeRule(node.type, emitter);
  if (node.bounds.length === 0) return before === "" && type === "" ? name : concat(before, name, colon, type);
  const bounds = node.bounds.flatMap((bound) => [" ", emitter.take("+"), " ", typeRule(bound, emitter)]);
  return concat(before, name, colon, type, ...bounds);
}
