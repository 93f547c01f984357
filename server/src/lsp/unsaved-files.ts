// The file system under a document that is not saved: one folder with nothing in it but the document's own text.

import type { PlatformPath } from "node:path";
import type { FileSystem } from "../workspace/file-system.ts";

/** The folder of an unsaved document, one for each; nothing is at that path. */
export function unsavedRoot(uri: string, paths: PlatformPath): string {
  return paths.resolve("/", "unsaved", encodeURIComponent(uri));
}

/** What is below such a folder, before the text is laid over it. */
export function unsavedFiles(root: string): FileSystem {
  return {
    kindOf: (path) => (path === root ? "folder" : null),
    versionOf: () => null,
    linkTarget: () => null,
    readFile: () => NOTHING,
    listFolder: (path) => (path === root ? { ok: true, value: [] } : NOTHING),
    realPath: (path) => (path === root ? { ok: true, value: path } : NOTHING),
    replaceFile: () => NOTHING,
  };
}

const NOTHING = { ok: false, problem: "ENOENT" } as const;
