// Where names are looked up while a file is walked, and what is known of each meanwhile. All of it lives for one call of resolveNames.

import type { Span } from "../../text/span.ts";
import type { ImportedModule } from "./imported-module.ts";
import type { ExportedName } from "./module-shape.ts";
import type { ImportedName, SymbolId, SymbolKind, Target } from "./symbols.ts";
import { isCopied, type TypeName } from "./type-names.ts";

/** A symbol in the making. */
export interface Declared {
  readonly id: SymbolId;
  /** What references to it lead to: one object for all of them. */
  readonly target: Target;
  readonly name: string;
  readonly kind: SymbolKind;
  readonly container: Declared | null;
  readonly containerName: string | null;
  readonly span: Span;
  readonly extent: Span;
  readonly exported: boolean;
  readonly isPublic: boolean;
  /** Of a parameter, a lambda below the signature can still say so. */
  isMutable: boolean;
  readonly imported: ImportedName | null;
  /** Where the names in its type are looked up. */
  readonly home: Scope;
  /** Of an import: the module or the name that it leads to, null where either is unknown. */
  readonly leadsTo: { readonly module: ImportedModule; readonly exported: ExportedName | null } | null;
  /** Fields and methods of a type. */
  members: ReadonlyMap<string, Declared>;
  parameters: ReadonlyMap<string, Declared>;
  /** Of a variable the type of its value, of a function its result's. */
  type: KnownType | null;
  hasValue: boolean;
  /** It was given away whole at some place, so that giving it a new value may be what the language calls a redefinition. */
  mayBeMoved: boolean;
}

/** Names in a type and where they are to be looked up. */
export interface KnownType {
  readonly type: TypeName;
  readonly in: Scope | ImportedModule;
}

/** The known type of a variable whose annotation or value has it; null stays null. */
export function knownType(type: TypeName | null, where: Scope | ImportedModule): KnownType | null {
  return type === null ? null : { type, in: where };
}

/** Whether a value of the variable is copied, so that it is never moved. */
export function isCopiedWhole({ type }: Declared): boolean {
  return type !== null && isCopied(type.type);
}

export type ScopeKind = "module" | "parameters" | "loop" | "body";

/** What most symbols have for members and parameters, so that only types and functions have tables of their own. */
export const NO_NAMES: ReadonlyMap<string, Declared> = new Map();

export function addMember(type: Declared, name: string, member: Declared): void {
  type.members = withName(type.members, name, member);
}

export function addParameter(callable: Declared, parameter: Declared): void {
  callable.parameters = withName(callable.parameters, parameter.name, parameter);
}

/** The same table with the name in it, or a new one in place of the empty one that all share. */
function withName(table: ReadonlyMap<string, Declared>, name: string, symbol: Declared): ReadonlyMap<string, Declared> {
  return table instanceof Map && table !== NO_NAMES ? table.set(name, symbol) : new Map([[name, symbol]]);
}

/** A piece of the program in which names are bound. */
export class Scope {
  private names: Map<string, Declared> | null = null;
  readonly parent: Scope | null;
  readonly kind: ScopeKind;
  /** The innermost definition that the scope is in. */
  readonly within: Declared | null;
  /** To the compiler, its variables are those of the scope around it: bare blocks, `spawn { }`, `unsafe { }`. */
  readonly isShared: boolean;

  constructor(parent: Scope | null, kind: ScopeKind, within: Declared | null, isShared = false) {
    this.parent = parent;
    this.kind = kind;
    this.within = within;
    this.isShared = isShared;
  }

  /** What the name means in this very scope. */
  own(name: string): Declared | undefined {
    return this.names?.get(name);
  }

  set(name: string, symbol: Declared): void {
    this.names ??= new Map();
    this.names.set(name, symbol);
  }

  /** In the order of their first binding. */
  symbols(): Iterable<Declared> {
    return this.names?.values() ?? [];
  }

  /** The innermost binding of `name`. */
  lookUp(name: string): Declared | null {
    for (let scope: Scope | null = this; scope !== null; scope = scope.parent) {
      const symbol = scope.names?.get(name);
      if (symbol !== undefined) return symbol;
    }
    return null;
  }

  /** The innermost binding of `name`, with its scope. Scopes are as many as blocks enclose the place, which the parser limits. */
  find(name: string): { readonly symbol: Declared; readonly scope: Scope } | null {
    for (let scope: Scope | null = this; scope !== null; scope = scope.parent) {
      const symbol = scope.names?.get(name);
      if (symbol !== undefined) return { symbol, scope };
    }
    return null;
  }
}

/** Whether to the compiler `inner` and `outer`, which encloses it, are one scope. */
export function isSameToCompiler(inner: Scope, outer: Scope): boolean {
  let scope = inner;
  while (scope !== outer) {
    if (!scope.isShared || scope.parent === null) return false;
    scope = scope.parent;
  }
  return true;
}

/**
 * How the compiler reads a list of statements (its two walkers differ): `sequence` overwrites names silently, `inference` refuses what it
 * finds wrong, `nobody` looks at all.
 */
export type Reading = "sequence" | "inference" | "nobody";

/** Where a piece of the tree stands. */
export interface Place {
  readonly scope: Scope;
  readonly reading: Reading;
}
