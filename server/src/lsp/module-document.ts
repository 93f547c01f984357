// The document of a module that another document names: by the key that names and types have for modules.

import type { Location } from "vscode-languageserver/node";
import type { Place } from "../language/analysis/types/type.ts";
import type { Document } from "./document.ts";
import type { Workbench } from "./workbench.ts";

/** Null for what is no file of the project: the library, and what is gone. */
export function moduleDocument(bench: Workbench, document: Document, module: string): Document | null {
  const { project, file } = document;
  if (module === file.path) return document;
  const other = project.names.fileOf(module, file);
  return other === null ? null : bench.documentOf(project, other);
}

/** A place in the project's files; null for one in the library. */
export function placeLocation(bench: Workbench, document: Document, { module, span }: Place): Location | null {
  const there = moduleDocument(bench, document, module);
  return there === null ? null : { uri: there.uri, range: there.positions.range(span) };
}
