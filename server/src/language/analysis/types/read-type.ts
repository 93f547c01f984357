// From a written type to what it means (§3.3). Names that mean nothing are reported once and are unknown types from then on.

import { assertNever } from "../../assert-never.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { diagnostic } from "../../diagnostics/findings.ts";
import type {
  FunctionType as FunctionNode,
  NamedType as NamedNode,
  Parameter,
  ParameterGroup,
  Type as TypeNode,
} from "../../syntax/nodes.ts";
import { type Span, spanOf } from "../../text/span.ts";
import { isTypeAlone } from "../names/definitions.ts";
import { builtinArity, builtinNamed } from "./builtin-types.ts";
import { evaluateConstant } from "./constants.ts";
import { builtin, type ConstantType, type FunctionParameter, type Scheme, type Type, type TypeParameter, UNKNOWN } from "./type.ts";
import { innerTypeScope, type TypeMeaning, type TypeScope } from "./type-scope.ts";

/** How many arguments a type takes; a predicate takes constants. */
export interface TypeArity {
  readonly count: number;
  readonly isPredicate: boolean;
}

/** Where types are read. */
export interface TypeReader {
  readonly source: string;
  readonly scope: TypeScope;
  /** What is wrong in a type; a module that is only imported is read without a word. */
  report(problem: Diagnostic): void;
  /** What the program's type takes, null where that is not known. */
  arityOf(module: string, name: string): TypeArity | null;
}

/** The same reader where other names come first. */
export function withNames(reader: TypeReader, names: ReadonlyMap<string, TypeMeaning>): TypeReader {
  return names.size === 0 ? reader : { ...reader, scope: innerTypeScope(reader.scope, names) };
}

/** The type that is written; what can't be one is unknown. Recursion ends where the parser's nesting does. */
export function readType(reader: TypeReader, node: TypeNode): Type {
  switch (node.kind) {
    case "NamedType":
      return readNamed(reader, node);
    case "FunctionType":
      return readFunctionType(reader, node);
    case "ParenType":
      return readType(reader, node.type);
    case "TupleType": {
      const elements = node.elements.map((each) => (each.kind === "Parameter" ? parameterType(reader, each) : readType(reader, each)));
      if (elements.length === 0) return builtinNamed("Void", []);
      return elements.length === 1 ? (elements[0] ?? UNKNOWN) : { kind: "tuple", elements };
    }
    case "PrefixType":
      return node.operators.reduceRight<Type>(
        (target, { operator }) => {
          if (operator === "*") return { kind: "pointer", target };
          return { kind: "reference", isMutable: operator === "&mut", target };
        },
        readType(reader, node.type),
      );
    case "ListType":
      return builtin("List", readType(reader, node.element));
    case "OptionalType":
      return builtin("Option", readType(reader, node.type));
    case "IntType":
    case "ConstType":
      return readConstant(reader, node);
    case "RecordType":
    case "NamedStructType":
    case "EnumType":
    case "TypeOperation":
    case "ExpressionType":
    case "Error":
    case "MissingType":
      return UNKNOWN;
    default:
      return assertNever(node);
  }
}

/** `(R: Type) -> ((f: (T) -> R) -> R)` as the type of a field: what its own type parameters stand for, each use of the field says anew. */
function readFunctionType(reader: TypeReader, node: FunctionNode): Type {
  const written = unwrapped(node);
  const { parameters, names } = readTypeParameters(reader, written, "");
  if (parameters.length === 0) return curried(reader, node.groups, readType(reader, node.result));
  const open = new Map([...names].map(([name]): [string, TypeMeaning] => [name, { kind: "opaque" }]));
  const inside = withNames(reader, open);
  return curried(inside, written.groups.slice(1), readType(inside, written.result));
}

/** A signature: its type parameters, and the function type of what is left of its parameters (§8.2). */
export interface Signature {
  readonly scheme: Scheme;
  /** What the signature's own names mean in types inside the function. */
  readonly names: ReadonlyMap<string, TypeMeaning>;
  /** Those of its groups that are left. */
  readonly groups: readonly ParameterGroup[];
}

/** Reads the signature of a function; `owner` tells its type parameters from those of others. */
export function readSignature(reader: TypeReader, node: FunctionNode, owner: string): Signature {
  const written = unwrapped(node);
  const { parameters, names } = readTypeParameters(reader, written, owner);
  const inside = withNames(reader, names);
  const groups = parameters.length > 0 ? written.groups.slice(1) : written.groups;
  const type = curried(inside, groups, readType(inside, written.result));
  return { scheme: { parameters, type }, names, groups };
}

/** `(T: Show) -> ((v: T) -> T)` is `(T: Show) -> (v: T) -> T`. */
function unwrapped({ groups, result }: Pick<FunctionNode, "groups" | "result">): Pick<FunctionNode, "groups" | "result"> {
  if (result.kind !== "ParenType" || result.type.kind !== "FunctionType") return { groups, result };
  return unwrapped({ groups: [...groups, ...result.type.groups], result: result.type.result });
}

/** The parameters of a group as a function's. */
export function readParameters(reader: TypeReader, group: ParameterGroup): readonly FunctionParameter[] {
  return group.parameters.map((parameter): FunctionParameter => {
    const { name } = parameter;
    const isNamed = name?.kind === "Name" && !isTypeAlone(parameter, reader.source);
    return {
      name: isNamed ? textOf(reader, name) : null,
      type: parameterType(reader, parameter),
      isOptional: false,
      isRest: false,
      place: isNamed ? { module: reader.scope.module, span: spanOf(name) } : null,
    };
  });
}

/** The type parameters in the first group of a signature or of a type's definition: by name what each means. */
export function readTypeParameters(
  reader: TypeReader,
  { groups, result }: Pick<FunctionNode, "groups" | "result">,
  owner: string,
): { readonly parameters: readonly TypeParameter[]; readonly names: ReadonlyMap<string, TypeMeaning> } {
  const [first, ...others] = groups;
  const names = new Map<string, TypeMeaning>();
  const parameters: TypeParameter[] = [];
  if (first === undefined) return { parameters, names };
  const used = usedTypeNames(reader, others, result);
  const isGeneric = first.parameters.some((parameter) => isTypeParameter(reader, parameter, others.length > 0, used));
  for (const parameter of first.parameters) {
    if (parameter.name?.kind !== "Name") continue;
    const name = textOf(reader, parameter.name);
    if (isTypeParameter(reader, parameter, others.length > 0, used)) {
      const bounds = boundsOf(reader, parameter);
      const type: TypeParameter = { kind: "parameter", id: `${owner}.${name}`, name, takes: "type", bounds };
      parameters.push(type);
      names.set(name, { kind: "parameter", type });
    } else if (isGeneric && parameter.type !== null) {
      const type: TypeParameter = { kind: "parameter", id: `${owner}.${name}`, name, takes: readType(reader, parameter.type), bounds: [] };
      parameters.push(type);
      names.set(name, { kind: "parameter", type });
    } else if (parameter.type !== null && used.has(name)) {
      // `pick: (N: Int) -> (n: N) -> Int`: inside, N stands for its type, which is read once more with its group
      names.set(name, { kind: "parameter", type: readType({ ...reader, report: () => {} }, parameter.type) });
    }
  }
  return { parameters, names };
}

/** `T: Type`, `T: Clone + Equal`, and `T: Show` where types further on name it. */
function isTypeParameter(reader: TypeReader, { name, type, bounds }: Parameter, hasMore: boolean, used: ReadonlySet<string>): boolean {
  if (name?.kind !== "Name") return false;
  if (bounds.length > 0) return true;
  if (type?.kind !== "NamedType") return false;
  if (type.isMeta) return true;
  const text = reader.source.slice(type.name.start, type.name.end);
  if (TRAITS.has(text)) return true;
  // a bound that is misspelt is one all the same
  const { kind } = reader.scope.meaningOf(text);
  return hasMore && (kind === "named" || kind === "missing") && used.has(textOf(reader, name));
}

const TRAITS: ReadonlySet<string> = new Set(["Clone", "Dup", "Equal", "Debug", "Iterator", "Resource"]);

function boundsOf(reader: TypeReader, { type, bounds }: Parameter): readonly Type[] {
  return [...(type === null ? [] : [type]), ...bounds].flatMap((bound) => {
    const read = bound.kind === "NamedType" && bound.isMeta ? UNKNOWN : readType(reader, bound);
    return read.kind === "unknown" ? [] : [read];
  });
}

/** The names of types that stand in later groups and in the result. */
function usedTypeNames(reader: TypeReader, groups: readonly ParameterGroup[], result: TypeNode): ReadonlySet<string> {
  const used = new Set<string>();
  const visit = (node: TypeNode): void => {
    switch (node.kind) {
      case "NamedType":
        used.add(reader.source.slice(node.name.start, node.name.end));
        for (const argument of node.arguments ?? []) visit(argument);
        return;
      case "FunctionType":
        visitGroups(node.groups);
        visit(node.result);
        return;
      case "ParenType":
      case "PrefixType":
      case "OptionalType":
        visit(node.type);
        return;
      case "ListType":
        visit(node.element);
        return;
      case "TupleType":
        for (const element of node.elements) {
          if (element.kind !== "Parameter") visit(element);
          else if (element.type !== null) visit(element.type);
        }
        return;
      default:
        return;
    }
  };
  const visitGroups = (inner: readonly ParameterGroup[]): void => {
    for (const { parameters } of inner) for (const { type } of parameters) if (type !== null) visit(type);
  };
  visitGroups(groups);
  visit(result);
  return used;
}

/** `(a: A) -> (b: B) -> R`: a function of the first group that gives a function of the rest. */
function curried(reader: TypeReader, groups: readonly ParameterGroup[], result: Type): Type {
  return groups.reduceRight<Type>(
    (inner, group) => ({ kind: "function", parameters: readParameters(reader, group), result: inner }),
    result,
  );
}

function parameterType(reader: TypeReader, parameter: Parameter): Type {
  const { name, type } = parameter;
  if (type !== null) return readType(reader, type);
  // `(Int) -> Int`: the name that is read for a parameter is its type
  if (name?.kind === "Name" && isTypeAlone(parameter, reader.source)) return typeNamed(reader, name, textOf(reader, name), []);
  return UNKNOWN;
}

function readNamed(reader: TypeReader, node: NamedNode): Type {
  if (node.name.kind === "MissingName" || node.qualifiers.length > 0) {
    for (const argument of node.arguments ?? []) readType(reader, argument);
    return UNKNOWN;
  }
  const name = textOf(reader, node.name);
  const meaning = reader.scope.meaningOf(name);
  const arity = meaning.kind === "named" ? reader.arityOf(meaning.module, meaning.name) : null;
  if (node.arguments !== null && arity?.isPredicate === true) {
    checkPredicate(reader, node, node.arguments, name, arity.count);
    return typeNamed(reader, node.name, name, []);
  }
  const args = (node.arguments ?? []).map((argument) => readType(reader, argument));
  const expected = meaning.kind === "builtin" ? builtinArity(meaning.name) : (arity?.count ?? null);
  if (node.arguments !== null && expected !== null && expected !== args.length && isClosed(reader, node)) {
    reader.report(diagnostic("types.type-argument-count", spanOf(node), { name, expected, found: args.length }));
    return typeNamed(
      reader,
      node.name,
      name,
      Array.from({ length: expected }, () => UNKNOWN),
    );
  }
  return typeNamed(reader, node.name, name, args);
}

/** Whether the arguments end in their bracket: more of them may be to come. */
function isClosed({ source }: TypeReader, { end }: Span): boolean {
  return /[)\]>]/.test(source.charAt(end - 1));
}

function typeNamed(reader: TypeReader, span: Span, name: string, args: readonly Type[]): Type {
  const meaning = reader.scope.meaningOf(name);
  switch (meaning.kind) {
    case "named":
      return { kind: "named", module: meaning.module, name: meaning.name, arguments: args };
    case "parameter":
      return meaning.type;
    case "builtin":
      return builtinNamed(meaning.name, args);
    case "opaque":
      return UNKNOWN;
    case "missing":
      reader.report(diagnostic("types.unknown-type", spanOf(span), { name }));
      return UNKNOWN;
    default:
      return assertNever(meaning);
  }
}

/** A predicate is applied to constants: integers, names, and other predicates of one of those (§15). */
function checkPredicate(reader: TypeReader, node: NamedNode, args: readonly TypeNode[], name: string, expected: number): void {
  if (args.length !== expected) {
    if (!isClosed(reader, node)) return;
    reader.report(diagnostic("types.predicate-argument-count", spanOf(node), { name, expected, found: args.length }));
    return;
  }
  for (const argument of args) {
    if (!isPredicateArgument(reader, argument, true)) reader.report(diagnostic("types.predicate-argument", spanOf(argument), { name }));
  }
}

function isPredicateArgument(reader: TypeReader, node: TypeNode, mayApply: boolean): boolean {
  if (node.kind === "IntType" || node.kind === "MissingType" || node.kind === "Error") return true;
  if (node.kind !== "NamedType" || node.name.kind === "MissingName") return node.kind === "ConstType" && mayApply;
  if (node.arguments === null) return true;
  const [only, ...others] = node.arguments;
  const isBuiltin = reader.scope.meaningOf(textOf(reader, node.name)).kind === "builtin";
  return mayApply && !isBuiltin && only !== undefined && others.length === 0 && isPredicateArgument(reader, only, false);
}

function readConstant(reader: TypeReader, node: Extract<TypeNode, { kind: "IntType" | "ConstType" }>): ConstantType {
  const text = reader.source.slice(node.start, node.end);
  if (node.kind === "IntType") {
    const digits = text.replace(/[-\s_]/g, "");
    const value = /^(?:0[xob])?[0-9a-f]+$/i.test(digits) ? BigInt(digits) : null;
    return { kind: "constant", value: value === null ? null : node.negative ? -value : value, text };
  }
  const found = evaluateConstant(node.expression, reader.source, () => null);
  return { kind: "constant", value: found.kind === "value" ? found.value : null, text };
}

function textOf(reader: TypeReader, { start, end }: Span): string {
  return reader.source.slice(start, end);
}
