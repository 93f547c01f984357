// Constant arguments of types, and what types assert of them (§15).

import { diagnostic } from "../../diagnostics/findings.ts";
import type { Expression } from "../../syntax/nodes.ts";
import { type Span, spanOf } from "../../text/span.ts";
import { symbolOf } from "../names/symbols.ts";
import type { Checking, Place } from "./checking.ts";
import { type ConstantValue, evaluateConstant, showConstant } from "./constants.ts";
import { infer } from "./expressions.ts";
import { fits } from "./fitting.ts";
import { declarationOf } from "./program.ts";
import { type ConstantType, mapParts, type NamedType, type Type, type TypeParameter } from "./type.ts";

/** The constant that an argument is; complains where it is none, or one of another type. */
export function constantArgument(c: Checking, argument: Expression, { name }: TypeParameter, takes: Type, place: Place): ConstantType {
  const text = c.text(argument);
  const type = infer(c, argument, place);
  if (!fits(c, type, takes, "exact")) {
    c.report(diagnostic("types.argument", spanOf(argument), { parameter: name, expected: c.show(takes), found: c.show(type) }));
    return { kind: "constant", value: null, text };
  }
  const found = evaluateConstant(argument, c.source, () => null);
  if (found.kind !== "value") {
    if (c.resolve(type).kind !== "unknown" && !isConstantOfSignature(c, argument, place))
      c.report(diagnostic("types.not-constant", spanOf(argument), { name }));
    return { kind: "constant", value: null, text };
  }
  return { kind: "constant", value: found.value, text };
}

/** The `N` of a function `(T: Type, N: Int) -> …` or `(N: Int) -> (g: Grid(N)) -> …`: a constant that each call fills. */
function isConstantOfSignature(c: Checking, argument: Expression, { silent }: Place): boolean {
  const symbol = argument.kind === "Name" ? c.symbolAt(argument) : null;
  const kind = symbol === null ? null : symbolOf(c.names, symbol).kind;
  return (kind === "type_parameter" || kind === "parameter") && silent.scope.meaningOf(c.text(argument)).kind === "parameter";
}

/** The same for every type in `type`, which is written at `span`. */
export function checkConditionsIn(c: Checking, type: Type, span: Span): void {
  if (type.kind === "named") checkConditions(c, type, spanOf(span));
  mapParts(type, (part) => {
    checkConditionsIn(c, part, span);
    return part;
  });
}

/** Complains where what a type asserts of its constants is false, or can't be computed for them. */
export function checkConditions(c: Checking, type: NamedType, span: Span): void {
  const declaration = declarationOf(c.program, type);
  if (declaration?.body.kind !== "record") return;
  const values = new Map<string, ConstantValue>();
  for (const [index, { name }] of declaration.parameters.entries()) {
    const argument = type.arguments[index];
    if (argument?.kind === "constant" && argument.value !== null) values.set(name, argument.value);
  }
  if (values.size === 0) return;
  const shown = [...values].map(([name, value]) => `${name} = ${showConstant(value)}`).join(", ");
  for (const { expression, source } of declaration.body.conditions) {
    const condition = source.slice(expression.start, expression.end);
    let isOpen = false;
    const found = evaluateConstant(expression, source, (name) => {
      const value = values.get(name) ?? null;
      isOpen ||= value === null && declaration.parameters.some((parameter) => parameter.name === name);
      return value;
    });
    // what a signature leaves open is known where it is called
    if (isOpen && found.kind === "not-constant") continue;
    switch (found.kind) {
      case "value":
        if (found.value === false) c.report(diagnostic("types.condition-false", span, { condition, values: shown }));
        break;
      case "division-by-zero":
        c.report(diagnostic("types.condition-division", span, { condition, values: shown }));
        break;
      case "overflow":
      case "not-constant":
        c.report(diagnostic("types.condition-unknown", span, { condition, values: shown }));
        break;
    }
  }
}
