// What may stand before the first token and nowhere else: a byte order mark and a shebang line. Both are reported and left as trivia.

import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { diagnostic } from "../diagnostics/findings.ts";
import { remove } from "./fixes.ts";

/** Length of the byte order mark that `source` starts with. */
export function scanByteOrderMark(source: string, problems: Diagnostic[]): number {
  if (source.charCodeAt(0) !== 0xfeff) return 0;
  const span = { start: 0, end: 1 };
  problems.push(diagnostic("syntax.byte-order-mark", span, {}, { fixes: [remove(span, "U+FEFF")] }));
  return 1;
}

/** Offset of the end of the shebang line at `at`; `at` when there is none. */
export function scanShebang(source: string, at: number, problems: Diagnostic[]): number {
  if (!source.startsWith("#!", at)) return at;
  const lineFeed = source.indexOf("\n", at);
  const end = lineFeed < 0 ? source.length : lineFeed;
  const text = source.slice(at, end).trimEnd();
  const line = { start: at, end: Math.min(end + 1, source.length) };
  problems.push(diagnostic("syntax.shebang", { start: at, end: at + text.length }, {}, { fixes: [remove(line, text)] }));
  return end;
}
