// Projects in memory, for tests: written as a table of files below `/p`.

import { posix } from "node:path";
import type { OnAnalysis } from "../../server/src/workspace/analyses.ts";
import type { ExtraRoot, ResolvedImport } from "../../server/src/workspace/resolved-import.ts";
import type { Snapshot } from "../../server/src/workspace/snapshot.ts";
import { createWorld, type World, type WorldLimits } from "../../server/src/workspace/world.ts";
import { type MemoryEntry, type MemoryFileSystem, type MemoryOptions, memoryFileSystem } from "./memory-file-system.ts";

export interface ProjectOptions extends MemoryOptions {
  readonly limits?: WorldLimits;
  readonly extraRoots?: readonly ExtraRoot[];
  readonly onAnalysis?: OnAnalysis;
}

export interface Project {
  readonly fileSystem: MemoryFileSystem;
  readonly world: World;
}

/** Paths that don't begin with `/` are below the root, `/p`. */
export function project(entries: Readonly<Record<string, MemoryEntry>>, options: ProjectOptions = {}): Project {
  const table = Object.entries(entries).map(([path, entry]) => [path.startsWith("/") ? path : `/p/${path}`, entry] as const);
  const fileSystem = memoryFileSystem({ "/p/yaoxiang.toml": "", ...Object.fromEntries(table) }, options);
  const { limits, extraRoots = [], onAnalysis } = options;
  return {
    fileSystem,
    world: createWorld({
      fileSystem,
      paths: posix,
      root: "/p",
      extraRoots,
      ...(limits === undefined ? {} : { limits }),
      ...(onAnalysis === undefined ? {} : { onAnalysis }),
    }),
  };
}

/** Each import of a file as `module → where`. */
export function importsIn(snapshot: Snapshot, path: string): readonly string[] {
  const file = snapshot.fileAt(`/p/${path}`);
  if (file === null) return ["no such file"];
  return snapshot.importsOf(file).map(drawn);
}

function drawn({ path: names, target }: ResolvedImport): string {
  const module = names?.join(".") ?? "?";
  switch (target.kind) {
    case "file":
      return `${module} → ${target.file.path}`;
    case "ambiguous":
      return `${module} → ${target.paths.join(" or ")}`;
    case "std":
    case "outside":
    case "missing":
    case "unfinished":
      return `${module} → ${target.kind}`;
  }
}
