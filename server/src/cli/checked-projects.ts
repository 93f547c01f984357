// The projects of the files that are checked: each is read once, and its manifest is checked with it.

import paths, { join } from "node:path";
import { checkProject } from "../workspace/check-project.ts";
import type { FileSystem } from "../workspace/file-system.ts";
import { readManifest } from "../workspace/manifest.ts";
import { MANIFEST_NAME } from "../workspace/manifest-name.ts";
import type { ProjectFile } from "../workspace/project-file.ts";
import { findProjectRoot } from "../workspace/project-roots.ts";
import { readSettingsFile } from "../workspace/settings-file.ts";
import type { Snapshot } from "../workspace/snapshot.ts";
import { createWorld } from "../workspace/world.ts";
import { type CheckedFile, checkedFile, type NamedText, namedText } from "./checked-file.ts";
import { shownPath } from "./shown-path.ts";

export interface CheckedProject {
  readonly snapshot: Snapshot;
  /** Checks a file of the snapshot, which is shown under the given name. */
  check(file: ProjectFile, name: string): CheckedFile;
}

export interface CheckedProjects {
  /** The project of what is in a folder; null where there is no such folder. */
  projectOf(folder: string): CheckedProject | null;
  /** The manifests of these projects in which something is wrong. */
  manifests(): readonly CheckedFile[];
}

/** `folder` is where relative paths start, and what paths are shown from. */
export function createCheckedProjects(fileSystem: FileSystem, folder: string): CheckedProjects {
  const projects = new Map<string, CheckedProject>();
  return {
    projectOf(folderOfFile) {
      const found = findProjectRoot({ fileSystem, paths, workingFolder: folder, allowed: [] }, { folder: folderOfFile });
      if (!found.ok) return null;
      const { root } = found.root;
      const project = projects.get(root) ?? readProject(fileSystem, root, folder);
      projects.set(root, project);
      return project;
    },
    manifests: () => [...projects.keys()].flatMap((root) => checkManifest(fileSystem, root, folder)),
  };
}

function readProject(fileSystem: FileSystem, root: string, folder: string): CheckedProject {
  const snapshot = createWorld({ fileSystem, paths, root }).refresh();
  const diagnosticsOf = checkProject(paths, snapshot);
  const byPath = new Map(snapshot.files.map((file) => [file.path, file]));
  const made = new Map<string, NamedText>();

  /** Made once a file: many diagnostics may lead there. */
  function fileAt(path: string): NamedText | null {
    const file = byPath.get(path);
    if (file === undefined) return null;
    const text = made.get(path) ?? namedText(shownPath(folder, file.absolute), file.absolute, file.text);
    made.set(path, text);
    return text;
  }

  return {
    snapshot,
    check: (file, name) => checkedFile(namedText(name, file.absolute, file.text), diagnosticsOf(file), fileAt),
  };
}

function checkManifest(fileSystem: FileSystem, root: string, folder: string): readonly CheckedFile[] {
  const manifest = readSettingsFile(fileSystem, join(root, MANIFEST_NAME), readManifest);
  if (manifest === null || manifest.diagnostics.length === 0) return [];
  const { path, text, diagnostics } = manifest;
  return [checkedFile(namedText(shownPath(folder, path), path, text ?? ""), diagnostics, () => null)];
}
