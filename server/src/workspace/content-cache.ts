// What was computed from a text, kept by the hash of the text: a text that comes back, in whatever file, is not worked through again.

export interface ContentCache<Value> {
  /** The value for a text with this hash. */
  of(hash: string, text: string): Value;
  /** The value if it is kept; asking for it doesn't make it the last that was asked for. */
  kept(hash: string): Value | undefined;
}

/** Keeps values of the texts that were asked for last, up to `mostCharacters` of them together. */
export function createContentCache<Value>(compute: (text: string, hash: string) => Value, mostCharacters: number): ContentCache<Value> {
  // A map goes through its entries in the order in which they came: the first is the one that was not asked for the longest.
  const kept = new Map<string, { readonly value: Value; readonly characters: number }>();
  let characters = 0;
  return {
    kept: (hash) => kept.get(hash)?.value,
    of(hash, text) {
      const known = kept.get(hash);
      if (known !== undefined) {
        kept.delete(hash);
        kept.set(hash, known);
        return known.value;
      }
      const value = compute(text, hash);
      kept.set(hash, { value, characters: text.length });
      characters += text.length;
      for (const [oldest, entry] of kept) {
        if (characters <= mostCharacters || kept.size === 1) break;
        kept.delete(oldest);
        characters -= entry.characters;
      }
      return value;
    },
  };
}
