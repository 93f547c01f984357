// The values that a type has, for the analysis of a match: the types whose values can be listed, and by which constructors.

import { type Constructor, OPEN, type Space, UNKNOWN_SPACE, type Variant } from "./pattern-space.ts";
import { shownName } from "./show-type.ts";
import { type NamedType, type Type, withoutReferences } from "./type.ts";

/** What a type of the program is made of, its parameters filled in. */
export type TypeShape =
  | { readonly kind: "record"; readonly name: string; readonly fields: readonly { readonly name: string; readonly type: Type }[] }
  | { readonly kind: "enum"; readonly variants: readonly { readonly name: string; readonly types: readonly Type[] }[] };

/** Null for a type whose values can't be told. */
export type TypeShapeOf = (type: NamedType) => TypeShape | null;

/** A constructor with the types of its parts, and their names where it is a record. */
export interface TypedConstructor {
  readonly constructor: Constructor;
  readonly types: readonly Type[];
  readonly fields: readonly string[] | null;
}

/** The space of `type`, references looked through. */
export function spaceOf(type: Type, shapeOf: TypeShapeOf): Space {
  const target = withoutReferences(type);
  if (target.kind === "unknown" || target.kind === "variable") return UNKNOWN_SPACE;
  if (target.kind === "primitive" && target.name === "Never") return { kind: "closed", constructors: () => [] };
  if (target.kind === "named" && shapeOf(target) === null) return UNKNOWN_SPACE;
  if (constructorsOf(target, shapeOf) === null) return OPEN;
  let known: readonly Variant[] | null = null;
  const constructors = (): readonly Variant[] => {
    known ??= (constructorsOf(target, shapeOf) ?? []).map((typed) => ({
      constructor: typed.constructor,
      parts: typed.types.map((part) => spaceOf(part, shapeOf)),
    }));
    return known;
  };
  return { kind: "closed", constructors };
}

/** All constructors of a type; null where its values can't be listed. */
export function constructorsOf(type: Type, shapeOf: TypeShapeOf): readonly TypedConstructor[] | null {
  const target = withoutReferences(type);
  switch (target.kind) {
    case "primitive":
      if (target.name === "Bool") return [constant("true"), constant("false")];
      return target.name === "Void" ? [constant("void")] : null;
    case "tuple":
      return [{ constructor: tupleOf(target.elements.length), types: target.elements, fields: null }];
    case "builtin": {
      const [first, second] = target.arguments;
      if (target.name === "Option" && first !== undefined) return [variant("some", [first]), variant("none", [])];
      if (target.name === "Result" && first !== undefined && second !== undefined)
        return [variant("ok", [first]), variant("err", [second])];
      return null;
    }
    case "named": {
      const shape = shapeOf(target);
      if (shape === null) return null;
      if (shape.kind === "record") return [record(shape)];
      const owner = shownName(target.name);
      return shape.variants.map(({ name, types }) => variant(name, types, `${owner}.`));
    }
    case "unknown":
    case "variable":
    case "int":
    case "float":
    case "any":
    case "parameter":
    case "function":
    case "reference":
    case "pointer":
    case "constant":
      return null;
  }
}

/** The constructor of tuples of that many elements. */
export function tupleOf(arity: number): Constructor {
  return { key: "()", arity, show: (parts) => (parts.length === 1 ? `(${parts.join("")},)` : `(${parts.join(", ")})`) };
}

/** A value without parts, written as `text`; `key` tells it from others. */
export function constantOf(text: string, key = text): Constructor {
  return { key, arity: 0, show: () => text };
}

function constant(text: string): TypedConstructor {
  return { constructor: constantOf(text), types: [], fields: null };
}

function variant(name: string, types: readonly Type[], owner = ""): TypedConstructor {
  const show = (parts: readonly string[]) => (parts.length === 0 ? `${owner}${name}` : `${owner}${name}(${parts.join(", ")})`);
  return { constructor: { key: name, arity: types.length, show }, types, fields: null };
}

/** Shown with those of its fields of which something is wanted. */
function record({ name, fields }: Extract<TypeShape, { readonly kind: "record" }>): TypedConstructor {
  const shown = shownName(name);
  const show = (parts: readonly string[]): string => {
    const wanted = fields.flatMap((field, index) => (parts[index] === "_" ? [] : [`${field.name}: ${parts[index] ?? "_"}`]));
    return wanted.length === 0 ? shown : `${shown} { ${wanted.join(", ")} }`;
  };
  return {
    constructor: { key: shown, arity: fields.length, show },
    types: fields.map(({ type }) => type),
    fields: fields.map((field) => field.name),
  };
}
