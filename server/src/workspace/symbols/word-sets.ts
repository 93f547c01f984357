// Which files a name can be in at all: the words of each text as sorted numbers. A text that does not have the word can't name it, so that
// its names need not be resolved.

/** The words of a text, as their sorted numbers in a table. */
export type WordSet = Int32Array;

export interface WordTable {
  wordsOf(text: string): WordSet;
  has(words: WordSet, word: string): boolean;
  /** Tells of sets whether a word in them passes the test, which each word of the table is put to once. */
  hasAny(test: (word: string) => boolean): (words: WordSet) => boolean;
  /** The same string for equal ones, which holds on to nothing else. */
  share(text: string): string;
}

const WORD = /[A-Za-z_][A-Za-z0-9_]*/g;

/** Names with letters of other scripts are mistakes, and names all the same. */
const ANY_WORD = /[\p{L}\p{N}\p{M}_]+/gu;
const FOREIGN = /[^\0-\x7f]/;

/** A table of its own numbers; it grows with the words that it meets. */
export function createWordTable(): WordTable {
  const numbers = new Map<string, number>();
  const shared = new Map<string, string>();

  function share(text: string): string {
    const known = shared.get(text);
    if (known !== undefined) return known;
    // a slice would keep the whole text in memory that it was cut from
    const copy = Buffer.from(text).toString();
    shared.set(copy, copy);
    return copy;
  }

  function numberOf(word: string): number {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    numbers.set(share(word), numbers.size);
    return numbers.size - 1;
  }

  return {
    share,
    wordsOf(text) {
      const words = new Set<string>(text.match(WORD));
      if (FOREIGN.test(text)) for (const word of text.match(ANY_WORD) ?? []) words.add(word);
      return Int32Array.from(words, numberOf).sort();
    },
    hasAny(test) {
      // a map goes through its entries in the order of their numbers
      const passes = Uint8Array.from(numbers.keys(), (word) => Number(test(word)));
      return (words) => words.some((word) => passes[word] === 1);
    },
    has(words, word) {
      const number = numbers.get(word);
      return number !== undefined && includes(words, number);
    },
  };
}

function includes(sorted: Int32Array, wanted: number): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === wanted;
}
