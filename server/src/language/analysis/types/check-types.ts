// The types of one module: a tree, its names and what it and others declare in; problems out. Every body is looked at, and every mistake is
// told where it is.

import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { diagnostic } from "../../diagnostics/findings.ts";
import type { Statement } from "../../syntax/nodes.ts";
import { spanOf } from "../../text/span.ts";
import { bindingOf, type Definition, definitionOf } from "../names/definitions.ts";
import type { SymbolId } from "../names/symbols.ts";
import { besidesSyntax } from "./besides-syntax.ts";
import { type CheckInput, Checking, type Place, type SymbolType } from "./checking.ts";
import { ownerKey } from "./declarations.ts";
import { checkStatement } from "./statements.ts";
import { UNKNOWN } from "./type.ts";

/** Checks the types of a module, in time linear in its size; the problems are in order of place. */
export function checkTypes(input: CheckInput): readonly Diagnostic[] {
  const c = new Checking(input);
  const { body } = input.tree.module;
  const statements = new Map<SymbolId, Statement>();
  const checked = new Set<Statement>();
  // what stands at the top level has been read, with all that is wrong in its types
  const silent = { ...c.reader, report: () => {} };
  const place: Place = {
    reader: c.reader,
    silent,
    returns: { expected: null, leaves: "function", values: [] },
    functionResult: null,
    isInLoop: false,
    isTopLevel: true,
  };

  for (const statement of body) {
    const binding = bindingOf(statement);
    const definition = binding === null ? null : definitionOf(binding, input.tree.source);
    const symbol = definition === null ? null : c.symbolAt(definition.span);
    if (definition === null || symbol === null) continue;
    statements.set(symbol, statement);
    const known = declaredType(input, c, definition);
    if (known !== null) c.symbolTypes.set(symbol, known);
  }
  const checkOnce = (statement: Statement): void => {
    if (checked.has(statement)) return;
    checked.add(statement);
    reportStray(c, statement);
    checkStatement(c, statement, place);
  };
  c.inferSymbol = (symbol) => {
    const statement = statements.get(symbol);
    if (statement !== undefined) checkOnce(statement);
  };
  for (const statement of body) checkOnce(statement);
  return besidesSyntax(input.tree, c.diagnostics).sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
}

/** What is known of a definition at the top level without a look into its body. */
function declaredType({ declarations }: CheckInput, c: Checking, definition: Definition): SymbolType | null {
  switch (definition.kind) {
    case "function":
    case "constant":
    case "variable": {
      const declared = declarations.values.get(definition.name);
      const [first] = declared?.schemes ?? [];
      if (declared === undefined || declared.isInferred || first === undefined || !definition.isAnnotated) return null;
      return declared.isFunction ? { kind: "function", schemes: declared.schemes } : { kind: "variable", type: first.type };
    }
    case "method": {
      const meaning = c.reader.scope.meaningOf(definition.owner ?? "");
      if (meaning.kind !== "named") return { kind: "variable", type: UNKNOWN };
      const method = declarations.methods.get(ownerKey(meaning.module, meaning.name))?.get(definition.name);
      return method === undefined ? { kind: "variable", type: UNKNOWN } : { kind: "function", schemes: [method.scheme] };
    }
    case "type":
    case "interface":
      return null;
  }
}

/** Only what defines something stands at the top level (§17). */
function reportStray(c: Checking, statement: Statement): void {
  const lineStart = c.source.lastIndexOf("\n", statement.start - 1) + 1;
  // what follows another statement on its line is what is left of that
  if (c.source.slice(lineStart, statement.start).trim() !== "") return;
  if (statement.kind === "ExpressionStatement" && statement.expression.kind !== "Error" && !/^Missing/.test(statement.expression.kind)) {
    c.report(diagnostic("types.stray-statement", spanOf(statement), {}));
  }
}
