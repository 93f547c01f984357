// Changes that keep what a program does: an expression gets a name, or a name gives way to its expression.

import { isType } from "../language/analysis/names/definitions.ts";
import { referenceAt, referencesTo, symbolOf } from "../language/analysis/names/symbols.ts";
import type { Binding, Expression, Statement, SyntaxNode } from "../language/syntax/nodes.ts";
import { nodesAround } from "../language/syntax/walk.ts";
import type { Span, TextEdit } from "../language/text/span.ts";
import type { Document } from "./document.ts";

export interface Refactoring {
  readonly name: string;
  readonly edits: readonly TextEdit[];
}

const EXPRESSIONS: ReadonlySet<SyntaxNode["kind"]> = new Set<Expression["kind"]>([
  "Binary",
  "Postfix",
  "Prefix",
  "Paren",
  "Literal",
  "List",
  "Tuple",
  "FString",
  "Cast",
  "Dict",
]);

/** Gives the selected expression a name, in a line above its statement; null where no whole expression of a body is selected. */
export function extractVariable({ model, text }: Document, selection: Span): Refactoring | null {
  const selected = trimmed(text, selection);
  if (selected.start === selected.end) return null;
  const chain = nodesAround(model.tree.module, selected);
  const node = chain.at(-1);
  const statement = chain.findLast((each): each is Statement => each.kind === "Binding" || each.kind === "ExpressionStatement");
  if (node === undefined || node.start !== selected.start || node.end !== selected.end || !EXPRESSIONS.has(node.kind)) return null;
  // at the top level, or where the line has more on it, a line above would be somewhere else
  const block = chain.findLast(({ kind }) => kind === "Block");
  if (statement === undefined || block === undefined || block.start > statement.start) return null;
  const lineStart = text.lastIndexOf("\n", statement.start - 1) + 1;
  const indent = text.slice(lineStart, statement.start);
  // in a lambda or an arm it is not the statement that decides whether the expression is looked at
  const isInside = chain.some(({ kind, start }) => start > statement.start && (kind === "Lambda" || kind === "MatchArm" || kind === "If"));
  if (indent.trim() !== "" || isInside) return null;
  const name = freeName(model.names.symbols.map((symbol) => symbol.name));
  return {
    name,
    edits: [
      { span: { start: lineStart, end: lineStart }, newText: `${indent}${name} = ${text.slice(node.start, node.end)}\n` },
      { span: node, newText: name },
    ],
  };
}

/** Puts a local variable's value wherever it is read, and takes its definition away; null where that could change something. */
export function inlineVariable({ model, text }: Document, offset: number): Refactoring | null {
  const reference = referenceAt(model.names, offset);
  if (reference?.target.kind !== "symbol") return null;
  const symbol = symbolOf(model.names, reference.target.symbol);
  if (symbol.kind !== "variable" || symbol.container === null || symbol.isMutable || symbol.imported !== null) return null;
  const places = referencesTo(model.names, symbol.id);
  const reads = places.filter(({ role }) => role === "read" || role === "call");
  const binding = nodesAround(model.tree.module, symbol.span).findLast((node): node is Binding => node.kind === "Binding");
  const value = binding?.value ?? null;
  if (binding === undefined || value === null || isType(value) || reads.length + 1 !== places.length || reads.length === 0) return null;
  if (binding.target.start !== symbol.span.start || !isPure(value)) return null;
  const written = text.slice(value.start, value.end);
  const isWhole =
    value.kind === "Name" || value.kind === "Literal" || value.kind === "Paren" || value.kind === "List" || value.kind === "FString";
  // what the value names may have changed where it is read
  const names = model.names.references.filter(({ span }) => span.start >= value.start && span.end <= value.end);
  const canChange = names.some(({ target }) => target.kind !== "symbol" || symbolOf(model.names, target.symbol).isMutable);
  if (canChange) return null;
  const lineStart = text.lastIndexOf("\n", binding.start - 1) + 1;
  const lineEnd = text.indexOf("\n", binding.end);
  const isAlone =
    text.slice(lineStart, binding.start).trim() === "" && text.slice(binding.end, lineEnd === -1 ? text.length : lineEnd).trim() === "";
  if (!isAlone) return null;
  return {
    name: symbol.name,
    edits: [
      { span: { start: lineStart, end: lineEnd === -1 ? text.length : lineEnd + 1 }, newText: "" },
      ...reads.map(({ span }) => ({ span, newText: isWhole ? written : `(${written})` })),
    ],
  };
}

/** Whether an expression gives the same whenever it is looked at, as far as its form tells. */
function isPure(value: Expression): boolean {
  switch (value.kind) {
    case "Name":
    case "Literal":
      return true;
    case "Paren":
      return isPure(value.expression);
    case "Prefix":
      return isPure(value.operand);
    case "Binary":
      return isPure(value.first) && value.rest.every(({ operand }) => isPure(operand));
    case "Tuple":
    case "List":
      return value.elements.every(isPure);
    default:
      return false;
  }
}

function trimmed(text: string, { start, end }: Span): Span {
  let [from, to] = [start, end];
  while (from < to && /\s/.test(text[from] ?? "")) from += 1;
  while (to > from && /\s/.test(text[to - 1] ?? "")) to -= 1;
  return { start: from, end: to };
}

function freeName(taken: readonly string[]): string {
  const names = new Set(taken);
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? "value" : `value_${number}`;
    if (!names.has(name)) return name;
  }
}
