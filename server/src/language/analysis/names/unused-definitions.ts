// Definitions of a program that nothing leads to (W1001, W1002, W1004, W1005). Only a module with `main` is a program: what a library
// defines is there for others, and so is whatever is `pub`.

import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { diagnostic } from "../../diagnostics/findings.ts";
import type { NameModel, SemanticSymbol, SymbolId } from "./symbols.ts";

/** Whether another module uses the symbol (one at the top level, or a method). */
export type IsUsedElsewhere = (symbol: SemanticSymbol) => boolean;

/**
 * The definitions at the top level of `model` and the methods that neither `main`, nor anything public or used elsewhere, nor what runs
 * when the module is loaded leads to. Names that begin with `_` are meant to be unused.
 */
export function unusedDefinitions(model: NameModel, isUsedElsewhere: IsUsedElsewhere): readonly Diagnostic[] {
  const topLevel = model.symbols.filter((symbol) => isTopLevel(symbol));
  if (!topLevel.some(({ name, container }) => name === "main" && container === null)) return [];
  const reached = reachable(model, topLevel, (symbol) => isEntry(symbol) || isUsedElsewhere(symbol));
  return topLevel.filter(({ id, name }) => !reached.has(id) && !name.startsWith("_")).map(unusedDefinition);
}

/** Types, functions, constants and variables of the module, and the methods, which are defined beside their type. */
function isTopLevel({ kind, container, imported }: SemanticSymbol): boolean {
  return imported === null && (container === null || kind === "method");
}

function isEntry({ name, container, isPublic }: SemanticSymbol): boolean {
  return (name === "main" && container === null) || isPublic;
}

/** A symbol, null for what runs when the module is loaded, or `.name` for a member of that name of something unknown. */
type Stop = SymbolId | string | null;

/** What the entries lead to. */
function reachable(
  model: NameModel,
  topLevel: readonly SemanticSymbol[],
  isEntrySymbol: (symbol: SemanticSymbol) => boolean,
): ReadonlySet<Stop> {
  const edges = edgesOf(model, topLevel);
  const reached = new Set<Stop>();
  const waiting: Stop[] = [null, ...topLevel.filter(isEntrySymbol).map(({ id }) => id)];
  for (let stop = waiting.pop(); stop !== undefined; stop = waiting.pop()) {
    if (reached.has(stop)) continue;
    reached.add(stop);
    waiting.push(...(edges.get(stop) ?? []));
  }
  return reached;
}

/** What each definition at the top level names; a member of something unknown may be any method of that name. */
function edgesOf(model: NameModel, topLevel: readonly SemanticSymbol[]): ReadonlyMap<Stop, readonly Stop[]> {
  const outermost = outermostOf(model);
  const edges = new Map<Stop, Stop[]>();
  const add = (from: Stop, to: Stop): void => {
    const known = edges.get(from);
    if (known === undefined) edges.set(from, [to]);
    else known.push(to);
  };
  for (const { id, kind, name } of topLevel) if (kind === "method") add(`.${name}`, id);
  for (const { target, role, within, name } of model.references) {
    if (role === "definition") continue;
    const from = within === null ? null : (outermost[within] ?? null);
    if (target.kind === "symbol") {
      add(from, target.symbol);
      add(from, outermost[target.symbol] ?? null);
      // a member of an interface may be that of any type which has the interface
      const { kind } = model.symbols[target.symbol] ?? { kind: "module" };
      if (kind === "method" || kind === "field") add(from, `.${name}`);
    } else if (target.kind === "unresolved") add(from, `.${name}`);
  }
  return edges;
}

/** For each symbol the one at the top level that it is in, or itself. Methods stand for themselves. */
function outermostOf(model: NameModel): readonly SymbolId[] {
  const outermost: SymbolId[] = [];
  // a container is made before what it contains
  for (const { id, kind, container } of model.symbols) {
    outermost.push(container === null || kind === "method" ? id : (outermost[container] ?? id));
  }
  return outermost;
}

function unusedDefinition({ kind, name, span, containerName }: SemanticSymbol): Diagnostic {
  switch (kind) {
    case "function":
      return diagnostic("names.unused-function", span, { name });
    case "type":
    case "interface":
      return diagnostic("names.unused-type", span, { name });
    case "method":
      return diagnostic("names.unused-method", span, { name, type: containerName ?? "" });
    default:
      return diagnostic("names.unused-variable", span, { name });
  }
}
