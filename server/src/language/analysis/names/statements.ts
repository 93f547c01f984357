// Statements in order: what each defines is bound after its value is seen, but for functions, which may call themselves.

import { assertNever } from "../../assert-never.ts";
import type { Binding, Statement } from "../../syntax/nodes.ts";
import { assign } from "./assignments.ts";
import { type Definition, definitionOf, isType, signatureOf } from "./definitions.ts";
import { visitExpression, visitGiven, visitIf } from "./expressions.ts";
import { visitFunction } from "./functions.ts";
import { bindImports } from "./imports.ts";
import { isTypeKind } from "./lookup.ts";
import { visitFor, visitWhile } from "./loops.ts";
import { visitGroups } from "./parameters.ts";
import type { Resolution } from "./resolution.ts";
import { type Declared, type KnownType, type Place, Scope } from "./scope.ts";
import { visitDestructuring, visitTarget } from "./targets.ts";
import { visitType } from "./types.ts";

/** Walks the statements of a block or module, whose scope `place` is. Imports of a module have been bound before. */
export function visitStatements(r: Resolution, body: readonly Statement[], place: Place): void {
  if (place.scope.kind !== "module") bindImports(r, body, place.scope);
  for (const statement of body) visitStatement(r, statement, place);
}

/** Walks one statement of a block or module. */
export function visitStatement(r: Resolution, statement: Statement, place: Place): void {
  switch (statement.kind) {
    case "Use":
      return;
    case "Binding":
      visitBinding(r, statement, place);
      return;
    case "Destructuring":
      visitDestructuring(r, statement, place);
      return;
    case "ForeignDeclaration":
      if (statement.declared !== null) visitStatement(r, statement.declared, place);
      return;
    case "ExpressionStatement": {
      const { expression } = statement;
      // an `if` or `for` among what the compiler infers is skipped
      const skipped: Place = place.reading === "inference" ? { ...place, reading: "nobody" } : place;
      if (expression.kind === "If") visitIf(r, expression, skipped);
      else if (expression.kind === "For") visitFor(r, expression, skipped, true);
      else if (expression.kind === "While") visitWhile(r, expression, place);
      else if (expression.kind !== "Wildcard") visitExpression(r, expression, place);
      return;
    }
    case "Error":
      for (const part of statement.parts) visitExpression(r, part, place);
      return;
    default:
      assertNever(statement);
  }
}

function visitBinding(r: Resolution, binding: Binding, place: Place): void {
  const definition = definitionOf(binding, r.source);
  if (definition === null || (definition.kind === "method" && place.scope.kind !== "module")) {
    visitTargetOnly(r, binding, place);
    return;
  }
  const declared = r.declaredAt.get(definition.span.start);
  if (declared !== undefined) visitDefinition(r, definition, declared, place);
  else if (definition.kind === "function" || isTypeKind(definition.kind)) {
    visitDefinition(r, definition, assign(r, assignedOf(r, definition, place), place), place);
  } else visitVariable(r, definition, place);
}

function visitDefinition(r: Resolution, definition: Definition, symbol: Declared, place: Place): void {
  const { binding } = definition;
  if (definition.kind === "method" && binding.target.kind === "Postfix") visitOwner(r, binding, place);
  if (isTypeKind(definition.kind)) visitTypeDefinition(r, binding, symbol, place);
  else visitFunction(r, binding, symbol, place);
}

/** The type in `Type.method`. */
function visitOwner(r: Resolution, { target }: Binding, { scope }: Place): void {
  if (target.kind !== "Postfix" || target.base.kind !== "Name") return;
  visitType(r, { ...target.base, kind: "NamedType", qualifiers: [], name: target.base, arguments: null, isMeta: false }, scope);
}

function visitTypeDefinition(r: Resolution, { annotation, value }: Binding, symbol: Declared, place: Place): void {
  const scope = new Scope(place.scope, "parameters", symbol);
  const signature = signatureOf(annotation);
  if (signature !== null) visitGroups(r, signature.groups, scope);
  const meta = signature?.result ?? annotation;
  if (meta !== null) visitType(r, meta, scope);
  if (value === null) return;
  if (isType(value)) visitType(r, value, scope);
  else visitExpression(r, value, { scope, reading: "nobody" });
}

function visitVariable(r: Resolution, definition: Definition, place: Place): void {
  const { annotation, value } = definition.binding;
  if (annotation !== null) visitType(r, annotation, place.scope);
  let type: KnownType | null = null;
  if (value !== null && isType(value)) visitType(r, value, place.scope);
  else if (value !== null) type = visitGiven(r, value, place).type;
  const symbol = assign(r, assignedOf(r, definition, place), place);
  symbol.type ??= type;
}

function assignedOf(r: Resolution, definition: Definition, { scope }: Place) {
  return {
    name: definition.name,
    span: definition.span,
    create: () => r.createDefined(definition, scope, null),
    isMutable: definition.isMutable,
    isAnnotated: definition.isAnnotated,
    isFunction: definition.kind === "function",
  };
}

/** `p.x = 1`, `xs[0] = 1`, and targets that nothing can be assigned to. */
function visitTargetOnly(r: Resolution, { target, annotation, value }: Binding, place: Place): void {
  if (annotation !== null) visitType(r, annotation, place.scope);
  if (value !== null && isType(value)) visitType(r, value, place.scope);
  else if (value !== null) visitGiven(r, value, place);
  // `a.b.c: Int = 3` declares a name that nothing can lead to
  if (annotation === null) visitTarget(r, target, place);
}
