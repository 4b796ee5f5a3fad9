/** How a match of three or four ends that all of its people have left to bots (rules 2.7). */
import type { MatchResult, Seat, Variant } from '../variant.js';
import type { DealResult } from '../view.js';

/**
 * Who has left a match has lost it, whatever bots would make of the seats: a side comes before those
 * that more of its players left, and level sides have no winner among them.
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

/** The deal that was running brings nobody anything. */
export const abandonedDeal = (seatCount: number): DealResult => ({
  winners: [],
  gamePoints: new Array<number>(seatCount).fill(0),
  reason: 'ABANDONED',
});
