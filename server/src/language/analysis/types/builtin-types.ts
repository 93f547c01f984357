// The language's own types by their names and other spellings (§3.1).

import { ANY, BOOL, type BuiltinType, builtin, CHAR, FLOAT, INT, META, NEVER, STRING, type Type, UNKNOWN, VOID } from "./type.ts";

const OPEN: readonly string[] = ["Clone", "Dup", "Equal", "Debug", "Iterator", "Resource", "Assert", "IsTrue"];

const SIMPLE: ReadonlyMap<string, Type> = new Map<string, Type>([
  ...spelled(INT, "Int", "int", "Int64", "int64", "i64"),
  ...["Int32", "Int16", "Int8"].flatMap((name) => spelled({ kind: "int", name }, name, name.toLowerCase(), name.replace("Int", "i"))),
  ...["Uint", "Int128"].flatMap((name) => spelled({ kind: "int", name }, name)),
  ...spelled(FLOAT, "Float", "float", "Float64", "float64", "f64"),
  ...spelled({ kind: "float", name: "Float32" }, "Float32", "float32", "f32"),
  ...spelled(BOOL, "Bool", "bool"),
  ...spelled(CHAR, "Char", "char"),
  ...spelled(STRING, "String", "string", "str"),
  ...spelled({ kind: "primitive", name: "Bytes" }, "Bytes", "bytes"),
  ...spelled(VOID, "Void", "void"),
  ...spelled(NEVER, "Never", "never"),
  ...spelled(META, "Type"),
  ...spelled(ANY, "Any"),
  ...spelled(UNKNOWN, "Self"),
  // traits, and what only the compiler's own conditions use: with or without arguments
  ...OPEN.flatMap((name) => spelled(UNKNOWN, name)),
]);

/** How many arguments a type takes; one that is not here takes any number. */
const ARITIES: ReadonlyMap<string, number> = new Map([
  ["List", 1],
  ["Set", 1],
  ["Option", 1],
  ["Range", 1],
  ["Arc", 1],
  ["Weak", 1],
  ["Dict", 2],
  ["Map", 2],
  ["Result", 2],
]);

/** How many arguments the type of that name takes; null where that is not fixed. */
export function builtinArity(name: string): number | null {
  if (OPEN.includes(name)) return null;
  return SIMPLE.has(name) ? 0 : (ARITIES.get(name) ?? null);
}

/** The type of that name with these arguments; what is missing of them is unknown. */
export function builtinNamed(name: string, args: readonly Type[]): Type {
  const simple = SIMPLE.get(name);
  if (simple !== undefined) return simple;
  const arity = ARITIES.get(name);
  if (arity === undefined || args.length === arity) return builtin(name, ...args);
  return builtin(name, ...Array.from({ length: arity }, (_, index) => args[index] ?? UNKNOWN));
}

/** What the library's functions give of which the program sees nothing but the name (§20): times are numbers to the programs that run. */
export function isOpaque({ name }: BuiltinType): boolean {
  return OPAQUE.has(name);
}

const OPAQUE: ReadonlySet<string> = new Set(["DateTime", "Error", "File", "Tuple"]);

function spelled(type: Type, ...names: readonly string[]): readonly (readonly [string, Type])[] {
  return names.map((name) => [name, type] as const);
}
