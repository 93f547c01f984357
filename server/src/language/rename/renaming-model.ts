// What a rename reads of one file: its tree, its names, what its types tell of names that stand behind a value, and what is wrong with it.

import type { ImportedModule } from "../analysis/names/imported-module.ts";
import { moduleShape } from "../analysis/names/module-shape.ts";
import { resolveNames } from "../analysis/names/resolve-names.ts";
import type { NameModel, Reference, SymbolId } from "../analysis/names/symbols.ts";
import { checkNamedModule } from "../analysis/types/check-module.ts";
import type { TypeProgram } from "../analysis/types/program.ts";
import { stdDeclarations } from "../analysis/types/std-types.ts";
import type { Place } from "../analysis/types/type.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { stdModule } from "../std/std-imports.ts";
import { parse, type SyntaxTree } from "../syntax/parse.ts";
import type { Span } from "../text/span.ts";

/** What a name means: a symbol of the file, something that is none, or that is not known. */
export type Meaning = SymbolId | "other" | "unknown";

export interface RenamingModel {
  readonly tree: SyntaxTree;
  readonly names: NameModel;
  /** Of syntax, names and types, in no order. */
  readonly diagnostics: readonly Diagnostic[];
  /** What a name means, by its reference, and by what types know where that leads nowhere. */
  meaningOf(reference: Reference): Meaning;
  /** The field that `{ x }` takes out, which its reference, to the variable, does not tell. */
  fieldAt(name: Span): Meaning;
  /** Where the member or parameter is declared that only types tell of, whatever module that is in; null where they don't. */
  memberPlace(name: Span): Place | null;
}

/** Reads a file as the module that it is; `program` answers for all others. */
export function readRenamingModel(tree: SyntaxTree, module: ImportedModule, program: TypeProgram): RenamingModel {
  const names = resolveNames(tree, module.importedModule);
  const members = new Map<number, Place | null>();
  const onMember = ({ start }: Span, declared: Place | null): void => {
    if (declared !== null || !members.has(start)) members.set(start, declared);
  };
  const { diagnostics } = checkNamedModule({ tree, names, module, program, onMember });
  const defined = new Map(names.symbols.flatMap(({ id, imported, span }) => (imported === null ? [[span.start, id] as const] : [])));
  const below = usesBeforeDefinition(names, defined);

  function fieldAt({ start }: Span): Meaning {
    const declared = members.get(start);
    if (declared === undefined) return "unknown";
    return declared?.module === module.module ? (defined.get(declared.span.start) ?? "other") : "other";
  }

  return {
    tree,
    names,
    diagnostics: [...tree.diagnostics, ...names.diagnostics, ...diagnostics],
    fieldAt,
    memberPlace: ({ start }) => members.get(start) ?? null,
    meaningOf({ target, span, role }) {
      switch (target.kind) {
        case "symbol": {
          // which of several functions of a name is called, its types tell
          const told = role === "write" ? fieldAt(span) : "unknown";
          return typeof told === "number" ? told : target.symbol;
        }
        case "unresolved":
          return target.reason === "opaque" ? fieldAt(span) : (below.get(span.start) ?? "other");
        case "export":
        case "builtin":
          return "other";
      }
    },
  };
}

/** The same of a text that stands alone: it imports the standard library and nothing else that is known. */
export function modelOfSource(source: string): RenamingModel {
  const tree = parse(source);
  // no path leads to a module without a name
  const module: ImportedModule = { module: "", shape: moduleShape(tree), importedModule: stdModule };
  return readRenamingModel(tree, module, { declarationsOf: (key) => (key === "" ? null : stdDeclarations(key)) });
}

/** Names that stand above their definition lead nowhere, and mean it all the same: by place, the symbols. */
function usesBeforeDefinition({ diagnostics }: NameModel, defined: ReadonlyMap<number, SymbolId>): ReadonlyMap<number, SymbolId> {
  const found = new Map<number, SymbolId>();
  for (const { finding, span, related = [] } of diagnostics) {
    if (finding !== "names.defined-below" && finding !== "names.used-before-definition") continue;
    const [place] = related;
    const symbol = place === undefined ? undefined : defined.get(place.span.start);
    if (symbol !== undefined) found.set(span.start, symbol);
  }
  return found;
}
