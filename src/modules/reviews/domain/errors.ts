/** Standard errors of means of several searches. */

/** The standard error of a mean; 0 for a single value, which is exact. */
export function standardErrorOf(values: readonly number[]): number {
  const count = values.length;
  if (count < 2) return 0;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (count - 1) / count);
}

/**
 * The standard error of the difference of two means. Searches with the same number used the same
 * determinizations, so the influence of these on both means cancels out.
 */
export const differenceError = (one: readonly number[], other: readonly number[]): number =>
  standardErrorOf(one.map((value, i) => value - other[i]!));
