/** A figure with its uncertainty: with a probability of 95 percent the true value is between the bounds. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** How many observations it comes from. */
  readonly observations: number;
}

/** The standard errors on each side of a value that hold 95 percent of a normal distribution. */
export const Z = 1.959964;

/**
 * Wilson's interval of a share. It never leaves 0 to 1, and is right for few observations, too.
 *
 * @param hits may be a fraction: of an effective number of observations
 */
export function wilson(hits: number, count: number): { low: number; high: number } {
  const share = hits / count;
  const square = Z * Z;
  const centre = (share + square / (2 * count)) / (1 + square / count);
  const half =
    (Z * Math.sqrt((share * (1 - share)) / count + square / (4 * count * count))) /
    (1 + square / count);
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** The share of hits among independent observations; null without any. */
export function shareOf(hits: number, count: number): Estimate | null {
  if (count === 0) return null;
  return { value: hits / count, ...wilson(hits, count), observations: count };
}

/**
 * Sums over matches of a count `x` and a number of decisions `n`. Decisions of one match are not independent, so the
 * match is the unit.
 */
export interface RatioSums {
  readonly matches: number;
  readonly n: number;
  readonly nn: number;
  readonly x: number;
  readonly xx: number;
  readonly xn: number;
}

export const NO_SUMS: RatioSums = { matches: 0, n: 0, nn: 0, x: 0, xx: 0, xn: 0 };

/** The sums of one match. */
export const ratioOf = (x: number, n: number): RatioSums => ({
  matches: 1,
  n,
  nn: n * n,
  x,
  xx: x * x,
  xn: x * n,
});

export const addRatios = (a: RatioSums, b: RatioSums, sign: 1 | -1 = 1): RatioSums => ({
  matches: a.matches + sign * b.matches,
  n: a.n + sign * b.n,
  nn: a.nn + sign * b.nn,
  x: a.x + sign * b.x,
  xx: a.xx + sign * b.xx,
  xn: a.xn + sign * b.xn,
});

/** With fewer matches there is no figure: the spread between matches would be a guess. */
export const FEWEST_MATCHES = 5;

/** The mean of `x` for each decision, with the standard error of a ratio of sums over matches; null for too few. */
export function meanOf(sums: RatioSums): Estimate | null {
  const { n, x } = sums;
  if (sums.matches < FEWEST_MATCHES || n === 0) return null;
  const value = x / n;
  const half = Z * Math.sqrt(varianceOf(sums));
  return { value, low: Math.max(0, value - half), high: value + half, observations: n };
}

/**
 * The share of decisions with a hit. Wilson's interval for as many independent decisions as tell as much as these; at
 * most the decisions themselves.
 */
export function clusteredShareOf(sums: RatioSums): Estimate | null {
  const { n, x } = sums;
  if (sums.matches < FEWEST_MATCHES || n === 0) return null;
  const value = x / n;
  const variance = varianceOf(sums);
  const effective = variance > 0 ? Math.min(n, (value * (1 - value)) / variance) : n;
  return { value, ...wilson(value * effective, effective), observations: n };
}

/** The variance of the ratio x / n, linearized, with matches as clusters. */
function varianceOf({ matches, n, nn, x, xx, xn }: RatioSums): number {
  const ratio = x / n;
  const squares = Math.max(0, xx - 2 * ratio * xn + ratio * ratio * nn);
  return ((matches / (matches - 1)) * squares) / (n * n);
}

/**
 * A quantile, with an interval from the order statistics: it needs no distribution of the times. Null for fewer than ten
 * values.
 *
 * @param sorted in ascending order
 */
export function quantileOf(sorted: readonly number[], probability: number): Estimate | null {
  const count = sorted.length;
  if (count < 10) return null;
  const half = Z * Math.sqrt(count * probability * (1 - probability));
  const at = (rank: number) => sorted[Math.min(count - 1, Math.max(0, rank))]!;
  return {
    value: interpolated(sorted, probability),
    low: at(Math.floor(count * probability - half) - 1),
    high: at(Math.ceil(count * probability + half)),
    observations: count,
  };
}

function interpolated(sorted: readonly number[], probability: number): number {
  const place = (sorted.length - 1) * probability;
  const below = Math.floor(place);
  const next = sorted[Math.min(sorted.length - 1, below + 1)]!;
  return sorted[below]! + (next - sorted[below]!) * (place - below);
}

/** Groups of the jackknife. */
const GROUPS = 10;

/**
 * How regular times are: (Q3 − Q1) / (Q3 + Q1). It is 0 if all are equal, and near 1 if they differ by orders of
 * magnitude. The interval is that of a jackknife with ten groups. Null for fewer than forty values.
 *
 * @param times in the order in which they were taken
 */
export function dispersionOf(times: readonly number[]): Estimate | null {
  if (times.length < 4 * GROUPS) return null;
  const value = dispersion(times);
  const without = Array.from({ length: GROUPS }, (_, group) =>
    dispersion(times.filter((_, i) => i % GROUPS !== group)),
  );
  const mean = without.reduce((sum, one) => sum + one, 0) / GROUPS;
  const squares = without.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const half = Z * Math.sqrt(((GROUPS - 1) / GROUPS) * squares);
  return {
    value,
    low: Math.max(0, value - half),
    high: Math.min(1, value + half),
    observations: times.length,
  };
}

function dispersion(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  const [low, high] = [interpolated(sorted, 0.25), interpolated(sorted, 0.75)];
  return high + low === 0 ? 0 : (high - low) / (high + low);
}
