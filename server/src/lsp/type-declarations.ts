// Where types are declared, and which types have an interface.

import { ownerKey, type TypeDeclaration } from "../language/analysis/types/declarations.ts";
import { type Type, withoutReferences } from "../language/analysis/types/type.ts";
import type { ProjectSymbol } from "../workspace/symbols/project-symbol.ts";
import type { Document } from "./document.ts";
import { symbolAtPlace } from "./meant-symbol.ts";

/** The declared types that a type is made of, itself first: of `List(Point)` it is `Point`. */
export function declaredTypes(document: Document, type: Type): readonly ProjectSymbol[] {
  const found = new Set<TypeDeclaration>();
  const collect = (part: Type): void => {
    const bare = withoutReferences(part);
    if (bare.kind === "named") {
      const declaration = document.project.program.declarationsOf(bare.module)?.types.get(bare.name);
      if (declaration !== undefined) found.add(declaration);
    }
    if (bare.kind === "named" || bare.kind === "builtin") bare.arguments.forEach(collect);
    else if (bare.kind === "tuple") bare.elements.forEach(collect);
  };
  collect(type);
  return [...found].flatMap(({ place }) => symbolAtPlace(document, place) ?? []);
}

/** The types that list an interface, which is declared as `name` in `module`; or, with `member`, what they have under that name. */
export function implementations(document: Document, module: string, name: string, member: string | null): readonly ProjectSymbol[] {
  const { project } = document;
  return project.names.filesWith(name).flatMap((file) => {
    const declarations = project.program.declarationsOf(file.path);
    if (declarations === null) return [];
    const listing = [...declarations.types.values()].filter(({ body }) => {
      if (body.kind !== "record") return false;
      return body.interfaces.some((each) => each.kind === "named" && each.module === module && each.name === name);
    });
    const places = listing.flatMap((type) => {
      if (member === null) return [type.place];
      const own = type.body.kind === "record" ? type.body : null;
      const method = declarations.methods.get(ownerKey(type.module, type.name))?.get(member) ?? own?.methods.get(member);
      const place = method?.place ?? own?.fields.find((field) => field.name === member)?.place;
      return place === undefined ? [] : [place];
    });
    return places.flatMap((place) => symbolAtPlace(document, place) ?? []);
  });
}
