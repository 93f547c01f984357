// The arguments of a call and the parameters that they are given to: by position, then by name; counted, then compared (§8.3).

import type { Fix, RelatedPlace } from "../../diagnostics/diagnostic.ts";
import { diagnostic, fix, relatedPlace } from "../../diagnostics/findings.ts";
import type { Argument, Call, Expression, NamedArgument } from "../../syntax/nodes.ts";
import { type Span, spanOf } from "../../text/span.ts";
import { createSimilarNames } from "../names/similar-names.ts";
import type { Checking, Place } from "./checking.ts";
import { type Complaint, check, infer } from "./expressions.ts";
import { fits } from "./fitting.ts";
import type { Place as DeclaredPlace, FunctionParameter, Type } from "./type.ts";

/** What is called, for what is said of a call. */
export interface Called {
  readonly name: string;
  readonly place: DeclaredPlace | null;
  /** Where the call is: what is called, and the arguments in their parentheses. */
  readonly span: Span;
  /** The compiler compares nothing where not all parameters have an argument. */
  readonly isLenient: boolean;
}

/**
 * Checks the arguments of a call against the parameters. Where there are too few or too many by place, that is all that is said: which one
 * is for which parameter can't be told. What is `known` of an argument's type is not looked for again.
 */
export function checkArguments(
  c: Checking,
  call: Call,
  parameters: readonly FunctionParameter[],
  called: Called,
  place: Place,
  known: ReadonlyMap<Expression, Type> = NOTHING_KNOWN,
): void {
  const { given, isSure } = pairUp(c, call, parameters, called);
  if (!isSure) {
    for (const { value } of given) if (!known.has(value)) inferAlone(c, value, place);
    return;
  }
  const isWhole = given.every(({ parameter }) => parameter !== null) && given.length === parameters.length;
  const pairs = given.flatMap(({ parameter, value }) => (parameter === null ? [] : [{ parameter, value }]));
  for (const { parameter, value } of given) if (parameter === null && !known.has(value)) infer(c, value, place);
  // what a lambda takes is known best when all other arguments have been seen
  const isLambda = ({ value }: { readonly value: Expression }): boolean => value.kind === "Lambda";
  const before = c.diagnostics.length;
  const compared = [...pairs.filter((pair) => !isLambda(pair)), ...pairs.filter(isLambda)].map(({ parameter, value }): Compared => {
    const complain = complaintAbout(c, parameter, called.isLenient && !isWhole);
    const found = known.get(value);
    if (found === undefined) return { parameter, value, found: check(c, value, parameter.type, place, "argument", complain) };
    if (!fits(c, found, parameter.type, "argument")) c.report(complain(spanOf(value), c.show(found), c.show(parameter.type)));
    return { parameter, value, found };
  });
  joinSwapped(c, compared, before);
}

/** An argument of which nobody knows what it has to be: elements of several types may be what is wanted. */
function inferAlone(c: Checking, value: Expression, place: Place): void {
  const before = c.diagnostics.length;
  infer(c, value, place);
  const problems = c.diagnostics.splice(before);
  for (const problem of problems) if (problem.finding !== "types.element" && problem.finding !== "types.entry") c.report(problem);
}

const NOTHING_KNOWN: ReadonlyMap<Expression, Type> = new Map();

interface Pair {
  readonly parameter: FunctionParameter | null;
  readonly value: Expression;
}

interface Compared {
  readonly parameter: FunctionParameter;
  readonly value: Expression;
  readonly found: Type;
}

/** Two arguments that are wrong where they are and right in each other's place are one mistake. */
function joinSwapped(c: Checking, compared: readonly Compared[], before: number): void {
  if (c.diagnostics.length !== before + 2) return;
  const wrong = compared.filter(({ value }) =>
    c.diagnostics
      .slice(before)
      .some(({ finding, span }) => finding === "types.argument" && span.start === value.start && span.end === value.end),
  );
  const [first, second] = wrong.sort((a, b) => a.value.start - b.value.start);
  if (first === undefined || second === undefined) return;
  const isRight = fits(c, first.found, second.parameter.type, "argument") && fits(c, second.found, first.parameter.type, "argument");
  if (!isRight) return;
  c.diagnostics.length = before;
  const names = { first: first.parameter.name ?? "_", second: second.parameter.name ?? "_" };
  const [one, other] = [c.text(first.value), c.text(second.value)];
  const edits = [
    { span: spanOf(first.value), newText: other },
    { span: spanOf(second.value), newText: one },
  ];
  const fixes = [fix("fix.swap", { first: one, second: other }, edits)];
  c.report(diagnostic("types.swapped-arguments", { start: first.value.start, end: second.value.end }, names, { fixes }));
}

function pairUp(c: Checking, call: Call, parameters: readonly FunctionParameter[], called: Called): Pairing {
  const pairs: Pair[] = [];
  const taken = new Set<FunctionParameter>();
  const rest = parameters.find(({ isRest }) => isRest) ?? null;
  let next = 0;
  let surplus = 0;
  let wrongNames = 0;
  let isAfterNamed = false;
  for (const argument of call.arguments) {
    if (argument.kind === "NamedArgument") {
      const parameter = parameterNamed(c, argument, parameters, taken, called);
      if (parameter === null) wrongNames += 1;
      else taken.add(parameter);
      pairs.push({ parameter, value: argument.value });
      isAfterNamed = true;
      continue;
    }
    // behind named arguments, those that are left in order
    if (isAfterNamed) next = parameters.findIndex((each, index) => index >= next && !taken.has(each));
    const parameter = parameters[next] ?? rest;
    if (parameter === null) surplus += 1;
    else if (!parameter.isRest) {
      next += 1;
      taken.add(parameter);
    }
    pairs.push({ parameter, value: argument });
  }
  const missing = parameters.filter((parameter) => !parameter.isOptional && !taken.has(parameter));
  // a misspelt name leaves its parameter without an argument
  const isCountRight = surplus === 0 && missing.length <= wrongNames;
  if (!isCountRight) reportCount(c, call, parameters, called, { missing, surplus });
  return { given: pairs, isSure: isCountRight || (surplus === 0 && isAfterNamed) };
}

interface Pairing {
  readonly given: readonly Pair[];
  /** Whether each argument is for the parameter that it is paired with. */
  readonly isSure: boolean;
}

function parameterNamed(
  c: Checking,
  { name }: NamedArgument,
  parameters: readonly FunctionParameter[],
  taken: ReadonlySet<FunctionParameter>,
  called: Called,
): FunctionParameter | null {
  const text = c.text(name);
  const parameter = parameters.find((each) => each.name === text);
  c.onMember(name, parameter?.place ?? null);
  if (parameter === undefined) {
    reportUnknownName(c, name, parameters, taken, called);
    return null;
  }
  if (!taken.has(parameter)) return parameter;
  c.report(diagnostic("types.argument-twice", spanOf(name), { name: text }));
  return null;
}

function reportUnknownName(
  c: Checking,
  at: Span,
  parameters: readonly FunctionParameter[],
  taken: ReadonlySet<FunctionParameter>,
  called: Called,
): void {
  const args = { name: c.text(at), called: called.name };
  const related = declared(c, called);
  const free = parameters.flatMap((each) => (each.name === null || taken.has(each) ? [] : [each.name]));
  const known = createSimilarNames(free).nearest(args.name);
  if (known === null) {
    c.report(diagnostic("types.unknown-argument", spanOf(at), args, { related }));
    return;
  }
  const fixes = [fix("fix.replace", { text: args.name, replacement: known }, [{ span: spanOf(at), newText: known }])];
  c.report(diagnostic("types.misspelled-argument", spanOf(at), { ...args, known }, { related, fixes }));
}

interface WrongCount {
  readonly missing: readonly FunctionParameter[];
  readonly surplus: number;
}

function reportCount(
  c: Checking,
  call: Call,
  parameters: readonly FunctionParameter[],
  called: Called,
  { missing, surplus }: WrongCount,
): void {
  // what is missing may be in what the parser could not read
  if (c.source[call.end - 1] !== ")" || c.hasSyntaxErrorIn(call)) return;
  const isNamed = call.arguments.some(({ kind }) => kind === "NamedArgument");
  const related = declared(c, called);
  const [first] = missing;
  if (isNamed && surplus === 0 && first !== undefined) {
    const names = missing.map(({ name }) => name ?? "_").join(", ");
    const fixes = missingFixes(c, call, missing);
    c.report(diagnostic("types.missing-argument", endOf(call), { names, called: called.name }, { related, fixes }));
    return;
  }
  const least = parameters.filter(({ isOptional }) => !isOptional).length;
  const found = call.arguments.length;
  const most = parameters.length;
  const surplusSpan = surplus > 0 ? spanOfAll(call.arguments.slice(-surplus)) : endOf(call);
  const isAtLeast = parameters.some(({ isRest }) => isRest);
  const finding =
    least === most ? "types.argument-count" : isAtLeast || found < least ? "types.too-few-arguments" : "types.too-many-arguments";
  const expected = finding === "types.too-many-arguments" ? most : least;
  c.report(diagnostic(finding, surplusSpan, { called: called.name, expected, found }, { related }));
}

/** Names what is missing, each with the simplest value of its type. */
function missingFixes(c: Checking, call: Call, missing: readonly FunctionParameter[]): readonly Fix[] {
  const named = missing.map(({ name, type }) => ({ name, value: simplestValue(c.resolve(type)) }));
  if (named.some(({ name, value }) => name === null || value === null)) return [];
  const text = named.map(({ name, value }) => `${name} = ${value}`).join(", ");
  const at = call.arguments.at(-1)?.end ?? call.end - 1;
  return [fix("fix.insert", { text }, [{ span: { start: at, end: at }, newText: `, ${text}` }])];
}

function simplestValue(type: Type): string | null {
  switch (type.kind) {
    case "int":
      return "0";
    case "float":
      return "0.0";
    case "primitive":
      return type.name === "String" ? '""' : type.name === "Bool" ? "false" : null;
    case "builtin":
      return type.name === "List" ? "[]" : type.name === "Dict" ? "{}" : null;
    default:
      return null;
  }
}

/** The closing parenthesis, where what is missing would be written. */
function endOf(call: Call): Span {
  return call.arguments.length === 0 ? spanOf(call) : { start: Math.max(call.start, call.end - 1), end: call.end };
}

function spanOfAll(args: readonly Argument[]): Span {
  return { start: args[0]?.start ?? 0, end: args.at(-1)?.end ?? 0 };
}

function declared(c: Checking, { name, place }: Called): readonly RelatedPlace[] {
  return place === null ? [] : placeOf(c, place, name);
}

/** The declaration of what is called; the library's has no place in a file. */
function placeOf(c: Checking, { module, span }: DeclaredPlace, name: string): readonly RelatedPlace[] {
  if (module.startsWith("std.") || module === "std") return [];
  return [relatedPlace("note.declared-here", span, { name }, module === c.module.module ? undefined : module)];
}

/** What is said of an argument: the parameter is named, with its place. */
function complaintAbout(c: Checking, { name, place }: FunctionParameter, isOverlooked: boolean): Complaint {
  return (span, found, expected) => {
    const related = place === null || name === null ? [] : placeOf(c, place, name);
    if (name === null) return diagnostic(isOverlooked ? "types.argument-overlooked" : "types.mismatch", span, { expected, found });
    const finding = isOverlooked ? "types.argument-overlooked" : "types.argument";
    const args = { parameter: name, expected, found };
    return finding === "types.argument"
      ? diagnostic(finding, span, args, { related })
      : diagnostic(finding, span, { expected, found }, { related });
  };
}
