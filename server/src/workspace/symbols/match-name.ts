// How well a name fits what somebody typed of it. A ladder of classes rather than a score, so that anybody can tell why one comes first.

/** The classes, the best first. */
export const MATCH_CLASSES = ["exact", "exact-but-case", "prefix", "prefix-but-case", "humps", "subsequence"] as const;

export type MatchClass = (typeof MATCH_CLASSES)[number];

/** Names beyond this are matched by their beginning alone. */
const MOST_CHARACTERS = 200;

/**
 * The best class in which `typed` fits `name`, or null. `humps`: it is made of the beginnings of words of the name, in order: `lsu`, `loSu` and
 * `summary` of `load_summary`. `subsequence`: its letters are in the name in order. Nothing typed is the beginning of every name.
 */
export function matchName(typed: string, name: string): MatchClass | null {
  if (typed.length > name.length) return null;
  if (typed === name) return "exact";
  const [small, smallName] = [typed.toLowerCase(), name.toLowerCase()];
  if (small === smallName) return "exact-but-case";
  if (name.startsWith(typed)) return "prefix";
  if (smallName.startsWith(small)) return "prefix-but-case";
  const letters = small.replaceAll("_", "");
  if (name.length > MOST_CHARACTERS || !isSubsequence(letters, smallName)) return null;
  if (letters !== "" && areHumps(letters, wordsOf(name))) return "humps";
  return isSubsequence(small, smallName) ? "subsequence" : null;
}

/** The words of `parse_rowCount2HTML`: parse, row, count, 2, html. */
function wordsOf(name: string): readonly string[] {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+|[^A-Za-z0-9_]+/g) ?? []).map((word) => word.toLowerCase());
}

function areHumps(typed: string, words: readonly string[]): boolean {
  // how much of `typed` can be made of the words so far
  let reached = new Set([0]);
  for (const word of words) {
    const next = new Set(reached);
    for (const from of reached) {
      for (let length = 0; length < word.length && word[length] === typed[from + length]; length += 1) next.add(from + length + 1);
    }
    reached = next;
  }
  return reached.has(typed.length);
}

function isSubsequence(typed: string, name: string): boolean {
  let at = 0;
  for (const letter of typed) {
    const found = name.indexOf(letter, at);
    if (found === -1) return false;
    at = found + letter.length;
  }
  return true;
}
