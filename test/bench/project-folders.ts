// Generated projects on disk, for as long as they are measured.

import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { generateProject } from "./generate-project.ts";

/** 1,000 files have 5 MB. */
const usualFileSize = 4_650;

/** Gives `use` the roots of projects with as many files of `fileSize` units as `sizes` says, and removes them when it is done. */
export function withProjects<Result>(
  sizes: readonly number[],
  use: (roots: readonly string[]) => Result,
  fileSize = usualFileSize,
): Result {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "yaoxiang-bench-")));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const result = use(sizes.map((files) => writeProject(join(folder, String(files)), files, fileSize)));
    if (result instanceof Promise) result.finally(remove).catch(() => {});
    else remove();
    return result;
  } catch (error) {
    remove();
    throw error;
  }
}

function writeProject(root: string, files: number, fileSize: number): string {
  for (const { path, text } of generateProject({ files, fileSize })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}
