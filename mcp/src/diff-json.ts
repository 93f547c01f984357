// A diff as it is sent: hunks whose lines begin with what happens to them. One that is too long for an answer loses its last hunks.

import type { Hunk } from "../../server/src/api.ts";

/** JSON texts of the first `shown` of `total` hunks. */
export interface HunkList {
  readonly json: string;
  readonly shown: number;
  readonly total: number;
}

/** The hunks as a JSON list of at most `room` characters, or an empty list; each is there as a whole or not at all. */
export function writeHunks(hunks: readonly Hunk[], room: number): HunkList {
  let json = "[";
  let shown = 0;
  for (const hunk of hunks) {
    const item = (shown === 0 ? "" : ",") + writeHunk(hunk);
    if (json.length + item.length + "]".length > room) break;
    json += item;
    shown += 1;
  }
  return { json: `${json}]`, shown, total: hunks.length };
}

function writeHunk({ oldStart, oldLines, newStart, newLines, lines }: Hunk): string {
  return JSON.stringify({
    old_start: oldStart,
    old_lines: oldLines,
    new_start: newStart,
    new_lines: newLines,
    // Without the LF that ends it. Whether the last line of a text has one is seen in the text.
    lines: lines.map(({ mark, text }) => mark + (text.endsWith("\n") ? text.slice(0, -1) : text)),
  });
}
