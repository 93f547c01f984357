// What constants come to, worked out through the constants that they are made of.

import { definitionOf, isType } from "../language/analysis/names/definitions.ts";
import { firstReferenceFrom, type Reference, referenceAt, type SymbolId } from "../language/analysis/names/symbols.ts";
import { type ConstantValue, evaluateConstant, showConstant } from "../language/analysis/types/constants.ts";
import type { SemanticModel } from "../language/analysis/types/semantic-model.ts";
import type { Binding, Expression, Statement } from "../language/syntax/nodes.ts";
import type { Span } from "../language/text/span.ts";
import { statementFacts } from "./statement-facts.ts";
import { writtenSymbols } from "./written-symbols.ts";

/** A constant's value in the language's notation, for bindings of one model; null for literals, and for what can't be told. */
export type ConstantReader = (binding: Binding, statement: Statement) => string | null;

/** How many constants may stand for each other in a row. */
const LONGEST_CHAIN = 64;
const LARGEST_INT = 2n ** 63n - 1n;

export function constantReader(model: SemanticModel): ConstantReader {
  const { source } = model.tree;
  const { references, symbols } = model.names;
  const factsOf = statementFacts(model);
  let written: ReadonlySet<SymbolId> | null = null;

  /** The expression that a constant stands for; null for what can change, or comes from elsewhere. */
  function definingValue(id: SymbolId, statement: Statement): Expression | null {
    const symbol = symbols[id];
    written ??= writtenSymbols(model.names);
    if (symbol === undefined || symbol.isMutable || symbol.imported !== null || written.has(id)) return null;
    if (symbol.kind !== "constant" && symbol.kind !== "variable") return null;
    const own = symbol.container === null ? model.statementAt(symbol.span.start) : statement;
    const binding = own === null ? undefined : factsOf(own).bindings.get(symbol.span.start);
    const value = binding?.value ?? null;
    return value === null || isType(value) ? null : value;
  }

  function evaluate(value: Expression, statement: Statement): ConstantValue | null {
    const known = new Map<SymbolId, ConstantValue | null>();
    function within(expression: Expression, depth: number): ConstantValue | null {
      const inside = referencesIn(references, expression);
      // `min`, `abs` and the like are the language's own only where nothing else has the name
      if (inside.some(({ role, target }) => role === "call" && target.kind === "symbol" && symbols[target.symbol]?.imported === null))
        return null;
      const named = new Map(inside.map(({ name, target }) => [name, target]));
      const found = evaluateConstant(expression, source, (name) => {
        const target = named.get(name);
        return target?.kind === "symbol" && depth < LONGEST_CHAIN ? ofSymbol(target.symbol, depth + 1) : null;
      });
      return found.kind === "value" ? found.value : null;
    }
    function ofSymbol(id: SymbolId, depth: number): ConstantValue | null {
      const before = known.get(id);
      if (before !== undefined) return before;
      // one that is found out by way of itself is none
      known.set(id, null);
      const expression = definingValue(id, statement);
      const result = expression === null ? null : within(expression, depth);
      known.set(id, result);
      return result;
    }
    return within(value, 0);
  }

  return (binding, statement) => {
    const value = constantValue(binding, source);
    const defined = value === null ? null : referenceAt(model.names, binding.target.start);
    if (value === null || defined?.role !== "definition" || defined.target.kind !== "symbol") return null;
    if (definingValue(defined.target.symbol, statement) !== value) return null;
    const result = evaluate(value, statement);
    if (result === null || (typeof result === "bigint" && (result > LARGEST_INT || result < -LARGEST_INT - 1n))) return null;
    return showConstant(result);
  };
}

/** The value of the constant whose name is defined at this offset; null for literals, and for what can't be told. */
export function constantValueOf(model: SemanticModel, nameStart: number): string | null {
  const statement = model.statementAt(nameStart);
  const binding = statement === null ? undefined : statementFacts(model)(statement).bindings.get(nameStart);
  return statement === null || binding === undefined ? null : constantReader(model)(binding, statement);
}

/** The value of a binding that defines a constant by more than a literal. */
function constantValue(binding: Binding, source: string): Expression | null {
  const { value } = binding;
  if (value === null || isType(value) || definitionOf(binding, source)?.kind !== "constant") return null;
  return MAY_BE_CONSTANT.has(value.kind) && !isLiteral(value) ? value : null;
}

const MAY_BE_CONSTANT: ReadonlySet<Expression["kind"]> = new Set(["Name", "Paren", "Binary", "Prefix", "Postfix"]);

function isLiteral(value: Expression): boolean {
  let at = value;
  while (at.kind === "Paren" || at.kind === "Prefix") at = at.kind === "Paren" ? at.expression : at.operand;
  return at.kind === "Literal";
}

/** By place, so that those in a span stand together. */
function referencesIn(references: readonly Reference[], { start, end }: Span): readonly Reference[] {
  return references.slice(firstReferenceFrom(references, start), firstReferenceFrom(references, end));
}
