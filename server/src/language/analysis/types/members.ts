// What stands behind a dot: a field or method of a value, or of a type by its name (§9.2, §9.3).

import { diagnostic, fix } from "../../diagnostics/findings.ts";
import type { Name } from "../../syntax/nodes.ts";
import { spanOf } from "../../text/span.ts";
import { createSimilarNames } from "../names/similar-names.ts";
import type { Checking } from "./checking.ts";
import { findMember, memberNames, placeOfMember } from "./find-member.ts";
import { aValue, type FunctionMeaning, type Meaning, UNKNOWN_VALUE } from "./meaning.ts";
import { declarationOf } from "./program.ts";
import { shownName } from "./show-type.ts";
import { functionOf, type NamedType, plain, type Type, type TypeParameter, withoutReferences } from "./type.ts";

/** The member of a value; complains where it has none of that name. */
export function memberOfValue(c: Checking, type: Type, name: Name): Meaning {
  const value = withoutShared(c, type);
  const text = c.text(name);
  switch (value.kind) {
    case "named":
      return memberOfNamed(c, value, name);
    case "unknown":
    case "variable":
      return UNKNOWN_VALUE;
    case "parameter":
      return memberOfParameter(c, value, name);
    case "any":
      break;
    case "primitive":
      if (value.name === "Never") return UNKNOWN_VALUE;
      break;
    case "builtin":
      if (value.name === "Native" && (text === "c" || text === "rs"))
        return aValue(functionOf([STRING_ARGUMENT], { kind: "builtin", name: "Library", arguments: [] }));
      break;
    default:
      break;
  }
  c.onMember(name, null);
  if (text === "clone") return cloned(value);
  c.report(diagnostic("types.no-members", spanOf(name), { name: text, type: c.show(type) }));
  return UNKNOWN_VALUE;
}

const STRING_ARGUMENT: Type = { kind: "primitive", name: "String" };

/** What a reference or a shared value leads to. */
function withoutShared(c: Checking, type: Type): Type {
  let at = withoutReferences(c.resolve(type));
  for (let step = 0; at.kind === "builtin" && at.name === "Arc" && step < 16; step += 1) {
    const [inner] = at.arguments;
    if (inner === undefined) return at;
    at = withoutReferences(c.resolve(inner));
  }
  return c.resolve(at);
}

function memberOfNamed(c: Checking, type: NamedType, name: Name): Meaning {
  const text = c.text(name);
  const member = findMember(c, type, text);
  c.onMember(name, member === null ? null : placeOfMember(member));
  if (member === null) {
    if (text === "clone") return cloned(type);
    reportMissing(c, type, name);
    return UNKNOWN_VALUE;
  }
  if (member.kind === "field") return memberOfField(c, text, member.type);
  const { method } = member;
  const receiver = method.receiver === null ? null : { index: receiverIndex(method.receiver, method.scheme.type), type };
  // a position that the function does not have is told of where it is bound
  if (receiver !== null && !hasParameterAt(method.scheme.type, receiver.index)) return UNKNOWN_VALUE;
  return { kind: "function", name: text, schemes: [method.scheme], receiver, place: method.place } satisfies FunctionMeaning;
}

/** A field; a function that takes the record itself first is called with and without it. */
function memberOfField(c: Checking, name: string, written: Type): Meaning {
  const type = c.resolve(written);
  if (type.kind !== "function") return aValue(written);
  const [first, ...others] = type.parameters;
  const takesItself =
    first !== undefined && (first.name === "self" || c.resolve(withoutReferences(c.resolve(first.type))).kind === "unknown");
  if (!takesItself) return aValue(written);
  return { kind: "function", name, schemes: [plain({ ...type, parameters: others }), plain(type)], receiver: null, place: null };
}

/** What the interfaces that bound a type parameter ask for; what else its argument has, nobody says. */
function memberOfParameter(c: Checking, { bounds }: TypeParameter, name: Name): Meaning {
  const text = c.text(name);
  const interfaces = bounds.map((bound) => c.resolve(bound)).filter((bound): bound is NamedType => bound.kind === "named");
  const owner = interfaces.find((bound) => findMember(c, bound, text) !== null);
  if (owner !== undefined) return memberOfNamed(c, owner, name);
  const misspelled = interfaces.find((bound) => text !== "clone" && createSimilarNames(memberNames(c, bound)).nearest(text) !== null);
  if (misspelled !== undefined) reportMissing(c, misspelled, name);
  return UNKNOWN_VALUE;
}

/** Positions below zero count from the end. */
function receiverIndex(position: number, type: Type): number {
  return position < 0 && type.kind === "function" ? type.parameters.length + position : position;
}

function hasParameterAt(type: Type, index: number): boolean {
  return type.kind !== "function" || (index >= 0 && index < type.parameters.length);
}

/** Every value can be copied (§23: `clone()`). */
function cloned(type: Type): Meaning {
  return aValue(functionOf([], type));
}

/** `Point.make`, `Option.some`, `Colour.red`: what a type has by its name alone. */
export function memberOfType(c: Checking, type: Type, name: Name): Meaning {
  const owner = c.resolve(type);
  if (owner.kind !== "named") return UNKNOWN_VALUE;
  const declaration = declarationOf(c.program, owner);
  const text = c.text(name);
  if (declaration?.body.kind === "enum") {
    const variant = declaration.body.variants.find((each) => each.name === text);
    if (variant === undefined) return UNKNOWN_VALUE;
    return aValue(variant.types.length === 0 ? owner : functionOf(variant.types, owner));
  }
  const member = findMember(c, owner, text);
  c.onMember(name, member === null ? null : placeOfMember(member));
  if (member === null) {
    reportMissing(c, owner, name);
    return UNKNOWN_VALUE;
  }
  if (member.kind === "field") return aValue(member.type);
  const { scheme, place } = member.method;
  return { kind: "function", name: text, schemes: [scheme], receiver: null, place };
}

function reportMissing(c: Checking, type: NamedType, name: Name): void {
  const args = { name: c.text(name), type: shownName(type.name) };
  const known = createSimilarNames(memberNames(c, type)).nearest(args.name);
  if (known === null) c.report(diagnostic("types.no-member", spanOf(name), args));
  else {
    const fixes = [fix("fix.replace", { text: args.name, replacement: known }, [{ span: spanOf(name), newText: known }])];
    c.report(diagnostic("types.misspelled-member", spanOf(name), { ...args, known }, { fixes }));
  }
}
