// How far two names are from each other, to find the one that was meant.

/** Names of more letters are far from everything: comparing takes time as the product of their lengths. */
const LONGEST = 64;

/**
 * How many letters (UTF-16 units) have to be inserted, removed, replaced, or exchanged with their neighbour. With `most`, distances above
 * it are not worked out: they are infinite.
 */
export function editDistance(from: string, to: string, most = Number.POSITIVE_INFINITY): number {
  const [rows, columns] = [from.length, to.length];
  if (rows > LONGEST || columns > LONGEST || Math.abs(rows - columns) > most) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last: number[] = [];
  let current: number[] = [];
  for (let column = 0; column <= columns; column += 1) last.push(column);
  let leastOfLast = 0;
  for (let row = 1; row <= rows; row += 1) {
    const letter = from.charCodeAt(row - 1);
    const letterBefore = row > 1 ? from.charCodeAt(row - 2) : -1;
    current[0] = row;
    let least = row;
    for (let column = 1; column <= columns; column += 1) {
      const other = to.charCodeAt(column - 1);
      let distance = (last[column - 1] ?? 0) + (letter === other ? 0 : 1);
      distance = Math.min(distance, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      const isExchanged = column > 1 && letterBefore === other && letter === to.charCodeAt(column - 2);
      if (isExchanged) distance = Math.min(distance, (beforeLast[column - 2] ?? 0) + 1);
      current[column] = distance;
      if (distance < least) least = distance;
    }
    // a row is built on the two before it
    if (least > most && leastOfLast > most) return Number.POSITIVE_INFINITY;
    leastOfLast = least;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  const distance = last[columns] ?? 0;
  return distance > most ? Number.POSITIVE_INFINITY : distance;
}
