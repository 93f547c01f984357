// A project as requests see it: one snapshot, with what is asked of it worked out once.

import type { PlatformPath } from "node:path";
import type { TypeProgram } from "../language/analysis/types/program.ts";
import type { SemanticModel } from "../language/analysis/types/semantic-model.ts";
import type { Diagnostic } from "../language/diagnostics/diagnostic.ts";
import { checkProject } from "../workspace/check-project.ts";
import { moduleOf } from "../workspace/imported-modules.ts";
import type { ProjectFile } from "../workspace/project-file.ts";
import { projectTypes } from "../workspace/project-types.ts";
import type { Snapshot } from "../workspace/snapshot.ts";
import type { NamesIndex, ProjectNames } from "../workspace/symbols/names-index.ts";

export interface Project {
  readonly snapshot: Snapshot;
  /** The names of all files, for look-ups. */
  readonly names: ProjectNames;
  readonly program: TypeProgram;
  modelOf(file: ProjectFile): SemanticModel;
  /** All that is wrong in a file, in order of place. */
  diagnosticsOf(file: ProjectFile): readonly Diagnostic[];
}

export function createProject(paths: PlatformPath, snapshot: Snapshot, index: NamesIndex): Project {
  const files = new Map(snapshot.files.map((file) => [file.path, file]));
  const program = projectTypes(snapshot, files);
  const models = new Map<ProjectFile, SemanticModel>();
  const found = new Map<ProjectFile, readonly Diagnostic[]>();
  let names: ProjectNames | null = null;
  let check: ReturnType<typeof checkProject> | null = null;
  return {
    snapshot,
    program,
    get names() {
      names ??= index.at(snapshot);
      return names;
    },
    modelOf(file) {
      const known = models.get(file);
      if (known !== undefined) return known;
      const input = { file, module: moduleOf(snapshot, file), program, fileAt: (path: string) => files.get(path) ?? null };
      const model = snapshot.modelOf(input);
      models.set(file, model);
      return model;
    },
    diagnosticsOf(file) {
      const known = found.get(file);
      if (known !== undefined) return known;
      check ??= checkProject(paths, snapshot);
      const diagnostics = check(file);
      found.set(file, diagnostics);
      return diagnostics;
    },
  };
}
