// The end of every switch over a union: the compiler stops there as soon as the union has a kind that the switch does not name.

/** Never reached: throws, since a value outside its type is a bug of ours. */
export function assertNever(value: never): never {
  throw new Error(`a kind that is in no type: ${JSON.stringify(value)}`);
}
