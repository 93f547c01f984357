// Draws a tree as one line of text for the tests: operators in place, everything else as `kind(children)`, names and literals as they are spelled.

import type { SyntaxNode } from "../../../server/src/language/syntax/nodes.ts";
import { parse } from "../../../server/src/language/syntax/parse.ts";
import { children } from "../../../server/src/language/syntax/walk.ts";

/** The statements of `source`, each as one line. */
export function sketch(source: string): readonly string[] {
  return parse(source).module.body.map((statement) => draw(statement, source));
}

function draw(node: SyntaxNode, source: string): string {
  const text = (start: number, end: number): string => source.slice(start, end);
  const inner = (nodes: readonly SyntaxNode[]): string => nodes.map((child) => draw(child, source)).join(", ");
  switch (node.kind) {
    case "Name":
    case "Literal":
    case "Wildcard":
    case "Modifier":
    case "FStringText":
    case "FormatSpec":
    case "IntType":
      return text(node.start, node.end);
    case "ExpressionStatement":
      return draw(node.expression, source);
    case "Binary":
      return `(${[draw(node.first, source), ...node.rest.map((step) => `${step.operator} ${draw(step.operand, source)}`)].join(" ")})`;
    case "Prefix":
      return `(${node.operators.map(({ operator }) => operator).join(" ")} ${draw(node.operand, source)})`;
    case "NamePattern":
      return `${node.modifiers.map(() => "mut ").join("")}${draw(node.name, source)}`;
    case "LiteralPattern":
      return text(node.start, node.end);
    case "NamedType":
      return node.arguments === null ? text(node.start, node.end) : `${draw(node.name, source)}<${inner(node.arguments)}>`;
    default:
      return `${node.kind}(${inner(children(node))})`;
  }
}
