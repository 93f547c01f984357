// The projects that a worker has open, as tools ask for them: which folder is meant, whether it may be read, and how it stands now. What
// can't be opened is a tool error that says why.

import type { PlatformPath } from "node:path";
import {
  createNamesIndex,
  createWorld,
  type FileSystem,
  findProjectRoot,
  type NamesIndex,
  type ProjectNames,
  type ProjectRoot,
  type RootRequest,
  type Snapshot,
  type World,
} from "../../server/src/api.ts";
import { type ToolError, toolError } from "./errors.ts";

/** A project as it is on disk at the time of the call. */
export interface OpenProject {
  readonly ok: true;
  readonly root: ProjectRoot;
  readonly snapshot: Snapshot;
  /** The names of the snapshot's files. */
  readonly names: ProjectNames;
  readonly host: ProjectHost;
}

/** The disk, and how this machine writes paths. */
export interface ProjectHost {
  readonly fileSystem: FileSystem;
  readonly paths: PlatformPath;
}

export interface Projects {
  /** The root of the project that a call means; null where it means none that may be read. */
  rootOf(request: RootRequest): string | null;
  /** The project that a call means, read as far as it has changed since the last call. */
  open(request: RootRequest): OpenProject | ToolError;
}

export interface ProjectsOptions extends ProjectHost {
  readonly workingFolder: string;
}

/** Keeps a World for each root that is asked for; `confinedTo` gives the view that the command line allows, none of whose folders means all. */
export function createProjects({ fileSystem, paths, workingFolder }: ProjectsOptions): {
  confinedTo(allowed: readonly string[]): Projects;
} {
  const worlds = new Map<string, { readonly world: World; readonly index: NamesIndex }>();
  const host = { fileSystem, paths };
  const find = (request: RootRequest, allowed: readonly string[]) => findProjectRoot({ ...host, workingFolder, allowed }, request);
  return {
    confinedTo: (allowed) => ({
      rootOf(request) {
        const found = find(request, allowed);
        return found.ok ? found.root.root : null;
      },
      open(request) {
        const found = find(request, allowed);
        if (!found.ok) return rootError(found.problem, request.folder, allowed);
        const { root } = found.root;
        const kept = worlds.get(root) ?? { world: createWorld({ ...host, root }), index: createNamesIndex() };
        worlds.delete(root);
        worlds.set(root, kept);
        const [oldest] = worlds.keys();
        if (worlds.size > MOST_WORLDS && oldest !== undefined) worlds.delete(oldest);
        const snapshot = kept.world.refresh();
        return { ok: true, root: found.root, snapshot, names: kept.index.at(snapshot), host };
      },
    }),
  };
}

/** A worker serves one root; another one only where a link or a manifest changes just between the choice of the worker and the call. */
const MOST_WORLDS = 2;

function rootError(problem: "no-folder" | "outside", folder: string | undefined, allowed: readonly string[]): ToolError {
  const named = folder === undefined ? "the project's folder" : `the folder ${JSON.stringify(folder)}`;
  if (problem === "no-folder") {
    return toolError("MCP-PROJECT-NOT-FOUND", `${named} does not exist or is no folder; give an existing folder as an absolute path`);
  }
  return toolError(
    "MCP-PATH-OUTSIDE-PROJECT",
    `${named} is outside of what this server may read: ${allowed.join(", ")}; give a folder inside`,
  );
}
