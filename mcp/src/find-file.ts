// The file of a project that a call means by a path; what it may not read or can't find is a tool error that says what would do.

import { nearestName, type ProjectFile, resolvePath, type Snapshot, SOURCE_EXTENSION } from "../../server/src/api.ts";
import { type ToolError, toolError } from "./errors.ts";
import type { Words } from "./messages/words.ts";
import { shortened } from "./paging.ts";
import type { OpenProject } from "./projects.ts";

/** The outcome of looking for a file. */
export type FoundFile = { readonly ok: true; readonly file: ProjectFile } | ToolError;

/** The `.yx` file at `path`: relative to the root, absolute, or a `file:` URI. */
export function findFile({ root, snapshot, host }: OpenProject, path: string, words: Words): FoundFile {
  const named = JSON.stringify(shortened(path, MOST_PATH));
  const resolved = resolvePath(host, snapshot.root, path);
  if (!resolved.ok && resolved.problem === "outside") {
    return toolError("MCP-PATH-OUTSIDE-PROJECT", words.fileOutside(named, snapshot.root, root.source !== "CliFlag"));
  }
  if (!resolved.ok) return toolError("MCP-INVALID-INPUT", words.notAPath(named, snapshot.root));
  const { relative, absolute } = resolved.path;
  const file = absolute.endsWith(SOURCE_EXTENSION) ? snapshot.fileAt(absolute) : null;
  if (file === null) {
    const instead = nearest(relative, snapshot, words);
    return toolError("MCP-INVALID-INPUT", words.noSuchFile(named, SOURCE_EXTENSION, snapshot.root, instead));
  }
  const finding = file.problem?.finding;
  if (finding === "files.unreadable") return toolError("MCP-INVALID-INPUT", words.fileRefused(named));
  if (finding === "files.too-large") return toolError("MCP-INVALID-INPUT", words.fileTooLarge(named));
  return { ok: true, file };
}

/** How much of a path is repeated in an error. */
const MOST_PATH = 300;

/** The file that was probably meant: a folder's module, of the same name elsewhere, or of a similar path or name. */
function nearest(relative: string, { files }: Snapshot, words: Words): string {
  const paths = files.map((file) => file.path);
  const name = nameOf(relative);
  const found =
    paths.find((path) => path === `${relative}/mod${SOURCE_EXTENSION}`) ??
    paths.find((path) => nameOf(path) === name) ??
    nearestName(relative, paths) ??
    similarlyNamed(name, paths);
  if (found !== null) return words.nearestFile(JSON.stringify(found));
  return paths[0] === undefined ? words.noFiles : words.firstFile(JSON.stringify(paths[0]));
}

function similarlyNamed(name: string, paths: readonly string[]): string | null {
  const similar = nearestName(name, paths.map(nameOf));
  return paths.find((path) => nameOf(path) === similar) ?? null;
}

function nameOf(path: string): string {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return name.endsWith(SOURCE_EXTENSION) ? name : `${name}${SOURCE_EXTENSION}`;
}
