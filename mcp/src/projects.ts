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
  type RootProblem,
  type RootRequest,
  type Snapshot,
  type World,
} from "../../server/src/api.ts";
import { type ToolError, toolError } from "./errors.ts";
import type { Words } from "./messages/words.ts";

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
  open(request: RootRequest, words: Words): OpenProject | ToolError;
  /** Reads the server's own project, if there is one. */
  load(): void;
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

  function read(root: ProjectRoot): OpenProject {
    const kept = worlds.get(root.root) ?? { world: createWorld({ ...host, root: root.root }), index: createNamesIndex() };
    worlds.delete(root.root);
    worlds.set(root.root, kept);
    const [oldest] = worlds.keys();
    if (worlds.size > MOST_WORLDS && oldest !== undefined) worlds.delete(oldest);
    const snapshot = kept.world.refresh();
    return { ok: true, root, snapshot, names: kept.index.at(snapshot), host };
  }

  return {
    confinedTo: (allowed) => ({
      rootOf(request) {
        const found = find(request, allowed);
        return found.ok ? found.root.root : null;
      },
      open(request, words) {
        const found = find(request, allowed);
        return found.ok ? read(found.root) : rootError(found.problem, { folder: request.folder, allowed, words });
      },
      load() {
        const found = find({}, allowed);
        if (found.ok) read(found.root);
      },
    }),
  };
}

/** A worker serves one root; another one only where a link or a manifest changes just between the choice of the worker and the call. */
const MOST_WORLDS = 2;

interface WantedRoot {
  /** As the call names it; absent where it means the server's own. */
  readonly folder: string | undefined;
  readonly allowed: readonly string[];
  readonly words: Words;
}

function rootError(problem: RootProblem, { folder, allowed, words }: WantedRoot): ToolError {
  if (folder === undefined) return toolError("MCP-PROJECT-NOT-FOUND", words.noOwnProject);
  const named = JSON.stringify(folder);
  return problem === "no-folder"
    ? toolError("MCP-PROJECT-NOT-FOUND", words.noProject(named))
    : toolError("MCP-PATH-OUTSIDE-PROJECT", words.projectOutside(named, words.list(allowed)));
}
