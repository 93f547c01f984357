// The name that was probably meant by one that is not known.

/** The candidate that is at most a third of its letters away from `name`; of equally near ones the first; null where none is. */
export function nearestName(name: string, candidates: readonly string[]): string | null {
  let nearest: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const distance = editDistance(name, candidate);
    if (distance >= least || distance > Math.max(1, Math.floor(candidate.length / 3))) continue;
    nearest = candidate;
    least = distance;
  }
  return nearest;
}

/** How many letters have to be inserted, removed, replaced, or exchanged with their neighbour. Names that differ much in length are just far. */
function editDistance(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > to.length) return Number.POSITIVE_INFINITY;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isExchanged = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isExchanged ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
