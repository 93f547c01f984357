// Which folder is the project: the roots that the command line allows, else the nearest manifest above the working folder, else that folder;
// and which of them, or which project inside them, a call means. Nothing is remembered: a manifest may come and go between two calls.

import { MANIFEST_NAME } from "./manifest-name.ts";
import { locate, type PathHost, relativeInside } from "./resolve-path.ts";

export interface ProjectRoot {
  /** Absolute, without any link in it. */
  readonly root: string;
  readonly source: "CliFlag" | "AutoDetected" | "FallbackCwd";
}

/** There is `no-folder` of that name; or it is `outside` of what the command line allows. */
export type RootProblem = "no-folder" | "outside";

export type RootOutcome = { readonly ok: true; readonly root: ProjectRoot } | { readonly ok: false; readonly problem: RootProblem };

export interface RootOptions extends PathHost {
  readonly workingFolder: string;
  /** The folders that the command line confines everything to; none means no confinement. */
  readonly allowed: readonly string[];
}

export interface RootRequest {
  /** A folder, as a path or as a URI: absolute, or relative to the first root. */
  readonly folder?: string | undefined;
  /** A file that the project is wanted for; it decides between several allowed roots. */
  readonly file?: string | undefined;
}

/** The root that a call means. */
export function findProjectRoot(options: RootOptions, { folder, file }: RootRequest): RootOutcome {
  const allowed = options.allowed.map((each) => realFolder(options, options.workingFolder, each));
  const present = allowed.flatMap((each) => (each.ok ? [each.place] : []));
  const [first] = present;
  if (options.allowed.length === 0) return unconfined(options, folder);
  if (first === undefined) return { ok: false, problem: "no-folder" };
  if (folder !== undefined) return confined(options, present, first, folder);
  return { ok: true, root: { root: rootOf(options, present, first, file), source: "CliFlag" } };
}

function unconfined(options: RootOptions, folder: string | undefined): RootOutcome {
  const working = realFolder(options, options.workingFolder, ".");
  if (!working.ok) return { ok: false, problem: "no-folder" };
  const first = folderWithManifest(options, working.place, null);
  if (folder === undefined) {
    return { ok: true, root: first === null ? { root: working.place, source: "FallbackCwd" } : { root: first, source: "AutoDetected" } };
  }
  const named = realFolder(options, first ?? working.place, folder);
  if (!named.ok) return { ok: false, problem: "no-folder" };
  const found = folderWithManifest(options, named.place, null);
  return { ok: true, root: found === null ? { root: named.place, source: "FallbackCwd" } : { root: found, source: "AutoDetected" } };
}

/** One of the allowed roots, or a project inside one. */
function confined(options: RootOptions, allowed: readonly string[], first: string, folder: string): RootOutcome {
  const located = locate(options, first, folder);
  if (!located.ok) return { ok: false, problem: located.problem === "outside" ? "outside" : "no-folder" };
  // The innermost, should one allowed root lie in another.
  const inside = allowed.filter((each) => relativeInside(options.paths, each, located.place) !== null).sort((a, b) => b.length - a.length);
  const [root] = inside;
  // Said before whether it exists: what is outside is nobody's business.
  if (root === undefined) return { ok: false, problem: "outside" };
  if (options.fileSystem.kindOf(located.place) !== "folder") return { ok: false, problem: "no-folder" };
  return { ok: true, root: { root: folderWithManifest(options, located.place, root) ?? root, source: "CliFlag" } };
}

/** Of several roots the one with the file in it; the first one for a relative path, and where none has it. */
function rootOf(options: RootOptions, allowed: readonly string[], first: string, file: string | undefined): string {
  if (file === undefined || allowed.length === 1) return first;
  const located = locate(options, first, file);
  if (!located.ok) return first;
  return allowed.find((each) => relativeInside(options.paths, each, located.place) !== null) ?? first;
}

type RealFolder = { readonly ok: true; readonly place: string } | { readonly ok: false };

function realFolder(options: RootOptions, from: string, folder: string): RealFolder {
  const located = locate(options, from, folder);
  return located.ok && options.fileSystem.kindOf(located.place) === "folder" ? located : { ok: false };
}

/** The nearest folder with a manifest, from `folder` upwards, no further than `top`; null where there is none. */
export function folderWithManifest({ fileSystem, paths }: PathHost, folder: string, top: string | null): string | null {
  for (let at = folder; ; at = paths.dirname(at)) {
    if (fileSystem.kindOf(paths.join(at, MANIFEST_NAME)) === "file") return at;
    if (at === top || at === paths.dirname(at)) return null;
  }
}
