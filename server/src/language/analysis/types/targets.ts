// What is assigned to: variables, fields, elements, and several at once (§5).

import type { Fix } from "../../diagnostics/diagnostic.ts";
import { diagnostic, fix, relatedPlace } from "../../diagnostics/findings.ts";
import type { Destructuring, DestructuringTarget, Expression } from "../../syntax/nodes.ts";
import { type Span, spanOf } from "../../text/span.ts";
import { type SymbolId, symbolOf } from "../names/symbols.ts";
import type { Checking, Place } from "./checking.ts";
import { check, ENTRY, infer, MISMATCH } from "./expressions.ts";
import { findMember } from "./find-member.ts";
import { readType } from "./read-type.ts";
import { isOpen, type Type, UNKNOWN, withoutReferences } from "./type.ts";

/** Checks what is assigned to `target`; `value` is null where nothing can be compared. */
export function assignTo(c: Checking, target: Expression, value: Expression | null, place: Place): void {
  if (target.kind === "Name") {
    const symbol = c.symbolAt(target);
    const known = symbol === null ? undefined : c.typeOfSymbol(symbol);
    if (value === null) return;
    if (known?.kind === "variable") check(c, value, assignedType(c, known.type, value), place, "overlooked");
    else infer(c, value, place);
    return;
  }
  const type = infer(c, target, place);
  if (value === null) return;
  const given = withoutReferences(c.resolve(type));
  reportImmutable(c, target);
  const complain = isOfFoundType(c, target, type) ? ENTRY : MISMATCH;
  if (target.kind === "Postfix" || target.kind === "Prefix") check(c, value, given, place, "overlooked", complain);
  else infer(c, value, place);
}

/** What a variable is given: another reference, or a value for what it leads to. */
export function assignedType(c: Checking, type: Type, value: Expression): Type {
  const known = c.resolve(type);
  return known.kind === "reference" && known.isMutable && value.kind !== "Prefix" ? known.target : type;
}

/** The variables of bodies that lack `mut` and have been told of: it is missing once, however many fields are written. */
const told = new WeakMap<Checking, Set<SymbolId>>();

/** `d[key]` for a dict `d` whose type nobody has written: another entry has said it. */
function isOfFoundType(c: Checking, target: Expression, type: Type): boolean {
  if (target.kind !== "Postfix" || target.base.kind !== "Name" || target.suffixes.length !== 1 || target.suffixes[0]?.kind !== "Index")
    return false;
  const symbol = c.symbolAt(target.base);
  const known = symbol === null ? undefined : c.typeOfSymbol(symbol);
  if (symbol === null || known?.kind !== "variable") return false;
  const dict = withoutReferences(c.resolve(known.type));
  if (dict.kind !== "builtin" || dict.name !== "Dict") return false;
  // the type of a variable of the top level is settled behind its statement
  const { container, span, extent } = symbolOf(c.names, symbol);
  const isAnnotated = c.text({ start: span.end, end: extent.end }).trimStart().startsWith(":");
  return type.kind === "variable" || (container === null && !isAnnotated);
}

/** A field of a variable without `mut`, or behind `&`: the compiler writes it all the same. */
function reportImmutable(c: Checking, target: Expression): void {
  if (target.kind !== "Postfix" || target.base.kind !== "Name") return;
  const [first] = target.suffixes;
  const symbol = c.symbolAt(target.base);
  const known = symbol === null ? undefined : c.typeOfSymbol(symbol);
  if (symbol === null || known?.kind !== "variable" || first?.kind !== "Field" || first.name.kind !== "Name") return;
  const { isMutable, name, span, container } = symbolOf(c.names, symbol);
  const type = c.resolve(known.type);
  const isWritable = type.kind === "reference" ? type.isMutable : isMutable;
  if (isWritable || (type.kind !== "reference" && type.kind !== "named")) return;
  const record = withoutReferences(type);
  const member = record.kind === "named" ? findMember(c, record, c.text(first.name)) : null;
  if (member?.kind !== "field" || member.field.isMutable) return;
  const before = told.get(c) ?? new Set<SymbolId>();
  told.set(c, before);
  // what is said in one statement of the module depends on no other
  if (container !== null && before.has(symbol)) return;
  before.add(symbol);
  const related = [relatedPlace("note.declared-here", span, { name })];
  const fixes = type.kind === "reference" ? [] : mutFixes(c, span);
  c.report(diagnostic("types.immutable-field", spanOf(first.name), { field: c.text(first.name), name }, { related, fixes }));
}

/** Writes `mut` before a definition that begins its line. */
function mutFixes(c: Checking, { start }: Span): readonly Fix[] {
  const lineStart = c.source.lastIndexOf("\n", start - 1) + 1;
  if (c.source.slice(lineStart, start).trim() !== "") return [];
  return [fix("fix.insert", { text: "mut" }, [{ span: { start, end: start }, newText: "mut " }])];
}

/** `(a, b) = e`: each name has the type of its part. */
export function destructure(c: Checking, { targets, value }: Destructuring, place: Place): void {
  const type = infer(c, value, place);
  const [only, ...others] = targets;
  // `(a) = 1` is `a = 1`
  if (only !== undefined && others.length === 0) bindTarget(c, only, type, value, place);
  else bindTargets(c, targets, type, value, place);
}

function bindTargets(c: Checking, targets: readonly DestructuringTarget[], type: Type, at: Expression, place: Place): void {
  const tuple = withoutReferences(c.resolve(type));
  let parts: readonly Type[] = [];
  if (tuple.kind === "tuple") {
    parts = tuple.elements;
    if (parts.length !== targets.length) {
      c.report(diagnostic("types.tuple-length", spanOf(at), { expected: targets.length, found: parts.length }));
      parts = [];
    }
  } else if (!isOpen(tuple)) {
    c.report(diagnostic("types.not-a-tuple", spanOf(at), { found: c.show(type) }));
  }
  for (const [index, target] of targets.entries()) bindTarget(c, target, parts[index] ?? UNKNOWN, at, place);
}

function bindTarget(c: Checking, target: DestructuringTarget, type: Type, at: Expression, place: Place): void {
  switch (target.kind) {
    case "Name": {
      const symbol = c.symbolAt(target);
      if (symbol !== null) c.symbolTypes.set(symbol, { kind: "variable", type });
      return;
    }
    case "Parameter": {
      const symbol = target.name?.kind === "Name" ? c.symbolAt(target.name) : null;
      if (symbol !== null)
        c.symbolTypes.set(symbol, { kind: "variable", type: target.type === null ? type : readType(place.reader, target.type) });
      return;
    }
    case "Paren":
      bindTarget(c, target.expression, type, at, place);
      return;
    case "Tuple":
      bindTargets(c, target.elements, type, at, place);
      return;
    default:
      return;
  }
}
