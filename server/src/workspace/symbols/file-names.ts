// The names of one file in little room, as they are kept for every file of a project: symbols as small objects, references as numbers.
// Trees and texts are not held; where a name ends follows from where it begins.

import type { NameModel, Role, SemanticSymbol, SymbolId, SymbolKind, Target } from "../../language/analysis/names/symbols.ts";
import type { Span } from "../../language/text/span.ts";

/** Something that a file gives a name to. Offsets are UTF-16, ends exclusive. */
export interface FileSymbol {
  readonly id: SymbolId;
  readonly name: string;
  readonly kind: SymbolKind;
  readonly container: SymbolId | null;
  /** The type of a method where no known symbol is that type. */
  readonly ownerName: string | null;
  /** The type that a `pub` function is a method of, too: that of its first parameter, if it is one of the file. */
  readonly methodOf: SymbolId | null;
  /** Where the name stands in the definition. */
  readonly start: number;
  readonly extent: Span;
  readonly exported: boolean;
  readonly imported: FileImport | null;
}

/** What an import leads to: a name of a module, or (`name: null`) the module; `module: null` where that is not known. */
export interface FileImport {
  readonly module: string | null;
  readonly name: string | null;
  /** The file gives it another name. */
  readonly isAlias: boolean;
}

/** A name that another module exports, or a member or parameter of one; no path is the module itself. */
export interface ForeignName {
  readonly module: string;
  readonly path: readonly string[];
}

/** One place that names something. */
export interface FileReference {
  readonly span: Span;
  readonly role: Role;
  readonly target: TargetCode;
}

/** A symbol's id, or the number of symbols plus the index of a foreign name, or one of the two below. */
export type TargetCode = number;

/** A member of something whose type or module is not known. */
export const OPAQUE_TARGET: TargetCode = -1;
/** Nothing: a name that is not known where it stands. */
export const UNKNOWN_TARGET: TargetCode = -2;

export interface FileNames {
  /** In the order of their ids. */
  readonly symbols: readonly FileSymbol[];
  /** The symbol whose name stands at an offset in its definition. */
  symbolAt(start: number): FileSymbol | undefined;
  readonly foreign: readonly ForeignName[];
  readonly referenceCount: number;
  /** By place. */
  reference(index: number): FileReference;
  /** The target alone: most references that are looked at are passed over. */
  targetOf(index: number): TargetCode;
}

/** How a string is shared by all that hold it. */
export type Share = (text: string) => string;

const ROLES: readonly Role[] = ["definition", "read", "write", "call", "import", "type"];
const COLUMNS = 4;

/** What `model` says, in little room. Names of the language itself are left out. */
export function compactNames(model: NameModel, share: Share): FileNames {
  const foreign: ForeignName[] = [];
  const codes = new Map<string, TargetCode>();

  function codeOf(target: Target): TargetCode | null {
    switch (target.kind) {
      case "symbol":
        return target.symbol;
      case "export": {
        const key = `${target.module}\n${target.path.join(".")}`;
        const code = codes.get(key) ?? model.symbols.length + foreign.length;
        if (!codes.has(key)) {
          codes.set(key, code);
          foreign.push({ module: target.module, path: target.path.map(share) });
        }
        return code;
      }
      case "unresolved":
        return target.reason === "opaque" ? OPAQUE_TARGET : UNKNOWN_TARGET;
      case "builtin":
        return null;
    }
  }

  const rows = new Int32Array(model.references.length * COLUMNS);
  const aliases = new Set<SymbolId>();
  let count = 0;
  for (const { span, role, target } of model.references) {
    const code = codeOf(target);
    if (code === null) continue;
    // only the name after `as` is a definition of what is imported
    if (role === "definition" && target.kind === "symbol" && model.symbols[target.symbol]?.imported != null) aliases.add(target.symbol);
    rows.set([span.start, span.end, ROLES.indexOf(role), code], count * COLUMNS);
    count += 1;
  }
  const owners = ownersOfPublic(model);
  const symbols = model.symbols.map((symbol) => ({
    ...fileSymbol(symbol, aliases.has(symbol.id), share),
    methodOf: owners.get(symbol.id) ?? null,
  }));
  return fileNames(symbols, foreign, rows.slice(0, count * COLUMNS));
}

/** A function of its own, so that what it gives holds on to nothing of the model. */
function fileNames(symbols: readonly FileSymbol[], foreign: readonly ForeignName[], rows: Int32Array): FileNames {
  const at = (index: number, column: number): number => rows[index * COLUMNS + column] ?? 0;
  let byStart: ReadonlyMap<number, FileSymbol> | null = null;
  return {
    symbols,
    foreign,
    referenceCount: rows.length / COLUMNS,
    symbolAt(start) {
      byStart ??= new Map(symbols.map((symbol) => [symbol.start, symbol]));
      return byStart.get(start);
    },
    reference: (index) => ({
      span: { start: at(index, 0), end: at(index, 1) },
      role: ROLES[at(index, 2)] ?? "read",
      target: at(index, 3),
    }),
    targetOf: (index) => at(index, 3),
  };
}

/** By `pub` function of the module the type of its first parameter. */
function ownersOfPublic({ symbols, references }: NameModel): ReadonlyMap<SymbolId, SymbolId> {
  const owners = new Map<SymbolId, SymbolId>();
  const seen = new Set<SymbolId>();
  for (const { kind, container, extent } of symbols) {
    const owner = container === null || seen.has(container) ? undefined : symbols[container];
    if (kind !== "parameter" || owner === undefined || !owner.isPublic || owner.kind !== "function" || owner.container !== null) continue;
    seen.add(owner.id);
    const type = references.find(({ span, role }) => role === "type" && span.start >= extent.start && span.end <= extent.end);
    const target = type?.target.kind === "symbol" ? symbols[type.target.symbol] : undefined;
    if (target !== undefined && target.imported === null && (target.kind === "type" || target.kind === "interface")) {
      owners.set(owner.id, target.id);
    }
  }
  return owners;
}

function fileSymbol(symbol: SemanticSymbol, isAlias: boolean, share: Share): Omit<FileSymbol, "methodOf"> {
  const { id, kind, container, containerName, span, extent, exported, imported } = symbol;
  return {
    id,
    name: share(symbol.name),
    kind,
    container,
    ownerName: container === null && containerName !== null ? share(containerName) : null,
    start: span.start,
    extent,
    exported,
    imported: imported === null ? null : { module: imported.module, name: imported.name === null ? null : share(imported.name), isAlias },
  };
}
