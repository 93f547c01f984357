// The types of one module: a tree, its names and what it and others declare in; problems out. Every body is looked at, and every mistake is
// told where it is. What was found before in a statement that is still the same, with all that it depends on, is told again.

import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { diagnostic } from "../../diagnostics/findings.ts";
import { moved, staysInside } from "../../diagnostics/moved.ts";
import type { Statement } from "../../syntax/nodes.ts";
import { spanOf } from "../../text/span.ts";
import { bindingOf, type Definition, definitionOf } from "../names/definitions.ts";
import { type SymbolId, symbolOf } from "../names/symbols.ts";
import { besidesSyntax } from "./besides-syntax.ts";
import { type CheckInput, Checking, type Place, type SymbolType } from "./checking.ts";
import { ownerKey } from "./declarations.ts";
import { fingerprintOf, fingerprintOfScheme, fingerprintOfType } from "./fingerprint.ts";
import { type EarlierCheck, type KeptModule, type KeptStatement, meaningsIn } from "./kept-statements.ts";
import { checkStatement } from "./statements.ts";
import { mapParts, type Type, UNKNOWN } from "./type.ts";
import { createTypeRecord, type TypeRecord } from "./type-record.ts";

export interface CheckedTypes {
  /** In order of place. */
  readonly diagnostics: readonly Diagnostic[];
  /** For the next check of the module. */
  readonly kept: KeptModule;
  /** The fingerprints of the modules that were asked, by their keys. */
  readonly modules: ReadonlyMap<string, string>;
  /** How many statements were looked at, and not told of from before. */
  readonly checked: number;
}

/** Checks the types of a module, in time linear in its size. `before` is an earlier check of the module, if there was one. */
export function checkTypes(input: CheckInput, before: EarlierCheck | null = null): CheckedTypes {
  return new ModuleCheck(input, before).run();
}

/** What is known of the types in one statement: of its expressions, and of all symbols that it names. */
export interface StatementTypes {
  readonly record: TypeRecord;
  readonly checking: Checking;
}

/**
 * Gives a function that checks one statement of the top level, with what it needs of others, and tells what was found out on the way. What
 * `before` kept of others is used; nothing is kept.
 */
export function createInspector(input: CheckInput, before: EarlierCheck | null = null): (statement: Statement) => StatementTypes {
  let introduced: Introduced | null = null;
  return (statement) => {
    const check = new ModuleCheck(input, before);
    introduced = check.introduceOnce(introduced);
    return check.inspect(statement);
  };
}

/** What a module's statements define, as far as their declarations say it: the same for each look at one of them, and not changed by any. */
interface Introduced {
  readonly defined: Map<Statement, SymbolId>;
  readonly inferredBy: Map<SymbolId, Statement>;
  readonly inferredNames: Map<string, SymbolId>;
  readonly meanings: Map<Statement, string>;
  readonly declared: ReadonlyMap<SymbolId, SymbolType>;
}

/** How many definitions without a type are looked at, each for the one before it, and how deep in their bodies: the stack has an end. */
const FARTHEST = 64;
const DEEPEST = 200;

/** What a statement asks of others while it is checked. */
interface Uses {
  readonly modules: Set<string>;
  readonly inferred: Set<SymbolId>;
}

class ModuleCheck {
  private readonly input: CheckInput;
  private readonly c: Checking;
  private readonly place: Place;
  private readonly earlier: EarlierCheck | null;
  private readonly before: ReadonlyMap<string, KeptStatement>;
  private readonly declarations: string;
  /** The symbol that a statement defines. */
  private defined = new Map<Statement, SymbolId>();
  /** The statements whose symbols have no declared type. */
  private inferredBy = new Map<SymbolId, Statement>();
  private inferredNames = new Map<string, SymbolId>();
  private meanings = new Map<Statement, string>();
  private readonly done = new Set<Statement>();
  /** The statements that are being looked at, each asked for by the one before it. */
  private readonly inProgress: Statement[] = [];
  /** Those that ask for each other: what they come to depends on which is looked at first, so that it is not kept. */
  private readonly cyclic = new Set<Statement>();
  private readonly found: Diagnostic[] = [];
  private readonly kept = new Map<string, KeptStatement>();
  private readonly modules = new Map<string, string>();
  private uses: Uses = { modules: new Set(), inferred: new Set() };
  private checked = 0;
  private depth = 0;

  constructor(input: CheckInput, earlier: EarlierCheck | null) {
    this.input = input;
    this.earlier = earlier;
    this.c = new Checking(input);
    this.declarations = fingerprintOf(input.declarations);
    const before = earlier?.kept;
    this.before = before?.declarations === this.declarations ? before.statements : new Map<string, KeptStatement>();
    this.place = {
      reader: this.c.reader,
      // what stands at the top level has been read, with all that is wrong in its types
      silent: { ...this.c.reader, report: () => {} },
      returns: { expected: null, leaves: "function", values: [] },
      functionResult: null,
      isInLoop: false,
      isTopLevel: true,
    };
    this.c.onModule = (module) => this.uses.modules.add(module);
    this.c.onSymbol = (symbol) => {
      const statement = this.inferredBy.get(symbol);
      if (statement === undefined) return;
      this.uses.inferred.add(symbol);
      const at = this.inProgress.indexOf(statement);
      if (at !== -1 && at < this.inProgress.length - 1) for (const each of this.inProgress.slice(at)) this.cyclic.add(each);
      this.check(statement);
    };
  }

  run(): CheckedTypes {
    const { tree } = this.input;
    const { body } = tree.module;
    const meanings = this.introduceAll();
    for (const statement of body) this.check(statement);
    const diagnostics = besidesSyntax(tree, this.found).sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
    return {
      diagnostics,
      kept: { declarations: this.declarations, statements: this.kept, meanings },
      modules: this.modules,
      checked: this.checked,
    };
  }

  /** Takes over what was introduced before, or does it. */
  introduceOnce(before: Introduced | null): Introduced {
    if (before === null) {
      this.introduceAll();
      const { defined, inferredBy, inferredNames, meanings } = this;
      return { defined, inferredBy, inferredNames, meanings, declared: new Map(this.c.symbolTypes) };
    }
    ({ defined: this.defined, inferredBy: this.inferredBy, inferredNames: this.inferredNames, meanings: this.meanings } = before);
    for (const [symbol, type] of before.declared) this.c.symbolTypes.set(symbol, type);
    return before;
  }

  inspect(statement: Statement): StatementTypes {
    this.done.add(statement);
    const record = createTypeRecord();
    this.look(statement, record);
    return { record, checking: this.c };
  }

  private introduceAll(): readonly string[] {
    const { tree, names } = this.input;
    const { body } = tree.module;
    const meanings = meaningsIn(names, body, this.earlier);
    for (const [index, statement] of body.entries()) {
      this.meanings.set(statement, meanings[index] ?? "");
      this.introduce(statement);
    }
    return meanings;
  }

  /** Makes known what a statement's symbol is as far as its declaration says it. */
  private introduce(statement: Statement): void {
    const binding = bindingOf(statement);
    const definition = binding === null ? null : definitionOf(binding, this.input.tree.source);
    const symbol = definition === null ? null : this.c.symbolAt(definition.span);
    if (definition === null || symbol === null) return;
    this.defined.set(statement, symbol);
    const known = declaredType(this.input, this.c, definition);
    if (known !== null) this.c.symbolTypes.set(symbol, known);
    else if (definition.kind !== "type" && definition.kind !== "interface" && !this.inferredBy.has(symbol)) {
      this.inferredBy.set(symbol, statement);
      this.inferredNames.set(definition.name, symbol);
    }
  }

  private check(statement: Statement): void {
    if (this.done.has(statement)) return;
    // of what is too far away nothing is known, wherever the chain begins
    if (this.depth >= FARTHEST || this.c.nesting >= DEEPEST) {
      for (const each of this.inProgress) this.cyclic.add(each);
      return;
    }
    this.done.add(statement);
    this.depth += 1;
    this.checkNow(statement);
    this.depth -= 1;
  }

  private checkNow(statement: Statement): void {
    const { c } = this;
    // what stands before it on its line is none of its own text, by which the rest is kept
    const stray = strayStatement(c, statement);
    if (stray !== null) this.found.push(stray);
    const text = c.text(statement);
    const reused = this.reusable(statement, text);
    if (reused !== null) {
      this.found.push(...moved(reused.diagnostics, statement.start));
      this.kept.set(text, reused);
      return;
    }
    this.look(statement, null);
  }

  private look(statement: Statement, record: TypeRecord | null): void {
    const { c } = this;
    const outer = this.uses;
    const outerRecord = c.record;
    c.record = record;
    this.uses = { modules: new Set(), inferred: new Set() };
    // what the statement that asked has found so far
    const others = c.diagnostics.splice(0);
    this.inProgress.push(statement);
    this.checked += 1;
    const symbol = this.defined.get(statement);
    const declared = symbol === undefined ? undefined : c.symbolTypes.get(symbol);
    checkStatement(c, statement, this.place);
    // a name that is defined again and means something else from here on: whoever comes later has to see that
    const now = symbol === undefined ? undefined : c.symbolTypes.get(symbol);
    if (declared !== undefined && now !== undefined && now !== declared && shownOf(now) !== shownOf(declared)) this.cyclic.add(statement);
    this.close(statement);
    this.inProgress.pop();
    this.keep(statement, c.text(statement));
    this.found.push(...c.diagnostics.splice(0));
    c.diagnostics.push(...others);
    c.record = outerRecord;
    this.uses = outer;
  }

  /** What the statement came to before, if all is as it was; what it defines is known then. */
  private reusable(statement: Statement, text: string): KeptStatement | null {
    const before = this.before.get(text);
    if (before === undefined || before.meanings !== this.meanings.get(statement) || this.c.hasSyntaxErrorIn(statement)) return null;
    for (const [module, fingerprint] of before.modules) if (this.fingerprintOf(module) !== fingerprint) return null;
    const symbol = this.defined.get(statement);
    if (before.defines !== null && symbol !== undefined) this.c.symbolTypes.set(symbol, before.defines);
    for (const [name, wanted] of before.inferred) {
      const inferred = this.inferredNames.get(name);
      const by = inferred === undefined ? undefined : this.inferredBy.get(inferred);
      if (by !== undefined) this.check(by);
      if (inferred !== undefined && this.shown(inferred) === wanted) continue;
      if (before.defines !== null && symbol !== undefined) this.c.symbolTypes.delete(symbol);
      return null;
    }
    return before;
  }

  private keep(statement: Statement, text: string): void {
    const { c } = this;
    const symbol = this.defined.get(statement);
    const defines = symbol !== undefined && this.inferredBy.has(symbol) ? (c.symbolTypes.get(symbol) ?? null) : null;
    const modules = new Map([...this.uses.modules].map((module) => [module, this.fingerprintOf(module)]));
    const inferred = new Map<string, string>();
    for (const used of this.uses.inferred) {
      if (used !== symbol) inferred.set(symbolOf(this.input.names, used).name, this.shown(used));
    }
    const isSelfContained = c.diagnostics.every((found) => staysInside(found, statement)) && !(defines !== null && namesLocal(defines));
    if (!isSelfContained || this.cyclic.has(statement) || c.hasSyntaxErrorIn(statement)) return;
    this.kept.set(text, {
      meanings: this.meanings.get(statement) ?? "",
      modules,
      inferred,
      // a copy: those of the body are handed on
      diagnostics: moved([...c.diagnostics], -statement.start),
      defines,
    });
  }

  /** What a body has left open of the symbol that it defines nobody finds out later. */
  private close(statement: Statement): void {
    const symbol = this.defined.get(statement);
    const known = symbol === undefined ? undefined : this.c.symbolTypes.get(symbol);
    if (symbol === undefined || known?.kind !== "variable") return;
    this.c.symbolTypes.set(symbol, { kind: "variable", type: withoutVariables(this.c.inference.settle(known.type)) });
  }

  private shown(symbol: SymbolId): string {
    const known = this.c.symbolTypes.get(symbol);
    return known === undefined ? "" : shownOf(known);
  }

  private fingerprintOf(module: string): string {
    let fingerprint = this.modules.get(module);
    if (fingerprint === undefined) {
      const declarations = this.input.program.declarationsOf(module);
      fingerprint = declarations === null ? "" : fingerprintOf(declarations);
      this.modules.set(module, fingerprint);
    }
    return fingerprint;
  }
}

function withoutVariables(type: Type): Type {
  return type.kind === "variable" ? UNKNOWN : mapParts(type, withoutVariables);
}

/** Whether a type is one that a body defines: its name holds a place. */
function namesLocal(known: SymbolType): boolean {
  return shownOf(known).includes("@");
}

function shownOf(known: SymbolType): string {
  return known.kind === "variable" ? fingerprintOfType(known.type) : known.schemes.map(fingerprintOfScheme).join("|");
}

/** What is known of a definition at the top level without a look into its body. */
function declaredType({ declarations }: CheckInput, c: Checking, definition: Definition): SymbolType | null {
  switch (definition.kind) {
    case "function":
    case "constant":
    case "variable": {
      const declared = declarations.values.get(definition.name);
      const [first] = declared?.schemes ?? [];
      if (declared === undefined || declared.isInferred || first === undefined || !definition.isAnnotated) return null;
      return declared.isFunction ? { kind: "function", schemes: declared.schemes } : { kind: "variable", type: first.type };
    }
    case "method": {
      const meaning = c.reader.scope.meaningOf(definition.owner ?? "");
      if (meaning.kind !== "named") return { kind: "variable", type: UNKNOWN };
      const method = declarations.methods.get(ownerKey(meaning.module, meaning.name))?.get(definition.name);
      return method === undefined ? { kind: "variable", type: UNKNOWN } : { kind: "function", schemes: [method.scheme] };
    }
    case "type":
    case "interface":
      return null;
  }
}

/** What is said of a statement at the top level that defines nothing (§17). */
function strayStatement(c: Checking, statement: Statement): Diagnostic | null {
  const lineStart = c.source.lastIndexOf("\n", statement.start - 1) + 1;
  // what follows another statement on its line is what is left of that
  if (c.source.slice(lineStart, statement.start).trim() !== "") return null;
  const definesNothing =
    statement.kind === "ExpressionStatement" && statement.expression.kind !== "Error" && !/^Missing/.test(statement.expression.kind);
  return definesNothing ? diagnostic("types.stray-statement", spanOf(statement), {}) : null;
}
