// What one child process measures of the World over a project on disk, or of the analysis of names over its files: CPU times, the memory
// that the process takes once the project is loaded. The parent starts it as users do, with threads for compilation and garbage collection.

import { appendFileSync } from "node:fs";
import * as paths from "node:path";
import { resolveNames } from "../../server/src/language/analysis/names/resolve-names.ts";
import { stdModule } from "../../server/src/language/std/std-imports.ts";
import { parse } from "../../server/src/language/syntax/parse.ts";
import { disk } from "../../server/src/workspace/disk.ts";
import { importedModules } from "../../server/src/workspace/imported-modules.ts";
import type { ProjectFile } from "../../server/src/workspace/project-file.ts";
import type { Snapshot } from "../../server/src/workspace/snapshot.ts";
import { createWorld, type World } from "../../server/src/workspace/world.ts";
import { generateSource } from "./generate.ts";
import { median } from "./statistics.ts";

export type WorldJob =
  /** Reads the project at `root`, takes every file's outline, and looks again, before and after edits of a file. */
  | { readonly kind: "load"; readonly root: string; readonly rounds: number }
  /** Resolves the names of files of the project at `root`, some `size` UTF-16 units of them. */
  | { readonly kind: "names"; readonly root: string; readonly size: number; readonly rounds: number }
  /** Resolves the names of one text of `size` units, in which most are unknown. */
  | { readonly kind: "unknown-names"; readonly size: number; readonly rounds: number };

export interface LoadResult {
  readonly files: number;
  readonly bytes: number;
  readonly cpuMs: number;
  readonly wallMs: number;
  readonly residentBytes: number;
  /** Medians of CPU times: a look at the disk; the same after an edit, with the outline and the imports of the edited file; the imports of all. */
  readonly unchangedMs: number;
  readonly editedMs: number;
  readonly importsMs: number;
}

export interface NamesResult {
  readonly characters: number;
  readonly medianMs: number;
  readonly diagnostics: number;
}

export function runWorldJob(job: WorldJob): LoadResult | NamesResult {
  switch (job.kind) {
    case "load":
      return measureLoad(job.root, job.rounds);
    case "names":
      return measureNames(job.root, job.size, job.rounds);
    case "unknown-names":
      return measureUnknownNames(job.size, job.rounds);
  }
}

function measureLoad(root: string, rounds: number): LoadResult {
  const started = performance.now();
  const before = process.cpuUsage();
  const world = createWorld({ fileSystem: disk, paths, root });
  const { files } = takeOutlines(world.refresh());
  const cpuMs = millisecondsSince(before);
  const wallMs = performance.now() - started;
  const residentBytes = process.memoryUsage.rss();
  const bytes = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  const unchanged: number[] = [];
  const edited: number[] = [];
  const imports: number[] = [];
  for (let round = 0; round < rounds; round++) {
    unchanged.push(cpuTime(() => world.refresh()));
    const path = files[(round * 37) % files.length]?.absolute ?? "";
    appendFileSync(path, `\nedit_${round}: (a: Int) -> Int = a\n`);
    edited.push(cpuTime(() => outlineAfterRefresh(world, path)));
    const snapshot = world.refresh();
    imports.push(cpuTime(() => takeOutlines(snapshot)));
  }
  const [unchangedMs, editedMs, importsMs] = [median(unchanged), median(edited), median(imports)];
  return { files: files.length, bytes, cpuMs, wallMs, residentBytes, unchangedMs, editedMs, importsMs };
}

function outlineAfterRefresh(world: World, path: string): void {
  const snapshot = world.refresh();
  const file = snapshot.fileAt(path);
  if (file === null) throw new Error(`${path} is gone`);
  snapshot.shapeOf(file);
  snapshot.importsOf(file);
}

/** What every file imports and exports. */
function takeOutlines(snapshot: Snapshot): Snapshot {
  for (const file of snapshot.files) {
    snapshot.shapeOf(file);
    snapshot.importsOf(file);
  }
  return snapshot;
}

function measureNames(root: string, size: number, rounds: number): NamesResult {
  const snapshot = takeOutlines(createWorld({ fileSystem: disk, paths, root }).refresh());
  const chosen: ProjectFile[] = [];
  let characters = 0;
  for (const file of snapshot.files) {
    if (characters >= size) break;
    chosen.push(file);
    characters += file.text.length;
  }
  const trees = chosen.map((file) => ({ tree: parse(file.text), file }));
  return measureRounds(characters, rounds, () =>
    trees.reduce((sum, { tree, file }) => sum + resolveNames(tree, importedModules(snapshot, file)).diagnostics.length, 0),
  );
}

function measureUnknownNames(size: number, rounds: number): NamesResult {
  const tree = parse(generateSource({ size }));
  return measureRounds(tree.source.length, rounds, () => resolveNames(tree, stdModule).diagnostics.length);
}

function measureRounds(characters: number, rounds: number, run: () => number): NamesResult {
  let diagnostics = run();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    times.push(
      cpuTime(() => {
        diagnostics = run();
      }),
    );
  }
  return { characters, medianMs: median(times), diagnostics };
}

function cpuTime(run: () => void): number {
  const before = process.cpuUsage();
  run();
  return millisecondsSince(before);
}

function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
