// The type of what a name stands for at one place: of a member as its receiver's type makes it, of a type's name the type itself.

import { type Reference, symbolOf } from "../language/analysis/names/symbols.ts";
import { type SemanticModel, typeOfSymbol } from "../language/analysis/types/semantic-model.ts";
import type { Type } from "../language/analysis/types/type.ts";

/** Null for imports, for overloads, and where it is not known. */
export function typeOfName(model: SemanticModel, { span, target }: Reference): Type | null {
  const statement = model.statementAt(span.start);
  if (statement === null) return null;
  const member = model.memberAt(statement, span.start);
  if (member?.kind === "value" || member?.kind === "type") return member.type;
  if (target.kind !== "symbol" || symbolOf(model.names, target.symbol).imported !== null) return null;
  const known = model.symbolType(statement, target.symbol);
  return known === null ? null : typeOfSymbol(known);
}
