// Hints at the arguments of calls: `size =` before what is given to the parameter `size`. Where the text says it already there is none.

import { InlayHintKind, type InlayHintLabelPart } from "vscode-languageserver/node";
import { referenceAt } from "../../language/analysis/names/symbols.ts";
import type { FunctionParameter } from "../../language/analysis/types/type.ts";
import { isBuiltinType } from "../../language/std/builtins.ts";
import type { Argument, Call, Expression, SyntaxNode } from "../../language/syntax/nodes.ts";
import { calledModule, calledParameters } from "../called-parameters.ts";
import type { Document } from "../document.ts";
import { placeLocation } from "../module-document.ts";
import type { Workbench } from "../workbench.ts";
import type { HintPlace, PlacedHint } from "./hint.ts";

export function parameterHints(node: SyntaxNode, { bench, document, statement }: HintPlace): readonly PlacedHint[] {
  if (node.kind !== "Call" || node.arguments.length === 0) return [];
  const types = document.model.typesIn(statement);
  const parameters = calledParameters(types, node);
  if (parameters === null || namesItsArgument(document, node, parameters, calledModule(types.record.calls.get(node)))) return [];
  const isOfTypes = node.arguments.some((argument) => isTypeName(document, argument));
  if (isOfTypes) return [];
  const hints: PlacedHint[] = [];
  for (const [index, argument] of node.arguments.entries()) {
    const parameter = parameters[index];
    // behind a named one, the order of the others is no longer that of the parameters
    if (argument.kind === "NamedArgument" || parameter === undefined || parameter.isRest) break;
    const { name } = parameter;
    if (name === null || name.length < 2 || name === "self" || argument.start === argument.end) continue;
    if (lastName(document.text, argument) === name) continue;
    const label: InlayHintLabelPart[] = [{ value: `${name} =`, ...declared(bench, document, parameter) }];
    hints.push({ offset: argument.start, hint: { label, kind: InlayHintKind.Parameter, paddingRight: true } });
  }
  return hints;
}

/** An assertion; a call of one argument whose function says what it takes: one of the standard library, or `set_name(name)`. */
function namesItsArgument({ text }: Document, call: Call, parameters: readonly FunctionParameter[], module: string | null): boolean {
  if (module === "std.assert") return true;
  const [only, other] = parameters;
  if (only === undefined || other !== undefined) return false;
  if (module?.startsWith("std.")) return true;
  const called = /\w*$/.exec(text.slice(Math.max(0, call.start - 100), call.start))?.[0] ?? "";
  return only.name !== null && called.toLowerCase().endsWith(only.name.toLowerCase());
}

function isTypeName({ model: { names } }: Document, argument: Argument): boolean {
  if (argument.kind !== "Name") return false;
  const target = referenceAt(names, argument.start)?.target;
  if (target?.kind === "builtin") return isBuiltinType(target.name);
  const kind = target?.kind === "symbol" ? names.symbols[target.symbol]?.kind : undefined;
  return kind === "type" || kind === "interface" || kind === "type_parameter";
}

/** The name that an argument ends with: `size`, `box.size`, `&size`. */
function lastName(text: string, argument: Expression): string | null {
  let at = argument;
  while (at.kind === "Prefix" || at.kind === "Paren") at = at.kind === "Prefix" ? at.operand : at.expression;
  if (at.kind === "Name") return text.slice(at.start, at.end);
  const last = at.kind === "Postfix" ? at.suffixes.at(-1) : undefined;
  return last?.kind === "Field" ? text.slice(last.name.start, last.name.end) : null;
}

/** Where the parameter is declared, if that is in a file. */
function declared(bench: Workbench, document: Document, { place }: FunctionParameter): Pick<InlayHintLabelPart, "location"> {
  const location = place === null ? null : placeLocation(bench, document, place);
  return location === null ? {} : { location };
}
