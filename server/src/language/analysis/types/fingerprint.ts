// What a module declares as a text without places: two modules with the same one look the same to those that import them.

import type {
  FieldDeclaration,
  MethodDeclaration,
  ModuleDeclarations,
  TypeBody,
  TypeDeclaration,
  ValueDeclaration,
} from "./declarations.ts";
import type { Scheme, Type, TypeParameter } from "./type.ts";

const known = new WeakMap<ModuleDeclarations, string>();

/** The fingerprint of a module's declarations, made once for each. */
export function fingerprintOf(declarations: ModuleDeclarations): string {
  const before = known.get(declarations);
  if (before !== undefined) return before;
  const { types, values, methods } = declarations;
  const parts = [
    ...[...types.values()].map(ofDeclaration),
    ...[...values.values()].map(ofValue),
    ...[...methods].map(([owner, own]) => `${owner}{${[...own.values()].map(ofMethod).join(";")}}`),
  ];
  const made = parts.join("\n");
  known.set(declarations, made);
  return made;
}

/** A type as a text in which every type of the program has its module, and type parameters their names alone. */
export function fingerprintOfType(type: Type): string {
  switch (type.kind) {
    case "unknown":
      return "?";
    case "variable":
      return "_";
    case "any":
      return "Any";
    case "primitive":
    case "int":
    case "float":
      return type.name;
    case "parameter":
      return `'${type.name}`;
    case "named":
      return `${type.module}:${type.name}(${type.arguments.map(fingerprintOfType).join(",")})`;
    case "builtin":
      return `${type.name}(${type.arguments.map(fingerprintOfType).join(",")})`;
    case "tuple":
      return `(${type.elements.map(fingerprintOfType).join(",")})`;
    case "function": {
      const parameters = type.parameters.map(
        ({ name, type: each, isOptional, isRest }) =>
          `${isRest ? "..." : ""}${name ?? ""}${isOptional ? "?" : ""}:${fingerprintOfType(each)}`,
      );
      return `(${parameters.join(",")})->${fingerprintOfType(type.result)}`;
    }
    case "reference":
      return `&${type.isMutable ? "mut " : ""}${fingerprintOfType(type.target)}`;
    case "pointer":
      return `*${fingerprintOfType(type.target)}`;
    case "constant":
      return `#${type.value ?? type.text}`;
  }
}

/** The same for a scheme, with its parameters and what they are bounded by. */
export function fingerprintOfScheme({ parameters, type }: Scheme): string {
  return parameters.length === 0 ? fingerprintOfType(type) : `<${parameters.map(ofParameter).join(",")}>${fingerprintOfType(type)}`;
}

function ofParameter({ name, takes, bounds }: TypeParameter): string {
  return `${name}:${takes === "type" ? "" : fingerprintOfType(takes)}${bounds.map(fingerprintOfType).join("+")}`;
}

function ofDeclaration({ name, parameters, body }: TypeDeclaration): string {
  return `type ${name}<${parameters.map(ofParameter).join(",")}>${ofBody(body)}`;
}

function ofBody(body: TypeBody): string {
  switch (body.kind) {
    case "record": {
      const { fields, interfaces, methods, conditions } = body;
      const asserted = conditions.map(({ expression, source }) => source.slice(expression.start, expression.end));
      return [fields.map(ofField), interfaces.map(fingerprintOfType), [...methods.values()].map(ofMethod), asserted]
        .map((part) => `{${part.join(";")}}`)
        .join("");
    }
    case "alias":
      return `=${fingerprintOfType(body.type)}`;
    case "enum":
      return `|${body.variants.map(({ name, types }) => `${name}(${types.map(fingerprintOfType).join(",")})`).join("|")}`;
    case "predicate":
      return `predicate(${body.parameters.map(fingerprintOfType).join(",")})`;
    case "opaque":
      return "opaque";
  }
}

function ofField({ name, type, isMutable, hasDefault }: FieldDeclaration): string {
  return `${isMutable ? "mut " : ""}${name}${hasDefault ? "?" : ""}:${fingerprintOfType(type)}`;
}

function ofMethod({ name, scheme, receiver }: MethodDeclaration): string {
  return `${name}@${receiver ?? ""}${fingerprintOfScheme(scheme)}`;
}

function ofValue({ name, schemes, isInferred, isFunction }: ValueDeclaration): string {
  return `${isInferred ? "inferred " : ""}${isFunction ? "function" : "constant"} ${name}:${schemes.map(fingerprintOfScheme).join("|")}`;
}
