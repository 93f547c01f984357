// What an expression means before it is used: a value of a type, a function that each use fills anew, a type, or a module.

import { assertNever } from "../../assert-never.ts";
import { isBuiltinType } from "../../std/builtins.ts";
import type { Name, NameOrMissing } from "../../syntax/nodes.ts";
import { type SymbolId, symbolOf, type Target } from "../names/symbols.ts";
import { builtinNamed } from "./builtin-types.ts";
import type { Checking } from "./checking.ts";
import type { ValueDeclaration } from "./declarations.ts";
import { declarationOf } from "./program.ts";
import { instantiate } from "./substitute.ts";
import { builtin, functionOf, META, type NamedType, type Place, type Scheme, type Type, type TypeParameter, UNKNOWN } from "./type.ts";

export type Meaning =
  | { readonly kind: "value"; readonly type: Type }
  | FunctionMeaning
  | TypeMeaning
  | { readonly kind: "module"; readonly name: string };

/** A type written where a value stands. */
export interface TypeMeaning {
  readonly kind: "type";
  readonly type: Type;
  /** It stands there with its arguments: `Matrix(Int, 2)`. */
  readonly isApplied?: boolean;
}

/** A function by its name: one scheme, or several where it is overloaded. */
export interface FunctionMeaning {
  readonly kind: "function";
  readonly name: string;
  readonly schemes: readonly Scheme[];
  /** What a method is called on, by the index of the parameter that it is given to; the parameter is not among the arguments. */
  readonly receiver: { readonly index: number; readonly type: Type } | null;
  readonly place: Place | null;
  /** Nobody has checked a call of it yet: the compiler neither counts nor compares. */
  readonly isUnchecked?: boolean;
}

export const UNKNOWN_VALUE: Meaning = { kind: "value", type: UNKNOWN };

export function aValue(type: Type): Meaning {
  return { kind: "value", type };
}

/** What a name means where it stands as an expression. */
export function meaningOfName(c: Checking, name: Name): Meaning {
  const target = c.targetAt(name);
  return target === null ? UNKNOWN_VALUE : meaningOfTarget(c, target);
}

/** What the name after a dot means, where what stands before the dot is a module. */
export function meaningInModule(c: Checking, name: NameOrMissing): Meaning {
  const target = name.kind === "Name" ? c.targetAt(name) : null;
  return target === null ? UNKNOWN_VALUE : meaningOfTarget(c, target);
}

function meaningOfTarget(c: Checking, target: Target): Meaning {
  switch (target.kind) {
    case "symbol":
      return meaningOfSymbol(c, target.symbol);
    case "export": {
      const [name] = target.path;
      return name === undefined ? { kind: "module", name: target.module } : exportedMeaning(c, target.module, name);
    }
    case "builtin":
      return builtinMeaning(target.name);
    case "unresolved":
      return UNKNOWN_VALUE;
    default:
      return assertNever(target);
  }
}

function meaningOfSymbol(c: Checking, id: SymbolId): Meaning {
  const symbol = symbolOf(c.names, id);
  if (symbol.imported !== null) {
    const { module, name } = symbol.imported;
    if (name === null) return module === null ? UNKNOWN_VALUE : { kind: "module", name: module };
    return module === null ? UNKNOWN_VALUE : exportedMeaning(c, module, name);
  }
  switch (symbol.kind) {
    case "type":
    case "interface":
      return { kind: "type", type: ownType(c, id) };
    case "type_parameter":
    case "module":
      return UNKNOWN_VALUE;
    case "function":
    case "method":
    case "field":
    case "constant":
    case "variable":
    case "parameter": {
      const known = c.typeOfSymbol(id);
      if (known === undefined) return UNKNOWN_VALUE;
      if (known.kind === "variable") return aValue(known.type);
      const place = { module: c.module.module, span: symbol.span };
      return { kind: "function", name: symbol.name, schemes: known.schemes, receiver: null, place };
    }
    default:
      return assertNever(symbol.kind);
  }
}

/** The type that a symbol of this file defines, with parameters still to be found. */
function ownType(c: Checking, id: SymbolId): Type {
  const { name, span } = symbolOf(c.names, id);
  if (isBuiltinType(name)) return UNKNOWN;
  const local = `${name}@${span.start}`;
  const isLocal = declarationOf(c.program, { module: c.module.module, name: local }) !== null;
  return withFreshArguments(c, { kind: "named", module: c.module.module, name: isLocal ? local : name, arguments: [] });
}

/** A type by its name alone: its arguments are found by what it is used for. */
export function withFreshArguments(c: Checking, type: NamedType): Type {
  const parameters = declarationOf(c.program, type)?.parameters ?? [];
  return parameters.length === 0 || type.arguments.length > 0
    ? type
    : { ...type, arguments: parameters.map((each) => argumentFor(c, each)) };
}

/** A variable for a type parameter; what a constant is can't be found. */
export function argumentFor(c: Checking, { takes }: TypeParameter): Type {
  return takes === "type" ? c.fresh() : { kind: "constant", value: null, text: "_" };
}

function exportedMeaning(c: Checking, module: string, name: string): Meaning {
  const declarations = c.program.declarationsOf(module);
  if (declarations === null) return UNKNOWN_VALUE;
  if (declarations.types.has(name)) return { kind: "type", type: withFreshArguments(c, { kind: "named", module, name, arguments: [] }) };
  const value = declarations.values.get(name);
  return value === undefined ? UNKNOWN_VALUE : declaredMeaning(value, module);
}

function declaredMeaning(value: ValueDeclaration, module: string): Meaning {
  const [first] = value.schemes;
  if (!value.isFunction) return aValue(first?.type ?? UNKNOWN);
  const isUnchecked = module === "std.test";
  return { kind: "function", name: value.name, schemes: value.schemes, receiver: null, place: value.place, isUnchecked };
}

function builtinMeaning(name: string): Meaning {
  switch (name) {
    case "Native":
      return aValue(builtin("Native"));
    case "some":
      return documented(name, ["T"], ([value]) => functionOf([value ?? UNKNOWN], builtin("Option", value ?? UNKNOWN)));
    case "none":
      return documented(name, ["T"], ([value]) => builtin("Option", value ?? UNKNOWN));
    case "ok":
      return documented(name, ["T", "E"], ([value, error]) =>
        functionOf([value ?? UNKNOWN], builtin("Result", value ?? UNKNOWN, error ?? UNKNOWN)),
      );
    case "err":
      return documented(name, ["T", "E"], ([value, error]) =>
        functionOf([error ?? UNKNOWN], builtin("Result", value ?? UNKNOWN, error ?? UNKNOWN)),
      );
    default:
      return { kind: "type", type: builtinNamed(name, []) };
  }
}

/** A documented constructor of Option or Result. */
function documented(name: string, names: readonly string[], typeOf: (parameters: readonly Type[]) => Type): Meaning {
  const parameters = names.map(
    (each): TypeParameter => ({ kind: "parameter", id: `${name}.${each}`, name: each, takes: "type", bounds: [] }),
  );
  return { kind: "function", name, schemes: [{ parameters, type: typeOf(parameters) }], receiver: null, place: null };
}

/** The type of what is meant, used as a value. */
export function typeOfMeaning(c: Checking, meaning: Meaning): Type {
  switch (meaning.kind) {
    case "value":
      return meaning.type;
    case "function": {
      const [scheme] = meaning.schemes;
      if (scheme === undefined || meaning.schemes.length > 1) return UNKNOWN;
      const type = instantiate(scheme, (parameter) => argumentFor(c, parameter));
      return meaning.receiver === null ? type : withoutParameter(type, meaning.receiver.index);
    }
    case "type":
      // a record's name is a value of the record to the compiler (§9.1), and `List(Int)` an empty list to the documents
      return meaning.type.kind === "named" || meaning.type.kind === "builtin" ? meaning.type : META;
    case "module":
      return UNKNOWN;
    default:
      return assertNever(meaning);
  }
}

function withoutParameter(type: Type, index: number): Type {
  return type.kind === "function" ? { ...type, parameters: type.parameters.filter((_, at) => at !== index) } : type;
}
