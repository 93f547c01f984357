// Where a path that somebody gave really leads, and whether that is inside a folder: links followed, `..` taken as the machine takes it, and
// as little of the machine touched outside of the folder as possible. What is read afterwards is to be read at the place found here.

import type { PlatformPath } from "node:path";
import type { FileSystem } from "./file-system.ts";
import { isFileUri, pathOfFileUri } from "./file-uri.ts";

/** A place inside a root. */
export interface ResolvedPath {
  /** From the root, with `/` on every machine; empty for the root itself. */
  readonly relative: string;
  /** Without any link in it. */
  readonly absolute: string;
}

/** `outside` of the root; or `unusable`: no text that could name a file on this machine. */
export type PathProblem = "outside" | "unusable";

export type PathOutcome = { readonly ok: true; readonly path: ResolvedPath } | { readonly ok: false; readonly problem: PathProblem };

/** A file system, and how the machine that it belongs to writes paths (`path.posix`, `path.win32`). */
export interface PathHost {
  readonly fileSystem: FileSystem;
  readonly paths: PlatformPath;
}

/** The place of `text`, a path relative to the folder `root` or absolute, or a `file:` URI. It need not exist. `root` has no link in it. */
export function resolvePath(host: PathHost, root: string, text: string): PathOutcome {
  const located = locate(host, root, text);
  if (!located.ok) return located;
  const relative = relativeInside(host.paths, root, located.place);
  return relative === null ? { ok: false, problem: "outside" } : { ok: true, path: { relative, absolute: located.place } };
}

/** A place anywhere on the machine, without any link in it. */
export type Located = { readonly ok: true; readonly place: string } | { readonly ok: false; readonly problem: PathProblem };

/** As `resolvePath`, for paths that may lead anywhere on the machine; relative ones are relative to the folder `from`. */
export function locate(host: PathHost, from: string, text: string): Located {
  const written = isFileUri(text) ? pathOfFileUri(text, host.paths) : text;
  if (written === null || written.includes("\0")) return { ok: false, problem: "unusable" };
  const start =
    host.paths.sep === "\\" ? windowsPath(host.paths, from, written) : host.paths.isAbsolute(written) ? written : `${from}/${written}`;
  if (typeof start !== "string") return { ok: false, problem: start.problem };
  const followed = followLinks(host, start);
  return followed === null ? { ok: false, problem: "unusable" } : { ok: true, place: trueSpelling(host, followed) };
}

/** The path from `root` to a place inside it, with `/`; null for a place outside. */
export function relativeInside({ relative, sep, isAbsolute }: PlatformPath, root: string, place: string): string | null {
  const path = relative(root, place);
  if (path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path)) return null;
  return path.split(sep).join("/");
}

/**
 * The absolute path that Windows makes of `text`, `..` taken away as it does it: before any link is followed. Shares are not asked for when
 * `from` is not on the same one, as asking already tells their server who we are.
 */
function windowsPath(paths: PlatformPath, from: string, text: string): string | { readonly problem: PathProblem } {
  const written = withoutDevicePrefix(text.replaceAll("/", "\\"));
  const { root } = paths.parse(written);
  if (/^[a-z]:$/i.test(root)) return { problem: "outside" }; // `C:a.yx`: relative to a folder that only the shell knows
  if (root.startsWith("\\\\") && root.toLowerCase() !== paths.parse(from).root.toLowerCase()) return { problem: "outside" };
  const names = written.slice(root.length).split("\\");
  if (names.some((name) => isNoName(name))) return { problem: "unusable" };
  return paths.resolve(from, written);
}

/** `a.yx:stream`; `.. `, which the system takes for `..`; and the names of devices, which are in every folder. */
function isNoName(name: string): boolean {
  return name.includes(":") || (/[. ]$/.test(name) && name !== "." && name !== "..") || DEVICE.test(name);
}

const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])\s*(\..*)?$/i;

/** `\\?\C:\a` and `\\?\UNC\server\share\a` as they are usually written. */
function withoutDevicePrefix(path: string): string {
  return path.replace(/^\\\\[?.]\\(?=[a-z]:\\)/i, "").replace(/^\\\\[?.]\\UNC\\/i, "\\\\");
}

/** The path with every link on the way followed, also one that leads nowhere; null for links in a circle. */
function followLinks({ fileSystem, paths }: PathHost, path: string): string | null {
  const { root } = paths.parse(path);
  let place = root;
  // Backwards, so that the next name is the last one.
  let pending = namesOf(paths, path, root).reverse();
  for (let links = 0; ; ) {
    const name = pending.pop();
    if (name === undefined) return place;
    if (name === "" || name === ".") continue;
    if (name === "..") {
      place = paths.dirname(place);
      continue;
    }
    const next = paths.join(place, name);
    const target = fileSystem.linkTarget(next);
    if (target === null) {
      place = next;
      continue;
    }
    links += 1;
    if (links > MOST_LINKS) return null;
    const targetRoot = paths.parse(target).root;
    pending = [...pending, ...namesOf(paths, target, targetRoot).reverse()];
    if (paths.isAbsolute(target)) place = paths.resolve(place, targetRoot);
  }
}

/** As many as Linux follows. */
const MOST_LINKS = 40;

function namesOf(paths: PlatformPath, path: string, root: string): string[] {
  return path.slice(root.length).split(paths.sep === "\\" ? /[\\/]/ : "/");
}

/** The place with the names spelled as the disk has them, where case or composition of letters does not matter to it. */
function trueSpelling({ fileSystem, paths }: PathHost, place: string): string {
  const missing: string[] = [];
  for (let there = place; ; there = paths.dirname(there)) {
    const real = fileSystem.realPath(there);
    if (real.ok) return missing.length === 0 ? real.value : paths.join(real.value, ...missing);
    if (there === paths.dirname(there)) return place;
    missing.unshift(paths.basename(there));
  }
}
