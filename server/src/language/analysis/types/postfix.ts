// Calls, fields, indexes and `?` behind an expression, in order (§6, §9.2, §10).

import { assertNever } from "../../assert-never.ts";
import { diagnostic, fix } from "../../diagnostics/findings.ts";
import type { Expression, Field, Index, Name, Postfix, Slice, Try } from "../../syntax/nodes.ts";
import { spanOf } from "../../text/span.ts";
import { callMeaning } from "./calls.ts";
import type { Checking, Place } from "./checking.ts";
import { check, infer, meaningOf } from "./expressions.ts";
import { fits } from "./fitting.ts";
import { reportForgottenImport } from "./forgotten-imports.ts";
import { aValue, type Meaning, meaningInModule, typeOfMeaning, UNKNOWN_VALUE } from "./meaning.ts";
import { memberOfType, memberOfValue } from "./members.ts";
import { builtin, INT, type Type, UNKNOWN, withoutReferences } from "./type.ts";

/** What a chain of suffixes means; `expected` is what its last call is wanted to give. */
export function meaningOfPostfix(c: Checking, { base, suffixes }: Postfix, place: Place, expected: Type | null): Meaning {
  let at = meaningOf(c, base, place);
  const { start } = base;
  for (const [index, suffix] of suffixes.entries()) {
    if (index === 0 && base.kind === "Name" && suffix.kind === "Field" && reportForgottenImport(c, base, suffix)) {
      at = UNKNOWN_VALUE;
      continue;
    }
    switch (suffix.kind) {
      case "Call":
        at = callMeaning(
          c,
          at,
          { call: suffix, callee: { start, end: suffix.start } },
          place,
          index === suffixes.length - 1 ? expected : null,
        );
        break;
      case "Field":
        at = memberOf(c, at, suffix);
        break;
      case "Index":
        at = aValue(indexed(c, typeOfMeaning(c, at), suffix, place));
        break;
      case "Try":
        at = aValue(tried(c, typeOfMeaning(c, at), { start, end: suffix.start }, suffix, place));
        break;
      default:
        assertNever(suffix);
    }
  }
  return at;
}

function memberOf(c: Checking, base: Meaning, { start, name }: Field): Meaning {
  c.record?.receivers.set(start, base);
  if (name.kind === "MissingName") return UNKNOWN_VALUE;
  const member = namedMember(c, base, name);
  c.record?.members.set(name.start, member);
  return member;
}

function namedMember(c: Checking, base: Meaning, name: Name): Meaning {
  switch (base.kind) {
    case "module":
      return meaningInModule(c, name);
    case "type":
      return memberOfType(c, base.type, name);
    case "value":
    case "function":
      return memberOfValue(c, typeOfMeaning(c, base), name);
    default:
      return assertNever(base);
  }
}

/** What an index takes out of a value (§6). */
function indexed(c: Checking, type: Type, suffix: Index, place: Place): Type {
  const [first] = suffix.indexes;
  const target = withoutReferences(c.resolve(type));
  const whole = suffix.indexes.find((each): each is Slice => each.kind === "Slice");
  if (whole !== undefined) {
    for (const end of [whole.from, whole.to]) if (end !== null) check(c, end, INT, place, "exact");
    return target;
  }
  if (first === undefined || first.kind === "Slice") return UNKNOWN;
  if (isRange(first) && (target.kind === "builtin" || target.kind === "primitive") && SLICED.has(target.name)) {
    infer(c, first, place);
    return target;
  }
  switch (target.kind) {
    case "tuple":
      return tupleElement(c, target.elements, first, place);
    case "builtin":
      if (target.name === "Dict" || target.name === "Map") {
        check(c, first, target.arguments[0] ?? UNKNOWN, place, "exact");
        return target.arguments[1] ?? UNKNOWN;
      }
      if (target.name === "List" || target.name === "Array") {
        check(c, first, INT, place, "exact");
        return target.arguments[0] ?? UNKNOWN;
      }
      infer(c, first, place);
      return UNKNOWN;
    case "primitive":
      if (target.name === "Never") {
        infer(c, first, place);
        return UNKNOWN;
      }
      // what a text gives the documents leave open
      if (target.name === "String" || target.name === "Bytes") {
        check(c, first, INT, place, "exact");
        return UNKNOWN;
      }
      break;
    case "unknown":
    case "variable":
    case "any":
    case "parameter":
    case "pointer":
      infer(c, first, place);
      return UNKNOWN;
    default:
      break;
  }
  infer(c, first, place);
  c.report(diagnostic("types.not-indexable", spanOf(suffix), { found: c.show(type) }));
  return UNKNOWN;
}

/** What `xs[0..2]` takes a part of. */
const SLICED: ReadonlySet<string> = new Set(["List", "Array", "String", "Bytes"]);

function isRange(index: Expression): boolean {
  return index.kind === "Binary" && index.rest.at(-1)?.operator === "..";
}

function tupleElement(c: Checking, elements: readonly Type[], index: Expression, place: Place): Type {
  check(c, index, INT, place, "exact");
  const written = c.text(index).replace(/_/g, "");
  if (!/^\d+$/.test(written)) return UNKNOWN;
  const element = elements[Number(written)];
  if (element !== undefined) return element;
  c.report(diagnostic("types.tuple-index", spanOf(index), { index: written, length: elements.length }));
  return UNKNOWN;
}

/** `e?`: the value of a Result, whose error the function around it gives on (§10). */
function tried(c: Checking, type: Type, operand: { readonly start: number; readonly end: number }, suffix: Try, place: Place): Type {
  const found = withoutReferences(c.resolve(type));
  const value = c.fresh();
  const error = c.fresh();
  const isOption = found.kind === "builtin" && found.name === "Option";
  if (!isOption && !fits(c, found, builtin("Result", value, error), "exact")) {
    const fixes = [fix("fix.remove", { text: "?" }, [{ span: spanOf(suffix), newText: "" }])];
    c.report(diagnostic("types.try-operand", spanOf(suffix), { found: c.show(type) }, { fixes }));
    return UNKNOWN;
  }
  if (isOption) c.inference.unify(value, found.arguments[0] ?? UNKNOWN);
  const result = place.functionResult === null ? null : c.resolve(place.functionResult);
  if (result === null || result.kind === "unknown") {
    if (result === null) c.report(diagnostic("types.try-outside", spanOf(suffix), {}));
    return value;
  }
  if (result.kind !== "builtin" || (result.name !== "Result" && result.name !== "Option")) {
    c.report(diagnostic("types.try-result", spanOf(suffix), { result: c.show(result) }));
    return value;
  }
  const given = result.arguments[1];
  if (given !== undefined && !fits(c, error, given, "exact")) {
    c.report(diagnostic("types.try-error", { start: operand.start, end: suffix.end }, { expected: c.show(given), found: c.show(error) }));
  }
  return value;
}
