// Inference variables and unification (§6.2): one table for the bodies of a file. Recursion goes as deep as types nest, which the parser limits;
// what inference builds beyond that ends in an unknown type.

import { mapParts, type Type, UNKNOWN } from "./type.ts";

const DEEPEST = 200;

/** Of how many parts a type is at most: `twice(twice(…))` for `twice = x => (x, x)` doubles it each time. */
const LARGEST = 4000;

export class Inference {
  /** What a named type stands for: another name for a type is that type. */
  private readonly expand: (type: Type) => Type;
  /** By the variables' ids: what each stands for, once that is known. */
  private readonly bound: (Type | null)[] = [];
  private readonly trail: number[] = [];

  constructor(expand: (type: Type) => Type) {
    this.expand = expand;
  }

  /** How many variables there are: the id of the next one. */
  get size(): number {
    return this.bound.length;
  }

  fresh(): Type {
    this.bound.push(null);
    return { kind: "variable", id: this.bound.length - 1 };
  }

  /** What the type is as far as is known: variables and other names at its top are followed, those inside it are left. */
  resolve(type: Type): Type {
    const at = this.follow(type);
    return at.kind === "named" ? this.expand(at) : at;
  }

  private follow(type: Type): Type {
    let at = type;
    while (at.kind === "variable") {
      const next = this.bound[at.id] ?? null;
      if (next === null) return at;
      at = next;
    }
    return at;
  }

  /** The type with everything in it that is known by now. */
  settle(type: Type): Type {
    let left = LARGEST;
    const settled = (part: Type, depth: number): Type => {
      left -= 1;
      if (depth > DEEPEST || left < 0) return UNKNOWN;
      const at = this.follow(part);
      return at.kind === "variable" ? at : mapParts(at, (inner) => settled(inner, depth + 1));
    };
    return settled(type, 0);
  }

  /** Whether the type has so many parts that nothing is to be known of it. */
  isTooLarge(type: Type): boolean {
    return this.partsOf(type, () => false) === "too-many";
  }

  /** Makes the two types the same by binding variables; false where they can't be, and then nothing is bound. */
  unify(left: Type, right: Type): boolean {
    const mark = this.trail.length;
    if (this.unifyDeep(left, right, 0)) return true;
    for (const id of this.trail.splice(mark)) this.bound[id] = null;
    return false;
  }

  /** Runs `attempt`, and forgets what it bound unless it answers true. */
  attempt(attempt: () => boolean): boolean {
    const mark = this.trail.length;
    if (attempt()) return true;
    for (const id of this.trail.splice(mark)) this.bound[id] = null;
    return false;
  }

  private unifyDeep(left: Type, right: Type, depth: number): boolean {
    const a = this.resolve(left);
    const b = this.resolve(right);
    if (a === b || depth > DEEPEST) return true;
    if (a.kind === "variable") return this.bind(a.id, b);
    if (b.kind === "variable") return this.bind(b.id, a);
    if (a.kind === "unknown" || b.kind === "unknown") return true;
    if (standsForConstant(a, b) || standsForConstant(b, a)) return true;
    const all = (xs: readonly Type[], ys: readonly Type[]): boolean =>
      xs.length === ys.length && xs.every((x, index) => this.unifyDeep(x, ys[index] ?? UNKNOWN, depth + 1));
    switch (a.kind) {
      case "primitive":
        return b.kind === "primitive" && a.name === b.name;
      case "int":
        return b.kind === "int" && a.name === b.name;
      case "float":
        return b.kind === "float" && a.name === b.name;
      case "any":
        return b.kind === "any";
      case "parameter":
        return b.kind === "parameter" ? a.id === b.id : b.kind === "constant" && b.value === null;
      case "named":
        return b.kind === "named" && a.module === b.module && a.name === b.name && all(a.arguments, b.arguments);
      case "builtin":
        return b.kind === "builtin" && a.name === b.name && all(a.arguments, b.arguments);
      case "tuple":
        return b.kind === "tuple" && all(a.elements, b.elements);
      case "function":
        return (
          b.kind === "function" &&
          all(
            a.parameters.map(({ type }) => type),
            b.parameters.map(({ type }) => type),
          ) &&
          this.unifyDeep(a.result, b.result, depth + 1)
        );
      case "reference":
        return b.kind === "reference" && a.isMutable === b.isMutable && this.unifyDeep(a.target, b.target, depth + 1);
      case "pointer":
        return b.kind === "pointer" && this.unifyDeep(a.target, b.target, depth + 1);
      case "constant":
        // what could not be computed may be anything
        if (b.kind === "parameter") return a.value === null;
        return b.kind === "constant" && (a.value === null || b.value === null || a.value === b.value);
    }
  }

  private bind(id: number, type: Type): boolean {
    // a type can't be part of itself
    const parts = this.partsOf(type, (part) => part.kind === "variable" && part.id === id);
    if (parts === "found") return false;
    this.bound[id] = parts === "too-many" ? UNKNOWN : type;
    this.trail.push(id);
    return true;
  }

  /** Whether one of the type's parts is what is looked for, or there are too many of them to tell. */
  private partsOf(type: Type, isIt: (part: Type) => boolean): "found" | "too-many" | "none" {
    const open: Type[] = [type];
    for (let count = 0; count < LARGEST; count += 1) {
      const next = open.pop();
      if (next === undefined) return "none";
      const at = this.follow(next);
      if (isIt(at)) return "found";
      mapParts(at, (part) => {
        open.push(part);
        return part;
      });
    }
    return "too-many";
  }
}

/** In `(N: Int) -> (m: Grid(N)) -> Int`, `N` is read as its own type, and any constant of that type is given to it. */
function standsForConstant(type: Type, constant: Type): boolean {
  if (constant.kind !== "constant") return false;
  const { value } = constant;
  switch (type.kind) {
    case "int":
      return value === null || typeof value === "bigint";
    case "float":
      return value === null || typeof value === "number";
    case "primitive":
      return type.name === "Bool" && (value === null || typeof value === "boolean");
    default:
      return false;
  }
}
