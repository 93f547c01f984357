// What is wrong in files of a project, in one list, with what is needed to show each place.

import {
  checkProject,
  createPositions,
  type Diagnostic,
  MANIFEST_NAME,
  type Positions,
  type ProjectFile,
  readManifest,
  readSettingsFile,
  resolvePath,
} from "../../server/src/api.ts";
import type { ReportProgress } from "./progress.ts";
import type { OpenProject } from "./projects.ts";

/** A text in which something is wrong: a file, or the manifest. */
export interface CheckedText {
  /** From the root, with `/`. */
  readonly path: string;
  readonly text: string;
}

export interface FoundDiagnostic {
  readonly at: CheckedText;
  readonly diagnostic: Diagnostic;
}

/** The diagnostics of these files, file after file, each in order of place. */
export function checkFiles(
  { host, snapshot }: OpenProject,
  files: readonly ProjectFile[],
  onProgress: ReportProgress,
): readonly FoundDiagnostic[] {
  onProgress({ done: 0, total: files.length });
  const diagnosticsOf = checkProject(host.paths, snapshot);
  return files.flatMap((file, index) => {
    const found = diagnosticsOf(file).map((diagnostic) => ({ at: file, diagnostic }));
    onProgress({ done: index + 1, total: files.length });
    return found;
  });
}

/** What is wrong in the project's yaoxiang.toml; one that is a link out of the project is not read. */
export function checkManifest({ host, snapshot }: OpenProject): readonly FoundDiagnostic[] {
  const resolved = resolvePath(host, snapshot.root, MANIFEST_NAME);
  const manifest = resolved.ok ? readSettingsFile(host.fileSystem, resolved.path.absolute, readManifest) : null;
  if (manifest === null) return [];
  const at = { path: MANIFEST_NAME, text: manifest.text ?? "" };
  return manifest.diagnostics.map((diagnostic) => ({ at, diagnostic }));
}

/** The positions of texts, made once each. */
export interface PositionTable {
  ofText(text: CheckedText): Positions;
  /** Of the file at a path from the root; null where there is none. */
  ofPath(path: string): Positions | null;
}

export function createPositionTable({ host, snapshot }: OpenProject): PositionTable {
  const made = new Map<string, Positions>();
  const ofText = ({ path, text }: CheckedText): Positions => {
    const positions = made.get(path) ?? createPositions(text);
    made.set(path, positions);
    return positions;
  };
  return {
    ofText,
    ofPath(path) {
      const file = snapshot.fileAt(host.paths.join(snapshot.root, path));
      return file === null ? null : ofText(file);
    },
  };
}
