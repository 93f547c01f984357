// Symbols that have their name in common by the rules of the language, so that they are renamed together: overloads, the definitions of one
// member, a variable in all alternatives of a pattern, a method and what the interfaces that its type lists ask for.

import type { SemanticSymbol, SymbolId } from "../analysis/names/symbols.ts";
import { isModuleLevel } from "./module-level.ts";
import type { RenamingModel } from "./renaming-model.ts";
import type { TreeFacts } from "./tree-facts.ts";

export type SymbolGroup = ReadonlySet<SymbolId>;

/** The symbols called `name`, in groups, both in order of place. */
export function symbolGroups(model: RenamingModel, facts: TreeFacts, name: string): readonly SymbolGroup[] {
  const symbols = model.names.symbols.filter((symbol) => symbol.name === name).sort((a, b) => a.span.start - b.span.start);
  const join = createJoin();
  const first = new Map<string, SymbolId>();
  for (const symbol of symbols) {
    const key = commonKey(model, symbol);
    const before = key === null ? undefined : first.get(key);
    if (before !== undefined) join.unite(before, symbol.id);
    else if (key !== null) first.set(key, symbol.id);
  }
  const byStart = new Map(symbols.map(({ span, id }) => [span.start, id]));
  for (const starts of facts.alternatives) {
    const [one, ...others] = starts.flatMap((start) => byStart.get(start) ?? []);
    if (one !== undefined) for (const other of others) join.unite(one, other);
  }
  joinListed(model, facts, first, join);
  const groups = new Map<SymbolId, Set<SymbolId>>();
  for (const { id } of symbols) {
    const root = join.find(id);
    groups.set(root, (groups.get(root) ?? new Set()).add(id));
  }
  return [...groups.values()];
}

/** What two symbols of one name have in common that are one thing to those who use them. */
function commonKey({ tree }: RenamingModel, symbol: SemanticSymbol): string | null {
  const { kind, container, containerName, imported } = symbol;
  if (isMember(symbol)) return memberKey(container ?? containerName ?? "");
  return kind === "function" && container === null && imported === null && isModuleLevel(tree, symbol) ? "function" : null;
}

export function isMember({ kind, imported }: SemanticSymbol): boolean {
  return (kind === "field" || kind === "method") && imported === null;
}

function memberKey(owner: SymbolId | string): string {
  return `member of ${owner}`;
}

/** A member and that of the same name in an interface which its type lists. */
function joinListed({ names }: RenamingModel, { listed }: TreeFacts, members: ReadonlyMap<string, SymbolId>, join: Join): void {
  if (listed.length === 0 || members.size === 0) return;
  const targets = new Map(names.references.map(({ span, target }) => [span.start, target]));
  for (const { type, interface: wanted } of listed) {
    const [owner, listing] = [targets.get(wanted), targets.get(type)];
    if (owner?.kind !== "symbol" || listing?.kind !== "symbol") continue;
    const [own, asked] = [members.get(memberKey(listing.symbol)), members.get(memberKey(owner.symbol))];
    if (own !== undefined && asked !== undefined) join.unite(own, asked);
  }
}

interface Join {
  find(id: SymbolId): SymbolId;
  unite(one: SymbolId, other: SymbolId): void;
}

function createJoin(): Join {
  const parents = new Map<SymbolId, SymbolId>();
  function find(id: SymbolId): SymbolId {
    let at = id;
    for (let parent = parents.get(at); parent !== undefined; parent = parents.get(at)) {
      const above = parents.get(parent);
      if (above !== undefined) parents.set(at, above);
      at = parent;
    }
    return at;
  }
  return {
    find,
    unite(one, other) {
      const [a, b] = [find(one), find(other)];
      if (a !== b) parents.set(b, a);
    },
  };
}
