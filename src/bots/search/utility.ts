import type { DealState, Options, Variant } from '../../engine/index.js';

/** Where a deal is won in card points, this many count as one game point. */
const CARD_POINTS_A_GAME_POINT = 40;

/** The value of an ended deal to each seat: its game points less the mean of the others'. After a redeal 0 for all. */
export function utilities(variant: Variant, options: Options, state: DealState): number[] {
  const facts = variant.outcome(state);
  if (facts === null) return new Array<number>(variant.seatCount).fill(0);
  const scale = facts.reason === 'ALL_PLAYED' ? 1 / CARD_POINTS_A_GAME_POINT : 1;
  const gamePoints = variant.match.price(options, facts, 0);
  const winners = variant.seatCount === 4 ? 2 : 1;
  const sum = gamePoints.reduce((total, points) => total + points, 0);
  return gamePoints.map(
    (own) => scale * (own - (sum - winners * own) / (gamePoints.length - winners)),
  );
}
