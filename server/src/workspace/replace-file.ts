// Replaces a file's content so that a reader sees the old text or the new one, and that a failure at any point loses nothing.

import {
  accessSync,
  chmodSync,
  chownSync,
  closeSync,
  constants,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/**
 * Writes `bytes` beside the file and renames them into its place; through links, the file that they lead to. The file keeps its mode and,
 * where the system lets us, its owner. Throws what the file system throws.
 */
export function replaceFile(path: string, bytes: Uint8Array): null {
  const target = realpathSync.native(path);
  // Renaming asks only for the folder's permission: a file that its owner has made read-only would be replaced all the same.
  accessSync(target, constants.W_OK);
  const stats = statSync(target);
  const partial = writePartial(dirname(target), bytes, stats);
  try {
    renameSync(partial, target);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
  return null;
}

/** A new file in `folder` with everything that the file to replace has; its path. */
function writePartial(folder: string, bytes: Uint8Array, { mode, uid, gid }: Stats): string {
  const { file, path } = openNew(folder);
  try {
    try {
      writeFileSync(file, bytes);
      // Else a crash of the machine soon after the rename could leave the name with no content.
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    keepOwner(path, uid, gid);
    chmodSync(path, mode & 0o7777);
    return path;
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
}

/** A file that did not exist, open for writing and for nobody else to read. Its name is short: the file's own may be as long as names can be. */
function openNew(folder: string): { readonly file: number; readonly path: string } {
  for (let attempt = 0; ; attempt += 1) {
    const path = join(folder, `.yx-${process.pid}-${attempt}.tmp`);
    try {
      return { file: openSync(path, "wx", 0o600), path };
    } catch (error) {
      const isTaken = error instanceof Error && "code" in error && error.code === "EEXIST";
      if (!isTaken || attempt === MOST_LEFTOVERS) throw error;
    }
  }
}

/** How many files of an earlier process with our number, which was killed while it wrote, we step over. */
const MOST_LEFTOVERS = 100;

function keepOwner(path: string, uid: number, gid: number): void {
  const own = statSync(path);
  if (own.uid === uid && own.gid === gid) return;
  try {
    chownSync(path, uid, gid);
  } catch {
    // Only an administrator may give a file away. That the writer owns it then is what happens with every editor.
  }
}
