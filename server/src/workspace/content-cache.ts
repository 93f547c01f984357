// What was computed from a text, kept by the hash of the text: a text that comes back, in whatever file, is not worked through again.

export interface ContentCache<Value> {
  /** The value for a text with this hash. */
  of(hash: string, text: string): Value;
  /** Keeps a value for a text with this hash that was not there before and was computed in another way. */
  keep(hash: string, text: string, value: Value): void;
  /** The value if it is kept; asking for it doesn't make it the last that was asked for. */
  kept(hash: string): Value | undefined;
  /** How many values are kept. */
  readonly size: number;
  /** Drops the values of all texts but those with these hashes. */
  keepOnly(hashes: ReadonlySet<string>): void;
}

/** Keeps values of the texts that were asked for last, up to `mostCharacters` of them together. */
export function createContentCache<Value>(compute: (text: string, hash: string) => Value, mostCharacters: number): ContentCache<Value> {
  // A map goes through its entries in the order in which they came: the first is the one that was not asked for the longest.
  const kept = new Map<string, { readonly value: Value; readonly characters: number }>();
  let characters = 0;

  function drop(hash: string, entry: { readonly characters: number }): void {
    kept.delete(hash);
    characters -= entry.characters;
  }

  function add(hash: string, text: string, value: Value): Value {
    kept.set(hash, { value, characters: text.length });
    characters += text.length;
    for (const [oldest, entry] of kept) {
      if (characters <= mostCharacters || kept.size === 1) break;
      drop(oldest, entry);
    }
    return value;
  }

  return {
    keep(hash, text, value) {
      if (!kept.has(hash)) add(hash, text, value);
    },
    kept: (hash) => kept.get(hash)?.value,
    get size() {
      return kept.size;
    },
    keepOnly(hashes) {
      for (const [hash, entry] of kept) if (!hashes.has(hash)) drop(hash, entry);
    },
    of(hash, text) {
      const known = kept.get(hash);
      if (known !== undefined) {
        kept.delete(hash);
        kept.set(hash, known);
        return known.value;
      }
      return add(hash, text, compute(text, hash));
    },
  };
}
