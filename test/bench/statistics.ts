// The few numbers that a series of measurements is reduced to.

export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The smallest value that at least `share` percent of the values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  const value = sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)];
  if (value === undefined) throw new Error("no measurements");
  return value;
}

export function rounded(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}
