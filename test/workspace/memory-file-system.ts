// A file system in memory, for tests: files, links and folders that can't be read, from one table.

import { dirname, resolve } from "node:path";
import type { FileOutcome, FileSystem, FolderEntry } from "../../server/src/workspace/file-system.ts";

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

export interface MemoryFileSystem extends FileSystem {
  /** The paths that were read, in order. */
  readonly reads: readonly string[];
}

/** Paths begin with `/`. A link's path is relative to its folder. */
export function memoryFileSystem(entries: Readonly<Record<string, MemoryEntry>>): MemoryFileSystem {
  const table = new Map(Object.entries(entries));
  const reads: string[] = [];

  /** The path without links, also of what isn't there; null for links in a circle. */
  function real(path: string): string | null {
    let resolved = "";
    let rest = path.split("/").slice(1);
    for (let steps = 0; rest.length > 0; steps += 1) {
      if (steps > 1000) return null;
      const [name = "", ...after] = rest;
      const entry = table.get(`${resolved}/${name}`);
      if (typeof entry === "object" && "link" in entry) {
        rest = [
          ...resolve(resolved === "" ? "/" : resolved, entry.link)
            .split("/")
            .slice(1),
          ...after,
        ];
        resolved = "";
      } else {
        resolved = name === "" ? resolved : `${resolved}/${name}`;
        rest = after;
      }
    }
    return resolved === "" ? "/" : resolved;
  }

  function isFolder(path: string): boolean {
    const entry = table.get(path);
    if (typeof entry === "object" && "folder" in entry) return true;
    return path === "/" || [...table.keys()].some((key) => key.startsWith(`${path}/`));
  }

  const kindAt = (path: string): FolderEntry["kind"] | null => {
    const entry = table.get(path);
    if (typeof entry === "object" && "link" in entry) return "link";
    if (isFolder(path)) return "folder";
    if (entry === undefined) return null;
    return typeof entry === "object" && "device" in entry ? "other" : "file";
  };
  const failed = (problem: string): FileOutcome<never> => ({ ok: false, problem });

  return {
    reads,
    kindOf(path) {
      const target = real(path);
      const kind = target === null ? null : kindAt(target);
      return kind === "link" ? null : kind;
    },
    readFile(path) {
      reads.push(path);
      const entry = table.get(real(path) ?? "");
      if (typeof entry === "string") return { ok: true, value: new TextEncoder().encode(entry) };
      if (entry instanceof Uint8Array) return { ok: true, value: entry };
      if (entry !== undefined && "device" in entry) return { ok: true, value: new TextEncoder().encode(entry.device) };
      if (entry !== undefined && "fixed" in entry) return { ok: true, value: new TextEncoder().encode(entry.fixed) };
      return failed(entry === undefined ? "ENOENT: no such file or directory" : "EACCES: permission denied");
    },
    listFolder(path) {
      const folder = real(path) ?? "";
      const entry = table.get(folder);
      if (typeof entry === "object" && "folder" in entry && entry.folder === "locked") return failed("EACCES: permission denied");
      const prefix = folder === "/" ? "/" : `${folder}/`;
      const names = [...table.keys()].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length).split("/", 1)[0] ?? "");
      // Backwards, as no order is promised.
      const sorted = [...new Set(names)].sort().reverse();
      return { ok: true, value: sorted.map((name) => ({ name, kind: kindAt(prefix + name) ?? "file" })) };
    },
    realPath(path) {
      const target = real(path);
      return target === null || kindAt(target) === null ? failed("ENOENT: no such file or directory") : { ok: true, value: target };
    },
    replaceFile(path, bytes) {
      const target = real(path) ?? "";
      const entry = table.get(target);
      if (typeof entry === "object" && "fixed" in entry) return failed("EACCES: permission denied");
      if (kindAt(target) !== "file") return failed(`ENOENT: no such file in ${dirname(target)}`);
      table.set(target, bytes);
      return { ok: true, value: null };
    },
  };
}
