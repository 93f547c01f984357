// What is kept of what was computed from texts, and what is computed again.

import { expect, test } from "vitest";
import { createContentCache } from "../../server/src/workspace/content-cache.ts";

/** A cache of texts in capitals, and the texts that were worked through. */
function capitals(mostCharacters: number) {
  const computed: string[] = [];
  const cache = createContentCache((text) => {
    computed.push(text);
    return text.toUpperCase();
  }, mostCharacters);
  return { computed, cache, of: (text: string) => cache.of(`#${text}`, text) };
}

test("a text that comes back is not worked through again", () => {
  const { computed, cache, of } = capitals(100);
  expect([of("a"), of("b"), of("a")]).toEqual(["A", "B", "A"]);
  expect(computed).toEqual(["a", "b"]);
  expect([cache.kept("#a"), cache.kept("#c"), cache.size]).toEqual(["A", undefined, 2]);
});

test("beyond the limit, what was not asked for the longest goes; one value always stays", () => {
  const { computed, cache, of } = capitals(4);
  for (const text of ["aa", "bb", "aa", "cc"]) of(text);
  expect([cache.kept("#aa"), cache.kept("#bb"), cache.kept("#cc")]).toEqual(["AA", undefined, "CC"]);
  of("longer than that");
  expect(cache.size).toBe(1);
  expect(computed).toEqual(["aa", "bb", "cc", "longer than that"]);
});

test("all but some can be dropped, which makes room", () => {
  const { computed, cache, of } = capitals(4);
  for (const text of ["aa", "bb"]) of(text);
  cache.keepOnly(new Set(["#bb", "#never"]));
  for (const text of ["cc", "bb", "aa"]) of(text);
  expect(computed).toEqual(["aa", "bb", "cc", "aa"]);
  expect(cache.size).toBe(2);
});

test("a value that was found in another way is kept like one that was computed", () => {
  const { computed, cache, of } = capitals(100);
  cache.keep("#a", "a", "found");
  cache.keep("#a", "a", "found again");
  expect([of("a"), cache.size, computed]).toEqual(["found", 1, []]);
});
