// Calls: functions, overloaded ones, methods, lambdas, constructors of records, and what can't be called (§8.3).

import { assertNever } from "../../assert-never.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { diagnostic } from "../../diagnostics/findings.ts";
import type { Argument, Call, Expression, RecordLiteral } from "../../syntax/nodes.ts";
import { type Span, spanOf } from "../../text/span.ts";
import { type Called, checkArguments } from "./arguments.ts";
import type { Checking, Place } from "./checking.ts";
import { callConstructor, constructRecord } from "./constructors.ts";
import { infer, meaningOf, namesType } from "./expressions.ts";
import { fits } from "./fitting.ts";
import { argumentFor, aValue, type FunctionMeaning, type Meaning, UNKNOWN_VALUE } from "./meaning.ts";
import { instantiate } from "./substitute.ts";
import {
  type FunctionType,
  isOpen,
  positional,
  type Scheme,
  STRING,
  type Type,
  type TypeParameter,
  UNKNOWN,
  withoutReferences,
} from "./type.ts";

/** A call and what it calls. */
export interface CallSite {
  readonly call: Call;
  /** The place of what is called. */
  readonly callee: Span;
  /** Arguments whose types are known already. */
  readonly known?: ReadonlyMap<Expression, Type>;
}

/** What a call gives; `expected` is what it is wanted to give, if that is known. */
export function callMeaning(c: Checking, called: Meaning, site: CallSite, place: Place, expected: Type | null): Meaning {
  c.record?.calls.set(site.call, called);
  switch (called.kind) {
    case "function":
      return called.schemes.length > 1 ? callOverloaded(c, called, site, place, expected) : callFunction(c, called, site, place, expected);
    case "type":
      // `Matrix(Int, 2)()` is one of which nothing more is said
      if (called.isApplied === true && site.call.arguments.length === 0) return aValue(called.type);
      return callConstructor(c, called.type, site, place, expected);
    case "module":
      inferArguments(c, site.call.arguments, place, site.known);
      c.report(diagnostic("types.module-call", spanOf(site.callee), { name: called.name }));
      return UNKNOWN_VALUE;
    case "value":
      return callValue(c, called.type, site, place, expected);
    default:
      return assertNever(called);
  }
}

/** Infers what is given to something of which nothing is known. */
export function inferArguments(c: Checking, args: readonly Argument[], place: Place, known?: CallSite["known"]): void {
  for (const argument of args) {
    const value = argument.kind === "NamedArgument" ? argument.value : argument;
    if (known?.has(value) !== true) infer(c, value, place);
  }
}

function callValue(c: Checking, type: Type, site: CallSite, place: Place, expected: Type | null): Meaning {
  const called = c.resolve(type);
  switch (called.kind) {
    case "function":
      return callType(c, called, describe(c, site, null), site, place, expected);
    case "unknown":
    case "variable":
    case "any":
    case "parameter":
      inferArguments(c, site.call.arguments, place, site.known);
      return UNKNOWN_VALUE;
    case "primitive":
      if (called.name !== "Never") break;
      inferArguments(c, site.call.arguments, place, site.known);
      return UNKNOWN_VALUE;
    case "builtin":
      if (called.name === "Library") return callLibrary(c, site, place);
      break;
    default:
      break;
  }
  inferArguments(c, site.call.arguments, place, site.known);
  c.report(diagnostic("types.not-callable", spanOf(site.callee), { found: c.show(called) }));
  return UNKNOWN_VALUE;
}

/** `m("cos")`: a symbol of a foreign library, which is whatever it is declared to be (§20). */
function callLibrary(c: Checking, { call, callee }: CallSite, place: Place): Meaning {
  const called: Called = { name: c.text(callee), place: null, span: callee, isLenient: false };
  checkArguments(c, call, [positional(STRING, "symbol")], called, place);
  return UNKNOWN_VALUE;
}

function describe(c: Checking, { callee }: CallSite, meaning: FunctionMeaning | null): Called {
  const isLenient = meaning?.place?.module === "std.assert";
  return { name: meaning?.name ?? c.text(callee), place: meaning?.place ?? null, span: callee, isLenient };
}

function callFunction(c: Checking, called: FunctionMeaning, site: CallSite, place: Place, expected: Type | null): Meaning {
  const [scheme] = called.schemes;
  if (scheme === undefined || called.isUnchecked === true) {
    inferArguments(c, site.call.arguments, place, site.known);
    return aValue(scheme?.type.kind === "function" ? scheme.type.result : UNKNOWN);
  }
  // `f(Int)(1)` names the type parameters first; the compiler then knows nothing of the result
  if (
    scheme.parameters.length > 0 &&
    scheme.parameters.length === site.call.arguments.length &&
    namesTypes(c, site.call.arguments, scheme.parameters)
  ) {
    return UNKNOWN_VALUE;
  }
  const filled = new Map<TypeParameter, Type>();
  const fill = (parameter: TypeParameter): Type => {
    const argument = argumentFor(c, parameter);
    filled.set(parameter, argument);
    return argument;
  };
  const type = c.resolve(instantiate(scheme, fill));
  if (type.kind !== "function") return callValue(c, type, site, place, expected);
  const meaning = callType(c, withoutReceiver(c, type, called), describe(c, site, called), site, place, expected);
  const areBoundsKept = [...filled].map(([parameter, argument]) => checkBounds(c, parameter, argument, site)).every(Boolean);
  return areBoundsKept ? meaning : UNKNOWN_VALUE;
}

/** Whether what a type parameter was found to be has the interfaces that bound it (§8.2). */
function checkBounds(c: Checking, { bounds }: TypeParameter, argument: Type, { call, callee }: CallSite): boolean {
  const found = withoutReferences(c.resolve(argument));
  if (isOpen(found)) return true;
  let areKept = true;
  for (const bound of bounds) {
    const wanted = c.resolve(bound);
    if (wanted.kind !== "named" || fits(c, found, wanted, "exact")) continue;
    const [only, ...others] = call.arguments;
    const span = only !== undefined && others.length === 0 ? only : callee;
    c.report(diagnostic("types.bound", spanOf(span), { type: c.show(found), trait: c.show(wanted) }));
    areKept = false;
  }
  return areKept;
}

/** The parameters that a method's call gives arguments to; the receiver is given to the one at its index. */
function withoutReceiver(c: Checking, type: FunctionType, { receiver }: FunctionMeaning): FunctionType {
  if (receiver === null) return type;
  const taken = type.parameters[receiver.index];
  if (taken === undefined) return type;
  fits(c, receiver.type, taken.type, "argument");
  return { ...type, parameters: type.parameters.filter((parameter) => parameter !== taken) };
}

/** Whether an argument says nothing of its own type: what a lambda takes, what an empty list holds. */
function isOpenItself(argument: Argument): boolean {
  return argument.kind === "Lambda" || (argument.kind === "List" && argument.elements.length === 0);
}

function callType(
  c: Checking,
  type: FunctionType,
  called: Called,
  { call, known }: CallSite,
  place: Place,
  expected: Type | null,
): Meaning {
  // what is wanted helps to know what lambdas take and empty lists hold; where it doesn't fit, the caller says so
  if (expected !== null && call.arguments.some(isOpenItself)) fits(c, type.result, expected, "exact");
  checkArguments(c, call, type.parameters, called, place, known);
  return aValue(type.result);
}

/** Whether the arguments are those of the function's type parameters: `identity(Int)`, `zeros(Float, 3)`. */
function namesTypes(c: Checking, args: readonly Argument[], parameters: readonly TypeParameter[]): boolean {
  const types = args.filter((_, index) => parameters[index]?.takes === "type");
  return types.length > 0 && types.every((argument) => namesType(c, argument));
}

/**
 * The first overload whose parameters the arguments fit (RFC-011). Where none does, the one that is nearest tells what is wrong: the first of
 * those with the fewest mistakes. Which one was meant is not sure enough to say what the call gives.
 */
function callOverloaded(c: Checking, called: FunctionMeaning, { call, callee }: CallSite, place: Place, expected: Type | null): Meaning {
  if (called.schemes.length > MOST_OVERLOADS) {
    inferArguments(c, call.arguments, place);
    return UNKNOWN_VALUE;
  }
  const ways = c.openOverloads;
  c.openOverloads = ways * called.schemes.length;
  const meaning = nearestOverload(c, called, { call, callee, known: knownTypes(c, call, place) }, place, expected);
  c.openOverloads = ways;
  return meaning;
}

/** Each call tries them all: of a function with more, calls are not compared. */
const MOST_OVERLOADS = 100;

interface Attempt {
  readonly distance: number;
  readonly problems: readonly Diagnostic[];
  readonly meaning: Meaning;
}

function nearestOverload(c: Checking, called: FunctionMeaning, site: CallSite, place: Place, expected: Type | null): Meaning {
  const before = c.diagnostics.length;
  let nearest: Attempt | null = null;
  let takesAnything = false;
  for (const scheme of called.schemes) {
    const meaning = callFunction(c, { ...called, schemes: [scheme] }, site, place, expected);
    const problems = c.diagnostics.slice(before);
    if (problems.length === 0) {
      if (!hasUnknownParameter(c, scheme)) return meaning;
      // one whose type is wrong may be another's call
      takesAnything = true;
      continue;
    }
    const distance = distanceOf(problems);
    if (nearest === null || distance < nearest.distance) nearest = { distance, problems, meaning };
    c.diagnostics.length = before;
  }
  if (nearest === null || takesAnything) return UNKNOWN_VALUE;
  for (const problem of nearest.problems) c.report(problem);
  return nearest.distance < 1 ? nearest.meaning : UNKNOWN_VALUE;
}

function hasUnknownParameter(c: Checking, { type }: Scheme): boolean {
  return type.kind === "function" && type.parameters.some((parameter) => withoutReferences(c.resolve(parameter.type)).kind === "unknown");
}

/** How far a call is from an overload: a wrong number of arguments is worse than a wrong argument, and all warnings are less than an error. */
function distanceOf(problems: readonly Diagnostic[]): number {
  const errors = problems.filter(({ severity }) => severity === "error");
  const warnings = problems.length - errors.length;
  return errors.length + (errors.some(({ code }) => code === "E1010") ? 0.5 : 0) + warnings / (problems.length + 1) / 4;
}

/** In how many ways calls inside calls are read, each with what its overload wants. */
const MOST_WAYS = 200;

/**
 * The types of the arguments that don't ask what is wanted of them, looked at once and not for each overload anew; of all arguments, where
 * there are too many overloads inside each other.
 */
function knownTypes(c: Checking, call: Call, place: Place): ReadonlyMap<Expression, Type> {
  const known = new Map<Expression, Type>();
  for (const argument of call.arguments) {
    const value = argument.kind === "NamedArgument" ? argument.value : argument;
    if (c.openOverloads > MOST_WAYS || saysItsType(value)) known.set(value, infer(c, value, place));
  }
  return known;
}

function saysItsType(value: Expression): boolean {
  switch (value.kind) {
    case "Postfix":
    case "Binary":
    case "Paren":
    case "FString":
    case "Cast":
      return true;
    case "Prefix":
      return value.operand.kind !== "Literal";
    default:
      return false;
  }
}

/** `Point { x: 1 }`, which the parser has complained of: as if it were a call. */
export function inferRecordLiteral(c: Checking, { type, fields, start, end, anchor }: RecordLiteral, place: Place): Type {
  const meaning = meaningOf(c, type, place);
  const call: Call = { kind: "Call", start, end, anchor, arguments: fields };
  if (meaning.kind === "type") return constructRecord(c, meaning.type, { call, callee: type }, place, null);
  inferArguments(c, fields, place);
  return UNKNOWN;
}
