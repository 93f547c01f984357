// The analyses of a project's modules, kept from one snapshot to the next: a file that is the same, and that imports what looks the same, is
// not analysed again, and of a file that changed only the statements that did, or whose surroundings did.

import type { FindModule, ImportedModule } from "../language/analysis/names/imported-module.ts";
import type { KeptNames } from "../language/analysis/names/kept-names.ts";
import type { ModuleShape } from "../language/analysis/names/module-shape.ts";
import { unusedDefinitions } from "../language/analysis/names/unused-definitions.ts";
import { type CheckedModule, checkModule, type KeptAnalysis } from "../language/analysis/types/check-module.ts";
import type { CheckInput } from "../language/analysis/types/checking.ts";
import { fingerprintOf } from "../language/analysis/types/fingerprint.ts";
import type { KeptModule } from "../language/analysis/types/kept-statements.ts";
import type { TypeProgram } from "../language/analysis/types/program.ts";
import { createSemanticModel, type SemanticModel } from "../language/analysis/types/semantic-model.ts";
import type { Diagnostic } from "../language/diagnostics/diagnostic.ts";
import type { SyntaxTree } from "../language/syntax/parse.ts";
import type { ProjectFile } from "./project-file.ts";
import { shapeFingerprint } from "./shape-fingerprint.ts";

/** What the passes over one file found, each in order of place. */
export interface AnalysedFile {
  readonly syntax: readonly Diagnostic[];
  readonly names: readonly Diagnostic[];
  readonly types: readonly Diagnostic[];
  /** What nothing in the file leads to, if no other file does. */
  readonly unused: readonly Diagnostic[];
}

/** A file as it is now, and what it is analysed with. */
export interface AnalysisInput {
  readonly file: ProjectFile;
  readonly module: ImportedModule;
  readonly program: TypeProgram;
  /** The file at a path from the root; for where diagnostics point to. */
  fileAt(path: string): ProjectFile | null;
}

/** Told of every analysis that takes place: how many of the file's statements were looked at. */
export type OnAnalysis = (path: string, statements: number) => void;

export interface Analyses {
  of(input: AnalysisInput): AnalysedFile;
  /** All that is known of the file, for questions about places in it. */
  modelOf(input: AnalysisInput): SemanticModel;
  /** Forgets all files but those at these paths. */
  keepOnly(paths: ReadonlySet<string>): void;
}

interface Kept {
  readonly file: ProjectFile;
  readonly found: AnalysedFile;
  readonly imports: readonly ImportUse[];
  /** Fingerprints of the declarations that were asked for, by module. */
  readonly modules: ReadonlyMap<string, string>;
  /** Hashes of the other files that diagnostics point into, by path. */
  readonly pointedAt: ReadonlyMap<string, string | null>;
  readonly statements: KeptModule;
  readonly names: KeptNames;
}

/** What an import was found to lead to: by the paths to it, one after the other. */
interface ImportUse {
  readonly chain: readonly (readonly string[])[];
  readonly module: string | null;
  readonly shape: string | null;
}

/** `treeOf` gives the whole tree of a file. */
export function createAnalyses(treeOf: (file: ProjectFile) => SyntaxTree, onAnalysis: OnAnalysis = () => {}): Analyses {
  const kept = new Map<string, Kept>();
  /** What was last made of the files that were last analysed, by path. */
  const recent = new Map<string, { readonly kept: Kept; readonly input: CheckInput }>();

  function analyse({ file, module, program, fileAt }: AnalysisInput, before: Kept | undefined): AnalysedFile {
    const tree = treeOf(file);
    const imports: ImportUse[] = [];
    const result = checkModule(tree, recorded(module, [], imports), program, keptFor(before, module));
    const found: AnalysedFile = { syntax: tree.diagnostics, names: result.names, types: result.types, unused: unusedIn(result) };
    const pointedAt = new Map<string, string | null>();
    for (const { related = [] } of [...found.names, ...found.types]) {
      for (const place of related) if (place.file !== undefined) pointedAt.set(place.file, fileAt(place.file)?.hash ?? null);
    }
    // what is told again rests on the imports that were followed when it was found
    const followed =
      before === undefined || !leadToTheSame(before.imports, module) ? imports : withoutDoubles([...before.imports, ...imports]);
    const now: Kept = {
      file,
      found,
      imports: followed,
      modules: result.modules,
      pointedAt,
      statements: result.kept,
      names: result.keptNames,
    };
    kept.set(file.path, now);
    recent.delete(file.path);
    recent.set(file.path, { kept: now, input: result.input });
    const [oldest] = recent.keys();
    if (recent.size > MOST_RECENT && oldest !== undefined) recent.delete(oldest);
    onAnalysis(file.path, result.checked);
    return found;
  }

  function of(input: AnalysisInput): AnalysedFile {
    const before = kept.get(input.file.path);
    return before !== undefined && isSame(before, input) ? before.found : analyse(input, before);
  }

  return {
    of,
    modelOf(input) {
      const { path } = input.file;
      of(input);
      const known = kept.get(path);
      if (known !== undefined && recent.get(path)?.kept !== known) analyse(input, known);
      const last = recent.get(path);
      if (last === undefined) throw new Error(`${path} was analysed just now`);
      return createSemanticModel({ ...last.input, module: input.module, program: input.program }, last.kept.statements);
    },
    keepOnly(paths) {
      for (const path of kept.keys()) if (!paths.has(path)) kept.delete(path);
      for (const path of recent.keys()) if (!paths.has(path)) recent.delete(path);
    },
  };
}

/** Whatever is wrong in the file, what is missing there may be what uses the rest: one mistake is told once. */
function unusedIn({ input, names, types }: CheckedModule): readonly Diagnostic[] {
  const isSure = [...input.tree.diagnostics, ...names, ...types].every(({ severity }) => severity !== "error");
  return isSure ? unusedDefinitions(input.names, () => false) : [];
}

/** Trees and models are large: those of the files that somebody works on are enough. */
const MOST_RECENT = 4;

function isSame({ file, imports, modules, pointedAt }: Kept, input: AnalysisInput): boolean {
  if (file !== input.file) return false;
  if (!leadToTheSame(imports, input.module)) return false;
  for (const [module, fingerprint] of modules) {
    const declarations = input.program.declarationsOf(module);
    if ((declarations === null ? "" : fingerprintOf(declarations)) !== fingerprint) return false;
  }
  for (const [path, hash] of pointedAt) if ((input.fileAt(path)?.hash ?? null) !== hash) return false;
  return true;
}

function withoutDoubles(uses: readonly ImportUse[]): readonly ImportUse[] {
  return [...new Map(uses.map((use) => [use.chain.map((path) => path.join(".")).join(" "), use])).values()];
}

/** What is still of use of an earlier analysis of a file whose text has changed. */
function keptFor(before: Kept | undefined, module: ImportedModule): KeptAnalysis | null {
  if (before === undefined) return null;
  return { names: leadToTheSame(before.imports, module) ? before.names : null, types: before.statements };
}

/** Whether imports that were followed from a module lead to modules of the same shapes now. */
function leadToTheSame(imports: readonly ImportUse[], from: ImportedModule): boolean {
  return imports.every(({ chain, module, shape }) => {
    let at: ImportedModule | null = from;
    for (const path of chain) at = at?.importedModule(path) ?? null;
    return (at?.module ?? null) === module && shapeOf(at) === shape;
  });
}

/** The same module, with a note of each import that is followed from it. */
function recorded(module: ImportedModule, chain: ImportUse["chain"], uses: ImportUse[]): ImportedModule {
  const known = new Map<string, ImportedModule | null>();
  const importedModule: FindModule = (path) => {
    const key = path.join(".");
    const before = known.get(key);
    if (before !== undefined) return before;
    const next = [...chain, path];
    const found = module.importedModule(path);
    uses.push({ chain: next, module: found?.module ?? null, shape: shapeOf(found) });
    const made = found === null ? null : recorded(found, next, uses);
    known.set(key, made);
    return made;
  };
  return { ...module, importedModule };
}

function shapeOf(module: { readonly shape: ModuleShape } | null): string | null {
  return module === null ? null : shapeFingerprint(module.shape);
}
