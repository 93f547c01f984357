// The symbol that a rename asks for by its name: exactly one, or the reason why there is none, with the way to say which one is meant.

import { createSimilarNames } from "../analysis/names/similar-names.ts";
import { type SemanticSymbol, symbolOf } from "../analysis/names/symbols.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { diagnostic, relatedPlace } from "../diagnostics/findings.ts";
import { BUILTIN_CONSTRUCTORS, isBuiltinType, isBuiltinValue } from "../std/builtins.ts";
import { findPreludeName } from "../std/std-imports.ts";
import { createPositions } from "../text/positions.ts";
import type { Span } from "../text/span.ts";
import { isModuleLevel } from "./module-level.ts";
import type { RenameRequest, RenameScope } from "./rename-request.ts";
import type { RenamingModel } from "./renaming-model.ts";
import { isMember, type SymbolGroup, symbolGroups } from "./symbol-groups.ts";
import type { TreeFacts } from "./tree-facts.ts";

export type FoundSymbol =
  | { readonly kind: "found"; readonly group: SymbolGroup }
  | { readonly kind: "refused"; readonly diagnostic: Diagnostic };

/** The symbols that are meant, as one group, or why nothing is. */
export function findSymbol(model: RenamingModel, facts: TreeFacts, request: RenameRequest): FoundSymbol {
  const { name, scope } = request;
  const functions = functionsOf(model, scope);
  if (functions?.length === 0 && scope.kind === "function") {
    const shown = scope.owner === null ? scope.name : `${scope.owner}.${scope.name}`;
    return refused(diagnostic("rename.unknown-function", firstWord(model), { name: shown }));
  }
  const named = symbolGroups(model, facts, name);
  const groups = onLine(model, inScope(model, owned(model, named, request), scope, functions ?? []), request);
  const [group, ...others] = groups;
  if (group === undefined) return refused(notFound(model, named, request, functions?.[0]?.span ?? firstWord(model)));
  if (others.length > 0) return refused(ambiguous(model, groups, name));
  // the parser knows this one by its letters
  if (name === "Type") return refused(diagnostic("rename.std-name", symbolOf(model.names, Math.min(...group)).span, { name }));
  const imported = [...group].map((id) => symbolOf(model.names, id)).find((symbol) => isFromStd(model, symbol));
  if (imported !== undefined) return refused(diagnostic("rename.std-name", imported.span, { name }));
  return { kind: "found", group };
}

function refused(found: Diagnostic): FoundSymbol {
  return { kind: "refused", diagnostic: found };
}

/** What is visible under a name of the library: it has no other here. */
function isFromStd({ names }: RenamingModel, { imported, id, span }: SemanticSymbol): boolean {
  if (imported === null || (imported.path[0] !== "std" && imported.module?.split(".")[0] !== "std")) return false;
  return names.references.some(({ role, target, span: at }) => {
    return role === "import" && at.start === span.start && target.kind === "symbol" && target.symbol === id;
  });
}

/** The functions that a scope names, null where it names none. */
function functionsOf({ names }: RenamingModel, scope: RenameScope): readonly SemanticSymbol[] | null {
  if (scope.kind !== "function") return null;
  const all = names.symbols.filter((symbol) => symbol.name === scope.name && isFunction(symbol));
  return all.filter(({ containerName, kind }) => (scope.owner === null ? true : kind === "method" && containerName === scope.owner));
}

/** Also a constant or variable can have a function for its value. */
function isFunction({ kind, imported }: SemanticSymbol): boolean {
  return imported === null && (kind === "function" || kind === "method" || kind === "constant" || kind === "variable");
}

function owned(model: RenamingModel, groups: readonly SymbolGroup[], { owner }: RenameRequest): readonly SymbolGroup[] {
  return owner === null ? groups : groups.filter((group) => symbolsIn(model, group).some((symbol) => isOwnedBy(model, symbol, owner)));
}

/** Whether the symbol is a member of the type `owner`, or a parameter of the function. */
function isOwnedBy({ names }: RenamingModel, { containerName, id, kind, isPublic }: SemanticSymbol, owner: string): boolean {
  if (kind !== "function") return containerName === owner;
  if (!isPublic) return false;
  // a public function is a method of its first parameter's type
  const first = names.symbols.find(({ container, kind: each }) => container === id && each === "parameter");
  return (
    first !== undefined && names.references.some(({ span, role, name }) => role === "type" && name === owner && isIn(span, first.extent))
  );
}

function inScope(
  model: RenamingModel,
  groups: readonly SymbolGroup[],
  scope: RenameScope,
  functions: readonly SemanticSymbol[],
): readonly SymbolGroup[] {
  switch (scope.kind) {
    case "anywhere":
      return groups;
    case "function":
      return groups.filter((group) =>
        symbolsIn(model, group).some((symbol) => !isMember(symbol) && functions.some((each) => encloses(each, symbol))),
      );
    case "module": {
      const own = groups.filter((group) =>
        symbolsIn(model, group).some((symbol) => !isMember(symbol) && isModuleLevel(model.tree, symbol)),
      );
      return own.length > 0 ? own : groups.filter((group) => symbolsIn(model, group).some(isMember));
    }
  }
}

function onLine(model: RenamingModel, groups: readonly SymbolGroup[], { name, line }: RenameRequest): readonly SymbolGroup[] {
  if (line === null) return groups;
  const { lineColumn } = createPositions(model.tree.source);
  const here = model.names.references.filter((reference) => reference.name === name && lineColumn(reference.span.start).line === line);
  const meant = new Set(here.map(model.meaningOf));
  return groups.filter((group) => [...group].some((id) => meant.has(id)));
}

function symbolsIn({ names }: RenamingModel, group: SymbolGroup): readonly SemanticSymbol[] {
  return [...group].map((id) => symbolOf(names, id));
}

function encloses(outer: SemanticSymbol, inner: SemanticSymbol): boolean {
  return outer.id !== inner.id && isIn(inner.span, outer.extent) && inner.span.start !== outer.span.start;
}

function isIn(inner: Span, outer: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

function notFound(model: RenamingModel, named: readonly SymbolGroup[], { name, scope, owner, line }: RenameRequest, at: Span): Diagnostic {
  const uses = model.names.references.find((reference) => reference.name === name && isForeign(reference.target));
  if (named.length === 0 && (isLanguageName(name) || uses !== undefined)) return diagnostic("rename.std-name", uses?.span ?? at, { name });
  const asked = `${owner === null ? "" : `${owner}.`}${name}${line === null ? "" : `@${line}`}`;
  const others = named.flatMap((group) => [...group].slice(0, 1)).map((id) => symbolOf(model.names, id));
  // it exists, elsewhere than where it was looked for
  if (others.length > 0) return diagnostic("rename.unknown", at, { name: asked }, { related: candidates(model, others) });
  const known = scope.kind === "anywhere" ? createSimilarNames(model.names.symbols.map((symbol) => symbol.name)).nearest(name) : null;
  return known === null ? diagnostic("rename.unknown", at, { name: asked }) : diagnostic("rename.misspelled", at, { name: asked, known });
}

function isForeign(target: RenamingModel["names"]["references"][number]["target"]): boolean {
  return target.kind === "builtin" || (target.kind === "export" && target.module.split(".")[0] === "std");
}

function isLanguageName(name: string): boolean {
  return isBuiltinType(name) || isBuiltinValue(name) || BUILTIN_CONSTRUCTORS.has(name) || findPreludeName(name) !== null;
}

function ambiguous(model: RenamingModel, groups: readonly SymbolGroup[], name: string): Diagnostic {
  const symbols = groups.flatMap((group) => [...group].slice(0, 1)).map((id) => symbolOf(model.names, id));
  const at = symbols[0]?.span ?? firstWord(model);
  return diagnostic("rename.ambiguous", at, { name, count: symbols.length }, { related: candidates(model, symbols) });
}

const MOST_CANDIDATES = 20;

/** Where each is, and what to ask for to mean it: what none of the others has in common with it. */
function candidates(model: RenamingModel, symbols: readonly SemanticSymbol[]) {
  const shown = symbols.slice(0, MOST_CANDIDATES);
  const scopes = shown.map((symbol) => scopeOf(model, symbol));
  return shown.map((symbol, index) => {
    const { name, span, containerName } = symbol;
    const scope = scopes[index] ?? "";
    if (isMember(symbol) && shown.every((other) => other === symbol || other.containerName !== containerName)) {
      return relatedPlace("note.candidate-by-name", span, { name, path: `${containerName ?? ""}.${name}` });
    }
    const isAlone = symbols.length <= MOST_CANDIDATES && scopes.every((other, at) => at === index || other !== scope);
    if (scope !== "" && isAlone && !isMember(symbol)) return relatedPlace("note.candidate-in-scope", span, { name, scope });
    const { line } = createPositions(model.tree.source).lineColumn(span.start);
    return relatedPlace("note.candidate-by-name", span, { name, path: `${name}@${line}` });
  });
}

/** The outermost scope that tells of the symbol; empty for what is in none that can be named. */
function scopeOf(model: RenamingModel, symbol: SemanticSymbol): string {
  if (isModuleLevel(model.tree, symbol)) return "module";
  const outer = model.names.symbols
    .filter((each) => isFunction(each) && encloses(each, symbol))
    .sort((a, b) => a.extent.start - b.extent.start)
    .find((each) => each.extent.end - each.extent.start > each.name.length);
  if (outer === undefined) return "";
  return `function:${outer.kind === "method" && outer.containerName !== null ? `${outer.containerName}.` : ""}${outer.name}`;
}

/** Something to point at where nothing is at fault but what was asked: the first word of the text. */
function firstWord({ tree }: RenamingModel): Span {
  const { tokens } = tree;
  return { start: tokens.start(0), end: tokens.end(0) };
}
