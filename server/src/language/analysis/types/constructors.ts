// Constructors: a record's name called with its fields, or with the arguments of its type (§8.3 step 4, §9.1).

import { diagnostic } from "../../diagnostics/findings.ts";
import { type Span, spanOf } from "../../text/span.ts";
import { type Called, checkArguments } from "./arguments.ts";
import type { CallSite } from "./calls.ts";
import { inferArguments } from "./calls.ts";
import type { Checking, Place } from "./checking.ts";
import { checkConditions, constantArgument } from "./const-generics.ts";
import type { RecordBody, TypeDeclaration } from "./declarations.ts";
import { infer, meaningOf, namesType } from "./expressions.ts";
import { hasMethod } from "./find-member.ts";
import { fits, recordBody } from "./fitting.ts";
import { argumentFor, aValue, type Meaning, UNKNOWN_VALUE } from "./meaning.ts";
import { declarationOf } from "./program.ts";
import { shownName } from "./show-type.ts";
import type { BuiltinType, FunctionParameter, NamedType, Type } from "./type.ts";

/** What calling a type gives. */
export function callConstructor(c: Checking, type: Type, site: CallSite, place: Place, expected: Type | null): Meaning {
  const called = c.resolve(type);
  if (called.kind === "builtin") return callBuiltin(c, called, site, place);
  if (called.kind !== "named") {
    inferArguments(c, site.call.arguments, place, site.known);
    return UNKNOWN_VALUE;
  }
  const declaration = declarationOf(c.program, called);
  if (declaration?.body.kind !== "record") {
    inferArguments(c, site.call.arguments, place, site.known);
    return UNKNOWN_VALUE;
  }
  const named = declaration.parameters.length > 0 ? typeArguments(c, declaration, declaration.body, site, place) : null;
  if (named === "wrong") return UNKNOWN_VALUE;
  if (named !== null) return { kind: "type", type: named, isApplied: true };
  return aValue(constructRecord(c, called, site, place, expected));
}

/** `List(Int)` is a type with its arguments, `List(Int)()` an empty one, and `List(1, 2)` one with these elements. */
function callBuiltin(c: Checking, type: BuiltinType, { call }: CallSite, place: Place): Meaning {
  if (call.arguments.length === 0) return aValue(type);
  const areTypes = call.arguments.map(
    (argument) => meaningOf(c, argument.kind === "NamedArgument" ? argument.value : argument, place).kind === "type",
  );
  return areTypes.includes(true) ? { kind: "type", type } : UNKNOWN_VALUE;
}

/** A record from its fields. */
export function constructRecord(c: Checking, type: Type, site: CallSite, place: Place, expected: Type | null): Type {
  const record = c.resolve(type);
  const body = record.kind === "named" ? recordBody(c, record) : null;
  if (record.kind !== "named" || body === null) {
    inferArguments(c, site.call.arguments, place, site.known);
    return type;
  }
  if (expected !== null && record.arguments.length > 0) fits(c, record, expected, "exact");
  const parameters = body.fields.map(
    ({ name, type: fieldType, hasDefault, place: declared }): FunctionParameter => ({
      name,
      type: fieldType,
      // `Point.draw: … = …` gives the field `draw` its value (RFC-010)
      // of a field whose type is wrong nobody knows whether it is one: `_c: Asert(N > 0)`
      isOptional: hasDefault || hasMethod(c, record, name) || c.resolve(fieldType).kind === "unknown",
      isRest: false,
      place: declared,
    }),
  );
  const place0 = declarationOf(c.program, record)?.place ?? null;
  const called: Called = { name: shownName(record.name), place: place0, span: site.callee, isLenient: false };
  checkArguments(c, site.call, parameters, called, place);
  return record;
}

/**
 * The type that the arguments name: each of as many arguments as the type has parameters stands for one, by being a type, a constant, or a
 * value of the type. Null where they are the fields.
 */
function typeArguments(
  c: Checking,
  { parameters, module, name }: TypeDeclaration,
  body: RecordBody,
  { call, callee }: CallSite,
  place: Place,
): NamedType | "wrong" | null {
  const args = call.arguments.flatMap((argument) => (argument.kind === "NamedArgument" ? [] : [argument]));
  if (args.length < call.arguments.length || args.length === 0) return null;
  const isNamed = args.map((argument) => namesType(c, argument));
  const hasConstants = parameters.some(({ takes }) => takes !== "type");
  const least = body.fields.filter(({ hasDefault }) => !hasDefault).length;
  const areFields = args.length >= least && args.length <= body.fields.length && !hasConstants;
  if (!isNamed.includes(true) && (areFields || args.length !== parameters.length)) return null;
  if (args.length !== parameters.length) {
    const found = args.length;
    c.report(diagnostic("types.type-argument-count", spanOf(callee), { name: shownName(name), expected: parameters.length, found }));
    return "wrong";
  }
  const types = args.map((argument, index): Type => {
    const parameter = parameters[index];
    if (parameter === undefined) return c.fresh();
    if (parameter.takes !== "type") return constantArgument(c, argument, parameter, parameter.takes, place);
    if (isNamed[index] !== true) return infer(c, argument, place);
    const meaning = meaningOf(c, argument, place);
    return meaning.kind === "type" ? meaning.type : argumentFor(c, parameter);
  });
  const type: NamedType = { kind: "named", module, name, arguments: types };
  const whole: Span = { start: callee.start, end: call.end };
  checkConditions(c, type, whole);
  return type;
}
