/** How sure means of several searches are. */

/** The standard error of a mean: 0 where there is but one value, which is exact. */
export function standardErrorOf(values: readonly number[]): number {
  const count = values.length;
  if (count < 2) return 0;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (count - 1) / count);
}

/**
 * The standard error of how much one mean is above another. Searches with the same number were in the same
 * worlds: what those bring to both is no doubt about the difference.
 */
export const differenceError = (one: readonly number[], other: readonly number[]): number =>
  standardErrorOf(one.map((value, i) => value - other[i]!));
