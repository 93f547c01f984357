// From the patterns of the tree to what they take. A pattern that doesn't fit its type, or of which the parser left something out, is
// unreadable here: reporting it is somebody else's business.

import { assertNever } from "../../assert-never.ts";
import type { ConstructorPattern, LiteralPattern, Match, NamePattern, Pattern, RangePattern, RecordPattern } from "../../syntax/nodes.ts";
import type { Span } from "../../text/span.ts";
import { floatValue, integerValue, textValue } from "./literal-values.ts";
import type { MatchRow } from "./pattern-matrix.ts";
import { ANY, type Shape, UNREADABLE } from "./pattern-space.ts";
import { shownName } from "./show-type.ts";
import { type Type, UNKNOWN, withoutReferences } from "./type.ts";
import { constantOf, constructorsOf, type TypedConstructor, type TypeShapeOf, tupleOf } from "./type-space.ts";

/** What is known around a pattern. */
export interface PatternContext {
  readonly source: string;
  readonly shapeOf: TypeShapeOf;
  /** Whether a name with a capital is that of a type, and no variable. */
  readonly isTypeName: (name: string) => boolean;
}

/** The arms of a match as rows, one for each; an arm that could not be read may be any. */
export function rowsOfMatch({ arms }: Match, type: Type, context: PatternContext): readonly MatchRow[] {
  const reader = readerOf(context);
  return arms.map((arm) =>
    arm.kind === "MatchArm"
      ? { shape: shapeOfPattern(arm.pattern, type, reader), isGuarded: arm.guard !== null }
      : { shape: UNREADABLE, isGuarded: false },
  );
}

/** A type's constructors are the same in each arm, and made once. */
interface Reader extends PatternContext {
  readonly constructorsOf: (type: Type) => readonly TypedConstructor[] | null;
}

function readerOf(context: PatternContext): Reader {
  const known = new Map<Type, readonly TypedConstructor[] | null>();
  return {
    ...context,
    constructorsOf: (type) => {
      const found = known.get(type);
      if (found !== undefined) return found;
      const made = constructorsOf(type, context.shapeOf);
      known.set(type, made);
      return made;
    },
  };
}

/** What `pattern` takes of the values of `type`, as deep as the parser lets it nest. */
function shapeOfPattern(pattern: Pattern, type: Type, context: Reader): Shape {
  const target = withoutReferences(type);
  switch (pattern.kind) {
    case "WildcardPattern":
      return ANY;
    case "NamePattern":
      return nameShape(pattern, target, context);
    case "LiteralPattern":
      return literalShape(pattern, target, context);
    case "RangePattern":
      return rangeShape(pattern, target, context);
    case "ParenPattern":
      return isWhole([pattern.pattern], pattern, context) ? shapeOfPattern(pattern.pattern, target, context) : UNREADABLE;
    case "TuplePattern": {
      const { elements } = pattern;
      // `[a]` is read as a tuple, and matches everything in the compiler
      if (context.source.charAt(pattern.start) !== "(" || !isWhole(elements, pattern, context)) return UNREADABLE;
      if (target.kind === "primitive" && target.name === "Void" && elements.length === 0) return constantShape("void");
      if (!isUnknown(target) && target.kind !== "tuple") return UNREADABLE;
      const types = target.kind === "tuple" ? target.elements : [];
      const parts = elements.map((element, index) => shapeOfPattern(element, types[index] ?? UNKNOWN, context));
      return { kind: "constructor", constructor: tupleOf(elements.length), parts };
    }
    case "ConstructorPattern":
      return constructorShape(pattern, target, context);
    case "RecordPattern":
      return recordShape(pattern, target, context);
    case "OrPattern":
      return { kind: "or", alternatives: pattern.alternatives.map((alternative) => shapeOfPattern(alternative, target, context)) };
    case "MissingPattern":
    case "Error":
      return UNREADABLE;
    default:
      return assertNever(pattern);
  }
}

function textOf({ start, end }: Span, { source }: Reader): string {
  return source.slice(start, end);
}

function isUnknown({ kind }: Type): boolean {
  return kind === "unknown" || kind === "variable";
}

const LEFT_OUT = /\bif\b|=>/;

/** No guard or lambda, which the tree doesn't keep, stands behind one of the patterns inside `whole`. */
function isWhole(patterns: readonly Pattern[], whole: Span, { source }: Reader): boolean {
  return patterns.every((pattern, index) => !LEFT_OUT.test(source.slice(pattern.end, patterns[index + 1]?.start ?? whole.end)));
}

function constantShape(text: string, key = text): Shape {
  return { kind: "constructor", constructor: constantOf(text, key), parts: [] };
}

/** The type's own name takes all of it; `none` is a variant, and the name of another one without its type may be meant as one. */
function nameShape({ name }: NamePattern, type: Type, context: Reader): Shape {
  const text = textOf(name, context);
  if (type.kind === "named" && text === shownName(type.name)) return ANY;
  const named = context.constructorsOf(type)?.find((typed) => typed.fields === null && typed.constructor.key === text);
  if (named !== undefined) return type.kind === "builtin" ? withParts(named, null, name, context) : UNREADABLE;
  if (text === "none" && isUnknown(type)) return UNREADABLE;
  return /^\p{Lu}/u.test(text) && context.isTypeName(text) ? UNREADABLE : ANY;
}

function literalShape({ negative, literal, start, end }: LiteralPattern, type: Type, context: Reader): Shape {
  const text = textOf(literal, context);
  const fits = (...names: readonly string[]) => isUnknown(type) || names.includes(type.kind === "primitive" ? type.name : type.kind);
  switch (literal.type) {
    case "int": {
      const value = integerValue(text);
      if (type.kind === "float") return floatShape(text, negative);
      if (value === null || !fits("int")) return UNREADABLE;
      const signed = negative ? -value : value;
      return { kind: "range", from: signed, to: signed + 1n };
    }
    case "float":
      return fits("float") ? floatShape(text, negative) : UNREADABLE;
    case "bool":
    case "void":
      return fits(literal.type === "bool" ? "Bool" : "Void") ? constantShape(text) : UNREADABLE;
    case "string":
    case "triple-string":
    case "char": {
      const value = textValue(context.source, literal);
      const name = literal.type === "char" ? "Char" : "String";
      if (value === null || !fits(name)) return UNREADABLE;
      return constantShape(textOf({ start, end }, context), `${name} ${value}`);
    }
  }
}

function floatShape(text: string, isNegative: boolean): Shape {
  const value = floatValue(text);
  if (value === null) return UNREADABLE;
  // 0.0 and -0.0 are equal
  return constantShape(isNegative ? `-${text}` : text, `Float ${isNegative && value !== 0 ? -value : value}`);
}

/** `a..b` is without its end, `a..=b` with it; what another language means by `a...b` can't be told. */
function rangeShape(pattern: RangePattern, type: Type, context: Reader): Shape {
  const bound = (side: Pattern): Shape => (side.kind === "LiteralPattern" ? literalShape(side, type, context) : UNREADABLE);
  const [from, to] = [bound(pattern.from), bound(pattern.to)];
  const operator = /^\.\.[.=]?/.exec(context.source.slice(pattern.anchor, pattern.anchor + 3))?.[0];
  if (from.kind !== "range" || to.kind !== "range" || operator === "...") return UNREADABLE;
  const end = operator === "..=" ? to.to : to.from;
  return from.from < end ? { kind: "range", from: from.from, to: end } : UNREADABLE;
}

/** `some(v)`, `Colour.red`, `Shape.circle(r)`, `Spot(x, y)`. */
function constructorShape(pattern: ConstructorPattern, type: Type, context: Reader): Shape {
  const path = pattern.path.map((part) => textOf(part, context));
  const [owner, name] = [path.at(-2), path.at(-1)];
  const typed = context.constructorsOf(type)?.find((one) => one.constructor.key === name);
  if (typed === undefined || (type.kind !== "named" && type.kind !== "builtin")) return UNREADABLE;
  if (typed.fields !== null) return pattern.arguments === null ? ANY : withParts(typed, pattern.arguments, pattern, context);
  if (owner !== undefined && owner !== shownName(type.name)) return UNREADABLE;
  return withParts(typed, pattern.arguments, pattern, context);
}

/** The constructor around its arguments; parts that were not written are something that can't be told. */
function withParts(typed: TypedConstructor, args: readonly Pattern[] | null, whole: Span, context: Reader): Shape {
  const { constructor: made, types } = typed;
  if (args !== null && !isWhole(args, whole, context)) return UNREADABLE;
  const isComplete = args === null || args.length === types.length;
  const parts = types.map((type, index): Shape => {
    const part = isComplete ? args?.[index] : undefined;
    return part === undefined ? UNREADABLE : shapeOfPattern(part, type, context);
  });
  return { kind: "constructor", constructor: made, parts };
}

/** Fields that are not named can be anything. */
function recordShape({ name, fields }: RecordPattern, type: Type, context: Reader): Shape {
  const typed = context.constructorsOf(type)?.find((one) => one.fields !== null);
  if (typed === undefined || typed.fields === null) return UNREADABLE;
  const { constructor: made, types, fields: names } = typed;
  if (name !== null && textOf(name, context) !== made.key) return UNREADABLE;
  const parts = types.map(() => ANY);
  for (const field of fields) {
    const { pattern } = field;
    const text = textOf(field, context);
    if (text === ".." || text === "") continue;
    const named = field.name ?? (pattern?.kind === "NamePattern" ? pattern.name : null);
    const index = named === null ? -1 : names.indexOf(textOf(named, context));
    if (index === -1 || field.end !== (pattern ?? named)?.end) return UNREADABLE;
    if (pattern !== null && field.name !== null) parts[index] = shapeOfPattern(pattern, types[index] ?? UNKNOWN, context);
  }
  return { kind: "constructor", constructor: made, parts };
}
