import { takesPart } from './entrants.js';
import type { Entrant, Pairing, PairingResult } from './form.js';

/** The points for each opponent beaten, and for each with an equal result. */
export const POINTS_FOR_WIN = 2;
export const POINTS_FOR_DRAW = 1;

/** Without an opponent: the points of a win against one. */
export const BYE_RESULT: PairingResult = {
  decision: 'BYE',
  points: [POINTS_FOR_WIN],
  bummerl: [0],
};

/**
 * The points by side: two for each opponent that did worse, one for each that did equally well.
 *
 * @param values of each side, the better the higher
 * @param partners whether the sides are four players of whom every second is a partner
 */
export const pointsBy = (values: readonly number[], partners = false): number[] =>
  values.map((own, side) =>
    values.reduce((sum, value, other) => {
      const isOpponent = partners ? (side + other) % 2 === 1 : side !== other;
      return isOpponent ? sum + POINTS_FOR_DRAW + Math.sign(own - value) : sum;
    }, 0),
  );

/**
 * The result of a pairing in which somebody is out: who stayed has beaten who is out. Where all are out, nobody gets
 * points.
 *
 * @param isOut by side
 */
export const walkoverResult = (isOut: readonly boolean[]): PairingResult => ({
  decision: 'WALKOVER',
  points: isOut.every(Boolean)
    ? isOut.map(() => 0)
    : pointsBy(isOut.map((out) => (out ? 0 : 1))).map((points, side) => (isOut[side] ? 0 : points)),
  bummerl: isOut.map(() => 0),
});

/** The result that a pairing has before any match: a bye, or a walkover; null where it is played. */
export function resultAtOnce(
  { lots, round }: Pick<Pairing, 'lots' | 'round'>,
  entrants: readonly Entrant[],
): PairingResult | null {
  if (lots.length === 1) return BYE_RESULT;
  const byLot = new Map(entrants.map((entrant) => [entrant.lot, entrant]));
  const isOut = lots.map((lot) => !takesPart(byLot.get(lot)!, round));
  return isOut.some(Boolean) ? walkoverResult(isOut) : null;
}

/** The sides of a result that no other has beaten. */
export function leadersOf({ points }: Pick<PairingResult, 'points'>): number[] {
  const most = Math.max(...points);
  return points.flatMap((own, side) => (own === most ? [side] : []));
}
