// How much longer a text of several times the length takes: a ratio of the best CPU times, so that a slow or busy machine changes little.

/** A text of about `length` characters. */
export type SourceOfLength = (length: number) => string;

export interface GrowthQuestion {
  readonly run: (source: string) => unknown;
  readonly source: SourceOfLength;
  readonly small: number;
  readonly factor: number;
  /** A ratio below which no further attempt is made. */
  readonly enough: number;
}

const rounds = 3;
const attempts = 4;

/** The smallest ratio of several attempts: noise only ever adds time to one of the two sides. */
export function growth({ run, source, small, factor, enough }: GrowthQuestion): number {
  const [short, long] = [source(small), source(small * factor)];
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < attempts && best >= enough; attempt++) {
    best = Math.min(best, fastest(run, long) / Math.max(fastest(run, short), 0.2));
  }
  return best;
}

/** Milliseconds of this process's CPU. */
function fastest(run: (source: string) => unknown, source: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage();
    run(source);
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}
