// A project on disk for the running test, which changes it between calls; gone when the test is over.

import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

export interface ProjectFolder {
  /** Absolute, without links. */
  readonly root: string;
  write(path: string, content: string | Uint8Array): void;
  remove(path: string): void;
  rename(from: string, to: string): void;
  link(path: string, target: string): void;
}

/** A new folder, `name` in one of its own, with these files. */
export function projectFolder(files: Readonly<Record<string, string | Uint8Array>>, name = "app"): ProjectFolder {
  const outer = realpathSync(mkdtempSync(join(tmpdir(), "yaoxiang-")));
  onTestFinished(() => rmSync(outer, { recursive: true, force: true }));
  const root = join(outer, name);
  const at = (path: string): string => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    return join(root, path);
  };
  const folder: ProjectFolder = {
    root,
    write: (path, content) => writeFileSync(at(path), content),
    remove: (path) => rmSync(join(root, path), { recursive: true }),
    rename: (from, to) => renameSync(join(root, from), at(to)),
    link: (path, target) => symlinkSync(target, at(path)),
  };
  mkdirSync(root);
  for (const [path, content] of Object.entries(files)) folder.write(path, content);
  return folder;
}
