// Functions with a name: the body against its signature, or the signature found from the body (§8.1).

import { diagnostic, fix, relatedPlace } from "../../diagnostics/findings.ts";
import type { Expression, FunctionType as FunctionNode, Lambda, ParameterGroup } from "../../syntax/nodes.ts";
import { spanOf } from "../../text/span.ts";
import { type Definition, isType, isTypeAlone, signatureOf } from "../names/definitions.ts";
import { castFixes } from "./casts.ts";
import type { Checking, Place, Returns } from "./checking.ts";
import { checkConditionsIn } from "./const-generics.ts";
import { type Complaint, check, infer, MISMATCH } from "./expressions.ts";
import { fits } from "./fitting.ts";
import { inferLambda } from "./lambdas.ts";
import { signatureScheme } from "./read-declarations.ts";
import { readSignature, readType, type Signature, type TypeReader, withNames } from "./read-type.ts";
import { alwaysReturns, endsInTry, isClosed } from "./return-paths.ts";
import { checkStatements } from "./statements.ts";
import { functionOf, mapParts, plain, type Scheme, type Type, type TypeParameter, UNKNOWN } from "./type.ts";

/** Checks a function's body. Its symbol's type is known from then on; a function with a signature has had it before. */
export function checkFunction(c: Checking, definition: Definition, place: Place): void {
  const { binding } = definition;
  const signature = signatureOf(binding.annotation);
  if (signature !== null) checkSigned(c, definition, signature, place);
  else if (binding.annotation !== null) checkAnnotated(c, definition, place);
  else inferFunction(c, definition, place);
}

function checkSigned(c: Checking, definition: Definition, node: FunctionNode, place: Place): void {
  const signature = readSignature(writtenReader(place), node, `${c.module.module}#${definition.span.start}`);
  const symbol = c.symbolAt(definition.span);
  if (symbol !== null && !c.symbolTypes.has(symbol)) c.symbolTypes.set(symbol, { kind: "function", schemes: [signature.scheme] });
  for (const group of signature.groups) {
    for (const { type } of group.parameters)
      if (type !== null) checkConditionsIn(c, readType(withNames(place.silent, signature.names), type), type);
  }
  const { value } = definition.binding;
  if (value === null || isType(value)) return;
  checkSignedBody(c, { signature, node, value, name: definition.name }, place);
}

/** A function's body and the signature that it is checked against. */
export interface SignedBody {
  readonly signature: Signature;
  readonly node: FunctionNode;
  readonly value: Expression;
  readonly name: string;
}

/** Checks the body of a function, or of a field that is one, against its signature. */
export function checkSignedBody(c: Checking, { signature, node, value, name }: SignedBody, place: Place): void {
  const { groups, names, scheme } = signature;
  const inside: Place = { ...insideFunction(place), reader: withNames(place.reader, names), silent: withNames(place.silent, names) };
  const result = bindGroups(c, value.kind === "Lambda" ? groups : ownGroups(c, node, groups), scheme.type);
  if (value.kind === "Lambda") {
    // `pick: (N: Int) -> (n: N) -> Int = (n) => n`: the lambda leaves out the constants
    const left = names.size > scheme.parameters.length ? Math.max(0, groups.length - value.groups.length) : 0;
    const taken = behindGroups(c, scheme.type, left);
    reportSurplusParameters(c, value, taken);
    const bodyType = bindGroups(c, value.groups, taken);
    checkBodyAgainst(c, value.body, { result: bodyType, name, node }, inside);
  } else if (value.kind === "Block") checkBodyAgainst(c, value, { result, name, node }, inside);
  else if (isEmpty(value) && !takesDict(c, result)) reportMissingReturn(c, value, { result, name, node });
  else checkGivenValue(c, value, result, signature.scheme.type, inside);
}

/** The groups whose parameters a body without a lambda's head takes: `f: (a: A) -> ((B) -> C) = { … }` gives a function. */
function ownGroups(c: Checking, node: FunctionNode, groups: readonly ParameterGroup[]): readonly ParameterGroup[] {
  const isOwn = (group: ParameterGroup): boolean =>
    node.groups.includes(group) &&
    group.parameters.length > 0 &&
    group.parameters.every((each) => each.name?.kind === "Name" && !isTypeAlone(each, c.source));
  const end = groups.findIndex((group, index) => index > 0 && !isOwn(group));
  return end < 0 ? groups : groups.slice(0, end);
}

/** `{ }` is read as a dict without entries, and meant as a body without statements. */
function isEmpty(value: Expression): boolean {
  return value.kind === "Dict" && value.entries.length === 0;
}

function takesDict(c: Checking, result: Type): boolean {
  const type = c.resolve(result);
  return givesNothing(c, type) || (type.kind === "builtin" && (type.name === "Dict" || type.name === "Map"));
}

/** A lambda has no more parameters than its signature; the parser says so where both have names. */
function reportSurplusParameters(c: Checking, { groups: [group] }: Lambda, type: Type): void {
  if (group === undefined || type.kind !== "function" || c.hasSyntaxErrorIn(group)) return;
  if (group.parameters.length <= type.parameters.length) return;
  const found = functionOf(
    group.parameters.map(() => UNKNOWN),
    UNKNOWN,
  );
  c.report(MISMATCH(spanOf(group), c.show(found), c.show(type)));
}

/** What is left of a function's type behind its first groups. */
function behindGroups(c: Checking, type: Type, count: number): Type {
  let at = c.resolve(type);
  for (let left = count; left > 0 && at.kind === "function"; left -= 1) at = c.resolve(at.result);
  return at;
}

/** The reader for what a definition has written: at the top level it has been read before. */
export function writtenReader({ isTopLevel, reader, silent }: Place): TypeReader {
  return isTopLevel ? silent : reader;
}

/** Where the body of a function stands that is defined at `place`. */
export function insideFunction(place: Place): Place {
  return { ...place, functionResult: null, isInLoop: false, isTopLevel: false };
}

/** Gives the parameters of each group the types of the function's; the answer is what is left of its type behind them. */
function bindGroups(c: Checking, groups: readonly ParameterGroup[], type: Type): Type {
  return groups.reduce<Type>((at, group) => {
    const called = c.resolve(at);
    if (called.kind !== "function") return UNKNOWN;
    for (const [index, { name }] of group.parameters.entries()) {
      const symbol = name?.kind === "Name" ? c.symbolAt(name) : null;
      if (symbol !== null) c.symbolTypes.set(symbol, { kind: "variable", type: called.parameters[index]?.type ?? UNKNOWN });
    }
    return called.result;
  }, type);
}

interface Wanted {
  readonly result: Type;
  readonly name: string;
  readonly node: FunctionNode;
}

function checkBodyAgainst(c: Checking, body: Expression, { result, name, node }: Wanted, place: Place): void {
  const returns: Returns = { expected: result, leaves: "function", values: [] };
  const inside: Place = { ...place, returns, functionResult: result };
  if (body.kind !== "Block") {
    if (givesNothing(c, result)) infer(c, body, inside);
    else check(c, body, result, inside, "body", resultComplaint(name, node));
    return;
  }
  checkStatements(c, body.body, inside);
  if (givesNothing(c, result) || alwaysReturns(c, body)) return;
  reportMissingReturn(c, body, { result, name, node });
}

/** At the end of the body, which may be reached. */
function reportMissingReturn(c: Checking, body: Expression, { result, name, node }: Wanted): void {
  if (c.hasSyntaxErrorIn(body) || (body.kind === "Block" && !isClosed(c, body, body.body))) return;
  const last = body.kind === "Block" ? body.body.at(-1) : undefined;
  const finding = endsInTry(last) ? "types.unfinished-function" : "types.missing-return";
  const fixes =
    last?.kind === "ExpressionStatement"
      ? [fix("fix.insert", { text: "return" }, [{ span: { start: last.start, end: last.start }, newText: "return " }])]
      : [];
  const related = [relatedPlace("note.result-here", spanOf(node.result), { name })];
  c.report(diagnostic(finding, { start: body.end - 1, end: body.end }, { name, expected: c.show(result) }, { fixes, related }));
}

function resultComplaint(name: string, node: FunctionNode): Complaint {
  return (span, found, expected) => {
    const related = [relatedPlace("note.result-here", spanOf(node.result), { name })];
    return diagnostic("types.result", span, { expected, found }, { related });
  };
}

/** Whether a function with this result need not return anything. */
function givesNothing(c: Checking, result: Type): boolean {
  const type = c.resolve(result);
  return (
    type.kind === "unknown" || type.kind === "variable" || (type.kind === "primitive" && (type.name === "Void" || type.name === "Never"))
  );
}

/** `f: (x: Int) -> Int = x * 2` gives the result, `g: (x: Int) -> Int = f` the function. */
function checkGivenValue(c: Checking, value: Expression, result: Type, whole: Type, place: Place): void {
  const inside: Place = { ...place, returns: { expected: result, leaves: "function", values: [] }, functionResult: result };
  const before = c.diagnostics.length;
  const found = infer(c, value, inside, result);
  if (givesNothing(c, result) || fits(c, found, result, "body") || fits(c, found, whole, "exact")) return;
  if (c.diagnostics.length > before) return;
  // what is a function was meant to be the whole
  if (c.resolve(found).kind === "function") c.report(MISMATCH(spanOf(value), c.show(found), c.show(whole)));
  else {
    const fixes = castFixes(value, c.resolve(found), c.resolve(result));
    c.report(
      diagnostic("types.result", spanOf(value), { expected: c.show(result), found: c.show(found) }, fixes.length > 0 ? { fixes } : {}),
    );
  }
}

/** `a: Int = { return 1 }`, `f: Handler = (x) => x`. */
function checkAnnotated(c: Checking, { binding, span }: Definition, place: Place): void {
  const type = binding.annotation === null ? UNKNOWN : readType(writtenReader(place), binding.annotation);
  const symbol = c.symbolAt(span);
  if (symbol !== null) c.symbolTypes.set(symbol, { kind: "variable", type });
  if (binding.value !== null && !isType(binding.value)) check(c, binding.value, type, place, "variable");
}

/** Finds the type of a function without a signature; while its body is looked at, only its parameters are known. */
function inferFunction(c: Checking, definition: Definition, place: Place): void {
  const { binding, span } = definition;
  const { value } = binding;
  if (value === null || isType(value)) return;
  const symbol = c.symbolAt(span);
  const start = c.inference.size;
  const itself = signatureScheme(place.silent, definition).scheme;
  if (symbol !== null) c.symbolTypes.set(symbol, { kind: "function", schemes: [itself] });
  const inside = insideFunction(place);
  let type: Type;
  if (value.kind === "Block") {
    const returns: Returns = { expected: null, leaves: "function", values: [] };
    checkStatements(c, value.body, { ...inside, returns });
    type = { kind: "function", parameters: [], result: collected(c, returns) };
  } else type = value.kind === "Lambda" ? inferLambda(c, value, inside, null, writtenReader(place)) : infer(c, value, inside);
  if (symbol !== null) c.symbolTypes.set(symbol, { kind: "function", schemes: [generalized(c, type, start)] });
}

/** What a body returns, as far as all of it is of one type. */
function collected(c: Checking, { values }: Returns): Type {
  const [first, ...others] = values;
  if (first === undefined) return UNKNOWN;
  return others.every(({ type }) => c.inference.unify(first.type, type)) ? first.type : UNKNOWN;
}

/** What the body left open becomes a parameter that each call fills anew; `start` is the first variable that belongs to the body. */
function generalized(c: Checking, type: Type, start: number): Scheme {
  const parameters = new Map<number, TypeParameter>();
  const replace = (part: Type): Type => {
    if (part.kind !== "variable") return mapParts(part, replace);
    if (part.id < start) return part;
    const known = parameters.get(part.id);
    if (known !== undefined) return known;
    const parameter: TypeParameter = { kind: "parameter", id: `?${part.id}`, name: `T${parameters.size + 1}`, takes: "type", bounds: [] };
    parameters.set(part.id, parameter);
    return parameter;
  };
  const replaced = replace(c.inference.settle(type));
  return parameters.size === 0 ? plain(replaced) : { parameters: [...parameters.values()], type: replaced };
}
