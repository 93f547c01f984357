// The file system of this machine.

import { readdirSync, readFileSync, realpathSync, type Stats, statSync } from "node:fs";
import type { FileKind, FileOutcome, FileSystem, FolderEntry } from "./file-system.ts";
import { replaceFile } from "./replace-file.ts";

export const disk: FileSystem = {
  kindOf(path) {
    const stats = attempt(() => statSync(path));
    return stats.ok ? kindOf(stats.value) : null;
  },
  readFile: (path) => attempt(() => readFileSync(path)),
  listFolder: (path) =>
    attempt(() =>
      readdirSync(path, { withFileTypes: true }).map(
        (entry): FolderEntry => ({
          name: entry.name,
          kind: entry.isSymbolicLink() ? "link" : kindOf(entry),
        }),
      ),
    ),
  realPath: (path) => attempt(() => realpathSync.native(path)),
  replaceFile: (path, bytes) => attempt(() => replaceFile(path, bytes)),
};

function kindOf(entry: Pick<Stats, "isFile" | "isDirectory">): FileKind {
  if (entry.isFile()) return "file";
  return entry.isDirectory() ? "folder" : "other";
}

/** What `act` gives, or the system's complaint; a fault that is not the system's is thrown on. */
function attempt<Value>(act: () => Value): FileOutcome<Value> {
  try {
    return { ok: true, value: act() };
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") throw error;
    // `EACCES: permission denied, open '/a/b'`: whoever reports it names the path.
    return { ok: false, problem: error.message.replace(/, [a-z]+ '[\s\S]*$|, [a-z]+$/, "") };
  }
}
