import type { Pairing } from '../../../src/modules/competitions/domain/index.js';

export const spread = (counts: readonly number[]): number =>
  Math.max(...counts) - Math.min(...counts);

export const lotsOf = (pairings: readonly Pairing[]): number[] =>
  pairings.flatMap(({ lots }) => lots);

export const isSubset = (some: readonly number[], all: ReadonlySet<number>): boolean =>
  some.every((each) => all.has(each));

/** How often two have met. */
export function meetings(pairings: readonly Pairing[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { lots } of pairings)
    for (const [seat, one] of lots.entries())
      for (const other of lots.slice(seat + 1)) {
        const key = `${Math.min(one, other)} ${Math.max(one, other)}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
  return counts;
}
