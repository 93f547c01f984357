// Statements in order: each is checked, and what it defines has its type from then on (§5).

import { assertNever } from "../../assert-never.ts";
import type { Binding, Expression, Statement } from "../../syntax/nodes.ts";
import { bindingOf, type Definition, definitionOf, isType } from "../names/definitions.ts";
import { type SymbolId, symbolOf } from "../names/symbols.ts";
import { checkBoundMethod } from "./bound-methods.ts";
import type { Checking, Place } from "./checking.ts";
import { checkBody, checkIfStatement } from "./control-flow.ts";
import { check, infer } from "./expressions.ts";
import { checkFunction, writtenReader } from "./functions.ts";
import { checkMatchStatement } from "./matches.ts";
import { boundPositions } from "./read-methods.ts";
import { readType, withNames } from "./read-type.ts";
import { readTypeDeclaration } from "./read-type-declaration.ts";
import { assignedType, assignTo, destructure } from "./targets.ts";
import { type Type, UNKNOWN } from "./type.ts";
import { checkTypeBody } from "./type-bodies.ts";
import type { TypeMeaning } from "./type-scope.ts";

/** Checks the statements of a body. */
export function checkStatements(c: Checking, body: readonly Statement[], place: Place): void {
  const inside = withLocalTypes(c, body, place);
  c.nesting += 1;
  for (const statement of body) checkStatement(c, statement, inside);
  c.nesting -= 1;
}

/** Checks one statement of a body or of the top level. */
export function checkStatement(c: Checking, statement: Statement, place: Place): void {
  switch (statement.kind) {
    case "Use":
      return;
    case "Binding":
      checkBinding(c, statement, place);
      return;
    case "Destructuring":
      destructure(c, statement, place);
      return;
    case "ForeignDeclaration":
      if (statement.declared !== null) checkStatement(c, statement.declared, place);
      return;
    case "ExpressionStatement":
      checkExpression(c, statement.expression, place);
      return;
    case "Error":
      for (const part of statement.parts) infer(c, part, place);
      return;
    default:
      assertNever(statement);
  }
}

function checkExpression(c: Checking, expression: Expression, place: Place): void {
  if (expression.kind === "If") checkIfStatement(c, expression, place);
  else if (expression.kind === "Match") checkMatchStatement(c, expression, place);
  else if (expression.kind === "Block") checkBody(c, expression, place);
  else infer(c, expression, place);
}

/** The types that the body defines, each known in all of it. */
function withLocalTypes(c: Checking, body: readonly Statement[], place: Place): Place {
  const definitions = body.flatMap((statement): readonly Definition[] => {
    const binding = bindingOf(statement);
    const definition = binding === null ? null : definitionOf(binding, c.source);
    return definition !== null && (definition.kind === "type" || definition.kind === "interface") ? [definition] : [];
  });
  if (definitions.length === 0) return place;
  const names = new Map<string, TypeMeaning>();
  for (const { name, span } of definitions) names.set(name, { kind: "named", module: c.module.module, name: localName(name, span.start) });
  const inside: Place = { ...place, reader: withNames(place.reader, names), silent: withNames(place.silent, names) };
  for (const definition of definitions) {
    c.declareLocalType(readTypeDeclaration(inside.reader, definition, localName(definition.name, definition.span.start)));
  }
  return inside;
}

function localName(name: string, start: number): string {
  return `${name}@${start}`;
}

function checkBinding(c: Checking, binding: Binding, place: Place): void {
  const definition = definitionOf(binding, c.source);
  if (definition === null) {
    assignTo(c, binding.target, valueIn(binding), place);
    return;
  }
  switch (definition.kind) {
    case "type":
    case "interface":
      checkTypeBody(c, definition, place);
      return;
    case "method":
      if (isBoundMethod(binding, c.source)) checkBoundMethod(c, definition, place);
      else checkFunction(c, definition, place);
      return;
    case "function":
      checkFunction(c, definition, place);
      return;
    case "constant":
    case "variable":
      checkVariable(c, definition, place);
      return;
    default:
      assertNever(definition.kind);
  }
}

/** `P.plus = add[0]`, and with a signature `P.plus: (self: P) -> P = add[0]`; without positions that is the function's value. */
function isBoundMethod({ annotation, value }: Binding, source: string): boolean {
  const bound = boundPositions(value, source);
  return bound !== null && (annotation === null || bound.position !== null);
}

/**
 * A `mut` variable, or one that a function declares without a value, is of one type for good; any other, a parameter too, is overwritten,
 * type and all (§4.2).
 * Of what the module declares nothing but its type is asked: the answer is kept while that stays the same.
 */
function keepsItsType(c: Checking, symbol: SymbolId): boolean {
  const { kind, isMutable, container, extent } = symbolOf(c.names, symbol);
  return isMutable || (kind !== "parameter" && container !== null && !c.text(extent).includes("="));
}

function valueIn({ value }: Binding): Expression | null {
  return value === null || isType(value) ? null : value;
}

function checkVariable(c: Checking, { binding, span }: Definition, place: Place): void {
  const symbol = c.symbolAt(span);
  const value = valueIn(binding);
  const setType = (type: Type): void => {
    if (symbol !== null) c.symbolTypes.set(symbol, { kind: "variable", type });
  };
  if (binding.annotation !== null) {
    const type = readType(writtenReader(place), binding.annotation);
    setType(type);
    if (value !== null) check(c, value, type, place, "variable");
    return;
  }
  if (value === null) {
    setType(UNKNOWN);
    return;
  }
  const known = symbol === null ? undefined : c.typeOfSymbol(symbol);
  const isAssigned = symbol !== null && known?.kind === "variable" && keepsItsType(c, symbol);
  if (isAssigned) check(c, value, assignedType(c, known.type, value), place, "overlooked");
  else setType(infer(c, value, place));
}
