// The known name that was probably meant by an unknown one. Work is bounded: few unknown names get a suggestion, and each looks only at
// names of about its length.

const MOST_ASKED = 100;
const MOST_COMPARED = 2000;

/** Answers with the nearest of its names; asked too often, it answers null. */
export interface SimilarNames {
  nearest(name: string): string | null;
}

/** `names` in order of preference: of equally near ones the first is taken. */
export function createSimilarNames(names: Iterable<string>): SimilarNames {
  const byLength = new Map<number, string[]>();
  for (const name of new Set(names)) {
    const same = byLength.get(name.length);
    if (same === undefined) byLength.set(name.length, [name]);
    else same.push(name);
  }
  const answers = new Map<string, string | null>();
  return {
    nearest(name) {
      const known = answers.get(name);
      if (known !== undefined) return known;
      if (answers.size >= MOST_ASKED) return null;
      const answer = nearestOf(name, byLength);
      answers.set(name, answer);
      return answer;
    },
  };
}

/** A third of the letters may differ, one in short names, none in a name of one or two letters but its case. */
function nearestOf(name: string, byLength: ReadonlyMap<number, readonly string[]>): string | null {
  const allowed = name.length < 3 ? 0 : Math.max(1, Math.floor(name.length / 3));
  let nearest: string | null = null;
  let least = allowed + 1;
  for (let difference = 0; difference <= allowed; difference += 1) {
    for (const length of difference === 0 ? [name.length] : [name.length - difference, name.length + difference]) {
      for (const candidate of (byLength.get(length) ?? []).slice(0, MOST_COMPARED)) {
        const distance = candidate.toLowerCase() === name.toLowerCase() ? 0.5 : editDistance(name, candidate);
        if (distance >= least || candidate === name) continue;
        nearest = candidate;
        least = distance;
      }
    }
  }
  return nearest;
}

const LONGEST = 64;

/** How many letters have to be inserted, removed, replaced, or exchanged with their neighbour. */
function editDistance(from: string, to: string): number {
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
