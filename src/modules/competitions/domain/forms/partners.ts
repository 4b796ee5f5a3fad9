import type { Pairing } from '../form.js';

/** How often two lots were drawn as partners, who sit opposite each other. */
export function partnerHistory(
  pairings: readonly Pairing[],
): (one: number, other: number) => number {
  const counts = new Map<string, number>();
  for (const { lots } of pairings) {
    if (lots.length !== 4) continue;
    for (const seat of [0, 1]) {
      const key = keyOfPartners(lots[seat]!, lots[seat + 2]!);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return (one, other) => counts.get(keyOfPartners(one, other)) ?? 0;
}

const keyOfPartners = (one: number, other: number): string =>
  `${Math.min(one, other)} ${Math.max(one, other)}`;
