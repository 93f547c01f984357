// The names of a project's files, resolved when they are first asked for and kept as long as nothing that they depend on has changed: the
// file's text, and what the modules that it imports offer. What is kept of files that are gone is dropped.

import { resolveNames } from "../../language/analysis/names/resolve-names.ts";
import type { ProjectFile } from "../project-file.ts";
import type { Snapshot } from "../snapshot.ts";
import { createDependencyTracker, type Dependencies } from "./dependencies.ts";
import { compactNames, type FileNames } from "./file-names.ts";
import { createWordTable, type WordSet } from "./word-sets.ts";

/** The names of a project at one moment. */
export interface ProjectNames {
  readonly snapshot: Snapshot;
  namesOf(file: ProjectFile): FileNames;
  /** The file that is a module, by its key: also one that only `importer` leads to, as it is in a folder that the project leaves out. */
  fileOf(module: string, importer: ProjectFile): ProjectFile | null;
  /** The files in whose text the word stands, in the project's order. */
  filesWith(word: string): readonly ProjectFile[];
  /** Those in whose text a word stands that passes the test. */
  filesWithAny(test: (word: string) => boolean): readonly ProjectFile[];
}

export interface NamesIndex {
  at(snapshot: Snapshot): ProjectNames;
}

interface Kept {
  readonly hash: string;
  readonly words: WordSet;
  resolved: { readonly names: FileNames; readonly dependencies: Dependencies } | null;
}

const NO_WORDS: WordSet = new Int32Array();

/** An index for the snapshots of one World. */
export function createNamesIndex(): NamesIndex {
  const kept = new Map<string, Kept>();
  const table = createWordTable();
  const tracker = createDependencyTracker();

  function entryOf({ absolute, hash, text }: ProjectFile): Kept {
    const known = kept.get(absolute);
    if (known?.hash === hash) return known;
    const entry: Kept = { hash, words: table.wordsOf(text), resolved: null };
    kept.set(absolute, entry);
    return entry;
  }

  function resolve(snapshot: Snapshot, byPath: ReadonlyMap<string, ProjectFile>, file: ProjectFile): FileNames {
    const entry = entryOf(file);
    const renewed = entry.resolved === null ? null : tracker.renew(snapshot, byPath, entry.resolved.dependencies);
    if (entry.resolved !== null && renewed !== null) {
      entry.resolved = { names: entry.resolved.names, dependencies: renewed };
      return entry.resolved.names;
    }
    const { find, dependencies } = tracker.track(snapshot, file);
    const names = compactNames(resolveNames(snapshot.treeOf(file), find), table.share);
    entry.resolved = { names, dependencies: dependencies() };
    // what others want to know of the file is read off its tree as long as that is there
    snapshot.shapeOf(file);
    return names;
  }

  function dropGone({ files }: Snapshot): void {
    if (kept.size <= files.length) return;
    const there = new Set(files.map(({ absolute }) => absolute));
    for (const absolute of kept.keys()) if (!there.has(absolute)) kept.delete(absolute);
  }

  return {
    at(snapshot) {
      dropGone(snapshot);
      // within a snapshot nothing changes, so that each file is looked at once
      const known = new Map<ProjectFile, FileNames>();
      const byPath = new Map(snapshot.files.map((file) => [file.path, file]));
      return {
        snapshot,
        namesOf(file) {
          const names = known.get(file) ?? resolve(snapshot, byPath, file);
          known.set(file, names);
          return names;
        },
        fileOf(module, importer) {
          const targets = () => snapshot.importsOf(importer).flatMap(({ target }) => (target.kind === "file" ? [target.file] : []));
          return byPath.get(module) ?? targets().find(({ path }) => path === module) ?? null;
        },
        filesWithAny(test) {
          const entries = snapshot.files.map(entryOf);
          const hasAny = table.hasAny(test);
          return snapshot.files.filter((_, index) => hasAny(entries[index]?.words ?? NO_WORDS));
        },
        filesWith: (word) => snapshot.files.filter((file) => table.has(entryOf(file).words, word)),
      };
    },
  };
}
