// The arguments of a call and the parameters that they are given to: by position, then by name; counted, then compared (§8.3).

import type { Diagnostic, Fix, RelatedPlace } from "../../diagnostics/diagnostic.ts";
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

/** Checks the arguments of a call against the parameters; what is missing or too much is said once, and the rest is still compared. */
export function checkArguments(c: Checking, call: Call, parameters: readonly FunctionParameter[], called: Called, place: Place): void {
  const given = pairUp(c, call, parameters, called);
  const isWhole = given.every(({ parameter }) => parameter !== null) && given.length === parameters.length;
  const pairs = given.flatMap(({ parameter, value }) => (parameter === null ? [] : [{ parameter, value }]));
  for (const { parameter, value } of given) if (parameter === null) infer(c, value, place);
  // what a lambda takes is known best when all other arguments have been seen
  const isLambda = ({ value }: { readonly value: Expression }): boolean => value.kind === "Lambda";
  const wrong: WrongArgument[] = [];
  for (const { parameter, value } of [...pairs.filter((pair) => !isLambda(pair)), ...pairs.filter(isLambda)]) {
    const before = c.diagnostics.length;
    const found = check(c, value, parameter.type, place, "argument", complaintAbout(c, parameter, called.isLenient && !isWhole));
    const [said, ...others] = c.diagnostics.slice(before);
    if (said?.finding === "types.argument" && others.length === 0 && said.span.start === value.start && said.span.end === value.end)
      wrong.push({ parameter, value, found, said });
  }
  if (isWhole) reportSwapped(c, wrong);
}

interface Pair {
  readonly parameter: FunctionParameter | null;
  readonly value: Expression;
}

function pairUp(c: Checking, call: Call, parameters: readonly FunctionParameter[], called: Called): readonly Pair[] {
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
  if (surplus > 0 || missing.length > 0) reportCount(c, call, parameters, called, { missing, surplus, wrongNames });
  return pairs;
}

interface WrongArgument extends Pair {
  readonly parameter: FunctionParameter;
  readonly found: Type;
  readonly said: Diagnostic;
}

/** Says once of two arguments that each would fit in the other's place what has been said of both. */
function reportSwapped(c: Checking, [first, second, ...others]: readonly WrongArgument[]): void {
  if (first === undefined || second === undefined || others.length > 0) return;
  const isSwapped = fits(c, first.found, second.parameter.type, "argument") && fits(c, second.found, first.parameter.type, "argument");
  if (!isSwapped) return;
  c.diagnostics.splice(c.diagnostics.indexOf(first.said), 1);
  c.diagnostics.splice(c.diagnostics.indexOf(second.said), 1);
  const texts = { first: c.text(first.value), second: c.text(second.value) };
  const edits = [
    { span: spanOf(first.value), newText: texts.second },
    { span: spanOf(second.value), newText: texts.first },
  ];
  const names = { first: first.parameter.name ?? "_", second: second.parameter.name ?? "_" };
  const { related } = first.said;
  const fixes = [fix("fix.swap", texts, edits)];
  c.report(
    diagnostic(
      "types.swapped-arguments",
      { start: first.value.start, end: second.value.end },
      names,
      related === undefined ? { fixes } : { related, fixes },
    ),
  );
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
  readonly wrongNames: number;
}

function reportCount(
  c: Checking,
  call: Call,
  parameters: readonly FunctionParameter[],
  called: Called,
  { missing, surplus, wrongNames }: WrongCount,
): void {
  // a misspelt name leaves its parameter without an argument
  if (surplus === 0 && missing.length <= wrongNames) return;
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
