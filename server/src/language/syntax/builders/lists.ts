// Lists as nodes keep them. Peggy collects a repetition by pushing, and V8 gives a pushed-to array room for 17 elements: kept as it is,
// it would make up half of the tree's memory and of the garbage collector's work.

/** The one empty list: most nodes have no modifiers. */
export const NONE: readonly never[] = [];

/** `list` at its exact size. */
export function exact<Item>(list: readonly Item[]): readonly Item[] {
  const first = list[0];
  if (first === undefined) return NONE;
  return list.length === 1 ? [first] : list.slice();
}
