/** Statistics of samples. */

/** The mean with its standard error; null for too few values. */
export interface Estimate {
  readonly mean: number | null;
  readonly error: number | null;
}

export function estimate(values: readonly number[]): Estimate {
  if (values.length === 0) return { mean: null, error: null };
  const mean = average(values);
  if (values.length === 1) return { mean, error: null };
  const squares = values.reduce((sum, x) => sum + (x - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (values.length - 1) / values.length) };
}

export const average = (values: readonly number[]): number =>
  values.reduce((sum, x) => sum + x, 0) / values.length;

/** The value that `share` of all values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]!;
}

/** Mean, 95th percentile and worst. */
export const spread = (values: readonly number[]) => ({
  mean: average(values),
  p95: percentile(values, 0.95),
  worst: percentile(values, 1),
});
