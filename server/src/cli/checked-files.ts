// Checks the files that a command line means, each in its project: the folder with the nearest manifest above it, or else its own folder.

import { dirname, resolve, sep } from "node:path";
import type { FileSystem } from "../workspace/file-system.ts";
import type { ProjectFile } from "../workspace/project-file.ts";
import type { CheckedFile } from "./checked-file.ts";
import { type CheckedProject, type CheckedProjects, createCheckedProjects } from "./checked-projects.ts";
import type { Words } from "./messages/words.ts";
import { findNamedFiles } from "./named-files.ts";
import { shownPath } from "./shown-path.ts";

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

/** Files in the order of `wanted`, or of the working folder's project where that is empty; manifests in which something is wrong come first. */
export function checkFiles(wanted: readonly string[], excluded: readonly string[], options: CheckOptions): CheckedFiles {
  const projects = createCheckedProjects(options.fileSystem, options.folder);
  const { found, complaints } = wanted.length === 0 ? filesOfFolder(projects, options) : filesAt(wanted, projects, options);
  const isLeftOut = exclusion(excluded, options);
  const kept = found.filter(({ file }) => !isLeftOut(file.absolute));
  options.onCount(kept.length);
  const files = kept.map(({ project, file, name }) => project.check(file, name));
  return { files: [...projects.manifests(), ...files], complaints };
}

interface WantedFile {
  readonly name: string;
  readonly file: ProjectFile;
  readonly project: CheckedProject;
}

interface WantedFiles {
  readonly found: readonly WantedFile[];
  readonly complaints: readonly string[];
}

/** All files of the working folder's project. */
function filesOfFolder(projects: CheckedProjects, { folder, words }: CheckOptions): WantedFiles {
  const project = projects.projectOf(folder);
  const found = project?.snapshot.files.map((file) => ({ name: shownPath(folder, file.absolute), file, project })) ?? [];
  return { found, complaints: found.length === 0 ? [words.noSources(".")] : [] };
}

function filesAt(wanted: readonly string[], projects: CheckedProjects, { fileSystem, folder, words }: CheckOptions): WantedFiles {
  const named = findNamedFiles(wanted, folder, fileSystem, words);
  const complaints = [...named.complaints];
  const found: WantedFile[] = [];
  for (const { name, path } of named.files) {
    const real = fileSystem.realPath(path);
    const project = projects.projectOf(dirname(path));
    const file = real.ok ? (project?.snapshot.fileAt(real.value) ?? null) : null;
    if (project === null || file === null) complaints.push(words.noSuchPath(name));
    else found.push({ name, file, project });
  }
  return { found, complaints };
}

/** Whether a file is one of the excluded paths, or below one. */
function exclusion(excluded: readonly string[], { fileSystem, folder }: CheckOptions): (absolute: string) => boolean {
  const places = excluded.map((path) => {
    const real = fileSystem.realPath(resolve(folder, path));
    return real.ok ? real.value : resolve(folder, path);
  });
  return (absolute) => places.some((place) => absolute === place || absolute.startsWith(place + sep));
}
