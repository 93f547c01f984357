// A module's shape as a text without places: the names in a file that imports it mean the same as long as it stays the same.

import type { ExportedMember, ExportedName, ModuleShape } from "../language/analysis/names/module-shape.ts";
import type { TypeName } from "../language/analysis/names/type-names.ts";

const known = new WeakMap<ModuleShape, string>();

/** The fingerprint of a shape, made once for each. */
export function shapeFingerprint(shape: ModuleShape): string {
  const before = known.get(shape);
  if (before !== undefined) return before;
  const exports = [...shape.exports.values()].map(ofExport);
  const reexports = [...shape.reexports.values()].map(({ name, path, item }) => `${name}<-${path.join(".")}:${item ?? ""}`);
  const made = [...exports, ...reexports].join("\n");
  known.set(shape, made);
  return made;
}

function ofExport({ name, kind, type, parameters, members }: ExportedName): string {
  return `${kind} ${name}:${ofType(type)}(${parameters.map(ofMember).join(",")}){${members.map(ofMember).join(",")}}`;
}

function ofMember({ name, kind, type }: ExportedMember): string {
  return `${kind} ${name}:${ofType(type)}`;
}

function ofType(type: TypeName | null): string {
  return type === null ? "" : `${type.name}(${type.arguments.map(ofType).join(",")})`;
}
