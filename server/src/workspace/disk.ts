// The file system of this machine.

import { type BigIntStats, readdirSync, readFileSync, readlinkSync, realpathSync, type Stats, statSync } from "node:fs";
import type { FileKind, FileOutcome, FileSystem, FileVersion, FolderEntry } from "./file-system.ts";
import { replaceFile } from "./replace-file.ts";

export const disk: FileSystem = {
  kindOf(path) {
    const stats = attempt(() => statSync(path, { throwIfNoEntry: false }));
    return stats.ok && stats.value !== undefined ? kindOf(stats.value) : null;
  },
  versionOf(path) {
    const stats = attempt(() => statSync(path, { bigint: true, throwIfNoEntry: false }));
    return stats.ok && stats.value !== undefined ? versionOf(stats.value, Date.now()) : null;
  },
  linkTarget(path) {
    const target = attempt(() => readlinkSync(path));
    return target.ok ? target.value : null;
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

/** Exported for its test alone: `now` is the clock in milliseconds. */
export function versionOf({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats, now: number): FileVersion {
  const changed = Number((mtimeNs > ctimeNs ? mtimeNs : ctimeNs) / 1_000_000n);
  return { id: `${dev}:${ino}:${size}:${mtimeNs}:${ctimeNs}`, size: Number(size), isSettled: now - changed > CLOCK_STEP_MILLISECONDS };
}

/** The coarsest clock of a file system in use counts in steps of two seconds; a change in the same step leaves the times as they are. */
const CLOCK_STEP_MILLISECONDS = 2500;

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
