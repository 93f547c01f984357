// What a module gives to those who import it, without looking into bodies: an edit that leaves the shape as it is touches no other file.

import type { UseItem } from "../../syntax/nodes.ts";
import type { SourceTree } from "../../syntax/parse.ts";
import type { Span } from "../../text/span.ts";
import { bindingOf, type Definition, readDefinition } from "./definitions.ts";
import type { SymbolKind } from "./symbols.ts";
import type { TypeName } from "./type-names.ts";

/** A field or method of an exported type, or a parameter of an exported function. */
export interface ExportedMember {
  readonly name: string;
  readonly kind: SymbolKind;
  readonly span: Span;
  readonly extent: Span;
  /** Of a field or parameter its type, of a method its result's. */
  readonly type: TypeName | null;
}

/** A name that a module exports. Spans are UTF-16 offsets in the module's text, end exclusive. */
export interface ExportedName {
  readonly name: string;
  readonly kind: SymbolKind;
  readonly span: Span;
  readonly extent: Span;
  /** Of a constant its type, of a function its result's. */
  readonly type: TypeName | null;
  readonly parameters: readonly ExportedMember[];
  /** Of a type: its fields, and the methods that the module gives it. */
  readonly members: readonly ExportedMember[];
}

/** An imported name, which is exported in turn. */
export interface Reexport {
  readonly name: string;
  readonly path: readonly string[];
  /** The name in the module at `path`; null for that module itself. */
  readonly item: string | null;
}

/** By name: types, functions with or without a signature, constants with a type. Of several definitions of a name the last counts. */
export interface ModuleShape {
  readonly exports: ReadonlyMap<string, ExportedName>;
  readonly reexports: ReadonlyMap<string, Reexport>;
}

/** The shape of the module with this tree. */
export function moduleShape(tree: SourceTree): ModuleShape {
  const { source, module } = tree;
  const exports = new Map<string, ExportedName>();
  const reexports = new Map<string, Reexport>();
  const methods: Definition[] = [];
  for (const statement of module.body) {
    if (statement.kind === "Use") {
      const path = statement.path.map(({ start, end }) => source.slice(start, end));
      for (const reexport of reexportsOf(path, statement.items, statement.alias, source)) reexports.set(reexport.name, reexport);
    }
    const binding = bindingOf(statement);
    const definition = binding === null ? null : readDefinition(binding, source);
    if (definition?.kind === "method") methods.push(definition);
    else if (definition !== null && isExported(definition)) {
      exports.set(definition.name, exportedName(definition));
      // a `pub` function is a method of its first parameter's type, too (type-system.md §9.3)
      const [first] = definition.kind === "function" && definition.isPublic ? definition.parameters : [];
      if (first?.kind === "parameter" && first.type !== null) methods.push({ ...definition, kind: "method", owner: first.type.name });
    }
  }
  addMethods(exports, methods);
  return { exports, reexports };
}

/** What other modules get by a name of a module, or by that and the name of a member or parameter; of several the last counts. */
export function exportedAt({ exports }: ModuleShape, name: string, member?: string): ExportedMember | null {
  const exported = exports.get(name) ?? null;
  if (exported === null || member === undefined) return exported;
  return [...exported.parameters, ...exported.members].findLast((each) => each.name === member) ?? null;
}

/** Whether other modules can import what is defined at the top level: all but a constant without a type. */
export function isExported({ kind, isAnnotated }: Definition): boolean {
  return (kind !== "constant" && kind !== "variable") || isAnnotated;
}

function exportedName({ name, kind, span, extent, type, parameters, members }: Definition): ExportedName {
  return { name, kind, span, extent, type, parameters, members };
}

function addMethods(exports: Map<string, ExportedName>, methods: readonly Definition[]): void {
  const byOwner = new Map<string, ExportedMember[]>();
  for (const { owner, name, kind, span, extent, type } of methods) {
    const own = byOwner.get(owner ?? "") ?? [];
    byOwner.set(owner ?? "", own);
    own.push({ name, kind, span, extent, type });
  }
  for (const [owner, own] of byOwner) {
    const type = exports.get(owner);
    if (type !== undefined) exports.set(owner, { ...type, members: [...type.members, ...own] });
  }
}

function reexportsOf(path: readonly string[], items: readonly UseItem[] | null, alias: Span | null, source: string): readonly Reexport[] {
  const text = (span: Span): string => source.slice(span.start, span.end);
  if (items === null) return [{ name: alias === null ? (path.at(-1) ?? "") : text(alias), path, item: null }];
  return items.map((item) => ({ name: text(item.alias ?? item.name), path, item: text(item.name) }));
}
