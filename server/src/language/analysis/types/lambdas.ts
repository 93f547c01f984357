// Lambdas: their parameters are what is written, else what is wanted, else to be found (§6).

import type { Lambda } from "../../syntax/nodes.ts";
import { valueAtEnd } from "./branches.ts";
import type { Checking, Place, Returns } from "./checking.ts";
import { check, infer, joined } from "./expressions.ts";
import { insideFunction } from "./functions.ts";
import { readType, type TypeReader } from "./read-type.ts";
import { checkStatements } from "./statements.ts";
import { type FunctionParameter, type FunctionType, type Type, UNKNOWN, VOID } from "./type.ts";

/** The type of a lambda, all of its parameter groups in turn; `reader` reads what is written in them. */
export function inferLambda(c: Checking, lambda: Lambda, place: Place, expected: Type | null, reader: TypeReader = place.reader): Type {
  return inferGroup(c, lambda, 0, { ...insideFunction(place), headReader: reader }, expected);
}

interface LambdaPlace extends Place {
  readonly headReader: TypeReader;
}

function inferGroup(c: Checking, lambda: Lambda, index: number, place: LambdaPlace, expected: Type | null): Type {
  const group = lambda.groups[index];
  if (group === undefined) return inferLambdaBody(c, lambda, place, expected);
  const wanted = wantedFunction(c, expected, group.parameters.length);
  const parameters = group.parameters.map((parameter, at): FunctionParameter => {
    const type = parameter.type === null ? (wanted?.parameters[at]?.type ?? c.fresh()) : readType(place.headReader, parameter.type);
    const { name } = parameter;
    const symbol = name?.kind === "Name" ? c.symbolAt(name) : null;
    if (symbol !== null) c.symbolTypes.set(symbol, { kind: "variable", type });
    return { name: name?.kind === "Name" ? c.text(name) : null, type, isOptional: false, isRest: false, place: null };
  });
  const wantedResult = group.result === null ? (wanted?.result ?? null) : readType(place.headReader, group.result);
  return { kind: "function", parameters, result: inferGroup(c, lambda, index + 1, place, wantedResult) };
}

function wantedFunction(c: Checking, expected: Type | null, count: number): FunctionType | null {
  const type = expected === null ? null : c.resolve(expected);
  return type?.kind === "function" && type.parameters.length === count ? type : null;
}

function inferLambdaBody(c: Checking, { body }: Lambda, place: Place, expected: Type | null): Type {
  // nobody takes the value of a function that is wanted to give nothing
  const wanted = expected !== null && c.resolve(expected) === VOID ? null : expected;
  if (body.kind === "Block") {
    const returns: Returns = { expected: wanted, leaves: "function", values: [] };
    checkStatements(c, body.body, { ...place, returns });
    // without a `return` the compiler knows nothing of what a function gives whose block ends in a value
    const isOpen = expected === null && returns.values.length === 0 && valueAtEnd(body) !== null;
    const type = isOpen ? UNKNOWN : joined(c, returns);
    return wanted === expected ? type : VOID;
  }
  const inside: Place = { ...place, returns: { expected: wanted, leaves: "function", values: [] } };
  const type = wanted === null ? infer(c, body, inside) : check(c, body, wanted, inside, "exact");
  return wanted === expected ? type : VOID;
}
