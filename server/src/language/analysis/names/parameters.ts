// Parameters: those of signatures, those of lambdas, and how a lambda below a signature repeats or renames them.

import { diagnostic, relatedPlace } from "../../diagnostics/findings.ts";
import type { Parameter, ParameterGroup } from "../../syntax/nodes.ts";
import { type Span, spanOf } from "../../text/span.ts";
import { isTypeAlone } from "./definitions.ts";
import { resolveType } from "./lookup.ts";
import type { Resolution } from "./resolution.ts";
import type { Scope } from "./scope.ts";
import { typeNameOf } from "./type-names.ts";
import { visitType } from "./types.ts";

/** Binds the parameters of a signature or lambda in `scope`, then walks their types, which may name them. */
export function visitGroups(r: Resolution, groups: readonly ParameterGroup[], scope: Scope): void {
  const seen = new Map<string, Span>();
  for (const { parameters } of groups) for (const parameter of parameters) bindParameter(r, parameter, scope, seen);
  for (const { parameters, result } of groups) {
    for (const parameter of parameters) visitParameterTypes(r, parameter, scope);
    if (result !== null) visitType(r, result, scope);
  }
}

function bindParameter(r: Resolution, parameter: Parameter, scope: Scope, seen: Map<string, Span>): void {
  const { name, type, modifiers } = parameter;
  if (name?.kind !== "Name" || (type === null && isTypeAlone(parameter, r.source))) return;
  const text = r.text(name);
  const before = seen.get(text);
  if (before !== undefined) {
    const related = [relatedPlace("note.declared-here", before, { name: text })];
    r.report(diagnostic("names.duplicate-parameter", spanOf(name), { name: text }, { related }));
  }
  seen.set(text, spanOf(name));
  const isMutable = modifiers.some(({ word }) => word === "mut");
  const ofSignature = scope.own(text);
  if (before === undefined && ofSignature !== undefined) {
    ofSignature.isMutable ||= isMutable;
    r.noteDefinition(name, ofSignature, scope);
    return;
  }
  const made =
    r.declaredAt.get(name.start) ??
    r.create({
      name: text,
      kind: "parameter",
      span: name,
      extent: parameter,
      home: scope,
      container: scope.within,
      isMutable,
      type: type === null ? null : typeNameOf(type, r.source),
    });
  r.bind(made, scope);
}

function visitParameterTypes(r: Resolution, parameter: Parameter, scope: Scope): void {
  const { name, type, bounds } = parameter;
  if (name?.kind === "Name" && type === null && isTypeAlone(parameter, r.source)) resolveType(r, name, scope);
  if (type !== null) visitType(r, type, scope);
  for (const bound of bounds) visitType(r, bound, scope);
}
