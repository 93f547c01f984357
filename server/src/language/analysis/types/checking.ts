// The state of one module's check: what is known of its symbols so far, and the problems as they are found. It is made in checkTypes and
// gone when that returns.

import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { errorsIn } from "../../diagnostics/errors-in.ts";
import type { SyntaxTree } from "../../syntax/parse.ts";
import type { Span } from "../../text/span.ts";
import type { ImportedModule } from "../names/imported-module.ts";
import { firstReferenceFrom, type NameModel, type SymbolId, type Target } from "../names/symbols.ts";
import type { ModuleDeclarations, TypeDeclaration } from "./declarations.ts";
import { Inference } from "./inference.ts";
import { expandType, type TypeProgram, typeArity } from "./program.ts";
import type { TypeReader } from "./read-type.ts";
import { showType } from "./show-type.ts";
import type { Place as DeclaredPlace, Scheme, Type } from "./type.ts";
import type { TypeRecord } from "./type-record.ts";
import { moduleTypeScope } from "./type-scope.ts";

/** What `return` does where a piece of the tree stands, and what it collects. */
export interface Returns {
  /** What the values have to be; null where nothing says so, and they are collected. */
  readonly expected: Type | null;
  /** A `return` leaves the function, or the block that is a value. */
  readonly leaves: "function" | "block";
  readonly values: ReturnedValue[];
}

export interface ReturnedValue {
  readonly type: Type;
  readonly span: Span;
}

/** Where a piece of the tree stands. */
export interface Place {
  readonly reader: TypeReader;
  readonly returns: Returns;
  /** What the innermost function with a signature gives, for `?`; null where there is none. */
  readonly functionResult: Type | null;
  readonly isInLoop: boolean;
  /** Reads types that have been read before, and said to be wrong where they are. */
  readonly silent: TypeReader;
  /** What stands here has been read as a declaration. */
  readonly isTopLevel: boolean;
}

/** What is known of a symbol that is no import: schemes of a function, several for overloads, or the type of a variable. */
export type SymbolType =
  | { readonly kind: "function"; readonly schemes: readonly Scheme[] }
  | { readonly kind: "variable"; readonly type: Type };

export interface CheckInput {
  readonly tree: SyntaxTree;
  readonly names: NameModel;
  readonly module: ImportedModule;
  readonly declarations: ModuleDeclarations;
  readonly program: TypeProgram;
  readonly onMember?: OnMember;
}

/** Told where the member or parameter is declared that a name behind a dot, in a pattern or before `=` means; null where there is none. */
export type OnMember = (name: Span, declared: DeclaredPlace | null) => void;

export class Checking {
  readonly source: string;
  readonly names: NameModel;
  readonly module: ImportedModule;
  readonly declarations: ModuleDeclarations;
  readonly program: TypeProgram;
  readonly inference: Inference;
  readonly reader: TypeReader;
  readonly diagnostics: Diagnostic[] = [];
  readonly symbolTypes = new Map<SymbolId, SymbolType>();
  /** Infers a symbol of the top level that is asked for before its statement is reached, and notes that it was asked for. */
  onSymbol: (symbol: SymbolId) => void = () => {};
  /** Where what is found out is written down; null while nobody wants to know. */
  record: TypeRecord | null = null;
  /** Notes that something was asked of another module. */
  onModule: (module: string) => void = () => {};
  /** Notes what a name means that only the type of something else tells. */
  readonly onMember: OnMember;
  /** Whether the parser has complained of something in this part of the text. */
  readonly hasSyntaxErrorIn: (part: Span) => boolean;
  /** The records and interfaces that are being compared. */
  readonly implementing = new Set<string>();
  /** How many statements and expressions are being looked at, one inside the other, also where one definition asks for the next. */
  nesting = 0;
  /** How many ways there are to read the calls of overloaded functions that are being looked at, one inside the other. */
  openOverloads = 1;
  private readonly localTypes = new Map<string, TypeDeclaration>();

  constructor({ tree, names, module, declarations, program, onMember }: CheckInput) {
    this.onMember = onMember ?? (({ start }, declared) => this.record?.memberPlaces.set(start, declared));
    this.source = tree.source;
    this.hasSyntaxErrorIn = errorsIn(tree.diagnostics);
    this.names = names;
    this.module = module;
    this.declarations = declarations;
    this.program = {
      declarationsOf: (key) => {
        if (key === module.module) return this.ownDeclarations;
        this.onModule(key);
        return program.declarationsOf(key);
      },
    };
    this.inference = new Inference((type) => expandType(this.program, type));
    this.reader = {
      source: tree.source,
      scope: moduleTypeScope(module),
      report: (problem) => this.report(problem),
      arityOf: (key, name) => typeArity(this.program, key, name),
    };
    this.ownDeclarations = { ...declarations, types: new Map([...declarations.types]) };
  }

  private ownDeclarations: ModuleDeclarations;

  /** Makes the types that a body defines known, each by a name that no other has. */
  declareLocalType(declaration: TypeDeclaration): void {
    this.localTypes.set(declaration.name, declaration);
    this.ownDeclarations = { ...this.declarations, types: new Map([...this.declarations.types, ...this.localTypes]) };
  }

  text({ start, end }: Span): string {
    return this.source.slice(start, end);
  }

  /** What the name at this place means; null where the analysis of names has no word on it. */
  targetAt({ start }: Span): Target | null {
    const { references } = this.names;
    const found = references[firstReferenceFrom(references, start)];
    return found?.span.start === start ? found.target : null;
  }

  /** The symbol of this file that the name at this place means. */
  symbolAt(span: Span): SymbolId | null {
    const target = this.targetAt(span);
    return target?.kind === "symbol" ? target.symbol : null;
  }

  /** What is known of a symbol by now; one of the top level is looked at first if it has not been. */
  typeOfSymbol(symbol: SymbolId): SymbolType | undefined {
    this.onSymbol(symbol);
    return this.symbolTypes.get(symbol);
  }

  fresh(): Type {
    return this.inference.fresh();
  }

  resolve(type: Type): Type {
    return this.inference.resolve(type);
  }

  /** The type as a message shows it. */
  show(type: Type): string {
    return showType(this.inference.settle(type));
  }

  report(problem: Diagnostic): void {
    this.diagnostics.push(problem);
  }
}
