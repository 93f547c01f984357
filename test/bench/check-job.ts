// What one child process measures of checks: a whole project, the same again, after an edit; and one long file as it is typed in. Clock times,
// as who waits for an answer has them.

import { appendFileSync } from "node:fs";
import * as paths from "node:path";
import { checkProject } from "../../server/src/workspace/check-project.ts";
import { disk } from "../../server/src/workspace/disk.ts";
import type { Snapshot } from "../../server/src/workspace/snapshot.ts";
import { createWorld } from "../../server/src/workspace/world.ts";
import { median } from "./statistics.ts";

export type CheckJob =
  /** Checks every file of the project at `root`, then again, then after an edit of one file, `rounds` times. */
  | { readonly kind: "project"; readonly root: string; readonly rounds: number }
  /** Edits a body in the longest file of the project at `root` and asks for its diagnostics, `rounds` times. */
  | { readonly kind: "typing"; readonly root: string; readonly rounds: number };

export interface CheckResult {
  readonly lines: number;
  readonly files: number;
  readonly errors: number;
  readonly firstMs: number;
  readonly againMs: number;
  readonly editedMs: number;
  readonly residentBytes: number;
}

export function runCheckJob(job: CheckJob): CheckResult {
  const world = createWorld({ fileSystem: disk, paths, root: job.root });
  let errors = 0;
  const checkAll = (snapshot: Snapshot): void => {
    const check = checkProject(paths, snapshot);
    errors = snapshot.files.reduce((sum, file) => sum + check(file).filter(({ severity }) => severity === "error").length, 0);
  };
  const firstMs = clockTime(() => checkAll(world.refresh()));
  const residentBytes = process.memoryUsage.rss();
  const { files } = world.refresh();
  const lines = files.reduce((sum, { text }) => sum + text.split("\n").length, 0);
  const againMs = median(Array.from({ length: job.rounds }, () => clockTime(() => checkAll(world.refresh()))));
  const longest = files.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  let { text } = longest;
  const edited = Array.from({ length: job.rounds }, (_, round) => {
    if (job.kind === "project") {
      appendFileSync(files[(round * 37) % files.length]?.absolute ?? "", `\nedit_${process.pid}_${round}: (a: Int) -> Int = a\n`);
      return clockTime(() => checkAll(world.refresh()));
    }
    text = editedBody(text, round);
    return clockTime(() => {
      const snapshot = world.apply({ path: longest.absolute, text });
      const file = snapshot.fileAt(longest.absolute);
      if (file !== null) checkProject(paths, snapshot)(file);
    });
  });
  return { lines, files: files.length, errors, firstMs, againMs, editedMs: median(edited), residentBytes };
}

/** The text with a change in the body of one function, another one each round. */
function editedBody(text: string, round: number): string {
  const bodies = [...text.matchAll(/mut total = a\b.*/g)];
  const body = bodies[(round * 97) % bodies.length];
  if (body === undefined) throw new Error("the text has no body to edit");
  return `${text.slice(0, body.index)}mut total = a + ${round}${text.slice(body.index + body[0].length)}`;
}

function clockTime(run: () => void): number {
  const before = performance.now();
  run();
  return performance.now() - before;
}
