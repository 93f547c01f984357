// Why a name is unknown, decided when the whole file has been seen: it is defined further down, in another block, in a module that is not
// imported, or nowhere; then the nearest known name may be meant.

import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { diagnostic, fix, relatedPlace } from "../../diagnostics/findings.ts";
import { preludeNames, stdModuleNames } from "../../std/std-imports.ts";
import type { SyntaxTree } from "../../syntax/parse.ts";
import { createPositions } from "../../text/positions.ts";
import { spanOf } from "../../text/span.ts";
import { isDeclared } from "./kept-names.ts";
import { isTypeKind, replaceBy } from "./lookup.ts";
import type { Resolution, UnknownName } from "./resolution.ts";
import type { Declared, Scope } from "./scope.ts";
import { createSimilarNames, type SimilarNames } from "./similar-names.ts";
import type { SemanticSymbol } from "./symbols.ts";

/** Reports the names that were not found in the tree, but for those beside an error of syntax: they may be part of that mistake. */
export function reportUnknownNames(r: Resolution, { source, module, diagnostics }: SyntaxTree): void {
  if (r.unknown.length === 0) return;
  const { lineColumn } = createPositions(source);
  const brokenLines = new Set(diagnostics.filter(({ severity }) => severity === "error").map(({ span }) => lineColumn(span.start).line));
  const locals = localsByName(r);
  const similar = createSimilarNames([...r.symbols.filter(isCandidate).map(({ name }) => name), ...preludeNames()]);
  const firstImport = module.body.find(({ kind }) => kind === "Use")?.start ?? 0;
  for (const unknown of r.unknown) {
    if (brokenLines.has(lineColumn(unknown.span.start).line)) continue;
    const problem = explained(unknown, { locals, similar, firstImport });
    if (problem !== null) r.report(problem);
  }
}

/** Fields and methods stand behind a dot only. */
function isCandidate({ kind }: SemanticSymbol | Declared): boolean {
  return kind !== "field" && kind !== "method";
}

/** Variables and local functions, the last of each name in each function. */
function localsByName(r: Resolution): ReadonlyMap<string, Declared> {
  const locals = new Map<string, Declared>();
  // an unknown name stands in a function that has been walked
  for (const symbol of r.symbols.filter(isDeclared)) {
    if (symbol.home.kind !== "module") locals.set(localKey(symbol.home, symbol.name), symbol);
  }
  return locals;
}

function localKey(scope: Scope, name: string): string {
  return `${scope.within?.id ?? ""} ${name}`;
}

interface Known {
  readonly locals: ReadonlyMap<string, Declared>;
  readonly similar: SimilarNames;
  /** Where another import can be written. */
  readonly firstImport: number;
}

function explained(unknown: UnknownName, { locals, similar, firstImport }: Known): Diagnostic | null {
  const { name, scope, use } = unknown;
  const span = spanOf(unknown.span);
  const below = use === "overlooked" ? null : scope.find(name);
  if (below !== null) {
    const related = [relatedPlace("note.declared-here", below.symbol.span, { name })];
    const around = below.scope.kind === "module" ? enclosingDefinition(scope.within) : null;
    // the compiler looks a type's conditions up when the type is used
    if (around !== null && isTypeKind(around.kind)) return null;
    return diagnostic(around === null ? "names.used-before-definition" : "names.defined-below", span, { name }, { related });
  }
  if (name === "sizeof" && use === "call" && isInType(scope)) return null;
  const elsewhere = locals.get(localKey(scope, name));
  if (use !== "overlooked" && elsewhere !== undefined && elsewhere.kind !== "parameter") {
    const related = [relatedPlace("note.declared-here", elsewhere.span, { name })];
    return diagnostic("names.out-of-scope", span, { name }, { related });
  }
  if (use === "member" && stdModuleNames().includes(name)) {
    const place = { start: firstImport, end: firstImport };
    const insert = fix("fix.insert", { text: `use std.${name}` }, [{ span: place, newText: `use std.${name}\n` }]);
    return diagnostic("names.module-not-imported", span, { name, module: `std.${name}` }, { fixes: [insert] });
  }
  const known = similar.nearest(name);
  if (use === "overlooked") {
    return diagnostic("names.unknown-overlooked", span, { name }, known === null ? {} : { fixes: [replaceBy(span, name, known)] });
  }
  if (known === null) return diagnostic(use === "call" ? "names.unknown-function" : "names.unknown", span, { name });
  const fixes = [replaceBy(span, name, known)];
  return diagnostic(use === "call" ? "names.misspelled-function" : "names.misspelled", span, { name, known }, { fixes });
}

/** What a type asserts of its constants may ask for the size of a type: nothing else can. */
function isInType({ within }: Scope): boolean {
  const around = enclosingDefinition(within);
  return around !== null && isTypeKind(around.kind);
}

/** The function or type that a place is in: what happens there, happens when all of the module has been defined. */
function enclosingDefinition(within: Declared | null): Declared | null {
  for (let symbol = within; symbol !== null; symbol = symbol.container) {
    if (symbol.kind === "function" || symbol.kind === "method" || isTypeKind(symbol.kind)) return symbol;
  }
  return null;
}
