// The state of one resolution: symbols, references and problems as they are found. It is made in resolveNames and gone when that returns.

import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { type Span, spanOf } from "../../text/span.ts";
import type { Definition, MemberDefinition } from "./definitions.ts";
import type { FindModule, ImportedModule } from "./imported-module.ts";
import { type ExportedMember, type ExportedName, isExported } from "./module-shape.ts";
import { addMember, addParameter, type Declared, knownType, NO_NAMES, Scope } from "./scope.ts";
import type { SimilarNames } from "./similar-names.ts";
import type { ImportedName, Reference, Role, SemanticSymbol, SymbolKind, Target } from "./symbols.ts";
import type { TypeName } from "./type-names.ts";

/** A name that was not found where it stands; why is decided when all of the file has been seen. */
export interface UnknownName {
  readonly span: Span;
  readonly name: string;
  readonly scope: Scope;
  readonly use: NameUse;
}

/** A name is called; something is taken from it (`io.println`); or it is the record whose field an assignment inside an expression writes. */
export type NameUse = "read" | "call" | "member" | "overlooked";

/** What a new symbol is made from. */
export interface NewSymbol {
  readonly name: string;
  readonly kind: SymbolKind;
  readonly span: Span;
  readonly extent: Span;
  readonly home: Scope;
  readonly container?: Declared | null;
  readonly containerName?: string | null;
  readonly exported?: boolean;
  readonly isPublic?: boolean;
  readonly isMutable?: boolean;
  readonly imported?: ImportedName;
  readonly leadsTo?: Declared["leadsTo"];
  readonly type?: TypeName | null;
  readonly hasValue?: boolean;
}

export class Resolution {
  readonly source: string;
  readonly importedModule: FindModule;
  readonly module = new Scope(null, "module", null);
  /** In the order of their ids; those of functions that are told again have nothing but what the model has. */
  readonly symbols: (Declared | SemanticSymbol)[] = [];
  /** What was given away whole since someone last looked. */
  readonly given = new Set<Declared>();
  readonly references: Reference[] = [];
  readonly diagnostics: Diagnostic[] = [];
  readonly unknown: UnknownName[] = [];
  /** What was made before its definition is walked, by the offset of its name there. */
  readonly declaredAt = new Map<number, Declared>();
  /** Imports that are reported as clashing, so that they are not called unused as well. */
  readonly clashing = new Set<Declared>();
  /** Variables that are assigned to and lack `mut`: it is missing once, however often they are, and is told as badly as the worst place. */
  readonly lacksMut = new Map<Declared, "names.immutable-assignment" | "names.immutable-overwritten">();
  /** Methods are functions of their bare name, too. */
  readonly methods = new Map<string, Declared>();

  readonly similarExports = new Map<string, SimilarNames>();
  private readonly namesInExports = new Map<ExportedName, ReadonlyMap<string, ExportedMember>>();

  constructor(source: string, importedModule: FindModule) {
    this.source = source;
    this.importedModule = importedModule;
  }

  text({ start, end }: Span): string {
    return this.source.slice(start, end);
  }

  /** The members and parameters of another module's type or function, by name. */
  namesIn(exported: ExportedName): ReadonlyMap<string, ExportedMember> {
    let names = this.namesInExports.get(exported);
    if (names === undefined) {
      names = new Map([...exported.parameters, ...exported.members].map((member) => [member.name, member]));
      this.namesInExports.set(exported, names);
    }
    return names;
  }

  /** Makes a symbol, without binding its name and without a reference. */
  create(facts: NewSymbol): Declared {
    const container = facts.container ?? null;
    const id = this.symbols.length;
    const symbol: Declared = {
      id,
      target: { kind: "symbol", symbol: id },
      name: facts.name,
      kind: facts.kind,
      container,
      containerName: facts.containerName ?? container?.name ?? null,
      span: spanOf(facts.span),
      extent: spanOf(facts.extent),
      exported: facts.exported ?? false,
      isPublic: facts.isPublic ?? false,
      isMutable: facts.isMutable ?? false,
      imported: facts.imported ?? null,
      home: facts.home,
      leadsTo: facts.leadsTo ?? null,
      members: NO_NAMES,
      parameters: NO_NAMES,
      type: knownType(facts.type ?? null, facts.home),
      hasValue: facts.hasValue ?? true,
      mayBeMoved: false,
    };
    this.symbols.push(symbol);
    return symbol;
  }

  /** The symbol of a definition with its parameters and members, which are bound when the definition is walked. */
  createDefined(definition: Definition, scope: Scope, owner: Declared | null): Declared {
    const { name, kind, span, extent, isMutable, isPublic, hasValue, type } = definition;
    const isTopLevel = scope.kind === "module";
    const symbol = this.create({
      name,
      kind: kind === "constant" && !isTopLevel ? "variable" : kind,
      span,
      extent,
      home: scope,
      container: owner ?? scope.within,
      ...(definition.owner === null ? {} : { containerName: definition.owner }),
      exported: isTopLevel && isExported(definition),
      isMutable,
      isPublic,
      hasValue,
      type,
    });
    this.declaredAt.set(span.start, symbol);
    for (const parameter of definition.parameters) {
      const made = this.create({ ...parameter, home: scope, container: symbol });
      if (!symbol.parameters.has(parameter.name)) addParameter(symbol, made);
      this.declaredAt.set(parameter.span.start, made);
    }
    for (const member of definition.members) this.createMember(member, symbol, scope);
    return symbol;
  }

  private createMember(member: MemberDefinition, owner: Declared, home: Scope): void {
    const made = this.create({ ...member, home, container: owner, exported: owner.exported });
    this.declaredAt.set(member.span.start, made);
    if (!owner.members.has(member.name)) addMember(owner, member.name, made);
  }

  /** Notes that the symbol is defined at its name, and binds it in `scope`. */
  bind(symbol: Declared, scope: Scope): void {
    scope.set(symbol.name, symbol);
    this.noteDefinition(symbol.span, symbol, scope);
  }

  noteDefinition(span: Span, symbol: Declared, scope: Scope): void {
    this.refer(span, "definition", symbol.target, scope);
  }

  refer(span: Span, role: Role, target: Target, scope: Scope): void {
    if (span.start === span.end) return;
    this.references.push({ span: spanOf(span), name: this.text(span), role, target, within: scope.within?.id ?? null });
  }

  /** Notes that the value of the symbol was given away whole. */
  give(symbol: Declared): void {
    symbol.mayBeMoved = true;
    this.given.add(symbol);
  }

  report(diagnostic: Diagnostic): void {
    this.diagnostics.push(diagnostic);
  }
}

/** A module and what it exports, where a name leads there. */
export interface Exported {
  readonly module: ImportedModule;
  readonly exported: ExportedName;
}
