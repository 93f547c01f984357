// A list that is only ever changed at its front; what stands behind is shared, so that a change costs one cell.

/** Null is the empty list. */
export type Stack<T> = { readonly head: T; readonly tail: Stack<T> } | null;

export function push<T>(head: T, tail: Stack<T>): Stack<T> {
  return { head, tail };
}

/** `items` in their order, then `tail`. */
export function pushAll<T>(items: readonly T[], tail: Stack<T>): Stack<T> {
  return items.reduceRight<Stack<T>>((stack, item) => push(item, stack), tail);
}

/** The first `count` items, and what follows them; fewer where the list is shorter. */
export function take<T>(stack: Stack<T>, count: number): { readonly items: readonly T[]; readonly rest: Stack<T> } {
  const items: T[] = [];
  let rest = stack;
  for (; rest !== null && items.length < count; rest = rest.tail) items.push(rest.head);
  return { items, rest };
}
