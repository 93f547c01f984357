// What stands in one statement, found in one walk when it is first needed: definitions by the place of their names, and what is written to.

import { referenceAt, type SymbolId } from "../language/analysis/names/symbols.ts";
import type { SemanticModel } from "../language/analysis/types/semantic-model.ts";
import type { Binding, Expression, Statement, SyntaxNode } from "../language/syntax/nodes.ts";
import { children } from "../language/syntax/walk.ts";

export interface StatementFacts {
  readonly bindings: ReadonlyMap<number, Binding>;
  /** Symbols of which a field or an element is assigned to. */
  readonly changed: ReadonlySet<SymbolId>;
}

/** Gives the facts of statements of one model, each found once. */
export function statementFacts(model: SemanticModel): (statement: Statement) => StatementFacts {
  const known = new Map<Statement, StatementFacts>();
  return (statement) => {
    const facts = known.get(statement) ?? findFacts(model, statement);
    known.set(statement, facts);
    return facts;
  };
}

function findFacts({ names }: SemanticModel, statement: Statement): StatementFacts {
  const bindings = new Map<number, Binding>();
  const changed = new Set<SymbolId>();
  const change = (target: Expression): void => {
    if (target.kind !== "Postfix" || target.base.kind !== "Name") return;
    const symbol = referenceAt(names, target.base.start)?.target;
    if (symbol?.kind === "symbol") changed.add(symbol.symbol);
  };
  const stack: SyntaxNode[] = [statement];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.kind === "Binding") {
      if (node.target.kind === "Name") bindings.set(node.target.start, node);
      else if (node.annotation === null) change(node.target);
    } else if (node.kind === "Assignment") for (const target of node.targets) change(target);
    for (const child of children(node)) stack.push(child);
  }
  return { bindings, changed };
}
