// What was found in the functions of a module when its names were last resolved, to be told again of each whose text is the same in a module
// that defines and imports the same: names in its body then mean the same. Only places, and the ids of what bodies define, have changed.

import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { errorsIn } from "../../diagnostics/errors-in.ts";
import { moved, staysInside } from "../../diagnostics/moved.ts";
import type { Statement } from "../../syntax/nodes.ts";
import type { SyntaxTree } from "../../syntax/parse.ts";
import type { Span } from "../../text/span.ts";
import { bindingOf, definitionOf } from "./definitions.ts";
import type { Resolution } from "./resolution.ts";
import type { Declared } from "./scope.ts";
import type { Reference, SemanticSymbol, SymbolId, Target } from "./symbols.ts";

/** One function of the module, as its names were resolved. Ids and places are those of that time. */
interface KeptFunction {
  readonly text: string;
  readonly start: number;
  /** The ids of what its body defines: from `firstId` on, in order. */
  readonly firstId: SymbolId;
  readonly symbols: readonly SemanticSymbol[];
  readonly references: readonly Reference[];
  /** From the start of the function. */
  readonly diagnostics: readonly Diagnostic[];
  /** Its own parameters that a lambda below the signature made mutable. */
  readonly mutable: readonly SymbolId[];
  /** Constants and variables of the module that it names, by id, and of these the names of those that it gives away. */
  readonly constants: ReadonlyMap<SymbolId, string>;
  readonly given: readonly string[];
}

export interface KeptNames {
  /** What the module defines and imports, without the bodies of its functions. */
  readonly surroundings: string;
  /** By the index of the statement. */
  readonly functions: ReadonlyMap<number, KeptFunction>;
}

/** Keeps what is found in functions, and tells it again. */
export class NameKeeper {
  private readonly r: Resolution;
  private readonly hasErrorIn: (span: Span) => boolean;
  private readonly surroundings: string;
  private readonly before: ReadonlyMap<number, KeptFunction>;
  private readonly functions = new Map<number, KeptFunction>();
  /** The indexes of the statements that were told again. */
  readonly told = new Set<number>();
  /** One for each symbol that is referred to, made when it first is. */
  private readonly targets: (Target | undefined)[];
  /** Ids below this one belong to what was declared before any statement was walked, and are the same in the same surroundings. */
  private readonly declared: number;

  /** To be made when all of the module has been declared, and none of it walked. */
  constructor(r: Resolution, tree: SyntaxTree, before: KeptNames | null) {
    this.r = r;
    this.hasErrorIn = errorsIn(tree.diagnostics);
    this.surroundings = surroundingsOf(tree);
    this.before = before?.surroundings === this.surroundings ? before.functions : new Map<number, KeptFunction>();
    this.declared = r.symbols.length;
    this.targets = r.symbols.map(() => undefined);
  }

  get kept(): KeptNames {
    return { surroundings: this.surroundings, functions: this.functions };
  }

  /** Resolves a statement of the module by `walk`, or as it was before. */
  resolve(statement: Statement, index: number, walk: () => void): void {
    const known = this.before.get(index);
    if (known !== undefined && known.text === this.r.text(statement) && !this.hasErrorIn(statement))
      this.tellAgain(known, statement, index);
    else if (isFunction(statement, this.r.source)) this.keep(statement, index, walk);
    else walk();
  }

  private keep(statement: Statement, index: number, walk: () => void): void {
    const { r } = this;
    const [symbols, references, diagnostics, unknown] = [r.symbols.length, r.references.length, r.diagnostics.length, r.unknown.length];
    r.given.clear();
    walk();
    const found = r.diagnostics.slice(diagnostics);
    const made = r.symbols.slice(symbols);
    if (r.unknown.length > unknown || !found.every((each) => staysInside(each, statement))) return;
    if (made.some(({ imported }) => imported !== null) || this.hasErrorIn(statement)) return;
    const own = r.references.slice(references);
    const constants = new Map<SymbolId, string>();
    for (const { target, role } of own) {
      if (target.kind !== "symbol" || target.symbol < this.declared || target.symbol >= symbols) continue;
      const { name } = r.symbols[target.symbol] ?? { name: "" };
      // what is said of a second write depends on the first, wherever that is
      if (role === "write" || r.module.own(name)?.id !== target.symbol) return;
      constants.set(target.symbol, name);
    }
    this.functions.set(index, {
      text: r.text(statement),
      start: statement.start,
      firstId: symbols,
      symbols: made.map(semanticSymbol),
      references: own,
      diagnostics: moved(found, -statement.start),
      mutable: mutableParameters(r, statement),
      constants,
      given: [...r.given].flatMap(({ name, home }) => (home === r.module ? [name] : [])),
    });
  }

  private tellAgain(known: KeptFunction, statement: Statement, index: number): void {
    const { r } = this;
    this.told.add(index);
    const distance = statement.start - known.start;
    const firstId = r.symbols.length;
    const shift = firstId - known.firstId;
    const idOf = (id: SymbolId): SymbolId => {
      if (id < this.declared) return id;
      const constant = known.constants.get(id);
      return constant === undefined ? id + shift : (r.module.own(constant)?.id ?? id);
    };
    const isSame = distance === 0 && shift === 0;
    const symbols = isSame ? known.symbols : known.symbols.map((symbol) => movedSymbol(symbol, distance, idOf));
    const references = isSame && known.constants.size === 0 ? known.references : this.movedReferences(known.references, distance, idOf);
    for (const symbol of symbols) r.symbols.push(symbol);
    for (const reference of references) r.references.push(reference);
    for (const found of moved(known.diagnostics, statement.start)) r.report(found);
    for (const id of known.mutable) {
      const parameter = r.symbols[id];
      if (parameter !== undefined && isDeclared(parameter)) parameter.isMutable = true;
    }
    for (const name of known.given) {
      const constant = r.module.own(name);
      if (constant !== undefined) r.give(constant);
    }
    const constants = new Map<SymbolId, string>();
    known.constants.forEach((name, id) => {
      constants.set(idOf(id), name);
    });
    this.functions.set(index, { ...known, text: r.text(statement), start: statement.start, firstId, symbols, references, constants });
  }

  private movedReferences(references: readonly Reference[], distance: number, idOf: (id: SymbolId) => SymbolId): readonly Reference[] {
    return references.map(({ span, name, role, target, within }) => ({
      span: { start: span.start + distance, end: span.end + distance },
      name,
      role,
      target: target.kind === "symbol" ? this.targetOf(idOf(target.symbol)) : target,
      within: within === null ? null : idOf(within),
    }));
  }

  private targetOf(symbol: SymbolId): Target {
    const target = this.targets[symbol] ?? { kind: "symbol", symbol };
    this.targets[symbol] = target;
    return target;
  }
}

/** A symbol as the model has it, plain and without what was known of it while names were resolved. */
export function semanticSymbol(symbol: Declared | SemanticSymbol): SemanticSymbol {
  if (!isDeclared(symbol)) return symbol;
  const { id, name, kind, container, containerName, span, extent, exported, isPublic, isMutable, imported } = symbol;
  return { id, name, kind, container: container?.id ?? null, containerName, span, extent, exported, isPublic, isMutable, imported };
}

/** Whether a symbol was found by walking, and not told again. */
export function isDeclared(symbol: Declared | SemanticSymbol): symbol is Declared {
  return "home" in symbol;
}

function movedSymbol(symbol: SemanticSymbol, distance: number, idOf: (id: SymbolId) => SymbolId): SemanticSymbol {
  const { id, name, kind, container, containerName, span, extent, exported, isPublic, isMutable, imported } = symbol;
  return {
    id: idOf(id),
    name,
    kind,
    container: container === null ? null : idOf(container),
    containerName,
    span: { start: span.start + distance, end: span.end + distance },
    extent: { start: extent.start + distance, end: extent.end + distance },
    exported,
    isPublic,
    isMutable,
    imported,
  };
}

function isFunction(statement: Statement, source: string): boolean {
  const binding = bindingOf(statement);
  const kind = binding === null ? null : definitionOf(binding, source)?.kind;
  return kind === "function" || kind === "method";
}

/** The module's text without the bodies of its functions: as long as it is the same, so is what it declares, in the same order. */
function surroundingsOf({ source, module }: SyntaxTree): string {
  return module.body
    .map((statement) => {
      const value = isFunction(statement, source) ? (bindingOf(statement)?.value ?? null) : null;
      return source.slice(statement.start, value === null ? statement.end : value.start);
    })
    .join("\n");
}

/** The parameters of a function that can be assigned to, a lambda below the signature has its say in that. */
function mutableParameters(r: Resolution, statement: Statement): readonly SymbolId[] {
  const binding = bindingOf(statement);
  const definition = binding === null ? null : definitionOf(binding, r.source);
  const symbol = definition === null ? undefined : r.declaredAt.get(definition.span.start);
  return [...(symbol?.parameters.values() ?? [])].flatMap(({ id, isMutable }) => (isMutable ? [id] : []));
}
