import type { DealState, Options, Variant } from '../../engine/index.js';

/** Card points count for about as much as game points do when so many of them make one. */
const CARD_POINTS_A_GAME_POINT = 40;

/**
 * What a deal that has ended is worth to each seat: its game points less what the others have on an
 * average; 0 to all after a redeal.
 */
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
