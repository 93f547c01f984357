// Lists as nodes keep them. Peggy collects a repetition by pushing, and V8 gives a pushed-to array room for 17 elements: kept as it is,
// it would make up half of the tree's memory and of the garbage collector's work.

/** The one empty list: most nodes have no modifiers. */
export const NONE: readonly never[] = [];

/** `list` at its exact size. */
export function exact<Item>(list: readonly Item[]): readonly Item[] {
  return list.length === 0 ? NONE : list.slice();
}
