/** Pairs that cost least. */

export type LotPair = readonly [number, number];

/** Two who meet again cost more than everything else of all pairs together. */
export const COST_OF_MEETING = 1e12;

/**
 * Pairs lots so that the sum of costs is small.
 *
 * @param lots an even number of them, in the order in which near ones fit best
 * @returns in the order of each pair's first lot
 */
export function pairUp(
  lots: readonly number[],
  costOf: (one: number, other: number) => number,
): LotPair[] {
  const left = [...lots];
  const pairs: LotPair[] = [];
  while (left.length > 1) {
    const one = left.shift()!;
    const best = left.reduce((least, lot) => (costOf(one, lot) < costOf(one, least) ? lot : least));
    left.splice(left.indexOf(best), 1);
    pairs.push([one, best]);
  }
  return pairs;
}
