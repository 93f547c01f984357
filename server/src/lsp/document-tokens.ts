// The names of a document as semantic tokens: what each one means, by its binding. Keywords, literals and comments are left to the grammar of
// the editor. A token is one name, so that none has several lines and no two overlap.

import {
  firstReferenceFrom,
  type Reference,
  type SemanticSymbol,
  type SymbolId,
  type SymbolKind,
} from "../language/analysis/names/symbols.ts";
import { BUILTIN_CONSTRUCTORS, isBuiltinType } from "../language/std/builtins.ts";
import type { Span } from "../language/text/span.ts";
import type { Document } from "./document.ts";
import { exportKinds } from "./target-kind.ts";
import { modifierBits, type TokenModifier, type TokenType, typeNumber } from "./token-legend.ts";

/** How many numbers LSP has for a token. */
export const TOKEN_SIZE = 5;

interface Token {
  readonly type: TokenType;
  readonly modifiers: readonly TokenModifier[];
}

/** The tokens of the names that `span` touches, as LSP numbers them; of all names without one. */
export function documentTokens(document: Document, span: Span | null): number[] {
  const { positions, model } = document;
  const { references } = model.names;
  const tokenOf = classifier(document);
  const data: number[] = [];
  let [line, character] = [0, 0];
  // a name that the span begins in touches it, too
  const first = span === null ? 0 : Math.max(0, firstReferenceFrom(references, span.start) - 1);
  for (let index = first; index < references.length; index += 1) {
    const reference = references[index];
    if (reference === undefined || (span !== null && reference.span.start >= span.end)) break;
    if (span !== null && reference.span.end <= span.start) continue;
    const token = reference.span.start < reference.span.end ? tokenOf(reference) : null;
    if (token === null) continue;
    const start = positions.position(reference.span.start);
    const fromLast = start.line === line ? start.character - character : start.character;
    data.push(start.line - line, fromLast, positions.length(reference.span), typeNumber(token.type), modifierBits(token.modifiers));
    ({ line, character } = start);
  }
  return data;
}

/** Null for what is unknown where it stands: there is nothing to say of it. */
function classifier(document: Document): (reference: Reference) => Token | null {
  const { model } = document;
  const { tokens } = model.tree;
  const { symbols } = model.names;
  const kindOfExport = exportKinds(document);
  const generic = genericSymbols(symbols);

  const isMember = (at: number): boolean => tokens.kindName(tokens.indexAt(at) - 1) === ".";

  /** `x` in `f(x = 1)`: it names what is given, and changes nothing. */
  function isArgumentName(at: number): boolean {
    const index = tokens.indexAt(at);
    const [before, after] = [tokens.kindName(index - 1), tokens.kindName(index + 1)];
    return (before === "(" || before === "," || before === "{") && (after === "=" || after === ":");
  }

  function ofKind(kind: SymbolKind, { role, span }: Reference): Token {
    const changes = role === "write" && (isValue(kind) || isMember(span.start) || !isArgumentName(span.start));
    return { type: TYPE_OF_KIND[kind], modifiers: changes ? ["modification"] : [] };
  }

  function ofSymbol(symbol: SemanticSymbol, reference: Reference): Token {
    const token = ofKind(symbol.kind, reference);
    const modifiers = [...token.modifiers];
    const isDeclared = reference.role === "definition";
    if (isDeclared) modifiers.push("declaration");
    if (isValue(symbol.kind) && !symbol.isMutable) modifiers.push("readonly");
    if (isDeclared && symbol.isPublic) modifiers.push("public");
    if (isDeclared && generic.has(symbol.id)) modifiers.push("generic");
    if (symbol.imported?.module?.split(".")[0] === "std") modifiers.push("defaultLibrary");
    return { ...token, modifiers };
  }

  return (reference) => {
    const { target, role, span } = reference;
    switch (target.kind) {
      case "symbol": {
        const symbol = symbols[target.symbol];
        return symbol === undefined ? null : ofSymbol(symbol, reference);
      }
      case "export": {
        const kind = kindOfExport(target);
        if (kind === null) return null;
        const { type, modifiers } = ofKind(kind, reference);
        const isStd = target.module === "std" || target.module.startsWith("std.");
        return {
          type,
          modifiers: [...modifiers, ...(kind === "constant" ? READONLY : []), ...(isStd ? LIBRARY : [])],
        };
      }
      case "builtin":
        return { type: builtinType(target.name), modifiers: LIBRARY };
      case "unresolved": {
        if (target.reason === "unknown") return null;
        if (isMember(span.start)) {
          return { type: role === "call" ? "method" : "property", modifiers: role === "write" ? ["modification"] : [] };
        }
        return { type: role === "write" ? "parameter" : "enumMember", modifiers: [] };
      }
    }
  };
}

const READONLY: readonly TokenModifier[] = ["readonly"];
const LIBRARY: readonly TokenModifier[] = ["defaultLibrary"];

const TYPE_OF_KIND: Readonly<Record<SymbolKind, TokenType>> = {
  function: "function",
  method: "method",
  type: "type",
  interface: "interface",
  field: "property",
  constant: "variable",
  variable: "variable",
  parameter: "parameter",
  type_parameter: "typeParameter",
  module: "namespace",
};

function isValue(kind: SymbolKind): boolean {
  return kind === "constant" || kind === "variable";
}

function builtinType(name: string): TokenType {
  if (BUILTIN_CONSTRUCTORS.has(name)) return "enumMember";
  return isBuiltinType(name) ? "type" : "variable";
}

/** Functions and types that have type parameters. */
function genericSymbols(symbols: readonly SemanticSymbol[]): ReadonlySet<SymbolId> {
  const found = new Set<SymbolId>();
  for (const { kind, container } of symbols) if (kind === "type_parameter" && container !== null) found.add(container);
  return found;
}
