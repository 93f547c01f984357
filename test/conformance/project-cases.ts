// Reads the recorded projects: a folder each, and what is to be told of its files. What our tools tell is asked of the World over the disk,
// as a front would do it.

import { realpathSync } from "node:fs";
import * as paths from "node:path";
import type { Diagnostic } from "../../server/src/language/diagnostics/diagnostic.ts";
import { checkProject } from "../../server/src/workspace/check-project.ts";
import { disk } from "../../server/src/workspace/disk.ts";
import { readManifest } from "../../server/src/workspace/manifest.ts";
import { MANIFEST_NAME } from "../../server/src/workspace/manifest-name.ts";
import { readSettingsFile } from "../../server/src/workspace/settings-file.ts";
import { createWorld } from "../../server/src/workspace/world.ts";
import { answersOf } from "./answers.ts";
import { readTable } from "./cases.ts";
import type { Answer } from "./verdict.ts";

/** No error; not counted; or for each file, by its path from the root, the codes (or beginnings of codes) of which one must be there. */
export type ExpectedOfProject = "clean" | "open" | Readonly<Record<string, readonly string[]>>;

export interface ProjectCase {
  /** `projects/NAME`. */
  readonly id: string;
  readonly folder: string;
  readonly expect: ExpectedOfProject;
}

/** What is told of one file of a project. */
export interface FileAnswers {
  readonly path: string;
  readonly text: string;
  readonly answers: readonly Answer[];
}

/** The recorded projects by name. */
export function loadProjects(casesFolder: string): readonly ProjectCase[] {
  const folder = paths.join(casesFolder, "projects");
  return Object.entries(readTable<{ readonly expect: ExpectedOfProject }>(folder))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, entry]) => ({ id: `projects/${name}`, folder: paths.join(folder, name), expect: entry.expect }));
}

/** What is told of the manifest and of every source file of the project in `folder`. */
export function projectAnswers(folder: string): readonly FileAnswers[] {
  const root = realpathSync(folder);
  const manifest = readSettingsFile(disk, paths.join(root, MANIFEST_NAME), readManifest);
  const snapshot = createWorld({ fileSystem: disk, paths, root }).refresh();
  const check = checkProject(paths, snapshot);
  return [
    ...(manifest === null ? [] : [fileAnswers(MANIFEST_NAME, manifest.text ?? "", manifest.diagnostics)]),
    ...snapshot.files.map((file) => fileAnswers(file.path, file.text, check(file))),
  ];
}

function fileAnswers(path: string, text: string, diagnostics: readonly Diagnostic[]): FileAnswers {
  return { path, text, answers: answersOf(text, diagnostics) };
}
