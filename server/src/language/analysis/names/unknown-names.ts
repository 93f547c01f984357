// Why a name is unknown, decided when the whole file has been seen: it is defined further down, in another block, in a module that is not
// imported, or nowhere; then the nearest known name may be meant.

import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { diagnostic, fix, relatedPlace } from "../../diagnostics/findings.ts";
import { preludeNames, stdModuleNames } from "../../std/std-imports.ts";
import type { Statement } from "../../syntax/nodes.ts";
import { spanOf } from "../../text/span.ts";
import { replaceBy } from "./lookup.ts";
import type { Resolution, UnknownName } from "./resolution.ts";
import type { Declared, Scope } from "./scope.ts";
import { createSimilarNames, type SimilarNames } from "./similar-names.ts";

/** Reports the names that were not found. `body` is the module's. */
export function reportUnknownNames(r: Resolution, body: readonly Statement[]): void {
  if (r.unknown.length === 0) return;
  const locals = localsByName(r);
  const similar = createSimilarNames([...r.symbols.filter(isCandidate).map(({ name }) => name), ...preludeNames()]);
  const firstImport = body.find(({ kind }) => kind === "Use")?.start ?? 0;
  for (const unknown of r.unknown) r.report(explained(unknown, { locals, similar, firstImport }));
}

/** Fields and methods stand behind a dot only. */
function isCandidate({ kind }: Declared): boolean {
  return kind !== "field" && kind !== "method";
}

/** Variables and local functions, the last of each name in each function. */
function localsByName(r: Resolution): ReadonlyMap<string, Declared> {
  const locals = new Map<string, Declared>();
  for (const symbol of r.symbols) if (symbol.home.kind !== "module") locals.set(localKey(symbol.home, symbol.name), symbol);
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

function explained(unknown: UnknownName, { locals, similar, firstImport }: Known): Diagnostic {
  const { name, scope, use } = unknown;
  const span = spanOf(unknown.span);
  const below = scope.find(name);
  if (below !== null) {
    const related = [relatedPlace("note.declared-here", below.symbol.span, { name })];
    const isOfModule = below.scope.kind === "module" && scope.within !== null && isInFunction(scope.within);
    return diagnostic(isOfModule ? "names.defined-below" : "names.used-before-definition", span, { name }, { related });
  }
  const elsewhere = locals.get(localKey(scope, name));
  if (elsewhere !== undefined && elsewhere.kind !== "parameter") {
    const related = [relatedPlace("note.declared-here", elsewhere.span, { name })];
    return diagnostic("names.out-of-scope", span, { name }, { related });
  }
  if (use === "member" && stdModuleNames().includes(name)) {
    const place = { start: firstImport, end: firstImport };
    const insert = fix("fix.insert", { text: `use std.${name}` }, [{ span: place, newText: `use std.${name}\n` }]);
    return diagnostic("names.module-not-imported", span, { name, module: `std.${name}` }, { fixes: [insert] });
  }
  const known = similar.nearest(name);
  if (known === null) return diagnostic(use === "call" ? "names.unknown-function" : "names.unknown", span, { name });
  const fixes = [replaceBy(span, name, known)];
  return diagnostic(use === "call" ? "names.misspelled-function" : "names.misspelled", span, { name, known }, { fixes });
}

/** Whether the place is in a function: what it does, it does when all of the module has been defined. */
function isInFunction(within: Declared): boolean {
  for (let symbol: Declared | null = within; symbol !== null; symbol = symbol.container) {
    if (symbol.kind === "function" || symbol.kind === "method") return true;
  }
  return false;
}
