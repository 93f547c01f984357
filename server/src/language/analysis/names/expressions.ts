// The names in expressions. Each visit answers with what the expression means as far as names tell it, so that members can be looked up.

import { assertNever } from "../../assert-never.ts";
import { diagnostic } from "../../diagnostics/findings.ts";
import type {
  Argument,
  Assignment,
  Binary,
  Break,
  Comprehension,
  Continue,
  Expression,
  If,
  Match,
  Postfix,
  Prefix,
} from "../../syntax/nodes.ts";
import { spanOf } from "../../text/span.ts";
import { inferred, visitBody, visitLambda } from "./functions.ts";
import { argumentType, aValue, calledType, OPAQUE, type Resolved, resolveMember, resolveNamedArgument, resolveValue } from "./lookup.ts";
import { visitFor, visitWhile } from "./loops.ts";
import { visitPattern } from "./patterns.ts";
import type { Resolution } from "./resolution.ts";
import { type KnownType, type Place, Scope } from "./scope.ts";
import { visitStatements } from "./statements.ts";
import type { Role } from "./symbols.ts";
import { visitTarget } from "./targets.ts";
import { type TypeName, typeNameOf } from "./type-names.ts";
import { visitType } from "./types.ts";

/** Resolves the names in an expression. Recursion ends where the parser's nesting does; chains are loops. */
export function visitExpression(r: Resolution, expression: Expression, place: Place): Resolved {
  const each = (expressions: readonly Expression[]): void => {
    for (const inner of expressions) visitGiven(r, inner, place);
  };
  switch (expression.kind) {
    case "Name":
      return resolveValue(r, expression, "read", place.scope, "read");
    case "Wildcard":
      r.report(diagnostic("names.placeholder", spanOf(expression), {}));
      return OPAQUE;
    case "Literal":
      return aValue(literalType(expression.type, place));
    case "FString":
      for (const segment of expression.segments) if (segment.kind === "Interpolation") visitExpression(r, segment.expression, place);
      return aValue(ofType("String", place));
    case "Paren":
      return visitExpression(r, expression.expression, place);
    case "Tuple":
    case "SetLiteral":
      each(expression.elements);
      return OPAQUE;
    case "List":
      return visitList(r, expression.elements, place);
    case "TypedParameters":
      for (const { type } of expression.parameters) if (type !== null) visitType(r, type, place.scope);
      return OPAQUE;
    case "Comprehension":
      return visitComprehension(r, expression, place);
    case "Dict":
      for (const { key, value } of expression.entries) each([key, value]);
      return OPAQUE;
    case "RecordLiteral": {
      const type = visitExpression(r, expression.type, place);
      visitArguments(r, expression.fields, type, place);
      return aValue(calledType(type));
    }
    case "Block":
      visitStatements(r, expression.body, {
        scope: new Scope(place.scope, "body", place.scope.within, true),
        reading: inferred(place.reading),
      });
      return OPAQUE;
    case "If":
      visitIf(r, expression, { ...place, reading: inferred(place.reading) });
      return OPAQUE;
    case "Match":
      visitMatch(r, expression, place);
      return OPAQUE;
    case "While":
      visitWhile(r, expression, place);
      return OPAQUE;
    case "For":
      visitFor(r, expression, place, false);
      return OPAQUE;
    case "Loop":
      visitBody(r, expression.body, { ...place, reading: "nobody" });
      return OPAQUE;
    case "Spawn":
    case "Unsafe":
      if (expression.body.kind === "For") visitFor(r, expression.body, { ...place, reading: inferred(place.reading) }, false);
      else return visitExpression(r, expression.body, place);
      return OPAQUE;
    case "Return":
      if (expression.value !== null) visitGiven(r, expression.value, place);
      return OPAQUE;
    case "Break":
    case "Continue":
      visitJump(r, expression, place);
      return OPAQUE;
    case "Lambda":
      visitLambda(r, expression, place);
      return OPAQUE;
    case "Assignment":
      visitAssignment(r, expression, place);
      return OPAQUE;
    case "Binary":
      return visitBinary(r, expression, place);
    case "Prefix":
      return visitPrefix(r, expression, place);
    case "Cast":
      visitExpression(r, expression.operand, place);
      for (const type of expression.types) visitType(r, type, place.scope);
      return aValue(knownIn(typeNameOf(expression.types.at(-1) ?? { ...expression, kind: "MissingType" }, r.source), place));
    case "Postfix":
      return visitPostfix(r, expression, place);
    case "Error":
      for (const part of expression.parts) visitExpression(r, part, place);
      return OPAQUE;
    case "MissingExpression":
    case "MissingBlock":
      return OPAQUE;
    default:
      return assertNever(expression);
  }
}

/** An expression whose value is given away: a name alone may be moved. */
export function visitGiven(r: Resolution, expression: Expression, place: Place): Resolved {
  const resolved = visitExpression(r, expression, place);
  if (expression.kind === "Name" && resolved.symbol !== null) r.give(resolved.symbol);
  return resolved;
}

function visitList(r: Resolution, elements: readonly Expression[], place: Place): Resolved {
  let first: KnownType | null = null;
  for (const element of elements) {
    const { type } = visitGiven(r, element, place);
    first ??= type;
  }
  return first === null ? OPAQUE : aValue({ type: { name: "List", arguments: [first.type] }, in: first.in });
}

/** The variables of `for` are known in the element, which stands before it. */
function visitComprehension(r: Resolution, { element, clauses }: Comprehension, place: Place): Resolved {
  const inside: Place = { scope: new Scope(place.scope, "loop", place.scope.within), reading: "nobody" };
  for (const clause of clauses) {
    if (clause.kind === "ComprehensionIf") visitExpression(r, clause.condition, inside);
    else visitPattern(r, clause.pattern, inside.scope, argumentType(visitExpression(r, clause.iterable, inside).type, 0));
  }
  const { type } = visitExpression(r, element, inside);
  return type === null ? OPAQUE : aValue({ type: { name: "List", arguments: [type.type] }, in: type.in });
}

/** An `if`, whose branches are read as `place` says. */
export function visitIf(r: Resolution, { branches, otherwise }: If, place: Place): void {
  for (const { condition, pattern, body } of branches) {
    const { type } = visitExpression(r, condition, place);
    const scope = pattern === null ? place.scope : new Scope(place.scope, "loop", place.scope.within);
    if (pattern !== null) visitPattern(r, pattern, scope, type);
    visitBody(r, body, { ...place, scope });
  }
  if (otherwise !== null) visitBody(r, otherwise, place);
}

function visitMatch(r: Resolution, { subject, arms }: Match, place: Place): void {
  const { type } = visitGiven(r, subject, place);
  for (const arm of arms) {
    if (arm.kind === "Error") {
      visitExpression(r, arm, place);
      continue;
    }
    const inside: Place = { scope: new Scope(place.scope, "loop", place.scope.within), reading: "nobody" };
    visitPattern(r, arm.pattern, inside.scope, type);
    if (arm.guard !== null) visitExpression(r, arm.guard, inside);
    visitBody(r, arm.body, inside);
  }
}

/** No loop can carry a label, so that each one that is jumped to is unknown. */
function visitJump(r: Resolution, { label, value }: Break | Continue, place: Place): void {
  if (label?.kind === "Name") {
    r.refer(label, "read", { kind: "unresolved", reason: "unknown" }, place.scope);
    r.report(diagnostic("names.unknown-label", spanOf(label), { label: r.text(label) }));
  }
  if (value !== null) visitGiven(r, value, place);
}

function visitAssignment(r: Resolution, { targets, value }: Assignment, place: Place): void {
  visitGiven(r, value, place);
  for (const target of targets) visitTarget(r, target, place, "overlooked");
}

const COMPARES: ReadonlySet<string> = new Set(["==", "!=", "<", "<=", ">", ">=", "and", "or", "in"]);

function visitBinary(r: Resolution, { first, rest }: Binary, place: Place): Resolved {
  const left = visitExpression(r, first, place);
  for (const { operand } of rest) visitExpression(r, operand, place);
  const operator = rest[0]?.operator ?? "+";
  if (COMPARES.has(operator)) return aValue(ofType("Bool", place));
  return operator === ".." ? aValue(wrapped("Range", left.type)) : aValue(left.type);
}

function visitPrefix(r: Resolution, { operators, operand }: Prefix, place: Place): Resolved {
  const { type } = visitExpression(r, operand, place);
  const isWrapped = operators.some(({ operator }) => operator === "ref" || operator === "...");
  return isWrapped ? OPAQUE : aValue(type);
}

function visitPostfix(r: Resolution, { base, suffixes }: Postfix, place: Place): Resolved {
  const next = suffixes[0];
  let at: Resolved;
  if (base.kind === "Name") {
    const use = next?.kind === "Call" ? "call" : next?.kind === "Field" ? "member" : "read";
    at = resolveValue(r, base, use === "call" ? "call" : "read", place.scope, use);
  } else at = visitExpression(r, base, place);
  for (const [index, suffix] of suffixes.entries()) {
    switch (suffix.kind) {
      case "Call":
        visitArguments(r, suffix.arguments, at, place);
        at = aValue(calledType(at));
        break;
      case "Field": {
        const role: Role = suffixes[index + 1]?.kind === "Call" ? "call" : "read";
        at = resolveMember(r, at, suffix.name, role, place.scope);
        break;
      }
      case "Index":
        for (const each of suffix.indexes) {
          if (each.kind !== "Slice") visitExpression(r, each, place);
          else for (const end of [each.from, each.to]) if (end !== null) visitExpression(r, end, place);
        }
        at = aValue(elementType(at.type));
        break;
      case "Try":
        at = aValue(argumentType(at.type, 0));
        break;
      default:
        assertNever(suffix);
    }
  }
  return at;
}

function visitArguments(r: Resolution, args: readonly Argument[], callee: Resolved, place: Place): void {
  for (const argument of args) {
    if (argument.kind !== "NamedArgument") visitGiven(r, argument, place);
    else {
      if (argument.name.kind === "Name") resolveNamedArgument(r, callee, argument.name, place.scope);
      visitGiven(r, argument.value, place);
    }
  }
}

/** What an index takes out: of a dict the value, of anything else the element. */
function elementType(type: KnownType | null): KnownType | null {
  return argumentType(type, type?.type.name === "Dict" ? 1 : 0);
}

function literalType(type: string, place: Place): KnownType | null {
  const names: Readonly<Record<string, string>> = { int: "Int", float: "Float", bool: "Bool", char: "Char", string: "String" };
  const name = names[type];
  return name === undefined ? null : ofType(name, place);
}

function ofType(name: string, { scope }: Place): KnownType {
  return { type: { name, arguments: [] }, in: scope };
}

function wrapped(name: string, type: KnownType | null): KnownType | null {
  return type === null ? null : { type: { name, arguments: [type.type] }, in: type.in };
}

function knownIn(type: TypeName | null, { scope }: Place): KnownType | null {
  return type === null ? null : { type, in: scope };
}
