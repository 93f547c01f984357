// The file system under a document that is not saved: one folder with nothing in it but the document's own text.

import type { FileSystem } from "../workspace/file-system.ts";

export const UNSAVED_ROOT = "/unsaved";
export const UNSAVED_PATH = "/unsaved/main.yx";

const NOTHING = { ok: false, problem: "ENOENT" } as const;

export const unsavedFiles: FileSystem = {
  kindOf: (path) => (path === UNSAVED_ROOT ? "folder" : null),
  versionOf: () => null,
  linkTarget: () => null,
  readFile: () => NOTHING,
  listFolder: (path) => (path === UNSAVED_ROOT ? { ok: true, value: [] } : NOTHING),
  realPath: (path) => (path === UNSAVED_ROOT ? { ok: true, value: path } : NOTHING),
  replaceFile: () => NOTHING,
};
