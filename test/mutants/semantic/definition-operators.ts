// Definitions that no longer say what their uses need: without `mut`, without the import, with another type.

import type { SymbolId } from "../../../server/src/language/analysis/names/symbols.ts";
import { preludeNames } from "../../../server/src/language/std/std-imports.ts";
import type { Binding, Type, UseItem } from "../../../server/src/language/syntax/nodes.ts";
import type { Span } from "../../../server/src/language/text/span.ts";
import { knownCalls, parameterOf } from "./calls.ts";
import { type SourceFacts, symbolAt, textOf } from "./facts.ts";
import { type PlaceInProject, replacing, type SemanticMutation, withoutOne } from "./mutation.ts";
import { usesOf } from "./name-operators.ts";
import { isWrongFor, plainOf } from "./plain-types.ts";

/** Of a variable that is assigned to later: the assignments are told, as the definition is right without them. */
export function removeMut(facts: SourceFacts): readonly SemanticMutation[] {
  return [...withoutMut(facts), ...withoutMutReference(facts)];
}

/** `self: &mut Point` → `self: &Point`, where a field is written. */
function withoutMutReference(facts: SourceFacts): readonly SemanticMutation[] {
  const { types } = facts.project;
  const isMutableField = (name: string): boolean =>
    types.some(({ body }) => body.kind === "record" && body.fields.some((field) => field.name === name && field.isMutable));
  const writes = facts.visits.flatMap(({ node }) => {
    if (node.kind !== "Binding" || node.target.kind !== "Postfix" || node.target.base.kind !== "Name") return [];
    const [first] = node.target.suffixes;
    if (first?.kind !== "Field" || isMutableField(textOf(facts, first.name))) return [];
    const { start } = node.target.base;
    return [{ symbol: symbolAt(facts, start)?.id, start }];
  });
  return facts.visits.flatMap(({ node }) => {
    if (node.kind !== "Parameter" || node.type?.kind !== "PrefixType" || node.name === null) return [];
    const [operator, ...others] = node.type.operators;
    const symbol = symbolAt(facts, node.name.start);
    const written = writes.filter((write) => symbol !== null && write.symbol === symbol.id);
    if (operator?.operator !== "&mut" || others.length > 0 || written.length === 0) return [];
    const uses = written.map(({ start }) => ({ path: facts.path, offset: start }));
    const edit = replacing({ start: operator.start, end: node.type.type.start }, "&", "remove the `mut` of a reference");
    return [{ ...edit, uses }];
  });
}

function withoutMut(facts: SourceFacts): readonly SemanticMutation[] {
  return facts.visits.flatMap(({ node }) => {
    if (node.kind !== "Binding" || node.target.kind !== "Name") return [];
    const mut = node.modifiers.find(({ word }) => word === "mut");
    const symbol = symbolAt(facts, node.target.start);
    if (mut === undefined || symbol?.span.start !== node.target.start) return [];
    const writes = facts.names.references.filter(
      ({ role, target, span }) => role === "write" && target.kind === "symbol" && target.symbol === symbol.id && isWhole(facts, span),
    );
    if (writes.length === 0 || mayBeMoved(facts, symbol.id, node)) return [];
    const uses = writes.map(({ span }) => ({ path: facts.path, offset: span.start }));
    return [{ ...replacing({ start: mut.start, end: node.target.start }, "", "remove `mut`"), uses }];
  });
}

const COPIED: ReadonlySet<string | null> = new Set(["Int", "Float", "Bool", "Char"]);

/** Given away to a call, a variable may be defined anew (type-system.md §23: rebinding `x = f(x)`). */
function mayBeMoved(facts: SourceFacts, id: SymbolId, { target }: Binding): boolean {
  if (COPIED.has(plainOf(facts, target))) return false;
  return facts.names.references.some(
    (each) => each.target.kind === "symbol" && each.target.symbol === id && facts.nameAt.get(each.span.start)?.parent?.node.kind === "Call",
  );
}

/** `count = 1`, not `point.x = 1`. */
function isWhole(facts: SourceFacts, { start }: Span): boolean {
  const parent = facts.nameAt.get(start)?.parent?.node;
  return parent?.kind === "Binding" && parent.target.start === start && parent.target.kind === "Name";
}

/** An import, or one of its items, that the file names; the names that are unknown then are told. */
export function removeUse(facts: SourceFacts): readonly SemanticMutation[] {
  return facts.visits.flatMap(({ node }): readonly SemanticMutation[] => {
    if (node.kind !== "Use") return [];
    if (node.items === null) {
      const name = node.alias ?? node.path.at(-1);
      const uses = name === undefined ? [] : usesOf(facts, name.start);
      return uses.length === 0 ? [] : [{ ...replacing(node, "", "remove a use"), uses }];
    }
    const items = node.items;
    return items.flatMap((item, index) => {
      // the library's own names are known without the import, under these names
      if (item.alias === null && PRELUDE.has(textOf(facts, item.name))) return [];
      const uses = usesOf(facts, boundName(item).start);
      const edit =
        items.length > 1 ? withoutOne(facts.source, items, index, "remove an item of a use") : replacing(node, "", "remove a use");
      return uses.length === 0 || edit === null ? [] : [{ ...edit, uses }];
    });
  });
}

const PRELUDE: ReadonlySet<string> = new Set(preludeNames());

function boundName({ name, alias }: UseItem): Span {
  return alias ?? name;
}

const OTHER_TYPE: Readonly<Record<string, string>> = { Int: "String", String: "Int" };

/** Int for String or the other way round, where a value or an argument tells that it is wrong. */
export function wrongAnnotation(facts: SourceFacts): readonly SemanticMutation[] {
  return facts.visits.flatMap(({ node, parent }): readonly SemanticMutation[] => {
    if (node.kind === "Binding") return wrongVariable(facts, node);
    if (node.kind === "RecordField" && node.name.kind === "Name") {
      return wrongDeclared(facts, node.type, node.name, "the type of a field");
    }
    const isOfSignature = parent?.parent?.node.kind === "FunctionType" && parent.parent.parent?.node.kind === "Binding";
    return node.kind === "Parameter" && node.name?.kind === "Name" && isOfSignature
      ? wrongDeclared(facts, node.type, node.name, "the type of a parameter")
      : [];
  });
}

function wrongVariable(facts: SourceFacts, { annotation, value, target }: Binding): readonly SemanticMutation[] {
  const other = annotation === null ? undefined : OTHER_TYPE[textOf(facts, annotation)];
  if (annotation === null || other === undefined || value === null || target.kind !== "Name") return [];
  const isSure = value.kind === "Literal" || value.kind === "FString" || value.kind === "Prefix";
  if (!isSure || !isWrongFor(plainOf(facts, value), other)) return [];
  return [{ ...replacing(annotation, other, "the type of a variable"), uses: usesOf(facts, target.start) }];
}

/** A parameter or a field is wrong where a call gives it something of the first type; there it is told, or where it is used as such. */
function wrongDeclared(facts: SourceFacts, type: Type | null, name: Span, deed: string): readonly SemanticMutation[] {
  const other = type === null ? undefined : OTHER_TYPE[textOf(facts, type)];
  if (type === null || other === undefined) return [];
  const calls = facts.project.files.flatMap((file) => wrongArguments(file, facts.path, name, other));
  if (calls.length === 0) return [];
  const bare = textOf(facts, name);
  const named = facts.project.files.flatMap((file) =>
    file.names.references.filter((each) => each.name === bare).map(({ span }): PlaceInProject => ({ path: file.path, offset: span.start })),
  );
  return [{ ...replacing(type, other, deed), uses: [...calls, ...named] }];
}

/** The arguments of calls in `file` that are not of the type `other`, for the parameter that is declared at this place. */
function wrongArguments(file: SourceFacts, module: string, name: Span, other: string): readonly PlaceInProject[] {
  return knownCalls(file).flatMap((known) =>
    known.call.arguments.flatMap((argument, index) => {
      const named = argument.kind === "NamedArgument" ? argument : null;
      const parameter = parameterOf(known, index, named === null ? null : textOf(file, named.name));
      const place = parameter?.place;
      if (place?.module !== module || place.span.start > name.start || place.span.end < name.end) return [];
      const value = argument.kind === "NamedArgument" ? argument.value : argument;
      return isWrongFor(plainOf(file, value), other) ? [{ path: file.path, offset: value.start }] : [];
    }),
  );
}
