// What stands in the body of a type: defaults of fields, and the bodies of functions that are fields or methods (§9.1).

import { diagnostic, relatedPlace } from "../../diagnostics/findings.ts";
import type { Expression, InterfaceMember, ParameterGroup, RecordField } from "../../syntax/nodes.ts";
import { spanOf } from "../../text/span.ts";
import { type Definition, isType, signatureOf } from "../names/definitions.ts";
import type { Checking, Place } from "./checking.ts";
import { check, infer } from "./expressions.ts";
import { findOwnMember } from "./find-member.ts";
import { isInterface, recordBody } from "./fitting.ts";
import { checkSignedBody, insideFunction } from "./functions.ts";
import { readSignature, readType, withNames } from "./read-type.ts";
import { assertedBy } from "./read-type-declaration.ts";
import { shownName } from "./show-type.ts";
import { type NamedType, UNKNOWN } from "./type.ts";
import type { TypeMeaning } from "./type-scope.ts";

/** Checks the values in a type's definition; its types have been read before. */
export function checkTypeBody(c: Checking, { binding, name, span }: Definition, place: Place): void {
  const { value } = binding;
  if (value === null || !isType(value)) return;
  const fields = value.kind === "RecordType" ? value.members : value.kind === "NamedStructType" ? value.fields : [];
  const names = new Map<string, TypeMeaning>();
  for (const group of signatureOf(binding.annotation)?.groups ?? []) {
    for (const parameter of group.parameters) {
      if (parameter.name?.kind === "Name") names.set(c.text(parameter.name), { kind: "parameter", type: UNKNOWN });
    }
  }
  // said once, where the declaration was read
  const silent = withNames(place.silent, names);
  const inside: Place = { ...insideFunction(place), reader: silent, silent };
  for (const member of fields) if (member.kind === "RecordField" && member.value !== null) checkField(c, member, inside);
  const key = place.isTopLevel ? name : `${name}@${span.start}`;
  const record: NamedType = { kind: "named", module: c.module.module, name: key, arguments: [] };
  for (const member of fields) if (member.kind === "InterfaceMember") compareInterface(c, record, member, inside);
  const conditions = fields.flatMap((member): readonly Expression[] => {
    if (member.kind === "RefinementMember") return [member.condition];
    const asserted = member.kind === "RecordField" || member.kind === "InterfaceMember" ? assertedBy(silent, member.type) : null;
    return asserted === null ? [] : [asserted.expression];
  });
  if (conditions.length > 0) checkConditions(c, conditions, signatureOf(binding.annotation)?.groups ?? [], inside);
}

/** A record that lists an interface has its methods; the compiler does not look (§9.1). An interface may list others. */
function compareInterface(c: Checking, record: NamedType, { type }: InterfaceMember, place: Place): void {
  const own = recordBody(c, record);
  const wanted = c.resolve(readType(place.silent, type));
  if (own === null || isInterface(own) || own.fields.length === 0 || wanted.kind !== "named") return;
  const asked = recordBody(c, wanted)?.fields ?? [];
  const missing = asked.filter((field) => field.type.kind === "function" && findOwnMember(c, record, field.name) === null);
  const [first] = missing;
  if (first === undefined) return;
  const names = missing.map((field) => field.name).join(", ");
  const related =
    first.place.module === c.module.module ? [relatedPlace("note.declared-here", first.place.span, { name: first.name })] : [];
  const args = { type: shownName(record.name), interface: shownName(wanted.name), methods: names };
  c.report(diagnostic("types.missing-methods", spanOf(type), args, { related }));
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
