// What the language knows without any module: its types, the few values that no module defines, and the constructors of Option and Result.

const PRIMITIVES: ReadonlySet<string> = new Set([
  ...["Never", "Void", "Bool", "Char", "String", "Bytes", "Int", "Float"],
  ...["Int8", "Int16", "Int32", "Int64", "Float32", "Float64"],
]);

const TYPES: ReadonlySet<string> = new Set([
  ...PRIMITIVES,
  ...["Type", "List", "Dict", "Set", "Option", "Result", "Range", "Array", "Map", "Arc", "Weak", "Any", "Uint", "Int128", "Self"],
  ...["never", "void", "bool", "char", "string", "str", "bytes", "int", "float"],
  ...["int8", "int16", "int32", "int64", "float32", "float64", "i8", "i16", "i32", "i64", "f32", "f64"],
  ...["FilePath", "HttpUrl", "DBUrl", "Console"],
  ...["Clone", "Dup", "Equal", "Debug", "Iterator", "Resource", "Assert", "IsTrue"],
]);

/** By name the type that it makes a value of. They are documented; the compiler does not know them. */
export const BUILTIN_CONSTRUCTORS: ReadonlyMap<string, string> = new Map([
  ["some", "Option"],
  ["none", "Option"],
  ["ok", "Result"],
  ["err", "Result"],
]);

/** Types that are never defined anew without confusion: what literals have. */
export function isPrimitiveType(name: string): boolean {
  return PRIMITIVES.has(name);
}

export function isBuiltinType(name: string): boolean {
  return TYPES.has(name);
}

/** `Native` loads foreign libraries: `Native.c("m")`. */
export function isBuiltinValue(name: string): boolean {
  return name === "Native";
}

/** The names of all types that need no import, for completion and suggestions. */
export function builtinTypeNames(): Iterable<string> {
  return TYPES;
}
