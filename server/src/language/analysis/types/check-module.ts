// A module from its tree to all that is wrong with its names and types: the passes over one module, in order.

import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { SyntaxTree } from "../../syntax/parse.ts";
import type { ImportedModule } from "../names/imported-module.ts";
import type { KeptNames } from "../names/kept-names.ts";
import { resolveNamesAgain } from "../names/resolve-names.ts";
import { besidesSyntax } from "./besides-syntax.ts";
import { type CheckedTypes, checkTypes } from "./check-types.ts";
import type { CheckInput } from "./checking.ts";
import type { EarlierCheck, KeptModule } from "./kept-statements.ts";
import { type TypeProgram, typeArity } from "./program.ts";
import { readDeclarations } from "./read-declarations.ts";

/** What the analysis of names and that of types found, each in order of place, and what the latter kept for the next time. */
export interface CheckedModule extends Omit<CheckedNamedModule, "diagnostics"> {
  readonly names: readonly Diagnostic[];
  readonly types: readonly Diagnostic[];
  readonly keptNames: KeptNames;
}

export interface CheckedNamedModule extends CheckedTypes {
  /** What the passes made of the module. */
  readonly input: CheckInput;
}

/** What an earlier analysis of a module kept. */
export interface KeptAnalysis {
  /** Null where the module's imports lead elsewhere now. */
  readonly names: KeptNames | null;
  readonly types: KeptModule;
}

/**
 * Analyses a module; `program` answers for all others, the standard library included. `before` is what an earlier analysis of the module
 * kept, if there was one: what is still true of that is not found out again.
 */
export function checkModule(
  tree: SyntaxTree,
  module: ImportedModule,
  program: TypeProgram,
  before: KeptAnalysis | null = null,
): CheckedModule {
  const { names, kept: keptNames, told } = resolveNamesAgain(tree, module.importedModule, before?.names ?? null);
  const { diagnostics, ...checked } = checkNamedModule(
    { tree, names, module, program },
    before === null ? null : { kept: before.types, told },
  );
  return { ...checked, keptNames, names: names.diagnostics, types: diagnostics };
}

/** The passes over a module whose names are known; first comes what is wrong with its declarations. */
export function checkNamedModule(named: Omit<CheckInput, "declarations">, before: EarlierCheck | null = null): CheckedNamedModule {
  const { tree, module, program } = named;
  const written: Diagnostic[] = [];
  const declarations = readDeclarations({
    tree,
    module,
    report: (problem) => written.push(problem),
    arityOf: (key, name) => typeArity(program, key, name),
  });
  const input = { ...named, declarations };
  const checked = checkTypes(input, before);
  return { ...checked, input, diagnostics: [...besidesSyntax(tree, written), ...checked.diagnostics] };
}
