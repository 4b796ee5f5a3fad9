/** The match of three: level seats share the better place (rules 8.7). */
import type { MatchStanding, Seat, Settlement } from '../../variant.js';
import { clockwise } from '../several/index.js';
import type { DrittOptions } from './options.js';

export const nextDealer = (_: DrittOptions, dealer: Seat): Seat => clockwise(dealer, 1, 3);

/** Everyone below the target gets one Bummerl, two without a game point (Schneider). */
export function settle({ target }: DrittOptions, { score }: MatchStanding): Settlement {
  if (Math.max(...score) < target) return { kind: 'goesOn' };
  const places = score.map((points) => 1 + score.filter((other) => other > points).length);
  const bummerl = score.map((points) => (points >= target ? 0 : points === 0 ? 2 : 1));
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return { kind: 'decided', result: { winners, places, bummerl } };
}
