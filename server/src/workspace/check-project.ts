// All that is wrong in the files of a project, each mistake told once: the one place where what the passes find comes together.

import type { PlatformPath } from "node:path";
import type { Diagnostic } from "../language/diagnostics/diagnostic.ts";
import { onePerMistake } from "../language/diagnostics/one-per-mistake.ts";
import { checkImports } from "./check-imports.ts";
import { moduleOf } from "./imported-modules.ts";
import { checkModuleKeys } from "./module-keys.ts";
import type { ProjectFile } from "./project-file.ts";
import { projectTypes } from "./project-types.ts";
import type { Snapshot } from "./snapshot.ts";

/** A way to the diagnostics of each file of the snapshot, in order of place. */
export function checkProject(paths: PlatformPath, snapshot: Snapshot): (file: ProjectFile) => readonly Diagnostic[] {
  const twoFiles = checkModuleKeys(snapshot);
  const files = new Map(snapshot.files.map((file) => [file.path, file]));
  const program = projectTypes(snapshot, files);
  let known: ReadonlySet<ProjectFile> | null = null;
  /** The files that others import: what those use of them is not looked at. */
  function imported(): ReadonlySet<ProjectFile> {
    known ??= new Set(
      snapshot.files.flatMap((file) => snapshot.importsOf(file).flatMap(({ target }) => (target.kind === "file" ? [target.file] : []))),
    );
    return known;
  }
  return (file) => {
    // what is seen of a text that is cut off would be a consequence of that
    if (file.problem !== null) return [file.problem];
    const found = snapshot.analysisOf({ file, module: moduleOf(snapshot, file), program, fileAt: (path) => files.get(path) ?? null });
    const unused = found.unused.length === 0 || imported().has(file) ? [] : found.unused;
    return onePerMistake({ ...found, others: [...checkImports(paths, snapshot, file), ...(twoFiles.get(file) ?? []), ...unused] });
  };
}
