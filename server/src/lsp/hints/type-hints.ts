// Hints of types that nobody has written: of variables, of a lambda's parameters, of what functions give. What is not known as a whole has none,
// and neither has what the value says itself.

import { InlayHintKind, type TextEdit } from "vscode-languageserver/node";
import { definitionOf, isType } from "../../language/analysis/names/definitions.ts";
import { referenceAt } from "../../language/analysis/names/symbols.ts";
import { typeOfSymbol } from "../../language/analysis/types/semantic-model.ts";
import { showType } from "../../language/analysis/types/show-type.ts";
import { mapParts, type Type } from "../../language/analysis/types/type.ts";
import type { Binding, Destructuring, Expression, Lambda, Name, SyntaxNode } from "../../language/syntax/nodes.ts";
import { typeLabel } from "../type-label.ts";
import type { HintPlace, PlacedHint } from "./hint.ts";

export function typeHints(node: SyntaxNode, place: HintPlace): readonly PlacedHint[] {
  switch (node.kind) {
    case "Binding":
      return node.annotation === null ? bindingHints(node, place) : [];
    case "Destructuring":
      return destructuredNames(node).flatMap((name) => nameHints(name, place, { canBeWritten: false }));
    case "NamePattern":
      return node.type === null ? nameHints(node.name, place, { canBeWritten: false }) : [];
    case "Lambda":
      return parameterHints(node, place);
    default:
      return [];
  }
}

function bindingHints(binding: Binding, place: HintPlace): readonly PlacedHint[] {
  const { target, value } = binding;
  if (target.kind !== "Name" || value === null || isType(value)) return [];
  const kind = definitionOf(binding, place.document.text)?.kind;
  if (kind === "function") return resultHints(target, value, place);
  if (value.kind === "Lambda" || (kind !== "constant" && kind !== "variable")) return [];
  return nameHints(target, place, { canBeWritten: true, value });
}

/** `helper = (a: Int) => a + 1` gives `-> Int`, `main = { … }` is `() -> Int`. Nothing is said of what gives nothing. */
function resultHints(name: Name, value: Expression, place: HintPlace): readonly PlacedHint[] {
  const type = definedType(name, place);
  if (type === null) return [];
  if (value.kind === "Lambda") {
    const last = value.groups.at(-1);
    let result = type;
    for (const _ of value.groups) {
      if (result.kind !== "function") return [];
      ({ result } = result);
    }
    const isClosed = last !== undefined && place.document.text[last.end - 1] === ")";
    return isClosed && last.result === null && isWorthTelling(result) ? [hintOf(place, last.end, " -> ", result, false)] : [];
  }
  return type.kind === "function" && isWorthTelling(type.result) ? [hintOf(place, name.end, ": ", type, true)] : [];
}

function isWorthTelling(result: Type): boolean {
  return isKnown(result) && !(result.kind === "primitive" && (result.name === "Void" || result.name === "Never"));
}

/** What is wanted of a lambda, or what its body does, says what it takes. */
function parameterHints({ groups }: Lambda, place: HintPlace): readonly PlacedHint[] {
  return groups.flatMap(({ parameters, start }) => {
    const canBeWritten = place.document.text[start] === "(";
    return parameters.flatMap(({ name, type }) => (type === null && name?.kind === "Name" ? nameHints(name, place, { canBeWritten }) : []));
  });
}

function destructuredNames({ targets }: Destructuring): readonly Name[] {
  const names: Name[] = [];
  const stack = targets.toReversed();
  for (let target = stack.pop(); target !== undefined; target = stack.pop()) {
    if (target.kind === "Name") names.push(target);
    else if (target.kind === "Tuple") stack.push(...target.elements.toReversed());
    else if (target.kind === "Parameter" && target.type === null && target.name?.kind === "Name") names.push(target.name);
  }
  return names;
}

interface NameOptions {
  /** Whether the type can be written where the hint stands. */
  readonly canBeWritten: boolean;
  readonly value?: Expression;
}

function nameHints(name: Name, place: HintPlace, { canBeWritten, value }: NameOptions): readonly PlacedHint[] {
  const type = definedType(name, place);
  if (type === null || !isKnown(type) || (value !== undefined && says(value, type, place))) return [];
  return [hintOf(place, name.end, ": ", type, canBeWritten)];
}

/** The type of the symbol that is defined at this name; null where it is not defined here, or has type parameters that nobody named. */
function definedType(name: Name, { document: { model }, statement }: HintPlace): Type | null {
  const reference = referenceAt(model.names, name.start);
  if (reference === null || reference.role !== "definition" || reference.target.kind !== "symbol") return null;
  const known = model.symbolType(statement, reference.target.symbol);
  if (known === null || (known.kind === "function" && known.schemes.some(({ parameters }) => parameters.length > 0))) return null;
  const type = typeOfSymbol(known);
  return type === null ? null : model.typesIn(statement).checking.inference.settle(type);
}

/** Whether every part of it is known. */
function isKnown(type: Type): boolean {
  if (type.kind === "unknown" || type.kind === "variable") return false;
  if (type.kind === "constant" && type.text === "_") return false;
  let isWhole = true;
  mapParts(type, (part) => {
    isWhole &&= isKnown(part);
    return part;
  });
  return isWhole;
}

/** Whether who reads the value knows its type: a literal, a constructor whose type has no arguments, a cast. */
function says(value: Expression, type: Type, place: HintPlace): boolean {
  switch (value.kind) {
    case "Literal":
    case "FString":
    case "RecordLiteral":
    case "Cast":
      return true;
    case "Paren":
      return says(value.expression, type, place);
    case "Prefix":
      return value.operand.kind === "Literal";
    case "List":
    case "SetLiteral":
    case "Tuple":
      return value.elements.length > 0 && value.elements.every((element) => element.kind === "Literal" || element.kind === "FString");
    case "Postfix": {
      const last = value.suffixes.at(-1);
      if (last?.kind !== "Call") return false;
      const called = place.document.model.typesIn(place.statement).record.calls.get(last);
      return called?.kind === "type" && (type.kind !== "named" || type.arguments.length === 0);
    }
    default:
      return false;
  }
}

function hintOf(place: HintPlace, offset: number, before: string, type: Type, canBeWritten: boolean): PlacedHint {
  const { bench, document } = place;
  const position = document.positions.position(offset);
  const textEdits: TextEdit[] = [{ range: { start: position, end: position }, newText: `${before}${showType(type)}` }];
  const label = typeLabel(bench, document, before, type);
  return { offset, hint: { label, kind: InlayHintKind.Type, ...(canBeWritten && hasOnlyOwnNames(type, place) ? { textEdits } : {}) } };
}

/** Whether each name in the type means the same in this file: one of another file may have to be imported first. */
function hasOnlyOwnNames(type: Type, place: HintPlace): boolean {
  if (type.kind === "named" && (type.module !== place.document.file.path || type.name.includes("@"))) return false;
  let isOwn = true;
  mapParts(type, (part) => {
    isOwn &&= hasOnlyOwnNames(part, place);
    return part;
  });
  return isOwn;
}
