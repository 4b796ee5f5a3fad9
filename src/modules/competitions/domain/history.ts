import type { Pairing } from './form.js';

/** What the rounds so far mean for the next pairings. */
export interface PairingHistory {
  /** How often two lots have met, whichever of them is named first. */
  readonly met: (one: number, other: number) => number;
  readonly byes: (lot: number) => number;
  /** First deals minus pairings without: 0 is even. */
  readonly firstDeals: (lot: number) => number;
}

/** More than the greatest lot. A number is made and looked up much faster than a text. */
const LOTS = 2 ** 20;

const keyOf = (one: number, other: number): number =>
  one < other ? one * LOTS + other : other * LOTS + one;

export function pairingHistory(pairings: readonly Pairing[]): PairingHistory {
  const met = new Map<number, number>();
  const byes = new Map<number, number>();
  const deals = new Map<number, number>();
  for (const { lots } of pairings) {
    if (lots.length === 1) {
      add(byes, lots[0]!, 1);
      continue;
    }
    for (const [seat, lot] of lots.entries()) {
      add(deals, lot, seat === 0 ? lots.length - 1 : -1);
      for (const other of lots.slice(seat + 1)) add(met, keyOf(lot, other), 1);
    }
  }
  return {
    met: (one, other) => met.get(keyOf(one, other)) ?? 0,
    byes: (lot) => byes.get(lot) ?? 0,
    firstDeals: (lot) => deals.get(lot) ?? 0,
  };
}

function add<K>(counts: Map<K, number>, key: K, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}

/**
 * Puts first who has had fewer first deals. If both have had equally many, the parity of the sum of the two lots decides,
 * so that it is not always the lower lot.
 *
 * @param firstDeals how many more than pairings without, by lot
 */
export function inDealOrder(
  [one, other]: readonly [number, number],
  firstDeals: (lot: number) => number,
): [number, number] {
  const difference = firstDeals(one) - firstDeals(other);
  if (difference !== 0) return difference < 0 ? [one, other] : [other, one];
  const lower = Math.min(one, other);
  const higher = Math.max(one, other);
  return (one + other) % 2 === 1 ? [lower, higher] : [higher, lower];
}
