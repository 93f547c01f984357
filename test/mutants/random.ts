// Repeatable randomness for tests and benchmarks: the same seed gives the same numbers on every machine.

/** Each call gives the next number of the seed's sequence, in [0, 1) (xorshift32). */
export type Random = () => number;

export function seeded(seed: number): Random {
  let state = (seed ^ 0x9e3779b9) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x1_0000_0000;
  };
}

/** A whole number in [0, below). */
export function below(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}

export function pick<Choice>(random: Random, choices: readonly Choice[]): Choice {
  const choice = choices[below(random, choices.length)];
  if (choice === undefined) throw new Error("nothing to pick from");
  return choice;
}

/** A seed from text, so that a choice depends on where it is made and not on what was chosen before. */
export function seedOf(text: string, seed: number): number {
  let hash = seed | 0;
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  return hash;
}
