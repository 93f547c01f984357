// Writes hunks as the text of a unified diff, as `patch` and `git apply` read it.

import type { Hunk } from "./line-diff.ts";

/** The diff of one file with its two names; nothing when there are no hunks. */
export function writeUnifiedDiff(hunks: readonly Hunk[], oldName: string, newName: string): string {
  if (hunks.length === 0) return "";
  return `--- ${oldName}\n+++ ${newName}\n${hunks.map(writeHunk).join("")}`;
}

function writeHunk({ oldStart, oldLines, newStart, newLines, lines }: Hunk): string {
  const written = lines.map(({ mark, text }) => (text.endsWith("\n") ? mark + text : `${mark}${text}\n\\ No newline at end of file\n`));
  return `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@\n${written.join("")}`;
}
