/** The end of a match of three or four that all people have left (rules 2.7). */
import type { MatchResult, Seat, Variant } from '../variant.js';
import type { DealResult } from '../view.js';

/**
 * A player who left has lost, even if a bot could win with the seat. The fewer players of a side have left, the
 * better is its place. If all sides are level, there is no winner.
 */
export function abandonedResult(variant: Variant, left: readonly Seat[]): MatchResult {
  const losses = lossesOf(variant, left);
  const places = losses.map((loss) => 1 + losses.filter((other) => other < loss).length);
  const isLevel = places.every((place) => place === 1);
  return {
    winners: isLevel ? [] : places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
    places: variant.match.sides ? places.map((place) => (place === 1 ? 1 : 2)) : places,
    bummerl: losses.map((_, seat) => (left.includes(seat) ? 1 : 0)),
  };
}

/** By seat, how many players of its side have left. */
function lossesOf({ match, seatCount }: Variant, left: readonly Seat[]): number[] {
  return Array.from({ length: seatCount }, (_, seat) => {
    const side = match.sides?.find((seats) => seats.includes(seat)) ?? [seat];
    return side.filter((partner) => left.includes(partner)).length;
  });
}

/** The deal that was running brings no game points. */
export const abandonedDeal = (seatCount: number): DealResult => ({
  winners: [],
  gamePoints: new Array<number>(seatCount).fill(0),
  reason: 'ABANDONED',
});
