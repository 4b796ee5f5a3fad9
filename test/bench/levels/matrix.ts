/** Small matrices. */

type Matrix = readonly (readonly number[])[];

/** The inverse of a symmetric positive definite matrix (Gauss and Jordan). */
export function inverseOf(matrix: Matrix): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => Number(i === j))]);
  for (let pivot = 0; pivot < size; pivot++) {
    const own = rows[pivot]!.map((value) => value / rows[pivot]![pivot]!);
    rows.forEach((row, i) => {
      const share = row[pivot]!;
      rows[i] = i === pivot ? own : row.map((value, j) => value - share * own[j]!);
    });
  }
  return rows.map((row) => row.slice(size));
}

export const timesVector = (matrix: Matrix, vector: readonly number[]): number[] =>
  matrix.map((row) => row.reduce((sum, value, i) => sum + value * vector[i]!, 0));
