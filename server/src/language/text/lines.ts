// Where a line of a text begins, and what it is indented with. Lines end at LF, as they do for the compiler.

/** Offset (UTF-16) of the first character of the line that `offset` is on. */
export function lineStartAt(source: string, offset: number): number {
  return offset === 0 ? 0 : source.lastIndexOf("\n", offset - 1) + 1;
}

/** The blanks and tabs that the line begins with which `offset` (UTF-16) is on. */
export function indentationAt(source: string, offset: number): string {
  const start = lineStartAt(source, offset);
  let end = start;
  while (source[end] === " " || source[end] === "\t") end += 1;
  return source.slice(start, end);
}

/** The offsets (UTF-16) at which the lines begin, the first of which begins at 0. */
export function lineStarts(source: string): readonly number[] {
  const starts = [0];
  for (let feed = source.indexOf("\n"); feed !== -1; feed = source.indexOf("\n", feed + 1)) starts.push(feed + 1);
  return starts;
}
