// What can stand behind a dot: members of a value or of a type, or what a module exports.

import type { CompletionItem } from "vscode-languageserver/node";
import type { StatementTypes } from "../../language/analysis/types/check-types.ts";
import { findMember, memberNames } from "../../language/analysis/types/find-member.ts";
import type { Meaning } from "../../language/analysis/types/meaning.ts";
import { declarationOf } from "../../language/analysis/types/program.ts";
import { showType } from "../../language/analysis/types/show-type.ts";
import { type NamedType, type Type, withoutReferences } from "../../language/analysis/types/type.ts";
import { stdDocument } from "../../language/std/document.ts";
import { stdModule, stdModuleNames } from "../../language/std/std-imports.ts";
import type { Document } from "../document.ts";
import type { Workbench } from "../workbench.ts";
import { completionItem } from "./completion-item.ts";

export function memberItems(bench: Workbench, document: Document, dot: number): readonly CompletionItem[] {
  const { model } = document;
  const statement = model.statementAt(dot);
  const receiver = statement === null ? null : model.receiverAt(statement, dot);
  if (statement === null || receiver === null) return [];
  return itemsOf(bench, document, model.typesIn(statement), receiver);
}

function itemsOf(bench: Workbench, document: Document, types: StatementTypes, receiver: Meaning): readonly CompletionItem[] {
  switch (receiver.kind) {
    case "module":
      return moduleItems(bench, document, receiver.name);
    case "type": {
      const type = withoutReferences(receiver.type);
      if (type.kind !== "named") return [];
      const body = declarationOf(types.checking.program, type)?.body;
      if (body?.kind !== "enum") return namedItems(types, type, "method");
      return body.variants.map(({ name, types: parts }) =>
        completionItem(name, "constant", "module", {
          detail: parts.length === 0 ? showType(type) : `(${parts.map((part) => showType(part)).join(", ")})`,
        }),
      );
    }
    case "value":
      return valueItems(types, receiver.type);
    case "function":
      return [];
  }
}

function valueItems(types: StatementTypes, value: Type): readonly CompletionItem[] {
  const type = types.checking.resolve(withoutReferences(types.checking.resolve(value)));
  if (type.kind === "named") return namedItems(types, type, "any");
  // what a type parameter's argument has is what its interfaces ask for
  if (type.kind === "parameter") return type.bounds.flatMap((bound) => (bound.kind === "named" ? namedItems(types, bound, "any") : []));
  if (type.kind !== "tuple") return [];
  return type.elements.map((element, index) => completionItem(String(index), "field", "module", { detail: showType(element) }));
}

function namedItems({ checking }: StatementTypes, type: NamedType, wanted: "any" | "method"): readonly CompletionItem[] {
  return memberNames(checking, type).flatMap((name) => {
    const member = findMember(checking, type, name);
    if (member === null || (wanted === "method" && member.kind !== "method")) return [];
    const shown = member.kind === "field" ? member.type : member.method.scheme.type;
    return [completionItem(name, member.kind, "module", { detail: showType(checking.inference.settle(shown)) })];
  });
}

/** What a module exports: `key` is a file's path from the root, or `std.…`. */
export function moduleItems(bench: Workbench, { project, file }: Document, key: string): readonly CompletionItem[] {
  if (key === "std") return stdModuleNames().map((name) => completionItem(name, "module", "module"));
  if (key.startsWith("std.")) {
    const page = stdDocument(key.slice("std.".length), bench.language);
    return (page?.symbols ?? [])
      .filter(({ name }) => !name.includes("."))
      .map(({ name, kind, signature, doc }) => completionItem(name, kind, "module", { detail: signature, documentation: doc }));
  }
  const home = project.names.fileOf(key, file);
  if (home === null) return [];
  const { exports, reexports } = project.snapshot.shapeOf(home);
  return [
    ...[...exports.values()].map(({ name, kind }) => completionItem(name, kind, "module", { data: { module: key, name } })),
    ...[...reexports.values()].map(({ name, item }) => completionItem(name, item === null ? "module" : "function", "module")),
  ];
}

/** The key of the module that a path leads to from a file; null where there is none. */
export function moduleKeyOf({ project, file }: Document, path: readonly string[]): string | null {
  if (path[0] === "std") return stdModule(path)?.module ?? null;
  const target = project.snapshot.resolve(file, path);
  return target.kind === "file" ? target.file.path : null;
}
