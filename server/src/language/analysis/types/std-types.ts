// The standard library's declarations with types, made from its signatures (§20): single capitals are type parameters of the signature.

import { findPreludeName, stdModule } from "../../std/std-imports.ts";
import { STD_MODULES } from "../../std/std-modules.ts";
import { parse } from "../../syntax/parse.ts";
import { bindingOf } from "../names/definitions.ts";
import type { ModuleDeclarations, ValueDeclaration } from "./declarations.ts";
import { readType, type TypeReader, withNames } from "./read-type.ts";
import { type FunctionParameter, plain, type Scheme, type Type, type TypeParameter } from "./type.ts";
import { moduleTypeScope, type TypeMeaning } from "./type-scope.ts";

const kept = new Map<string, ModuleDeclarations | null>();

/** The declarations of `std.NAME`; null for any other module. */
export function stdDeclarations(module: string): ModuleDeclarations | null {
  const known = kept.get(module);
  if (known !== undefined) return known;
  const made = read(module);
  kept.set(module, made);
  return made;
}

/** What a name of the library is that is visible without an import. */
export function preludeValue(name: string): ValueDeclaration | null {
  const found = findPreludeName(name);
  return found === null ? null : (stdDeclarations(found.module.module)?.values.get(name) ?? null);
}

function read(module: string): ModuleDeclarations | null {
  const shape = stdModule(module.split("."));
  const found = STD_MODULES.find(({ name }) => `std.${name}` === module);
  if (shape === null || found === undefined) return null;
  const values = new Map<string, ValueDeclaration>();
  const base = moduleTypeScope(shape);
  for (const { name, signature } of found.declarations) {
    const place = { module, span: { start: 0, end: 0 } };
    const scheme = readScheme({ source: "", scope: base, report: () => {}, arityOf: () => null }, signature, `${module}.${name}`);
    values.set(name, { name, schemes: [scheme], isInferred: false, isFunction: signature.startsWith("("), place });
  }
  return { module, types: new Map(), values, methods: new Map() };
}

function readScheme(reader: TypeReader, signature: string, owner: string): Scheme {
  const source = `f: ${signature.replace(/\.\.\.(?=args)|\?(?=msg)/g, "")} = f`;
  const [statement] = parse(source).module.body;
  const annotation = statement === undefined ? null : (bindingOf(statement)?.annotation ?? null);
  if (annotation === null) throw new Error(`the library has a signature that is none: ${signature}`);
  const parameters: TypeParameter[] = [];
  const names = new Map<string, TypeMeaning>();
  for (const name of new Set(signature.match(/\b[A-Z]\b/g))) {
    const parameter: TypeParameter = { kind: "parameter", id: `${owner}.${name}`, name, takes: "type", bounds: [] };
    parameters.push(parameter);
    names.set(name, { kind: "parameter", type: parameter });
  }
  const type = readType(withNames({ ...reader, source }, names), annotation);
  return parameters.length === 0 ? plain(marked(type, signature)) : { parameters, type: marked(type, signature) };
}

/** The marks that the language has no form for: any number of arguments, an argument that may be left out. */
function marked(type: Type, signature: string): Type {
  if (type.kind !== "function") return type;
  const parameters = type.parameters.map((parameter): FunctionParameter => {
    const isRest = parameter.name === "args" && signature.includes("...args");
    return { ...parameter, place: null, isRest, isOptional: isRest || (parameter.name === "msg" && signature.includes("?msg")) };
  });
  return { ...type, parameters };
}
