// How far two names are from each other, to find the one that was meant.

/** Names of more letters are far from everything: comparing takes time as the product of their lengths. */
const LONGEST = 64;

/** How many letters (UTF-16 units) have to be inserted, removed, replaced, or exchanged with their neighbour. */
export function editDistance(from: string, to: string): number {
  if (from.length > LONGEST || to.length > LONGEST) return Number.POSITIVE_INFINITY;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const cost = from[row - 1] === to[column - 1] ? 0 : 1;
      const isExchanged = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const exchanged = isExchanged ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      const [above, left, diagonal] = [last[column] ?? 0, current[column - 1] ?? 0, last[column - 1] ?? 0];
      current.push(Math.min(above + 1, left + 1, diagonal + cost, exchanged));
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
