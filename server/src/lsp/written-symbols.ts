// The symbols of a file that are assigned to after they are defined.

import type { NameModel, SymbolId } from "../language/analysis/names/symbols.ts";

export function writtenSymbols({ references, symbols }: NameModel): ReadonlySet<SymbolId> {
  const written = new Set<SymbolId>();
  for (const { role, target } of references) {
    if (role !== "write" || target.kind !== "symbol") continue;
    // the name before the `=` of an argument is written alike
    const kind = symbols[target.symbol]?.kind;
    if (kind === "variable" || kind === "constant") written.add(target.symbol);
  }
  return written;
}
