// Patterns: the variables that they bind, and the types, variants and fields that they name.

import { assertNever } from "../../assert-never.ts";
import { diagnostic, relatedPlace } from "../../diagnostics/findings.ts";
import type { ConstructorPattern, Name, Pattern, RecordPattern } from "../../syntax/nodes.ts";
import { type Span, spanOf } from "../../text/span.ts";
import { visitExpression } from "./expressions.ts";
import { argumentType, OPAQUE, type Resolved, resolvedSymbol, resolveMember, resolveType, resolveValue } from "./lookup.ts";
import type { Resolution } from "./resolution.ts";
import type { KnownType, Scope } from "./scope.ts";
import { typeNameOf } from "./type-names.ts";
import { visitType } from "./types.ts";

/** Binds the variables of `pattern` in `scope`, where it stands for a value of `type`. */
export function visitPattern(r: Resolution, pattern: Pattern, scope: Scope, type: KnownType | null): void {
  walk(r, pattern, scope, type, new Map());
}

function walk(r: Resolution, pattern: Pattern, scope: Scope, type: KnownType | null, seen: Map<string, Span>): void {
  switch (pattern.kind) {
    case "NamePattern": {
      if (pattern.type !== null) visitType(r, pattern.type, scope);
      const isMutable = pattern.modifiers.some(({ word }) => word === "mut");
      bindName(r, pattern.name, pattern, isMutable, scope, seen);
      const symbol = scope.own(r.text(pattern.name));
      const written = pattern.type === null ? null : typeNameOf(pattern.type, r.source);
      if (symbol !== undefined) symbol.type = written === null ? type : { type: written, in: scope };
      return;
    }
    case "ParenPattern":
      walk(r, pattern.pattern, scope, type, seen);
      return;
    case "TuplePattern":
      for (const element of pattern.elements) walk(r, element, scope, null, seen);
      return;
    case "RangePattern":
      walk(r, pattern.from, scope, type, seen);
      walk(r, pattern.to, scope, type, seen);
      return;
    case "OrPattern":
      // each alternative binds the same names
      for (const alternative of pattern.alternatives) walk(r, alternative, scope, type, new Map());
      return;
    case "ConstructorPattern":
      visitConstructor(r, pattern, scope, type);
      for (const argument of pattern.arguments ?? []) walk(r, argument, scope, argumentType(type, 0), seen);
      return;
    case "RecordPattern":
      visitRecordPattern(r, pattern, scope, type, seen);
      return;
    case "Error":
      for (const part of pattern.parts) visitExpression(r, part, { scope, reading: "nobody" });
      return;
    case "WildcardPattern":
    case "LiteralPattern":
    case "MissingPattern":
      return;
    default:
      assertNever(pattern);
  }
}

function bindName(r: Resolution, name: Name, extent: Span, isMutable: boolean, scope: Scope, seen: Map<string, Span>): void {
  const text = r.text(name);
  const before = seen.get(text);
  if (before !== undefined) {
    const related = [relatedPlace("note.declared-here", before, { name: text })];
    r.report(diagnostic("names.overwritten", spanOf(name), { name: text }, { related }));
  }
  seen.set(text, spanOf(name));
  r.bind(r.create({ name: text, kind: "variable", span: name, extent, home: scope, container: scope.within, isMutable }), scope);
}

/** `some(v)`, `Colour.red`: a variant alone is looked up in the type of the value, if that is known. */
function visitConstructor(r: Resolution, { path }: ConstructorPattern, scope: Scope, type: KnownType | null): void {
  const [first, ...rest] = path;
  if (first?.kind !== "Name") return;
  let resolved: Resolved;
  if (rest.length > 0) resolved = resolveValue(r, first, "type", scope, "read");
  else {
    const text = r.text(first);
    const found = scope.lookUp(text);
    resolved =
      found === null ? resolveMember(r, type === null ? OPAQUE : { ...OPAQUE, type }, first, "read", scope) : resolvedSymbol(found);
    if (found !== null) r.refer(first, "read", resolved.target, scope);
  }
  for (const part of rest) resolved = resolveMember(r, resolved, part, "read", scope);
}

function visitRecordPattern(r: Resolution, pattern: RecordPattern, scope: Scope, type: KnownType | null, seen: Map<string, Span>): void {
  const base = pattern.name === null ? { ...OPAQUE, type } : resolveType(r, pattern.name, scope);
  for (const field of pattern.fields) {
    if (field.pattern === null) {
      // one place is the field and the variable: the variable is what later places name
      if (field.name !== null) bindName(r, field.name, field, false, scope, seen);
      continue;
    }
    if (field.name !== null) resolveMember(r, base, field.name, "read", scope);
    walk(r, field.pattern, scope, null, seen);
  }
}
