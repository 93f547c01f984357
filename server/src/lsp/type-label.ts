// Types as labels whose names lead to where the types are declared.

import type { InlayHintLabelPart, Location } from "vscode-languageserver/node";
import { type TypePiece, typePieces } from "../language/analysis/types/show-type.ts";
import type { NamedType, Type } from "../language/analysis/types/type.ts";
import type { Document } from "./document.ts";
import { placeLocation } from "./module-document.ts";
import type { Workbench } from "./workbench.ts";

/** The type with `before` in front of it. */
export function typeLabel(bench: Workbench, document: Document, before: string, type: Type): InlayHintLabelPart[] {
  const label: InlayHintLabelPart[] = [];
  let plain = before;
  for (const piece of typePieces(type)) {
    const location = declarationOf(bench, document, piece);
    if (location === null) {
      plain += piece.text;
      continue;
    }
    if (plain !== "") label.push({ value: plain });
    label.push({ value: piece.text, location });
    plain = "";
  }
  return plain === "" ? label : [...label, { value: plain }];
}

function declarationOf(bench: Workbench, document: Document, { type }: TypePiece): Location | null {
  const declared = type === null ? null : declaredPlace(document, type);
  return declared === null ? null : placeLocation(bench, document, declared);
}

/** A type that a function defines has its place in its name, and none here. */
function declaredPlace({ project }: Document, { module, name }: NamedType) {
  return project.program.declarationsOf(module)?.types.get(name)?.place ?? null;
}
