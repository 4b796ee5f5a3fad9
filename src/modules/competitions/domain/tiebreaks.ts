import type { DecidedPairing } from './form.js';
import type { Figures } from './standings.js';

/** The points that each lot made against others with equally many points. */
export function directEncounters(
  pairings: readonly DecidedPairing[],
  figures: (lot: number) => Figures,
): (lot: number) => number {
  const sums = new Map<number, number>();
  for (const { lots, result } of pairings) {
    if (result === null || lots.length !== 2) continue;
    const [one, other] = lots as readonly [number, number];
    if (figures(one).points !== figures(other).points) continue;
    sums.set(one, (sums.get(one) ?? 0) + result.points[0]!);
    sums.set(other, (sums.get(other) ?? 0) + result.points[1]!);
  }
  return (lot) => sums.get(lot) ?? 0;
}

/** What the strength of the opponents adds. */
export interface OpponentFigures {
  /** The points of all opponents. A round without a match counts as against someone with as many points as oneself. */
  readonly buchholz: number;
  /** The points of the opponents beaten, and half of those with an equal result. */
  readonly sonnebornBerger: number;
}

/** A bye, or a win because the opponent was out. */
const isWithoutOpponent = ({ lots, result }: DecidedPairing, side: number): boolean =>
  lots.length === 1 || (result!.decision === 'WALKOVER' && result!.points[side]! > 0);

export function opponentFigures(
  pairings: readonly DecidedPairing[],
  figures: (lot: number) => Figures,
): (lot: number) => OpponentFigures {
  const sums = new Map<number, OpponentFigures>();
  for (const pairing of pairings) {
    if (pairing.result === null) continue;
    for (const [side, lot] of pairing.lots.entries()) {
      const before = sums.get(lot) ?? { buchholz: 0, sonnebornBerger: 0 };
      const opponent = pairing.lots[1 - side];
      const points = opponent === undefined ? 0 : figures(opponent).points;
      const counted = isWithoutOpponent(pairing, side) ? figures(lot).points : points;
      sums.set(lot, {
        buchholz: before.buchholz + counted,
        sonnebornBerger: before.sonnebornBerger + (points * pairing.result.points[side]!) / 2,
      });
    }
  }
  return (lot) => sums.get(lot) ?? { buchholz: 0, sonnebornBerger: 0 };
}
