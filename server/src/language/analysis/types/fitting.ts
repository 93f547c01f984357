// Whether a value of one type can stand where another is wanted: equal types, and the few ways from one to another that the language has
// (§6.2, §6.3): Never fits everywhere, a record where an interface is wanted, at some places Int for Float and a value for a reference.

import type { Checking } from "./checking.ts";
import type { MethodDeclaration, RecordBody } from "./declarations.ts";
import { findMember } from "./find-member.ts";
import { declarationOf } from "./program.ts";
import { substitute, substitutionOf } from "./substitute.ts";
import { type FunctionType, mapParts, type NamedType, type Type, type TypeParameter, UNKNOWN } from "./type.ts";

/**
 * Where a value is given to something: an annotated variable and an argument widen numbers, arguments are borrowed, a result is wrapped;
 * what is overlooked is given to a place where the compiler compares nothing (a branch, §5), and so is the body of a function without
 * braces, which is a result as well.
 */
export type Giving = "exact" | "variable" | "argument" | "result" | "overlooked" | "body";

const WIDENING: ReadonlySet<Giving> = new Set<Giving>(["variable", "argument", "overlooked", "body"]);
const WRAPPING: ReadonlySet<Giving> = new Set<Giving>(["result", "body"]);

/** Whether `found` fits `expected`, binding the variables that make it fit; where it doesn't, none is bound. */
export function fits(c: Checking, found: Type, expected: Type, giving: Giving): boolean {
  return c.inference.attempt(() => fitsDeep(c, found, expected, giving, 0));
}

const DEEPEST = 60;

function fitsDeep(c: Checking, found: Type, expected: Type, giving: Giving, depth: number): boolean {
  const from = c.resolve(found);
  const to = c.resolve(expected);
  if (from === to || from.kind === "unknown" || to.kind === "unknown" || depth > DEEPEST) return true;
  // a value where a constant stands for its own type, as in `(N: Int) -> (n: N) -> Int`
  if ((from.kind === "constant") !== (to.kind === "constant")) return true;
  if (isConstantParameter(from) && !sameParameter(from, to)) return fitsDeep(c, from.takes, to, giving, depth + 1);
  if (isConstantParameter(to) && !sameParameter(from, to)) return fitsDeep(c, from, to.takes, giving, depth + 1);
  if (from.kind === "primitive" && from.name === "Never") return true;
  if (to.kind === "any" && from.kind !== "variable") return true;
  if (from.kind === "variable" || to.kind === "variable") return c.inference.unify(from, to);
  if (to.kind === "float" && WIDENING.has(giving) && (from.kind === "int" || from.kind === "float")) return true;
  if (to.kind === "reference" && from.kind === "reference") {
    return (from.isMutable || !to.isMutable) && fitsDeep(c, from.target, to.target, "exact", depth + 1);
  }
  if (to.kind === "reference") return giving === "argument" && fitsDeep(c, from, to.target, "exact", depth + 1);
  // a function that gives a Result can return its value (§10)
  if (WRAPPING.has(giving) && to.kind === "builtin" && to.name === "Result" && !(from.kind === "builtin" && from.name === "Result")) {
    return fitsDeep(c, from, to.arguments[0] ?? UNKNOWN, "exact", depth + 1);
  }
  // `p: *Point = &point` (§23: unsafe blocks)
  if (to.kind === "pointer" && from.kind === "reference") return fitsDeep(c, from.target, to.target, "exact", depth + 1);
  if (from.kind === "function" && to.kind === "function") return functionFits(c, from, to, depth);
  if (from.kind === "parameter" && to.kind === "named" && from.bounds.some((bound) => fitsDeep(c, bound, to, "exact", depth + 1)))
    return true;
  if (from.kind === "named" && to.kind === "named" && (from.name !== to.name || from.module !== to.module))
    return implementsIt(c, from, to);
  if (from.kind === "tuple" && to.kind === "tuple" && from.elements.length === to.elements.length) {
    return from.elements.every((element, index) => fitsDeep(c, element, to.elements[index] ?? UNKNOWN, "exact", depth + 1));
  }
  if (from.kind === "builtin" && to.kind === "builtin" && from.name === to.name) {
    // `Array()` is of whatever array is wanted
    if (from.arguments.length === 0 || to.arguments.length === 0) return true;
    if (from.arguments.length !== to.arguments.length) return false;
    return from.arguments.every((argument, index) => fitsDeep(c, argument, to.arguments[index] ?? UNKNOWN, "exact", depth + 1));
  }
  return c.inference.unify(from, to);
}

/** The `N` of `(T: Type, N: Int)`, which as a type stands for `Int` (§8.2). */
function isConstantParameter(type: Type): type is TypeParameter & { readonly takes: Type } {
  return type.kind === "parameter" && type.takes !== "type";
}

function sameParameter(from: Type, to: Type): boolean {
  return from.kind === "parameter" && to.kind === "parameter" && from.id === to.id;
}

/** A function that takes at least what the other takes, and gives what the other gives. */
function functionFits(c: Checking, from: FunctionType, to: FunctionType, depth: number): boolean {
  if (from.parameters.length !== to.parameters.length) return from.parameters.some(({ isRest }) => isRest);
  const takes = from.parameters.every(({ type }, index) => fitsDeep(c, to.parameters[index]?.type ?? UNKNOWN, type, "exact", depth + 1));
  return takes && fitsDeep(c, from.result, to.result, "exact", depth + 1);
}

/**
 * Whether the record lists the interface, or has all of its methods (§9.1: structural). Interfaces that name each other are compared once:
 * what is asked again on the way holds if all the rest does.
 */
function implementsIt(c: Checking, record: NamedType, wanted: NamedType): boolean {
  const { implementing } = c;
  const isOutermost = implementing.size === 0;
  const pair = `${record.module} ${record.name} ${wanted.module} ${wanted.name}`;
  if (implementing.has(pair)) return true;
  implementing.add(pair);
  const answer = hasMembersOf(c, record, wanted);
  if (isOutermost) implementing.clear();
  return answer;
}

function hasMembersOf(c: Checking, record: NamedType, wanted: NamedType): boolean {
  const body = recordBody(c, record);
  const wantedBody = recordBody(c, wanted);
  if (body === null || wantedBody === null) return false;
  const lists = body.interfaces.some((listed) => {
    const type = c.resolve(listed);
    return type.kind === "named" && type.name === wanted.name && type.module === wanted.module;
  });
  if (lists) return true;
  if (!isInterface(wantedBody)) return false;
  return wantedBody.fields.every(({ name, type }) => {
    const member = findMember(c, record, name);
    if (member === null) return false;
    if (member.kind !== "method" || type.kind !== "function") return true;
    const method = withoutReceiverOf(member.method);
    return method === null || methodFits(c, method, withoutSelf(type), wanted);
  });
}

/** The method's type as it is called on a value; null where it has parameters of its own, or is no function. */
function withoutReceiverOf({ scheme, receiver }: MethodDeclaration): FunctionType | null {
  if (scheme.type.kind !== "function" || scheme.parameters.length > 0) return null;
  const { parameters } = scheme.type;
  const taken = receiver === null ? null : receiver < 0 ? parameters.length + receiver : receiver;
  return { ...scheme.type, parameters: parameters.filter((_, index) => index !== taken) };
}

/** The function that an interface asks for; the value that it is called on may be written or left out. */
export function withoutSelf(type: FunctionType): FunctionType {
  return type.parameters[0]?.name === "self" ? { ...type, parameters: type.parameters.slice(1) } : type;
}

/** What the interface says of itself, the record says of itself; who borrows is not compared. */
function methodFits(c: Checking, method: FunctionType, asked: FunctionType, wanted: NamedType): boolean {
  const open = (type: Type): Type => {
    if (type.kind === "reference") return open(type.target);
    return type.kind === "named" && type.name === wanted.name && type.module === wanted.module ? UNKNOWN : mapParts(type, open);
  };
  return fits(c, open(method), open(asked), "exact");
}

/** A record of functions alone. */
export function isInterface({ fields }: RecordBody): boolean {
  return fields.length > 0 && fields.every(({ type, hasDefault }) => type.kind === "function" && !hasDefault);
}

/** The body of a record with the type's arguments in it; null for a type that is no record. */
export function recordBody(c: Checking, type: NamedType): RecordBody | null {
  const declaration = declarationOf(c.program, type);
  if (declaration?.body.kind !== "record") return null;
  if (declaration.parameters.length === 0) return declaration.body;
  const by = substitutionOf(declaration.parameters, type.arguments, () => UNKNOWN);
  const fields = declaration.body.fields.map((field) => ({ ...field, type: substitute(field.type, by) }));
  return { ...declaration.body, fields, interfaces: declaration.body.interfaces.map((each) => substitute(each, by)) };
}
