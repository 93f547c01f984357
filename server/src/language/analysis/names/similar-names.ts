// The known name that was probably meant by an unknown one. Work is bounded: few unknown names get a suggestion, and each looks only at
// names of about its length.

import { editDistance } from "../../text/edit-distance.ts";

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
  const lowerName = name.toLowerCase();
  let nearest: string | null = null;
  let least = allowed + 1;
  for (let difference = 0; difference <= allowed; difference += 1) {
    for (const length of difference === 0 ? [name.length] : [name.length - difference, name.length + difference]) {
      const candidates = byLength.get(length) ?? [];
      for (let index = 0; index < Math.min(candidates.length, MOST_COMPARED); index += 1) {
        const candidate = candidates[index] ?? "";
        const distance = candidate.toLowerCase() === lowerName ? 0.5 : editDistance(name, candidate, Math.ceil(least) - 1);
        if (distance >= least || candidate === name) continue;
        nearest = candidate;
        least = distance;
      }
    }
  }
  return nearest;
}
