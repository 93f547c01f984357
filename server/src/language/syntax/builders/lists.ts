// Lists as nodes keep them. The generated parser collects a repetition by pushing, and V8 gives an array that is pushed to room for 17 elements:
// kept as they are, such arrays would make up half of the tree's memory and of the garbage collector's work.

/** The one empty list: most nodes have no modifiers. */
export const NONE: readonly never[] = [];

/** `list` at its exact size. */
export function exact<Item>(list: readonly Item[]): readonly Item[] {
  return list.length < 4 ? list : list.slice();
}
