// Which symbols a module defines at its top level, and which in a block, a body or a parameter list there.

import type { SemanticSymbol } from "../analysis/names/symbols.ts";
import type { Statement } from "../syntax/nodes.ts";
import type { SyntaxTree } from "../syntax/parse.ts";
import { lastStatementFrom } from "../syntax/walk.ts";
import type { Span } from "../text/span.ts";

/** Whether the symbol is a type, function, constant, method or import of the module itself. */
export function isModuleLevel({ module }: SyntaxTree, { span }: SemanticSymbol): boolean {
  const statement = lastStatementFrom(module.body, span.start);
  return statement !== null && definesAt(statement, span);
}

function definesAt(statement: Statement, span: Span): boolean {
  const isIn = (node: Span): boolean => node.start <= span.start && span.end <= node.end;
  switch (statement.kind) {
    case "Use":
      return true;
    case "Binding":
      return isIn(statement.target);
    case "Destructuring":
      return statement.targets.some(isIn);
    case "ForeignDeclaration":
      return statement.declared !== null && definesAt(statement.declared, span);
    case "ExpressionStatement":
      return statement.expression.kind === "Assignment" && statement.expression.targets.some(isIn);
    case "Error":
      return false;
  }
}
