// Imports that nothing in the file uses (W1003). A file of imports alone is there to pass them on.

import { diagnostic, fix } from "../../diagnostics/findings.ts";
import type { Statement, Use } from "../../syntax/nodes.ts";
import type { Span } from "../../text/span.ts";
import { isDeclared } from "./kept-names.ts";
import { removalOf } from "./removal.ts";
import type { Resolution } from "./resolution.ts";
import type { Declared } from "./scope.ts";
import { createSimilarNames } from "./similar-names.ts";

/** Reports each imported name that has no reference but its own; call it when all others have been noted. */
export function reportUnusedImports(r: Resolution, body: readonly Statement[]): void {
  if (body.every(({ kind }) => kind === "Use")) return;
  const imports = r.symbols.filter(isDeclared).filter(({ imported }) => imported !== null);
  if (imports.length === 0) return;
  const used = new Uint8Array(r.symbols.length);
  r.references.forEach(({ target, role }) => {
    if (target.kind === "symbol" && role !== "import" && role !== "definition") used[target.symbol] = 1;
  });
  const unused = imports.filter(({ id }) => used[id] !== 1);
  if (unused.length === 0) return;
  const meant = misspelt(r, imports);
  const uses = usesByStart(body);
  for (const symbol of unused) {
    if (r.clashing.has(symbol) || meant.has(symbol.name)) continue;
    // what is missing, or has given way to something of the same name, is reported for that
    if (symbol.leadsTo === null || symbol.home.own(symbol.name) !== symbol) continue;
    const use = uses.get(symbol.extent.start);
    const fixes = use === undefined ? [] : [removal(r, use)];
    r.report(diagnostic("names.unused-import", symbol.span, { name: symbol.name }, { fixes }));
  }
}

/** The imported names that unknown ones may be meant for: those are reported, and whoever corrects one uses the import. */
function misspelt(r: Resolution, imports: readonly Declared[]): ReadonlySet<string> {
  const unknown = new Set<string>();
  for (const { target, name } of r.references) if (target.kind === "unresolved" && target.reason === "unknown") unknown.add(name);
  if (unknown.size === 0) return unknown;
  const similar = createSimilarNames(imports.map(({ name }) => name));
  return new Set([...unknown].flatMap((name) => similar.nearest(name) ?? []));
}

/** Statements of the module that import one name, by where that name's definition begins. */
function usesByStart(body: readonly Statement[]): ReadonlyMap<number, Use> {
  const uses = new Map<number, Use>();
  for (const statement of body) {
    if (statement.kind !== "Use") continue;
    if (statement.items === null) uses.set(statement.start, statement);
    else if (statement.items.length === 1 && statement.items[0] !== undefined) uses.set(statement.items[0].start, statement);
  }
  return uses;
}

function removal(r: Resolution, use: Span) {
  return fix("fix.remove", { text: r.text(use) }, [{ span: removalOf(r.source, use), newText: "" }]);
}
