// The name that was probably meant by one that is not known.

import { editDistance } from "../language/text/edit-distance.ts";

/** The candidate that is at most a third of its letters away from `name`; of equally near ones the first; null where none is. */
export function nearestName(name: string, candidates: readonly string[]): string | null {
  let nearest: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const most = Math.min(least - 1, Math.max(1, Math.floor(candidate.length / 3)));
    const distance = editDistance(name, candidate, most);
    if (distance > most) continue;
    nearest = candidate;
    least = distance;
  }
  return nearest;
}
