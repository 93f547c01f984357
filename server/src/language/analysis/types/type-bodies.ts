// What stands in the body of a type: defaults of fields, and the bodies of functions that are fields or methods (§9.1).

import type { Expression, ParameterGroup, RecordField } from "../../syntax/nodes.ts";
import { type Definition, isType, signatureOf } from "../names/definitions.ts";
import type { Checking, Place } from "./checking.ts";
import { check, infer } from "./expressions.ts";
import { checkSignedBody, insideFunction } from "./functions.ts";
import { readSignature, readType, withNames } from "./read-type.ts";
import { UNKNOWN } from "./type.ts";
import type { TypeMeaning } from "./type-scope.ts";

/** Checks the values in a type's definition; its types have been read before. */
export function checkTypeBody(c: Checking, { binding }: Definition, place: Place): void {
  const { value } = binding;
  if (value === null || !isType(value)) return;
  const fields = value.kind === "RecordType" ? value.members : value.kind === "NamedStructType" ? value.fields : [];
  const names = new Map<string, TypeMeaning>();
  for (const group of signatureOf(binding.annotation)?.groups ?? []) {
    for (const { name } of group.parameters) if (name?.kind === "Name") names.set(c.text(name), { kind: "parameter", type: UNKNOWN });
  }
  // said once, where the declaration was read
  const silent = withNames(place.silent, names);
  const inside: Place = { ...insideFunction(place), reader: silent, silent };
  for (const member of fields) if (member.kind === "RecordField" && member.value !== null) checkField(c, member, inside);
  const conditions = fields.flatMap((member) => (member.kind === "RefinementMember" ? [member.condition] : []));
  if (conditions.length > 0) checkConditions(c, conditions, signatureOf(binding.annotation)?.groups ?? [], inside);
}

/** What a predicate asks of its values, `share <= 100`: true or false, of parameters with the types that the signature gives them. */
function checkConditions(c: Checking, conditions: readonly Expression[], groups: readonly ParameterGroup[], place: Place): void {
  for (const { parameters } of groups) {
    for (const { name, type } of parameters) {
      const symbol = name?.kind === "Name" && type !== null ? c.symbolAt(name) : null;
      if (symbol !== null && type !== null) c.symbolTypes.set(symbol, { kind: "variable", type: readType(place.silent, type) });
    }
  }
  for (const condition of conditions) infer(c, condition, place);
}

function checkField(c: Checking, { name, type, value }: RecordField, place: Place): void {
  if (value === null) return;
  const node = type.kind === "ParenType" ? type.type : type;
  if (node.kind !== "FunctionType") {
    check(c, value, readType(place.reader, type), place, "variable");
    return;
  }
  const signature = readSignature(place.reader, node, `${c.module.module}#${name.start}`);
  checkSignedBody(c, { signature, node, value, name: c.text(name) }, place);
}
