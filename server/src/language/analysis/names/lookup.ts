// Which symbol a name means at a place, and which member a name after a dot: scopes first, then what is visible without an import.

import type { Fix } from "../../diagnostics/diagnostic.ts";
import { diagnostic, fix } from "../../diagnostics/findings.ts";
import { BUILTIN_CONSTRUCTORS, isBuiltinType, isBuiltinValue } from "../../std/builtins.ts";
import { findPreludeName } from "../../std/std-imports.ts";
import type { Name, NameOrMissing } from "../../syntax/nodes.ts";
import { type Span, spanOf } from "../../text/span.ts";
import { findExport, type ImportedModule } from "./imported-module.ts";
import type { ExportedMember } from "./module-shape.ts";
import type { Exported, NameUse, Resolution } from "./resolution.ts";
import { type Declared, type KnownType, knownType, Scope } from "./scope.ts";
import { createSimilarNames } from "./similar-names.ts";
import type { Role, SymbolKind, Target } from "./symbols.ts";
import type { TypeName } from "./type-names.ts";

/** What a name or a path of names means. */
export interface Resolved {
  readonly target: Target;
  readonly symbol: Declared | null;
  readonly exported: Exported | null;
  /** What is named is this module. */
  readonly module: ImportedModule | null;
  /** Of a value: the type in which its members are looked up. */
  readonly type: KnownType | null;
}

export const OPAQUE: Resolved = {
  target: { kind: "unresolved", reason: "opaque" },
  symbol: null,
  exported: null,
  module: null,
  type: null,
};

const UNKNOWN: Resolved = { ...OPAQUE, target: { kind: "unresolved", reason: "unknown" } };

/** Resolves a name as an expression and notes the reference. `use` tells how it is used, for what is said where nothing is found. */
export function resolveValue(r: Resolution, name: Name, role: Role, scope: Scope, use: NameUse): Resolved {
  const text = r.text(name);
  const resolved = resolvedValue(r, text, scope);
  if (resolved === null) r.unknown.push({ span: name, name: text, scope, use });
  const { target } = resolved ?? UNKNOWN;
  r.refer(name, role, target, scope);
  const type = BUILTIN_CONSTRUCTORS.get(text);
  if (target.kind === "builtin" && type !== undefined)
    r.report(diagnostic("names.missing-constructor", spanOf(name), { name: text, type }));
  return resolved ?? UNKNOWN;
}

/** Resolves a name as a type and notes the reference. Unknown types are reported by the analysis of types. */
export function resolveType(r: Resolution, name: NameOrMissing, scope: Scope): Resolved {
  if (name.kind === "MissingName") return OPAQUE;
  const text = r.text(name);
  const found = scope.lookUp(text);
  const resolved = found !== null ? resolvedSymbol(found) : isBuiltinType(text) ? builtin(text) : UNKNOWN;
  r.refer(name, "type", resolved.target, scope);
  return resolved;
}

/** Resolves the name after a dot and notes the reference. */
export function resolveMember(r: Resolution, base: Resolved, name: NameOrMissing, role: Role, scope: Scope): Resolved {
  if (name.kind === "MissingName") return OPAQUE;
  const resolved = base.module === null ? memberOfType(r, base, r.text(name)) : memberOfModule(r, base.module, name);
  r.refer(name, role, resolved.target, scope);
  return resolved;
}

/** The field that a constructor's argument names, or the parameter of a function's; notes the reference. */
export function resolveNamedArgument(r: Resolution, callee: Resolved, name: Name, scope: Scope): void {
  r.refer(name, "write", argumentTarget(r, callee, r.text(name)), scope);
}

/** What calling `callee` gives: a value of the type that is called, or of the function's result. */
export function calledType({ symbol, exported }: Resolved): KnownType | null {
  if (symbol !== null && isTypeKind(symbol.kind)) return knownType(named(symbol.name), symbol.home);
  if (symbol !== null && isCallable(symbol.kind)) return symbol.type;
  if (exported === null) return null;
  if (isTypeKind(exported.exported.kind)) return knownType(named(exported.exported.name), exported.module);
  return isCallable(exported.exported.kind) ? knownType(exported.exported.type, exported.module) : null;
}

/** A value of which only its type is known. */
export function aValue(type: KnownType | null): Resolved {
  return type === null ? OPAQUE : { ...OPAQUE, type };
}

/** The type of an argument of a known type: what is in a List, an Option, a Result. */
export function argumentType(known: KnownType | null, index: number): KnownType | null {
  return known === null ? null : knownType(known.type.arguments[index] ?? null, known.in);
}

export function isTypeKind(kind: SymbolKind): boolean {
  return kind === "type" || kind === "interface";
}

function isCallable(kind: SymbolKind): boolean {
  return kind === "function" || kind === "method" || kind === "field";
}

function named(name: string): TypeName {
  return { name, arguments: [] };
}

function resolvedValue(r: Resolution, name: string, scope: Scope): Resolved | null {
  const found = scope.lookUp(name);
  if (found !== null) return resolvedSymbol(found);
  const method = r.methods.get(name);
  if (method !== undefined) return resolvedSymbol(method);
  const prelude = findPreludeName(name);
  if (prelude !== null) return resolvedExport(prelude);
  return isBuiltinType(name) || isBuiltinValue(name) || BUILTIN_CONSTRUCTORS.has(name) ? builtin(name) : null;
}

function builtin(name: string): Resolved {
  return { ...OPAQUE, target: { kind: "builtin", name } };
}

/** A symbol of this file; an import stands for what it leads to, but the reference is to the import. */
export function resolvedSymbol(symbol: Declared): Resolved {
  const { target } = symbol;
  if (symbol.imported === null) {
    const isValue = !isTypeKind(symbol.kind) && !(symbol.kind === "function" || symbol.kind === "method");
    return { target, symbol, exported: null, module: null, type: isValue ? symbol.type : null };
  }
  if (symbol.leadsTo === null) return { ...OPAQUE, target };
  const { module, exported } = symbol.leadsTo;
  if (exported === null) return { ...OPAQUE, target, module };
  return { ...resolvedExport({ module, exported }), target };
}

function resolvedExport(found: Exported): Resolved {
  const { module, exported } = found;
  const isValue = !isTypeKind(exported.kind) && exported.kind !== "function";
  return {
    target: { kind: "export", module: module.module, path: [exported.name] },
    symbol: null,
    exported: found,
    module: null,
    type: isValue ? knownType(exported.type, module) : null,
  };
}

function memberOfModule(r: Resolution, module: ImportedModule, name: Name): Resolved {
  const text = r.text(name);
  const found = findExport(module, text);
  if (found === null) {
    reportMissingMember(r, module, name);
    return UNKNOWN;
  }
  switch (found.kind) {
    case "name":
      return resolvedExport(found);
    case "module":
      return { ...OPAQUE, target: { kind: "export", module: found.module.module, path: [] }, module: found.module };
    case "opaque":
      return OPAQUE;
  }
}

function reportMissingMember(r: Resolution, module: ImportedModule, name: Name): void {
  const args = { name: r.text(name), module: module.module };
  const known = nearestExport(r, module, args.name);
  if (known === null) r.report(diagnostic("names.missing-member", spanOf(name), args));
  else r.report(diagnostic("names.misspelled-member", spanOf(name), { ...args, known }, { fixes: [replaceBy(name, args.name, known)] }));
}

/** The name nearest to `name` that `module` exports. */
export function nearestExport(r: Resolution, module: ImportedModule, name: string): string | null {
  let similar = r.similarExports.get(module.module);
  if (similar === undefined) {
    similar = createSimilarNames([...module.shape.exports.keys(), ...module.shape.reexports.keys()]);
    r.similarExports.set(module.module, similar);
  }
  return similar.nearest(name);
}

/** Writes `known` in place of the name at `span`. */
export function replaceBy(span: Span, text: string, known: string): Fix {
  return fix("fix.replace", { text, replacement: known }, [{ span: spanOf(span), newText: known }]);
}

function memberOfType(r: Resolution, base: Resolved, name: string): Resolved {
  if (base.symbol !== null && isTypeKind(base.symbol.kind)) return ownMember(base.symbol, name);
  if (base.exported !== null && isTypeKind(base.exported.exported.kind)) return foreignMember(r, base.exported, name);
  return base.type === null ? OPAQUE : memberOfKnown(r, base.type, name);
}

const MOST_ALIASES = 16;

function memberOfKnown(r: Resolution, type: KnownType, name: string): Resolved {
  let known: KnownType | null = type;
  for (let step = 0; known !== null && step < MOST_ALIASES; step += 1) {
    const owner = ownerOf(known);
    if (owner === null) return OPAQUE;
    if (owner.symbol === null) return owner.exported === null ? OPAQUE : foreignMember(r, owner.exported, name);
    const member = owner.symbol.members.get(name);
    if (member !== undefined) return resolvedSymbol(member);
    // another name for a type has its members
    known = owner.symbol.members.size === 0 ? owner.symbol.type : null;
  }
  return OPAQUE;
}

/** The type that a known type's name means. */
export function ownerOf({ type, in: where }: KnownType): Resolved | null {
  if (where instanceof Scope) {
    const found = where.lookUp(type.name);
    const resolved = found === null ? null : resolvedSymbol(found);
    const kind = resolved?.symbol?.kind ?? resolved?.exported?.exported.kind;
    return kind !== undefined && isTypeKind(kind) ? resolved : null;
  }
  const found = findExport(where, type.name);
  return found?.kind === "name" && isTypeKind(found.exported.kind) ? resolvedExport(found) : null;
}

function ownMember(type: Declared, name: string): Resolved {
  const member = type.members.get(name);
  return member === undefined ? OPAQUE : resolvedSymbol(member);
}

function foreignMember(r: Resolution, { module, exported }: Exported, name: string): Resolved {
  const member = r.namesIn(exported).get(name);
  if (member === undefined) return OPAQUE;
  const found: Exported = { module, exported: asExported(member) };
  const target: Target = { kind: "export", module: module.module, path: [exported.name, name] };
  return { ...resolvedExport(found), target, type: member.kind === "method" ? null : knownType(member.type, module) };
}

function asExported(member: ExportedMember): Exported["exported"] {
  return { ...member, parameters: [], members: [] };
}

function argumentTarget(r: Resolution, { symbol, exported }: Resolved, name: string): Target {
  if (symbol !== null) {
    const own = isTypeKind(symbol.kind) ? symbol.members.get(name) : symbol.parameters.get(name);
    return own === undefined ? OPAQUE.target : own.target;
  }
  if (exported === null) return OPAQUE.target;
  return r.namesIn(exported.exported).has(name)
    ? { kind: "export", module: exported.module.module, path: [exported.exported.name, name] }
    : OPAQUE.target;
}
