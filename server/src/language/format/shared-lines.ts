// Statements that stand on one line of the source: where one of them can't be read, it is by the line that the others are read.

import type { Statement } from "../syntax/nodes.ts";
import type { Span } from "../text/span.ts";

export interface SharedLine extends Span {
  /** How many statements share it. */
  readonly count: number;
}

/** The statements from `index` on that share their lines, as one span; one statement alone is one too. Null behind the last. */
export function sharedLine(body: readonly Statement[], index: number, source: string): SharedLine | null {
  const first = body[index];
  if (first === undefined) return null;
  let count = 1;
  let { end } = first;
  for (let next = body[index + 1]; next !== undefined; next = body[index + count]) {
    if (!areOnOneLine(source, { end }, next)) break;
    count += 1;
    end = next.end;
  }
  return { start: first.start, end, count };
}

/** Whether no line break stands between the two; absent ones share no line. */
export function areOnOneLine(source: string, left: Pick<Span, "end"> | undefined, right: Pick<Span, "start"> | undefined): boolean {
  return left !== undefined && right !== undefined && !source.slice(left.end, right.start).includes("\n");
}
