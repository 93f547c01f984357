// Calls of which it is known what they call: functions and records of the project and the library, and methods that are alone in having
// their name.

import type { FunctionParameter, Scheme } from "../../../server/src/language/analysis/types/type.ts";
import type { Call, Postfix } from "../../../server/src/language/syntax/nodes.ts";
import { declaredAt, isModule, onlyMethod, type SourceFacts, textOf } from "./facts.ts";
import { type PlainType, plainType } from "./plain-types.ts";

export interface KnownCall {
  readonly call: Call;
  readonly callee: "function" | "library function" | "constructor" | "method";
  readonly parameters: readonly FunctionParameter[];
  readonly result: PlainType | null;
}

/** All known calls of a file. */
export function knownCalls(facts: SourceFacts): readonly KnownCall[] {
  return facts.visits.flatMap(({ node }) =>
    node.kind === "Postfix"
      ? node.suffixes.flatMap((suffix, index) => (suffix.kind === "Call" ? (knownCall(facts, node, index) ?? []) : []))
      : [],
  );
}

/** The call at `index` of the suffixes; null where it is not known what is called, or that is generic or overloaded. */
export function knownCall(facts: SourceFacts, { base, suffixes }: Postfix, index: number): KnownCall | null {
  const call = suffixes[index];
  if (call?.kind !== "Call") return null;
  const before = suffixes[index - 1];
  if (before === undefined) return base.kind === "Name" ? declaredCall(facts, call, base.start) : null;
  if (before.kind !== "Field") return null;
  if (base.kind === "Name" && index === 1 && isModule(facts, base.start)) return declaredCall(facts, call, before.name.start);
  // `Point.origin()` is called on the type
  if (base.kind === "Name" && index === 1 && declaredAt(facts, base.start)?.kind === "type") return null;
  const method = onlyMethod(facts.project, textOf(facts, before.name));
  if (method === null || method.receiver === null) return null;
  const known = callOf(facts, call, "method", [method.scheme]);
  return known === null ? null : { ...known, parameters: known.parameters.filter((_, position) => position !== method.receiver) };
}

function declaredCall(facts: SourceFacts, call: Call, start: number): KnownCall | null {
  const declared = declaredAt(facts, start);
  if (declared?.kind === "value") {
    const { value } = declared;
    const callee = value.place.module.startsWith("std.") ? "library function" : "function";
    return value.isInferred || !value.isFunction ? null : callOf(facts, call, callee, value.schemes);
  }
  if (declared?.kind !== "type" || declared.type.body.kind !== "record" || declared.type.parameters.length > 0) return null;
  const { type } = declared;
  const fields = declared.type.body.fields;
  const parameters = fields.map(
    ({ name, type: taken, hasDefault, place }): FunctionParameter => ({ name, type: taken, isOptional: hasDefault, isRest: false, place }),
  );
  const result = plainType(facts.project, { kind: "named", module: type.module, name: type.name, arguments: [] });
  return { call, callee: "constructor", parameters, result };
}

function callOf(facts: SourceFacts, call: Call, callee: KnownCall["callee"], schemes: readonly Scheme[]): KnownCall | null {
  const [scheme, ...others] = schemes;
  if (scheme?.type.kind !== "function" || others.length > 0) return null;
  // `f(Int)(1)`: the arguments may be types
  if (scheme.parameters.length > 0 && callee !== "library function") return null;
  return { call, callee, parameters: scheme.type.parameters, result: plainType(facts.project, scheme.type.result) };
}

/** The parameter that the argument at `index` is given to, where no name comes before it. */
export function parameterOf({ call, parameters }: KnownCall, index: number, name: string | null): FunctionParameter | null {
  const found = name === null ? parameters[index] : parameters.find((parameter) => parameter.name === name);
  const isAfterName = call.arguments.slice(0, index).some(({ kind }) => kind === "NamedArgument");
  return found === undefined || found.isRest || (name === null && isAfterName) ? null : found;
}
