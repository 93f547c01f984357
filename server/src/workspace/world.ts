// A project as all its tools see it. It reads files, keeps what it has read as long as the disk has not changed, and gives snapshots, which
// never change. Every question begins with `refresh`, so that no watcher is needed.

import type { PlatformPath } from "node:path";
import { type Import, importsOf } from "../language/analysis/imports.ts";
import { type ModuleShape, moduleShape } from "../language/analysis/names/module-shape.ts";
import { parse, parseOutline, type SourceTree, type SyntaxTree } from "../language/syntax/parse.ts";
import { reparse } from "../language/syntax/reparse.ts";
import { createAnalyses, type OnAnalysis } from "./analyses.ts";
import { createContentCache } from "./content-cache.ts";
import { createDeclarationsCache } from "./declarations-cache.ts";
import { createFilePlaces } from "./file-places.ts";
import type { FileSystem, FileVersion } from "./file-system.ts";
import { overlayFileSystem } from "./overlay-file-system.ts";
import { type ProjectFile, readProjectFile } from "./project-file.ts";
import { relativeInside } from "./resolve-path.ts";
import { type ExtraRoot, type ResolvedImport, resolveImport } from "./resolved-import.ts";
import { compareProjectPaths, type Layout, type Omission, type Snapshot } from "./snapshot.ts";
import { findSourceFiles } from "./source-files.ts";

/** An open text that is not saved: it counts in place of the file's; null: no longer. */
export interface Change {
  readonly path: string;
  readonly text: string | null;
}

export interface World {
  /** The project as it is on disk now, under the open texts. */
  refresh(): Snapshot;
  /** The project after a change to an open text; the disk is not looked at but for that file. */
  apply(change: Change): Snapshot;
}

export interface WorldLimits {
  readonly mostFiles: number;
  readonly mostFolders: number;
  /** Of all files together. */
  readonly mostBytes: number;
}

export interface WorldOptions {
  readonly fileSystem: FileSystem;
  readonly paths: PlatformPath;
  /** Absolute, without any link in it. */
  readonly root: string;
  /** None unless given: what is found there does not run with the compiler. */
  readonly extraRoots?: readonly ExtraRoot[];
  readonly limits?: WorldLimits;
  readonly onAnalysis?: OnAnalysis;
}

/** Far beyond any project in this language; what they keep out is a home folder or a disk. */
export const WORLD_LIMITS: WorldLimits = { mostFiles: 10_000, mostFolders: 20_000, mostBytes: 100_000_000 };

/** How much text's trees are kept: they are some fifty times as large. */
const KEPT_TREE_CHARACTERS = 500_000;

/** The same for outlines, which are smaller than the texts: all of a project's. */
const KEPT_OUTLINE_CHARACTERS = 100_000_000;

/** How many outlines of texts that are no longer there are kept in any case. */
const OLD_OUTLINES = 100;

/** What the other files want to know of one, taken from its tree in one go, so that the tree need not be kept. */
interface Outline {
  readonly imports: readonly Import[];
  readonly shape: ModuleShape;
}

function outlineOf(tree: SourceTree): Outline {
  return { imports: importsOf(tree), shape: moduleShape(tree) };
}

interface ReadFile {
  readonly version: FileVersion;
  readonly file: ProjectFile;
}

/** Starts without having looked at the disk. */
export function createWorld({ fileSystem: disk, paths, root, extraRoots = [], limits = WORLD_LIMITS, onAnalysis }: WorldOptions): World {
  const fileSystem = overlayFileSystem(disk);
  const trees = createContentCache(parse, KEPT_TREE_CHARACTERS);
  const outlines = createContentCache((text, hash) => outlineOf(trees.kept(hash) ?? parseOutline(text)), KEPT_OUTLINE_CHARACTERS);
  let known: ReadonlyMap<string, ReadFile> = new Map();
  let latest: Snapshot | null = null;
  let layout: Layout = { places: [] };

  const treeOf = ({ hash, text }: ProjectFile): SyntaxTree => trees.of(hash, text);
  const analyses = createAnalyses(treeOf, onAnalysis);
  const declarations = createDeclarationsCache(({ hash, text }) => trees.kept(hash) ?? parseOutline(text));

  /** The file, read anew only where its version says so; null when there is none. */
  function read(absolute: string, before: ReadFile | undefined): ReadFile | null {
    const version = fileSystem.versionOf(absolute);
    if (version === null) return null;
    if (before?.version.id === version.id && before.version.isSettled) return before;
    const file = readProjectFile(fileSystem, before?.file.path ?? pathOf(absolute), absolute, version.size);
    const isSame = before !== undefined && before.file.hash === file.hash && before.file.problem?.finding === file.problem?.finding;
    return { version, file: isSame ? before.file : file };
  }

  const pathOf = (absolute: string): string => relativeInside(paths, root, absolute) ?? absolute;

  function snapshotOf(files: ReadonlyMap<string, ReadFile>, omissions: readonly Omission[]): Snapshot {
    const listed = [...files.values()].map(({ file }) => file).sort((a, b) => compareProjectPaths(a.path, b.path));
    const incomplete = listed.filter(({ problem }) => problem !== null).map(({ path }): Omission => ({ kind: "incomplete-file", path }));
    const all = [...omissions, ...incomplete];
    analyses.keepOnly(new Set(listed.map(({ path }) => path)));
    // what texts were before they were changed is worth something only for a while
    if (outlines.size > 2 * listed.length + OLD_OUTLINES) outlines.keepOnly(new Set(listed.map(({ hash }) => hash)));
    return createSnapshot(listed, all);
  }

  function createSnapshot(files: readonly ProjectFile[], omissions: readonly Omission[]): Snapshot {
    const places = createFilePlaces({ fileSystem, paths, root, files, read: (absolute) => read(absolute, undefined)?.file ?? null });
    const imports = new Map<ProjectFile, readonly ResolvedImport[]>();
    const host = { paths, root, extraRoots, ...places };
    return {
      root,
      files,
      complete: omissions.length === 0,
      omissions,
      layout,
      fileAt(path) {
        const found = places.fileAt(path);
        return found === "outside" ? null : found;
      },
      treeOf,
      shapeOf: ({ hash, text }) => outlines.of(hash, text).shape,
      declarationsOf: declarations.of,
      analysisOf: analyses.of,
      modelOf: analyses.modelOf,
      resolve: (file, path) => resolveImport(host, file, path).target,
      importsOf(file) {
        const resolved =
          imports.get(file) ??
          outlines.of(file.hash, file.text).imports.map((each): ResolvedImport => {
            const { target, extraFolder } = resolveImport(host, file, each.path);
            return { ...each, target, extraFolder };
          });
        imports.set(file, resolved);
        return resolved;
      },
    };
  }

  function refresh(): Snapshot {
    const walk = findSourceFiles(fileSystem, root, { mostFiles: limits.mostFiles, mostFolders: limits.mostFolders, staysInside: true });
    const omissions: Omission[] = [];
    const files = new Map<string, ReadFile>();
    let bytes = 0;
    let isTooMuch = false;
    const places = walk.files.map(({ realPath }) => ({ realPath, path: known.get(realPath)?.file.path ?? pathOf(realPath) }));
    for (const { realPath } of places.sort((a, b) => compareProjectPaths(a.path, b.path))) {
      const file = read(realPath, known.get(realPath));
      // Deleted since the walk.
      if (file === null) continue;
      bytes += file.file.problem === null ? file.version.size : 0;
      if (bytes > limits.mostBytes) {
        isTooMuch = true;
        break;
      }
      files.set(realPath, file);
    }
    if (walk.isCut) omissions.push({ kind: "too-many-files", path: "" });
    if (isTooMuch) omissions.push({ kind: "too-much-text", path: "" });
    omissions.push(...walk.linksOut.map((path): Omission => ({ kind: "outside", path: pathOf(path) })));
    omissions.push(...walk.problems.map(({ path }): Omission => ({ kind: "unreadable-folder", path: pathOf(path) })));
    // what a walk that was cut, or met a closed folder, has not seen may have moved
    layout = sameOr(layout, [...files.keys(), ...walk.landmarks], walk.isCut || isTooMuch || walk.problems.length > 0);
    known = files;
    latest = snapshotOf(files, omissions);
    return latest;
  }

  return {
    refresh,
    apply({ path, text }) {
      fileSystem.setText(path, text);
      const real = fileSystem.realPath(path);
      const before = real.ok ? known.get(real.value) : undefined;
      const changed = real.ok && before !== undefined ? read(real.value, before) : null;
      // A file that comes or goes changes what others' imports lead to.
      if (latest === null || changed === null) return refresh();
      known = new Map([...known, [changed.file.absolute, changed]]);
      // who edits wants the tree next, and the outline is taken from it
      const earlier = trees.kept(before?.file.hash ?? "");
      if (earlier !== undefined) trees.keep(changed.file.hash, changed.file.text, reparse(earlier, changed.file.text));
      else treeOf(changed.file);
      latest = snapshotOf(
        known,
        latest.omissions.filter(({ kind }) => kind !== "incomplete-file"),
      );
      return latest;
    },
  };
}

/** `before` itself where nothing has moved. */
function sameOr(before: Layout, places: readonly string[], isUnsure: boolean): Layout {
  const isSame = !isUnsure && places.length === before.places.length && places.every((place, index) => place === before.places[index]);
  return isSame ? before : { places };
}
