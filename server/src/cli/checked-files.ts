// Checks the files that a command line means, each in its project: the folder with the nearest manifest above it, or else its own folder.

import paths, { dirname, isAbsolute, join, relative, resolve } from "node:path";
import type { Diagnostic } from "../language/diagnostics/diagnostic.ts";
import { createPositions, type Positions } from "../language/text/positions.ts";
import { checkProject } from "../workspace/check-project.ts";
import type { FileSystem } from "../workspace/file-system.ts";
import { readManifest } from "../workspace/manifest.ts";
import { MANIFEST_NAME } from "../workspace/manifest-name.ts";
import type { ProjectFile } from "../workspace/project-file.ts";
import { findProjectRoot } from "../workspace/project-roots.ts";
import { readSettingsFile } from "../workspace/settings-file.ts";
import type { Snapshot } from "../workspace/snapshot.ts";
import { createWorld } from "../workspace/world.ts";
import type { Words } from "./messages/words.ts";
import { findNamedFiles } from "./named-files.ts";

/** A file that something is said about. */
export interface NamedText {
  /** The path as its user would write it. */
  readonly name: string;
  readonly absolute: string;
  readonly text: string;
  readonly positions: Positions;
}

/** A file with what is wrong in it. */
export interface CheckedFile extends NamedText {
  /** In order of place; offsets are UTF-16 units of `text`. */
  readonly diagnostics: readonly Diagnostic[];
  /** The file that a related place is in; null where it is not at hand. */
  fileOf(place: RelatedFile): NamedText | null;
}

/** Where a related place is: `file` from the project's root, absent in the diagnostic's own file. */
interface RelatedFile {
  readonly file?: string;
}

export interface CheckedFiles {
  readonly files: readonly CheckedFile[];
  /** One line for each path that can't be used. */
  readonly complaints: readonly string[];
}

export interface CheckOptions {
  readonly fileSystem: FileSystem;
  /** Relative paths start here. */
  readonly folder: string;
  readonly words: Words;
  /** Told once, before the first file is checked. */
  readonly onCount: (files: number) => void;
}

interface Project {
  readonly snapshot: Snapshot;
  readonly check: (file: ProjectFile) => readonly Diagnostic[];
  /** The file at a path from the root. */
  readonly fileAt: (path: string) => NamedText | null;
}

/** Files in the order of `wanted`, or of the working folder's project where that is empty; a project's manifest, where it has faults, first. */
export function checkFiles(wanted: readonly string[], excluded: readonly string[], options: CheckOptions): CheckedFiles {
  const { fileSystem, folder, words } = options;
  const nameOf = (absolute: string): string => {
    const name = relative(folder, absolute);
    return name.startsWith("..") || isAbsolute(name) ? absolute : name;
  };
  const projects = new Map<string, Project>();
  const manifests: CheckedFile[] = [];

  /** The project of what is in a folder. */
  function projectOf(folderOfFile: string): Project | null {
    const found = findProjectRoot({ fileSystem, paths, workingFolder: folder, allowed: [] }, { folder: folderOfFile });
    if (!found.ok) return null;
    const { root } = found.root;
    const known = projects.get(root);
    if (known !== undefined) return known;
    const snapshot = createWorld({ fileSystem, paths, root }).refresh();
    const project = { snapshot, check: checkProject(paths, snapshot), fileAt: namedTexts(snapshot, nameOf) };
    projects.set(root, project);
    const manifest = readSettingsFile(fileSystem, join(root, MANIFEST_NAME), readManifest);
    if (manifest !== null && manifest.diagnostics.length > 0) {
      const own = namedText(nameOf(manifest.path), manifest.path, manifest.text ?? "");
      manifests.push({ ...own, diagnostics: manifest.diagnostics, fileOf: ({ file }) => (file === undefined ? own : null) });
    }
    return project;
  }

  const { found, complaints } = wanted.length === 0 ? ofWorkingFolder() : ofPaths();

  function ofWorkingFolder() {
    const project = projectOf(folder);
    const files = project?.snapshot.files ?? [];
    return {
      found: files.map((file) => ({ name: nameOf(file.absolute), file, project })),
      complaints: files.length === 0 ? [words.noSources(".")] : [],
    };
  }

  function ofPaths() {
    const named = findNamedFiles(wanted, folder, fileSystem, words);
    const problems = [...named.complaints];
    const files = named.files.flatMap(({ name, path }) => {
      const real = fileSystem.realPath(path);
      const project = projectOf(dirname(path));
      const file = real.ok ? (project?.snapshot.fileAt(real.value) ?? null) : null;
      if (file === null) problems.push(words.noSuchPath(name));
      return file === null ? [] : [{ name, file, project }];
    });
    return { found: files, complaints: problems };
  }

  const left = excluded.map((path) => {
    const real = fileSystem.realPath(resolve(folder, path));
    return real.ok ? real.value : resolve(folder, path);
  });
  const isLeftOut = (absolute: string): boolean => left.some((each) => absolute === each || absolute.startsWith(each + paths.sep));
  const kept = found.filter(({ file }) => !isLeftOut(file.absolute));
  options.onCount(kept.length);
  const files = kept.map(({ name, file, project }): CheckedFile => {
    const own = namedText(name, file.absolute, file.text);
    return {
      ...own,
      diagnostics: project?.check(file) ?? [],
      fileOf: (place) => (place.file === undefined ? own : (project?.fileAt(place.file) ?? null)),
    };
  });
  return { files: [...manifests, ...files], complaints };
}

function namedText(name: string, absolute: string, text: string): NamedText {
  return { name, absolute, text, positions: createPositions(text) };
}

/** The files of a snapshot by their paths from the root, each made once. */
function namedTexts({ files }: Snapshot, nameOf: (absolute: string) => string): (path: string) => NamedText | null {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const made = new Map<string, NamedText>();
  return (path) => {
    const file = byPath.get(path);
    if (file === undefined) return null;
    const text = made.get(path) ?? namedText(nameOf(file.absolute), file.absolute, file.text);
    made.set(path, text);
    return text;
  };
}
