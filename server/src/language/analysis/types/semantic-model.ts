// All that is known of one file, for fronts that ask about places in it: what names mean, and what types its expressions have. Types are
// found out a statement at a time, when somebody first asks for one in it.

import type { Expression, Statement } from "../../syntax/nodes.ts";
import type { SyntaxTree } from "../../syntax/parse.ts";
import { lastStatementFrom } from "../../syntax/walk.ts";
import type { Span } from "../../text/span.ts";
import type { NameModel, SymbolId } from "../names/symbols.ts";
import { createInspector, type StatementTypes } from "./check-types.ts";
import type { CheckInput, SymbolType } from "./checking.ts";
import type { KeptModule } from "./kept-statements.ts";
import type { Meaning } from "./meaning.ts";
import type { Place, Scheme, Type } from "./type.ts";

export interface SemanticModel extends CheckInput {
  readonly tree: SyntaxTree;
  readonly names: NameModel;
  /** The statement of the top level that an offset is in or at the end of; null between statements. */
  statementAt(offset: number): Statement | null;
  /** The type of an expression in that statement; null where it was never looked at. */
  typeOf(statement: Statement, expression: Expression): Type | null;
  /** What is known of a symbol that the statement defines or names. */
  symbolType(statement: Statement, symbol: SymbolId): SymbolType | null;
  /** What the statement's name at this offset, which stands after a dot, leads to. */
  memberAt(statement: Statement, nameStart: number): Meaning | null;
  /** What stands before the dot at this offset. */
  receiverAt(statement: Statement, dot: number): Meaning | null;
  /** Where the member or parameter is declared that a name means by the types alone; null where they tell nothing. */
  memberPlace(name: Span): Place | null;
  /** All of it. */
  typesIn(statement: Statement): StatementTypes;
}

/** `kept` is what the check of this same file kept. */
export function createSemanticModel(input: CheckInput, kept: KeptModule): SemanticModel {
  const known = new Map<Statement, StatementTypes>();
  const inspect = createInspector(input, { kept, told: { has: () => true } });
  function typesIn(statement: Statement): StatementTypes {
    const before = known.get(statement);
    if (before !== undefined) return before;
    const found = inspect(statement);
    known.set(statement, found);
    return found;
  }
  function statementAt(offset: number): Statement | null {
    const statement = lastStatementFrom(input.tree.module.body, offset);
    return statement !== null && offset <= statement.end ? statement : null;
  }
  return {
    ...input,
    typesIn,
    statementAt,
    memberPlace({ start }) {
      const statement = statementAt(start);
      return statement === null ? null : (typesIn(statement).record.memberPlaces.get(start) ?? null);
    },
    typeOf(statement, expression) {
      const { record, checking } = typesIn(statement);
      const type = record.expressions.get(expression);
      return type === undefined ? null : checking.inference.settle(type);
    },
    symbolType(statement, symbol) {
      const { checking } = typesIn(statement);
      const found = checking.typeOfSymbol(symbol);
      if (found === undefined) return null;
      return found.kind === "variable" ? { kind: "variable", type: checking.inference.settle(found.type) } : found;
    },
    memberAt: (statement, nameStart) => settled(typesIn(statement), "members", nameStart),
    receiverAt: (statement, dot) => settled(typesIn(statement), "receivers", dot),
  };
}

function settled({ record, checking }: StatementTypes, what: "members" | "receivers", offset: number): Meaning | null {
  const meaning = record[what].get(offset);
  if (meaning?.kind === "value" || meaning?.kind === "type") return { ...meaning, type: checking.inference.settle(meaning.type) };
  return meaning ?? null;
}

/** The type of a function that has one form, or of a variable; null for overloads. */
export function typeOfSymbol(known: SymbolType): Type | null {
  if (known.kind === "variable") return known.type;
  const [only, other]: readonly (Scheme | undefined)[] = known.schemes;
  return only === undefined || other !== undefined ? null : only.type;
}
