// The paths of a command line as the files that they mean.

import { join, relative, resolve } from "node:path";
import type { FileSystem } from "../workspace/file-system.ts";
import { findSourceFiles } from "../workspace/source-files.ts";
import type { Words } from "./messages/words.ts";

export interface NamedFile {
  /** The path as its user would write it. */
  readonly name: string;
  /** The absolute path. */
  readonly path: string;
}

export interface NamedFiles {
  readonly files: readonly NamedFile[];
  /** One line for each path that can't be used. */
  readonly complaints: readonly string[];
}

/** The files in the order of `paths`, those of a folder in the order of their paths, each once. A file that is named is taken whatever it is called. */
export function findNamedFiles(paths: readonly string[], folder: string, fileSystem: FileSystem, words: Words): NamedFiles {
  const files: NamedFile[] = [];
  const complaints: string[] = [];
  const taken = new Set<string>();
  const take = (name: string, path: string, realPath: string): void => {
    if (taken.has(realPath)) return;
    taken.add(realPath);
    files.push({ name, path });
  };
  for (const name of paths) {
    const path = resolve(folder, name);
    const kind = fileSystem.kindOf(path);
    if (kind === null) complaints.push(words.noSuchPath(name));
    else if (kind !== "folder") {
      const real = fileSystem.realPath(path);
      take(name, path, real.ok ? real.value : path);
    } else {
      const found = findSourceFiles(fileSystem, path);
      const nameOf = (below: string): string => join(name, relative(path, below));
      for (const file of found.files) take(nameOf(file.path), file.path, file.realPath);
      for (const problem of found.problems) complaints.push(words.unreadable(nameOf(problem.path), problem.problem));
      if (found.files.length === 0 && found.problems.length === 0) complaints.push(words.noSources(name));
    }
  }
  return { files, complaints };
}
