// What a module defines before any of it is walked: types and functions can be used above their definition, constants and variables can't.

import { diagnostic, relatedPlace } from "../../diagnostics/findings.ts";
import { isPrimitiveType } from "../../std/builtins.ts";
import type { Statement } from "../../syntax/nodes.ts";
import { bindingOf, type Definition, definitionOf, signatureOf } from "./definitions.ts";
import { bindImports, reportImportClash } from "./imports.ts";
import { isTypeKind } from "./lookup.ts";
import type { Resolution } from "./resolution.ts";
import { addMember, type Declared } from "./scope.ts";

/** Binds the imports, types, functions and methods of a module. */
export function declareModule(r: Resolution, body: readonly Statement[]): void {
  bindImports(r, body, r.module);
  const definitions = body.flatMap((statement) => {
    const binding = bindingOf(statement);
    const definition = binding === null ? null : definitionOf(binding, r.source);
    return definition === null ? [] : [definition];
  });
  const first = new Map<string, { readonly definition: Definition; readonly symbol: Declared }>();
  for (const definition of definitions) {
    if (!isTypeKind(definition.kind) && definition.kind !== "function") continue;
    const symbol = r.createDefined(definition, r.module, null);
    reportSecond(r, definition, symbol, first);
    bindInModule(r, symbol);
    if (isTypeKind(symbol.kind) && isPrimitiveType(symbol.name)) {
      r.report(diagnostic("names.builtin-type", symbol.span, { name: symbol.name }));
    }
  }
  for (const definition of definitions) if (definition.kind === "method") declareMethod(r, definition, first);
  for (const definition of definitions) if (definition.kind === "function" && definition.isPublic) addPublicMethod(r, definition);
}

/** Binds a name of the module; one that is imported, too, is reported, and means what the module defines. */
export function bindInModule(r: Resolution, symbol: Declared): void {
  const before = r.module.own(symbol.name);
  if (before !== undefined && before.imported !== null) {
    r.clashing.add(before);
    reportImportClash(r, before, symbol);
  }
  r.bind(symbol, r.module);
}

function declareMethod(r: Resolution, definition: Definition, first: Map<string, { definition: Definition; symbol: Declared }>): void {
  const owner = r.module.own(definition.owner ?? "") ?? null;
  const symbol = r.createDefined(definition, r.module, owner);
  reportSecond(r, definition, symbol, first);
  r.noteDefinition(symbol.span, symbol, r.module);
  r.methods.set(symbol.name, symbol);
  if (owner !== null) addMember(owner, symbol.name, symbol);
}

/** `pub area: (s: Shape) -> Float` is a method of `Shape`, too. */
function addPublicMethod(r: Resolution, { name, parameters }: Definition): void {
  const owner = r.module.own(parameters[0]?.type?.name ?? "");
  const symbol = r.module.own(name);
  if (owner === undefined || symbol === undefined || !isTypeKind(owner.kind) || owner.members.has(name)) return;
  addMember(owner, name, symbol);
}

/** Functions of one name are told apart by their parameters' types; any other second definition is one too many. */
function reportSecond(
  r: Resolution,
  definition: Definition,
  symbol: Declared,
  first: Map<string, { definition: Definition; symbol: Declared }>,
): void {
  const key = definition.owner === null ? definition.name : `${definition.owner}.${definition.name}`;
  const before = first.get(key);
  if (before === undefined) {
    first.set(key, { definition, symbol });
    return;
  }
  if (isOverload(definition, before.definition, r.source)) return;
  const related = [relatedPlace("note.declared-here", before.symbol.span, { name: key })];
  const isOfOtherKind = isTypeKind(definition.kind) !== isTypeKind(before.definition.kind);
  const finding = isOfOtherKind ? "names.replaced" : "names.duplicate-definition";
  r.report(diagnostic(finding, symbol.span, { name: key }, { related }));
}

function isOverload(one: Definition, other: Definition, source: string): boolean {
  const [a, b] = [parameterTypes(one, source), parameterTypes(other, source)];
  return a !== null && b !== null && a !== b;
}

/** The types of a signature's parameters as written; null without a signature. */
function parameterTypes({ binding, kind }: Definition, source: string): string | null {
  const signature = signatureOf(binding.annotation);
  if (signature === null || isTypeKind(kind)) return null;
  return signature.groups
    .map(({ parameters }) => parameters.map(({ type }) => (type === null ? "" : source.slice(type.start, type.end))).join(","))
    .join(";");
}
