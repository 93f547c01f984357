// Patterns: what each takes is compared with the value that it stands for, and its variables get their types (§11).

import { assertNever } from "../../assert-never.ts";
import { diagnostic } from "../../diagnostics/findings.ts";
import type { ConstructorPattern, LiteralPattern, Pattern, RecordPattern } from "../../syntax/nodes.ts";
import { spanOf } from "../../text/span.ts";
import { isOpaque } from "./builtin-types.ts";
import type { Checking, Place } from "./checking.ts";
import { infer } from "./expressions.ts";
import { findMember, placeOfMember } from "./find-member.ts";
import { fits, recordBody } from "./fitting.ts";
import { declarationOf } from "./program.ts";
import { readType } from "./read-type.ts";
import { shownName } from "./show-type.ts";
import { type Type, UNKNOWN, withoutReferences } from "./type.ts";

/** Gives the pattern's variables their types, where it stands for a value of `type`. Recursion ends where the parser's nesting does. */
export function bindPattern(c: Checking, pattern: Pattern, type: Type, place: Place): void {
  switch (pattern.kind) {
    case "NamePattern": {
      const symbol = c.symbolAt(pattern.name);
      const own = pattern.type === null ? type : readType(place.reader, pattern.type);
      if (symbol !== null) c.symbolTypes.set(symbol, { kind: "variable", type: own });
      return;
    }
    case "ParenPattern":
      bindPattern(c, pattern.pattern, type, place);
      return;
    case "TuplePattern":
      bindTuple(c, pattern, type, place);
      return;
    case "RangePattern":
      bindPattern(c, pattern.from, type, place);
      bindPattern(c, pattern.to, type, place);
      return;
    case "OrPattern":
      for (const alternative of pattern.alternatives) bindPattern(c, alternative, type, place);
      return;
    case "LiteralPattern":
      compareLiteral(c, pattern, type, place);
      return;
    case "ConstructorPattern":
      bindConstructor(c, pattern, type, place);
      return;
    case "RecordPattern":
      bindRecord(c, pattern, type, place);
      return;
    case "Error":
      for (const part of pattern.parts) infer(c, part, place);
      return;
    case "WildcardPattern":
    case "MissingPattern":
      return;
    default:
      assertNever(pattern);
  }
}

function compareLiteral(c: Checking, pattern: LiteralPattern, type: Type, place: Place): void {
  const subject = withoutReferences(c.resolve(type));
  const found = infer(c, pattern.literal, place, subject);
  // what is known only as Any may be anything
  if (subject.kind === "any" || fits(c, found, subject, "exact")) return;
  c.report(diagnostic("types.pattern", spanOf(pattern), { expected: c.show(subject), found: c.show(found) }));
}

function bindTuple(c: Checking, pattern: Extract<Pattern, { kind: "TuplePattern" }>, type: Type, place: Place): void {
  const tuple = withoutReferences(c.resolve(type));
  let parts: readonly Type[] = [];
  if (tuple.kind === "tuple") {
    if (tuple.elements.length === pattern.elements.length) parts = tuple.elements;
    else c.report(diagnostic("types.tuple-length", spanOf(pattern), { expected: pattern.elements.length, found: tuple.elements.length }));
  } else if (tuple.kind === "primitive" || tuple.kind === "int" || tuple.kind === "float" || tuple.kind === "named") {
    c.report(diagnostic("types.pattern-not-tuple", spanOf(pattern), { found: c.show(type) }));
  }
  for (const [index, element] of pattern.elements.entries()) bindPattern(c, element, parts[index] ?? UNKNOWN, place);
}

/** `some(v)`, `Colour.red`, `Shape.circle(r)`: each argument stands for a part of the variant. */
function bindConstructor(c: Checking, { path, arguments: args, start, end }: ConstructorPattern, type: Type, place: Place): void {
  const subject = withoutReferences(c.resolve(type));
  const last = path.at(-1);
  if (last?.kind === "Name" && subject.kind === "named") {
    const variant = findMember(c, subject, c.text(last));
    if (variant !== null) c.onMember(last, placeOfMember(variant));
  }
  const owner = last === undefined ? undefined : BUILTIN_VARIANTS.get(c.text(last));
  if (owner !== undefined && isNever(subject, owner)) {
    c.report(diagnostic("types.pattern", { start, end }, { expected: c.show(subject), found: owner }));
  }
  const parts = last === undefined ? [] : partsOf(c, c.text(last), subject);
  for (const [index, argument] of (args ?? []).entries()) bindPattern(c, argument, parts[index] ?? UNKNOWN, place);
}

const BUILTIN_VARIANTS: ReadonlyMap<string, string> = new Map([
  ["some", "Option"],
  ["ok", "Result"],
  ["err", "Result"],
]);

/** Whether a value of `type` can't be one of the language's type `owner`. */
function isNever(type: Type, owner: string): boolean {
  if (type.kind === "builtin") return type.name !== owner && !isOpaque(type);
  return type.kind === "int" || type.kind === "float" || type.kind === "tuple" || (type.kind === "primitive" && type.name !== "Never");
}

function partsOf(c: Checking, name: string, subject: Type): readonly Type[] {
  if (subject.kind === "builtin") {
    const [value, error] = subject.arguments;
    if (name === "some" || name === "ok") return [value ?? UNKNOWN];
    return name === "err" ? [error ?? UNKNOWN] : [];
  }
  if (subject.kind !== "named") return [];
  const body = declarationOf(c.program, subject)?.body;
  if (body?.kind === "enum") return body.variants.find((variant) => variant.name === name)?.types ?? [];
  return shownName(subject.name) === name ? (recordBody(c, subject)?.fields.map((field) => field.type) ?? []) : [];
}

function bindRecord(c: Checking, { fields }: RecordPattern, type: Type, place: Place): void {
  const record = withoutReferences(c.resolve(type));
  for (const { name, pattern } of fields) {
    const member = record.kind === "named" && name !== null ? findMember(c, record, c.text(name)) : null;
    if (member !== null && name !== null) c.onMember(name, placeOfMember(member));
    if (member === null && name !== null && record.kind === "named" && recordBody(c, record) !== null) {
      c.report(diagnostic("types.no-member", spanOf(name), { name: c.text(name), type: shownName(record.name) }));
    }
    const fieldType = member?.kind === "field" ? member.type : UNKNOWN;
    if (pattern !== null) bindPattern(c, pattern, fieldType, place);
    else if (name !== null) {
      const symbol = c.symbolAt(name);
      if (symbol !== null) c.symbolTypes.set(symbol, { kind: "variable", type: fieldType });
    }
  }
}
