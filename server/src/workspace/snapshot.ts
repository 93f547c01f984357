// A project at one moment: its files, and what their imports lead to. It never changes; the World makes a new one.

import type { PlatformPath } from "node:path";
import type { ImportedModule } from "../language/analysis/names/imported-module.ts";
import type { ModuleShape } from "../language/analysis/names/module-shape.ts";
import type { ModuleDeclarations } from "../language/analysis/types/declarations.ts";
import type { SemanticModel } from "../language/analysis/types/semantic-model.ts";
import type { SyntaxTree } from "../language/syntax/parse.ts";
import type { AnalysedFile, AnalysisInput } from "./analyses.ts";
import type { ProjectFile } from "./project-file.ts";
import type { ImportTarget, ResolvedImport } from "./resolved-import.ts";

/** Something that a snapshot leaves out, or has in part only. */
export interface Omission {
  readonly kind: "too-many-files" | "too-much-text" | "outside" | "unreadable-folder" | "incomplete-file";
  /** From the root, with `/`; of `too-many-files` and `too-much-text` the root itself, which is empty. */
  readonly path: string;
}

/** Stands for where a project's files, manifests and links are: it is the same object as long as they stay there. */
export interface Layout {
  readonly places: readonly string[];
}

export interface Snapshot {
  /** Absolute, without any link in it. */
  readonly root: string;
  /** What is in `src` first, and sorted by path. */
  readonly files: readonly ProjectFile[];
  /** Whether every file is there as a whole. */
  readonly complete: boolean;
  /** What is left out by limits, then links, folders and files, each sorted by path. */
  readonly omissions: readonly Omission[];
  /** In two snapshots of a World with the same layout, a path leads to the same file, if it leads to one of `files` through no skipped folder. */
  readonly layout: Layout;
  /**
   * The file at an absolute path without links: also one inside the root that is not among `files`, because it is in a folder that is skipped
   * or beyond a limit. Such a file is read when it is first asked for, and stays so.
   */
  fileAt(absolute: string): ProjectFile | null;
  treeOf(file: ProjectFile): SyntaxTree;
  /** What a file gives to those who import it. */
  shapeOf(file: ProjectFile): ModuleShape;
  /** What a file declares, with types; `module` is the file as others import it. */
  declarationsOf(file: ProjectFile, module: ImportedModule): ModuleDeclarations;
  /** What the passes over a file find. */
  analysisOf(input: AnalysisInput): AnalysedFile;
  /** All that is known of a file, for questions about places in it. */
  modelOf(input: AnalysisInput): SemanticModel;
  /** Where a module's path leads from a file. */
  resolve(file: ProjectFile, path: readonly string[]): ImportTarget;
  /** What a file imports, in source order, and where that is. */
  importsOf(file: ProjectFile): readonly ResolvedImport[];
}

/** What is in `src` before everything else, and by path. */
export function compareProjectPaths(a: string, b: string): number {
  const order = Number(b.startsWith("src/")) - Number(a.startsWith("src/"));
  if (order !== 0 || a === b) return order;
  return a < b ? -1 : 1;
}

/** A path from the root, with `/`. */
export function pathFromRoot({ relative, sep }: PlatformPath, root: string, absolute: string): string {
  return relative(root, absolute).split(sep).join("/");
}
