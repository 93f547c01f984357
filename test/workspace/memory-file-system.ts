// A file system in memory, for tests: files, links and folders that can't be read, from one table; with the rules of Unix, of Windows, or of
// a Mac for what a path means. It can be changed between two questions.

import { posix, win32 } from "node:path";
import type { FileKind, FileOutcome, FileSystem } from "../../server/src/workspace/file-system.ts";

/**
 * What is at a path: text or bytes; a link to a path; a device, which gives a text; or something that we are not let in. Folders are there by
 * what is below them. Text that is `fixed` can be read and not be replaced.
 */
export type MemoryEntry =
  | string
  | Uint8Array
  | { readonly link: string }
  | { readonly folder: "empty" | "locked" }
  | { readonly file: "locked" }
  | { readonly device: string }
  | { readonly fixed: string };

export interface MemoryOptions {
  /** Paths have drives, shares and backslashes, `..` is taken away before links are followed, and the case of names does not matter. */
  readonly windows?: boolean;
  /** Neither case nor composition of a name matters, as on a Mac. */
  readonly mac?: boolean;
  /** Changes can't be told from what `versionOf` says. */
  readonly neverSettles?: boolean;
}

export interface MemoryFileSystem extends FileSystem {
  /** The paths that were read, in order. */
  readonly reads: readonly string[];
  /** The paths that anything was asked of, in order. */
  readonly asked: readonly string[];
  /** Makes or replaces what is at the path. */
  write(path: string, entry: MemoryEntry): void;
  /** Removes what is at the path, with all that is below it. */
  remove(path: string): void;
  /** Gives a file, a link or a folder another path. */
  rename(from: string, to: string): void;
}

/** What is at one place of the tree; without an entry it is a folder. */
interface Place {
  /** As it was first written. */
  readonly name: string;
  entry: MemoryEntry | null;
  readonly children: Map<string, Place>;
  version: number;
}

/** Paths begin with `/`, or with a drive or a share. A link's path is relative to its folder. */
export function memoryFileSystem(entries: Readonly<Record<string, MemoryEntry>>, options: MemoryOptions = {}): MemoryFileSystem {
  const { windows = false, mac = false, neverSettles = false } = options;
  const paths = windows ? win32 : posix;
  const top: Place = { name: "", entry: null, children: new Map(), version: 0 };
  const reads: string[] = [];
  const asked: string[] = [];
  let versions = 0;

  const fold = (name: string): string => {
    const composed = mac ? name.normalize("NFC") : name;
    return windows || mac ? composed.toLowerCase() : composed;
  };

  /** The root of a path and the names below it. */
  function split(path: string): readonly string[] {
    const { root } = paths.parse(path);
    const names = windows ? path.slice(root.length).split(/[\\/]/) : path.split("/").slice(1);
    return [root, ...names.filter((name) => name !== "")];
  }

  function place(path: string): Place {
    let at = top;
    for (const name of split(path)) {
      const there = at.children.get(fold(name)) ?? { name, entry: null, children: new Map(), version: 0 };
      at.children.set(fold(name), there);
      at = there;
    }
    return at;
  }

  function write(path: string, entry: MemoryEntry): void {
    const there = place(path);
    there.entry = entry;
    versions += 1;
    there.version = versions;
  }

  /** The way from the top to what is at the path; null where there is nothing, and for links in a circle. */
  function walk(path: string, followsLast: boolean): readonly Place[] | null {
    let way: Place[] = [top];
    let rest = [...split(windows ? win32.normalize(path) : path)];
    for (let steps = 0; rest.length > 0; steps += 1) {
      if (steps > 1000) return null;
      const [name = "", ...after] = rest;
      rest = after;
      if (name === ".") continue;
      if (name === "..") {
        if (way.length > 2) way.pop();
        continue;
      }
      const next = way.at(-1)?.children.get(fold(name));
      if (next === undefined) return null;
      if (isLink(next.entry) && (rest.length > 0 || followsLast)) {
        rest = [...split(paths.resolve(written(way), next.entry.link)), ...rest];
        way = [top];
      } else {
        way.push(next);
      }
    }
    return way;
  }

  /** The path of a way, as its names were first written. */
  function written(way: readonly Place[]): string {
    const [, root, ...rest] = way;
    return (root?.name ?? "") + rest.map(({ name }) => name).join(paths.sep);
  }

  function at(path: string): Place | null {
    asked.push(path);
    return path.includes("\0") ? null : (walk(path, true)?.at(-1) ?? null);
  }

  for (const [path, entry] of Object.entries(entries)) write(path, entry);

  return {
    reads,
    asked,
    write,
    remove(path) {
      const [way, name] = [walk(paths.dirname(path), true), paths.basename(path)];
      way?.at(-1)?.children.delete(fold(name));
    },
    rename(from, to) {
      const [source, name] = [walk(paths.dirname(from), true)?.at(-1), paths.basename(from)];
      const moved = source?.children.get(fold(name));
      if (source === undefined || moved === undefined) throw new Error(`there is no ${from}`);
      source.children.delete(fold(name));
      place(paths.dirname(to)).children.set(fold(paths.basename(to)), { ...moved, name: paths.basename(to) });
    },
    kindOf(path) {
      const there = at(path);
      return there === null ? null : kindOf(there);
    },
    versionOf(path) {
      const there = at(path);
      if (there === null) return null;
      return { id: neverSettles ? "" : String(there.version), size: bytesOf(there.entry)?.length ?? 0, isSettled: !neverSettles };
    },
    linkTarget(path) {
      asked.push(path);
      const entry = walk(path, false)?.at(-1)?.entry ?? null;
      return isLink(entry) ? entry.link : null;
    },
    readFile(path) {
      reads.push(path);
      const there = at(path);
      if (there === null) return failed("ENOENT: no such file or directory");
      const bytes = bytesOf(there.entry);
      return bytes === null ? failed("EACCES: permission denied") : { ok: true, value: bytes };
    },
    listFolder(path) {
      const there = at(path);
      if (there === null) return failed("ENOENT: no such file or directory");
      if (isLocked(there.entry)) return failed("EACCES: permission denied");
      // Backwards, as no order is promised.
      const children = [...there.children.values()].sort((a, b) => (a.name < b.name ? 1 : -1));
      return { ok: true, value: children.map((child) => ({ name: child.name, kind: isLink(child.entry) ? "link" : kindOf(child) })) };
    },
    realPath(path) {
      asked.push(path);
      const way = path.includes("\0") ? null : walk(path, true);
      return way === null ? failed("ENOENT: no such file or directory") : { ok: true, value: written(way) };
    },
    replaceFile(path, bytes) {
      const there = at(path);
      if (typeof there?.entry === "object" && there.entry !== null && "fixed" in there.entry) return failed("EACCES: permission denied");
      if (there === null || kindOf(there) !== "file") return failed(`ENOENT: no such file in ${paths.dirname(path)}`);
      there.entry = bytes;
      versions += 1;
      there.version = versions;
      return { ok: true, value: null };
    },
  };
}

function failed(problem: string): FileOutcome<never> {
  return { ok: false, problem };
}

function isLink(entry: MemoryEntry | null): entry is { readonly link: string } {
  return typeof entry === "object" && entry !== null && "link" in entry;
}

function isLocked(entry: MemoryEntry | null): boolean {
  return typeof entry === "object" && entry !== null && "folder" in entry && entry.folder === "locked";
}

function kindOf({ entry }: Place): FileKind {
  if (entry === null || (typeof entry === "object" && "folder" in entry)) return "folder";
  return typeof entry === "object" && "device" in entry ? "other" : "file";
}

/** What a file holds; null where we are not let in, and for what is no file. */
function bytesOf(entry: MemoryEntry | null): Uint8Array | null {
  if (typeof entry === "string") return new TextEncoder().encode(entry);
  if (entry instanceof Uint8Array) return entry;
  if (entry !== null && "device" in entry) return new TextEncoder().encode(entry.device);
  if (entry !== null && "fixed" in entry) return new TextEncoder().encode(entry.fixed);
  return null;
}
