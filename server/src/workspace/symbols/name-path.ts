// Names as they are asked for: `twice`, `Point.sum`, `helper.twice`, `src.helper.Point.sum`. What stands before the last dot has to be what
// stands right before the name in the path that leads to it.

/** The query's parts; blanks around them don't count. */
export function readNamePath(query: string): readonly string[] {
  return query.split(".").map((part) => part.trim());
}

/** Whether the parts are the end of `path`. */
export function endsWith(path: readonly string[], parts: readonly string[]): boolean {
  return parts.length <= path.length && parts.every((part, index) => part === path[path.length - parts.length + index]);
}

/** The same without a difference between capitals and small letters. */
export function endsWithLoosely(path: readonly string[], parts: readonly string[]): boolean {
  return endsWith(path.map(lower), parts.map(lower));
}

function lower(text: string): string {
  return text.toLowerCase();
}
